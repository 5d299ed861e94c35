import type { LeftOutRow } from "./mood-file.server.ts";
import { IMPORTED_NOTE_MAX_LENGTH } from "./limits.ts";

const WHY: Readonly<Record<LeftOutRow["why"], string>> = {
  "unreadable-date": "We can't read the date (it should look like 2026-11-20)",
  "in-the-future": "The date is in the future",
  "too-long-ago": "The date is more than 120 years ago",
  "no-mood": "There's no mood",
  "long-note": `The note is longer than ${IMPORTED_NOTE_MAX_LENGTH.toLocaleString("en-US")} characters`,
  repeated: "It's in the file twice",
};
const NAMED_ROWS = 10;

/** Why rows are left out, and which: "There's no mood: rows 3, 8 and 12". */
export function leftOutLines(leftOut: readonly LeftOutRow[]): string[] {
  const groups = Map.groupBy(leftOut, ({ why }) => why);
  return [...groups].map(([why, rows]) => `${WHY[why]}: ${rowsText(rows.map(({ row }) => row))}`);
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

function rowsText(rows: readonly number[]): string {
  const named = rows.slice(0, NAMED_ROWS).map(String);
  const more = rows.length - named.length;
  const all = more > 0 ? [...named, `${more.toLocaleString("en-US")} more`] : named;
  return `${rows.length === 1 ? "row" : "rows"} ${list.format(all)}`;
}

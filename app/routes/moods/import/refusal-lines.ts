import { leftOutLines } from "./left-out.ts";
import { FILE_MAX_MB, MAX_MOOD_NAMES, MAX_ROWS } from "./limits.ts";
import type { Refusal } from "./receive-file.server.ts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Why a file wasn't taken, and what to do about it. */
export function refusalLines(refusal: Refusal): string[] {
  switch (refusal.kind) {
    case "no-file":
      return ["Please choose a file, or paste what's in it."];
    case "too-large":
      return [`This file is larger than ${FILE_MAX_MB} MB. Please export fewer months at a time.`];
    case "too-often":
      return ["That's a lot of files in a short time. Please wait an hour and try again."];
    case "busy":
      return ["A lot is going on here right now. Please try again in a minute."];
    case "not-text":
      return ["This isn't a CSV file. Please export your entries as CSV, not as a backup."];
    case "broken":
      return [
        "We couldn't read this as a table. A quotation mark may be missing, or the end of the file.",
      ];
    case "missing-columns":
      return [missingText(refusal.columns)];
    case "no-rows":
      return ["There are names of columns in this file, but no moods."];
    case "too-many-rows":
      return [
        `This file has more than ${MAX_ROWS.toLocaleString("en-US")} rows. Please import it in parts.`,
      ];
    case "too-many-moods":
      return [
        `This file has more than ${MAX_MOOD_NAMES} different moods. Please check that the column “mood” holds moods.`,
      ];
    case "no-usable-rows":
      return ["We can't use any row of this file.", ...leftOutLines(refusal.leftOut)];
  }
}

function missingText(columns: readonly string[]): string {
  const names = list.format(columns.map((name) => `“${name}”`));
  return columns.length === 1
    ? `This file has no column ${names}. Is it a CSV from Daylio, How We Feel or iMoodJournal?`
    : `This file has no columns ${names}. Is it a CSV from Daylio, How We Feel or iMoodJournal?`;
}

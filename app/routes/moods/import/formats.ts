import { MAX_TAGS, readTags, TAG_MAX_LENGTH } from "#app/catalogue/tags.ts";
import { MONTHS } from "#app/catalogue/format-date.ts";

const BREAKS = /<br\s*\/?>|<\/(?:p|div|ul|ol|h[1-6])\s*>/giu;
// Only what Daylio writes: "I <3 you" stays as it is.
const MARKS = /<\/?(?:b|i|u|s|em|strong|strike|ul|ol|li|p|div|span|font|h[1-6])(?:\s[^<>]*)?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

/** A note as plain text: newer files have it with a few marks of HTML. */
function noteText(cell: string): string {
  return cell
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/<li(?:\s[^<>]*)?>/giu, "\n- ")
    .replaceAll(BREAKS, "\n")
    .replaceAll(MARKS, "")
    .replaceAll(/&(amp|lt|gt|quot|apos|#39|nbsp);/gu, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}

const BEFORE_NOON = /a\.?\s?m|上午|午前|오전|π\.?\s?μ/u;
const AFTER_NOON = /p\.?\s?m|下午|午後|오후|μ\.?\s?μ/u;

/** Minutes after midnight: "21:05", "9:05 PM", "9:05 p. m.", "21h05"; null for what isn't a time of day. */
function minuteOf(cell: string): number | null {
  const time = cell.normalize("NFKC").toLowerCase();
  const [, hours, minutes] = /(\d{1,2})\s?[:.h]\s?(\d{2})/u.exec(time) ?? [];
  const [hour, minute] = [Number(hours ?? 24), Number(minutes)];
  if (hour > 23 || minute > 59) return null;
  const isBefore = BEFORE_NOON.test(time);
  if (!isBefore && !AFTER_NOON.test(time)) return hour * 60 + minute;
  return ((hour % 12) + (isBefore ? 0 : 12)) * 60 + minute;
}

const MOOD_NAME_MAX_LENGTH = 40;

/** A mood as a file has it. */
export interface FoundMood {
  /** YYYY-MM-DD */
  date: string;
  /** Minutes after midnight; null where the file doesn't say, or in words of its own. */
  minute: number | null;
  mood: string;
  activities: string[];
  notes: string | null;
}

/** Reads a row: what stands under a column's name, in lower case. */
type Cell = (column: string) => string;

/** How an app writes its moods, known by the columns that only it has. */
export interface Format {
  needed: readonly string[];
  read: (cell: Cell, columns: readonly string[]) => FoundMood;
}

/** Also what a file without columns is measured by. */
export const DAYLIO: Format = {
  needed: ["full_date", "mood"],
  read: (cell) => ({
    date: cell("full_date").trim().replaceAll(/[/.]/gu, "-"),
    minute: minuteOf(cell("time")),
    mood: moodName(cell("mood")),
    activities: activitiesIn(cell("activities")),
    notes: notesIn([cell("note_title"), cell("note")]),
  }),
};

/** Its tags stand in three columns, its day and time in one: "2026 Sun May 17 3:39 PM". */
const HOW_WE_FEEL: Format = {
  needed: ["date", "mood", "tags (people)"],
  read(cell) {
    const [, year, month, day, time] =
      /^\s*(\d{4}) \p{L}+ (\p{L}+) (\d{1,2})\b(.*)$/u.exec(cell("date")) ?? [];
    const tags = ["tags (people)", "tags (places)", "tags (events)"].map(cell);
    const texts = [cell("notes"), cell("reflections"), cell("takeaways")];
    return {
      date: dayOf(year, month, day),
      minute: minuteOf(time ?? ""),
      mood: moodName(cell("mood")),
      activities: activitiesIn(tags.join("\n")),
      // Empty lists of newer files.
      notes: notesIn(texts.filter((text) => text.trim() !== "[]")),
    };
  },
};

/** A level from 1 to 10, and behind the comment a column for each hashtag with 1 where it was used. */
const I_MOOD_JOURNAL: Format = {
  needed: ["date", "hour", "minute", "level"],
  read(cell, columns) {
    const date = cell("date");
    const [, first, second, year] =
      /^\s*(\p{L}+|\d{1,2})\.? (\p{L}+|\d{1,2}),? (\d{4})/u.exec(date) ?? [];
    const [month, day] = /\d/u.test(first ?? "") ? [second, first] : [first, second];
    const level = cell("level").trim();
    const tags = columns.slice(columns.indexOf("comment") + 1).filter((tag) => cell(tag) === "1");
    return {
      date: dayOf(year, month, day),
      minute: minuteOf(`${cell("hour")}:${cell("minute").padStart(2, "0")}`),
      mood: level === "" ? "" : moodName(`Level ${level}`),
      activities: columns.includes("comment") ? activitiesIn(tags.join("\n")) : [],
      notes: notesIn([cell("comment")]),
    };
  },
};

const FORMATS = [DAYLIO, HOW_WE_FEEL, I_MOOD_JOURNAL];

/** The format of a file with these columns; null where it is none of these. */
export function formatOf(columns: ReadonlyMap<string, unknown>): Format | null {
  return FORMATS.find(({ needed }) => needed.every((name) => columns.has(name))) ?? null;
}

/** Of a day in English words; "" is no day. */
function dayOf(year?: string, month?: string, day?: string): string {
  if (!year || !month || !day) return "";
  const start = month.slice(0, 3).toLowerCase();
  const number = MONTHS.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function moodName(cell: string): string {
  return cell.replaceAll(/\s+/gu, " ").trim().slice(0, MOOD_NAME_MAX_LENGTH);
}

function notesIn(cells: readonly string[]): string | null {
  const notes = cells.map(noteText).filter((text) => text !== "");
  return notes.length > 0 ? notes.join("\n\n") : null;
}

/** "family | movies" as tags; one that is too long is cut. */
function activitiesIn(cell: string): string[] {
  const tags = readTags(cell.replaceAll("|", "\n"));
  const short = tags.map((tag) => Array.from(tag).slice(0, TAG_MAX_LENGTH).join("").trim());
  return [...new Set(short)].slice(0, MAX_TAGS);
}

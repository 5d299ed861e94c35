import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { dayProblem } from "#app/models/record/days.server.ts";
import { DAYLIO, formatOf, type Format, type FoundMood } from "./formats.ts";
import { IMPORTED_NOTE_MAX_LENGTH, MAX_MOOD_NAMES, MAX_ROWS } from "./limits.ts";

/** Spreadsheets add a few at the end. */
const MAX_EMPTY_ROWS = 1_000;
/** More than the longest note that is taken, with all that stands beside it. */
const ROW_MAX_CHARACTERS = 100_000;
const PIECE_CHARACTERS = 16_384;
/** Rows that are read in one go. */
const ROWS_A_TURN = 50;

const DELIMITERS = [",", ";", "\t"] as const;

/** A row that can't be taken, by its number in a spreadsheet. */
export interface LeftOutRow {
  row: number;
  why: "unreadable-date" | "in-the-future" | "too-long-ago" | "no-mood" | "long-note" | "repeated";
}

/** Why nothing of a file can be taken. */
export type FileProblem =
  | { kind: "not-text" | "broken" | "no-rows" | "too-many-rows" | "too-many-moods" }
  | { kind: "missing-columns"; columns: string[] }
  | { kind: "no-usable-rows"; leftOut: LeftOutRow[] };

export type MoodFile =
  { moods: FoundMood[]; leftOut: LeftOutRow[]; problem?: never } | { problem: FileProblem };

/**
 * Reads what Daylio, How We Feel or iMoodJournal exports as CSV, or what a spreadsheet makes of that. Columns are
 * found by their names, and what isn't known is ignored. `timeZone` says which day is today. Others are served
 * between the rows.
 */
export async function readMoodFile(
  text: string,
  timeZone: string | null,
  now = Date.now(),
): Promise<MoodFile> {
  if (text.includes("\u0000")) return { problem: { kind: "not-text" } };
  const reading = new Reading(timeZone, now);
  try {
    for await (const { record, info } of recordsOf(text)) {
      const problem = reading.take(record, info.records);
      if (problem) return { problem };
      if (info.records % ROWS_A_TURN === 0) await nextTurn();
    }
  } catch (error) {
    if (error instanceof CsvError) return { problem: { kind: "broken" } };
    throw error;
  }
  return reading.end();
}

function recordsOf(text: string): AsyncIterable<{ record: string[]; info: { records: number } }> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: ROW_MAX_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
  });
  return Readable.from(piecesOf(text)).pipe(parser);
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    yield text.slice(start, start + PIECE_CHARACTERS);
  }
}

/** What has been read of a file so far. */
class Reading {
  readonly #timeZone: string | null;
  readonly #now: number;
  readonly #moods: FoundMood[] = [];
  readonly #leftOut: LeftOutRow[] = [];
  readonly #seen = new Set<string>();
  readonly #moodNames = new Set<string>();
  #columns: Map<string, number> | undefined;
  #read: Format["read"] = DAYLIO.read;
  #count = 0;

  constructor(timeZone: string | null, now: number) {
    this.#timeZone = timeZone;
    this.#now = now;
  }

  /** Takes the next row; says so where that makes the whole file none that can be taken. */
  take(cells: readonly string[], row: number): FileProblem | null {
    if (row > MAX_ROWS + MAX_EMPTY_ROWS) return { kind: "too-many-rows" };
    if (cells.every((cell) => cell.trim() === "")) return null;
    if (!this.#columns) {
      this.#columns = columnsBy(cells);
      const format = formatOf(this.#columns);
      if (!format) return missingIn(this.#columns);
      this.#read = format.read;
      return null;
    }
    this.#count += 1;
    if (this.#count > MAX_ROWS) return { kind: "too-many-rows" };
    const columns = this.#columns;
    const cell = (name: string) => cells[columns.get(name) ?? -1] ?? "";
    const mood = this.#read(cell, [...columns.keys()]);
    const why = problemOf(mood, this.#timeZone, this.#now) ?? this.#seenBefore(mood);
    if (why) {
      this.#leftOut.push({ row, why });
      return null;
    }
    this.#moods.push(mood);
    this.#moodNames.add(mood.mood.toLowerCase());
    return this.#moodNames.size > MAX_MOOD_NAMES ? { kind: "too-many-moods" } : null;
  }

  end(): MoodFile {
    if (!this.#columns)
      return { problem: { kind: "missing-columns", columns: [...DAYLIO.needed] } };
    if (this.#count === 0) return { problem: { kind: "no-rows" } };
    const [moods, leftOut] = [this.#moods, this.#leftOut];
    return moods.length > 0 ? { moods, leftOut } : { problem: { kind: "no-usable-rows", leftOut } };
  }

  #seenBefore({ date, minute, mood, notes }: FoundMood): "repeated" | null {
    const key = JSON.stringify([date, minute, mood.toLowerCase(), notes]);
    if (this.#seen.has(key)) return "repeated";
    this.#seen.add(key);
    return null;
  }
}

/** What a file lacks to be one of Daylio's, which most are. */
function missingIn(columns: ReadonlyMap<string, number>): FileProblem {
  return { kind: "missing-columns", columns: DAYLIO.needed.filter((name) => !columns.has(name)) };
}

/** Spreadsheets of some countries write semicolons, and what is pasted from one has tabs. */
function delimiterOf(text: string): string {
  const [head = ""] = /\S[^\r\n]*/u.exec(text.slice(0, PIECE_CHARACTERS)) ?? [];
  const count = (delimiter: string) => columnsBy(head.split(delimiter)).size;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function columnsBy(names: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const plain = name
      .replaceAll(/[\uFEFF"]/gu, "")
      .trim()
      .toLowerCase();
    if (plain !== "" && !columns.has(plain)) columns.set(plain, index);
  }
  return columns;
}

function problemOf(
  { date, mood, notes }: FoundMood,
  timeZone: string | null,
  now: number,
): LeftOutRow["why"] | null {
  const day = dayProblem(date, timeZone, { now });
  if (day) return day === "not-a-day" ? "unreadable-date" : day;
  if (mood === "") return "no-mood";
  return (notes?.length ?? 0) > IMPORTED_NOTE_MAX_LENGTH ? "long-note" : null;
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, parse as parseTable } from "csv-parse/sync";
import type { z } from "zod";
import { findTakenIds } from "./knowledge-entries.server.ts";
import { parsePlainJson } from "#app/models/storage/plain-json.ts";
import { knowledgeItem, MAX_UPLOAD_ITEMS, type KnowledgeItem } from "./knowledge-input.ts";

/** Lists and objects of one upload: each item is one, with one for its tags, and room for more. */
const MAX_PARTS = 10 * MAX_UPLOAD_ITEMS;
/** Rows that are checked before anybody else has a turn. */
const ROWS_A_TURN = 200;
/** Problems that are told one by one. */
export const PROBLEMS_TOLD = 50;

export interface RowProblem {
  /** Counted from 1, as people count. */
  row: number;
  /** The id that the row gives, where it gives one. */
  id: string | null;
  message: string;
}

/** What is in an upload, or what is wrong with it as a whole or row by row. */
export type UploadRows =
  | { problem: "no-list" | "empty" | "too-many" }
  | ({ problem: "not-json" | "not-csv" } & Place)
  | { problem: "rows"; problems: readonly RowProblem[]; wrongRows: number; total: number }
  | { problem: null; items: readonly KnowledgeItem[] };

/** Where something can't be read, counted from 1; null where that isn't known. */
export interface Place {
  line: number | null;
  column: number | null;
}

/**
 * Reads a list of items, from JSON or from a table of comma-separated values with a line of names on
 * top, and checks each row: all of them are right, or what is wrong is told.
 */
export async function readUploadRows(text: string): Promise<UploadRows> {
  const plain = text.replace(/^\uFEFF/u, "");
  if (isTable(plain)) {
    const rows = readTable(plain);
    return "problem" in rows ? rows : checkUploadRows(rows.rows);
  }
  try {
    return await checkUploadRows(parsePlainJson(plain, MAX_PARTS));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: "not-json", ...placeIn(plain, error.message) };
  }
}

/** A table begins with the names of its columns, and one of them is the content. */
function isTable(text: string): boolean {
  const start = text.trimStart();
  if (/^[[{]/u.test(start)) return false;
  const head = headOf(start);
  return /\bcontent\b/iu.test(head) && /[,;\t]/u.test(head);
}

function headOf(text: string): string {
  return text.trimStart().split(/\r?\n/u, 1)[0] ?? "";
}

function readTable(text: string): { rows: unknown[] } | ({ problem: "not-csv" } & Place) {
  const head = headOf(text);
  // Where a comma is the decimal sign, tables are written with semicolons.
  const delimiter = [",", ";", "\t"].toSorted(
    (a, b) => head.split(b).length - head.split(a).length,
  );
  try {
    const rows: Record<string, string>[] = parseTable(text, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: delimiter[0] ?? ",",
      skip_empty_lines: true,
      to: MAX_UPLOAD_ITEMS + 1,
    });
    return { rows: rows.map(itemOf) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error && typeof error.lines === "number" ? error.lines : null;
    return { problem: "not-csv", line, column: null };
  }
}

/** A row of a table as an item: tags stand in one cell, an empty cell is none. */
function itemOf(row: Record<string, string>): Record<string, unknown> {
  const filled = Object.entries(row).filter(([, value]) => value.trim() !== "");
  const item: Record<string, unknown> = Object.fromEntries(filled);
  if (typeof item["tags"] === "string") {
    item["tags"] = item["tags"].split(/[,;|]/u).map((tag) => tag.trim());
  }
  return item;
}

/** Strings, so that what stands in them is passed over, and the usual mistake: a comma too many. */
const COMMA_TOO_MANY = /"(?:[^"\\]|\\.)*"|(,)\s*[\]}]/gsu;

/** The place that the reader of JSON names, or that of a comma too many: it is told without one. */
function placeIn(text: string, message: string): Place {
  const position = /position (\d+)/u.exec(message)?.[1];
  const at = position === undefined ? commaTooMany(text) : Number(position);
  if (at === null) return { line: null, column: null };
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function commaTooMany(text: string): number | null {
  for (const found of text.matchAll(COMMA_TOO_MANY)) {
    if (found[1] !== undefined) return found.index;
  }
  return null;
}

/** The same of a value that was parsed already. */
export async function checkUploadRows(value: unknown): Promise<UploadRows> {
  if (!Array.isArray(value)) return { problem: "no-list" };
  const rows: readonly unknown[] = value;
  if (rows.length === 0) return { problem: "empty" };
  if (rows.length > MAX_UPLOAD_ITEMS) return { problem: "too-many" };
  const items: KnowledgeItem[] = [];
  const problems: RowProblem[] = [];
  const rowOf = new Map<string, number>();
  for (const [index, given] of rows.entries()) {
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    const row = index + 1;
    const read = knowledgeItem.safeParse(given);
    if (read.success) items.push(read.data);
    else problems.push({ row, id: idOf(given), message: messageOf(read.error) });
    // A row may be wrong in more than one way.
    const id = read.success ? read.data.id : idOf(given)?.trim().toLowerCase();
    if (!id) continue;
    const first = rowOf.get(id);
    if (first === undefined) rowOf.set(id, row);
    else problems.push({ row, id, message: `Row ${first} has the same id` });
  }
  problems.push(...(await takenRows(rowOf)));
  if (problems.length === 0) return { problem: null, items };
  const wrongRows = new Set(problems.map(({ row }) => row)).size;
  const told = problems.toSorted((a, b) => a.row - b.row).slice(0, PROBLEMS_TOLD);
  return { problem: "rows", problems: told, wrongRows, total: rows.length };
}

async function takenRows(rowOf: ReadonlyMap<string, number>): Promise<RowProblem[]> {
  const ids = [...rowOf.keys()];
  const taken: string[] = [];
  for (let at = 0; at < ids.length; at += ROWS_A_TURN) {
    taken.push(...(await findTakenIds(ids.slice(at, at + ROWS_A_TURN))));
    await nextTurn();
  }
  return taken.map((id) => ({
    row: rowOf.get(id) ?? 0,
    id,
    message: "This id is taken",
  }));
}

function idOf(given: unknown): string | null {
  if (typeof given !== "object" || given === null || !("id" in given)) return null;
  const { id } = given;
  return typeof id === "string" || typeof id === "number" ? String(id).slice(0, 100) : null;
}

function messageOf(error: z.ZodError): string {
  const told = error.issues.slice(0, 3).map(({ path, message, code }) => {
    const field = path.map(String).join(".");
    if (field === "") return 'Each row must be an object, such as {"id": "…", "content": "…"}';
    return code === "invalid_type" ? `${field}: missing, or not text` : `${field}: ${message}`;
  });
  return told.join("; ");
}

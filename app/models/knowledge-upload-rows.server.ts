import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import { findTakenIds } from "./knowledge-entries.server.ts";
import { parsePlainJson } from "./plain-json.ts";
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
  | { problem: "not-json" | "no-list" | "empty" | "too-many" }
  | { problem: "rows"; problems: readonly RowProblem[]; wrongRows: number; total: number }
  | { problem: null; items: readonly KnowledgeItem[] };

/** Reads a list of items from JSON and checks each row: all of them are right, or what is wrong is told. */
export async function readUploadRows(text: string): Promise<UploadRows> {
  const value = parse(text);
  return value === undefined ? { problem: "not-json" } : checkUploadRows(value);
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
    if (!read.success) {
      problems.push({ row, id: idOf(given), message: messageOf(read.error) });
      continue;
    }
    const { id } = read.data;
    const first = rowOf.get(id);
    if (first === undefined) rowOf.set(id, row);
    else problems.push({ row, id, message: `Row ${first} has the same id` });
    items.push(read.data);
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
    message: "There's an entry with this id already",
  }));
}

function parse(text: string): unknown {
  try {
    return parsePlainJson(text.replace(/^\uFEFF/u, ""), MAX_PARTS);
  } catch {
    return undefined;
  }
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

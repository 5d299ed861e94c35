import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import type { LabelledRow } from "#tests/safety/rows.ts";

/** What a part of everyday talk is for: learning, setting the bars, or measuring. None is used twice. */
export type Part = "learn" | "bars" | "measure" | "left out";

/** Of twenty texts the linear model learned from ten, and its bars were set on five: they measure nothing. */
const KNOWN_TO_THE_LINEAR_MODEL = 15;

function isNewToAll(key: string): boolean {
  return hashOf(key).readUInt32BE(0) % 20 >= KNOWN_TO_THE_LINEAR_MODEL;
}

function hashOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Which part a conversation belongs to: by its hash, so that it never changes. `reader/rows.py` does the same. */
function partOf(key: string): Part {
  const of = hashOf(key).readUInt16BE(0) % 10;
  if (of === 0) return isNewToAll(key) ? "measure" : "left out";
  return of <= 2 ? "bars" : "learn";
}

/** Part of a row of ours: everyday talk by conversation, so that none is in two parts; all else is learned. */
export function partOfRow(row: LabelledRow): Part {
  return row.field === undefined ? "learn" : partOf(row.conversation ?? row.id);
}

/** Where the everyday texts come from that nobody here wrote. */
export const EVERYDAY_SOURCE = "GoEmotions (Google Research, Apache 2.0), training split";

/** The folder named after `--everyday`, or undefined. Its texts never go into the repository. */
export function everydayFolder(): string | undefined {
  const at = process.argv.indexOf("--everyday");
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Everyday texts of a folder outside the repository: `{id, text}` a line in `everyday*.jsonl`, all of them harmless. */
export function readEveryday(folder: string): Record<Part, LabelledRow[]> {
  const parts: Record<Part, LabelledRow[]> = { learn: [], bars: [], measure: [], "left out": [] };
  const names = readdirSync(folder).filter((name) => /^everyday.*\.jsonl$/.test(name));
  if (names.length === 0) throw new Error(`${folder}: no everyday*.jsonl`);
  for (const name of names.sort()) {
    const lines = readFileSync(path.join(folder, name), "utf8").split("\n");
    for (const [number, line] of lines.filter((each) => each.trim() !== "").entries()) {
      const row: unknown = JSON.parse(line);
      if (typeof row !== "object" || row === null || !("id" in row) || !("text" in row)) continue;
      const text = String(row.text);
      const part = partOfComment(number, text);
      parts[part].push({ id: `every-${String(row.id)}`, text, label: "none", tags: [] });
    }
  }
  return parts;
}

function partOfComment(number: number, text: string): Part {
  if (number % 4 === 0) return isNewToAll(text) ? "measure" : "left out";
  return number % 4 === 1 ? "bars" : "learn";
}

/** Texts one after the other, joined to texts of at least so many characters. */
export function joinTo(texts: readonly string[], characters: number, separator = "\n"): string[] {
  const joined: string[] = [];
  let text = "";
  for (const next of texts) {
    text = text === "" ? next : `${text}${separator}${next}`;
    if (text.length < characters) continue;
    joined.push(text);
    text = "";
  }
  return joined;
}

/** Texts in runs of so many. */
export function inRuns<Item>(items: readonly Item[], length: number): Item[][] {
  const runs: Item[][] = [];
  for (let start = 0; start + length <= items.length; start += length)
    runs.push(items.slice(start, start + length));
  return runs;
}

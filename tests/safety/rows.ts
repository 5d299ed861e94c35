import { readFileSync, readdirSync } from "node:fs";

import { KINDS } from "#app/safety/assessment.ts";
import type { Kind } from "#app/safety/assessment.ts";

export interface LabelledRow {
  id: string;
  text: string;
  label: Kind;
  tags: readonly string[];
}

function readField(row: object, name: string): string {
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  return Array.isArray(value)
    ? value.join(",")
    : typeof value === "string" || typeof value === "number"
      ? String(value)
      : "";
}

/** Reads labelled rows, one JSON object a line. */
export function readRows(path: string): LabelledRow[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const parsed: unknown = JSON.parse(line);
      if (typeof parsed !== "object" || parsed === null)
        throw new Error(`${path}: not a row: ${line}`);
      const written = readField(parsed, "label");
      const label = KINDS.find((kind) => kind === written);
      if (label === undefined) throw new Error(`${path}: unknown label: ${written}`);
      const tags = readField(parsed, "tags")
        .split(",")
        .map((tag) => tag.trim())
        .filter((tag) => tag !== "");
      return { id: readField(parsed, "id"), text: readField(parsed, "text"), label, tags };
    });
}

/** All rows of a folder's `.jsonl` files; none where there is no such folder. */
export function readRowsIn(folder: string): LabelledRow[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readRows(`${folder}/${name}`));
}

export function isCrisisRow(row: LabelledRow): boolean {
  return row.label !== "none" && row.label !== "distress";
}

import { readFileSync, readdirSync } from "node:fs";

import { KINDS } from "#app/safety/assessment.ts";
import type { Kind, TextField } from "#app/safety/assessment.ts";

export interface LabelledRow {
  id: string;
  text: string;
  label: Kind;
  tags: readonly string[];
  /** Where it was written; talk where the row does not say. */
  field?: TextField;
  /** Where it isn't English. */
  language?: string;
  /** The conversation that it is a message of. */
  conversation?: string;
}

function readField(row: object, name: string): string {
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  return Array.isArray(value)
    ? value.join(",")
    : typeof value === "string" || typeof value === "number"
      ? String(value)
      : "";
}

/** Fields of everyday talk by the name that its authors gave them. */
function fieldOf(written: string): TextField {
  if (/plan/.test(written)) return "safety_plan";
  return /^(?:|talk|chat|journal|mood|mood_note|reflection|voice|conversation|message)$/.test(
    written,
  )
    ? "talk"
    : "aside";
}

/** Reads labelled rows, one JSON object a line. A row of everyday talk has a field in place of a label: it is harmless. */
export function readRows(path: string): LabelledRow[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const parsed: unknown = JSON.parse(line);
      if (typeof parsed !== "object" || parsed === null)
        throw new Error(`${path}: not a row: ${line}`);
      const isEveryday = "field" in parsed && !("label" in parsed);
      const written = isEveryday ? "none" : readField(parsed, "label");
      const label = KINDS.find((kind) => kind === written);
      if (label === undefined) throw new Error(`${path}: unknown label: ${written}`);
      const tags = readField(parsed, "tags")
        .split(",")
        .map((tag) => tag.trim())
        .filter((tag) => tag !== "");
      const lang = readField(parsed, "lang");
      const row = {
        id: readField(parsed, "id"),
        text: readField(parsed, "text"),
        label,
        tags,
        ...(lang === "" ? {} : { language: lang }),
      };
      if (!isEveryday) return row;
      const conversation = readField(parsed, "conversation");
      return {
        ...row,
        field: fieldOf(readField(parsed, "field")),
        ...(conversation === "" ? {} : { conversation }),
      };
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

import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";

/** What training wrote last: the product reads these files. */
export const TRAINED = [
  "app/reader/model/names.json",
  "app/reader/model/pieces.json",
  "app/reader/model/reader.onnx",
  "app/safety/detector/bars.json",
  "app/safety/detector/dictionary.json",
  "app/safety/detector/weights.bin",
  "app/safety/detector/weights.json",
  "app/safety/guard/bars.json",
] as const;
const MANIFEST = "tests/safety/training/manifest.json";

/** A file as the manifest names it; rows where it is text to learn from. */
interface Entry {
  rows?: number;
  sha256: string;
}

export type Manifest = Record<"trained" | "texts", Record<string, Entry>>;

/** The manifest of what is there: every text that training reads, and every file that it wrote. */
export function makeManifest(): Manifest {
  return {
    trained: Object.fromEntries(TRAINED.map((file) => [file, { sha256: hashOf(file) }])),
    texts: Object.fromEntries(
      trainingTexts().map((file) => [file, { rows: idsIn(file).length, sha256: hashOf(file) }]),
    ),
  };
}

/** The manifest as it was written. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, "utf8"));
}

/** Writes the manifest of what is there: after a training, or once texts were added. */
export function writeManifest(): void {
  writeFileSync(MANIFEST, `${JSON.stringify(makeManifest(), null, 2)}\n`);
}

/** The files of text that training reads. */
export function trainingTexts(): string[] {
  return [
    ...globSync("tests/safety/training/{development,guard}/**/*.jsonl"),
    ...globSync("tests/safety/voices/**/*.jsonl"),
  ].sort();
}

/** The ids of a file's rows. */
export function idsIn(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): { id: string } => JSON.parse(line))
    .map(({ id }) => id);
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

if (import.meta.main) writeManifest();

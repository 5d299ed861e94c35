import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { root } from "#app/config/install.js";

/** Stands at the end of every written line of the changed copy: right behind its last sign, so that it is in its last sentence. */
export const MARK = "⁂";

/** Whose lines are changed. What a folder holds beside its lines (phrases to be heard by, ids) has no `en` and `es`. */
const CHANGED = ["safety", "guide", "topics"];
/** These are in English alone: what reads as a sentence is a line; ids, titles and buttons don't. */
const IN_ENGLISH = ["exercises", "programs"];
const SENTENCE = /\s.*[.?!]$/su;
/** What a model is tried on is nothing that we say. */
const NO_LINES = new Set(["care-check.yaml"]);

/** A piece of content with the mark at the end of every line of it. */
export function marked(piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map(marked);
  if (typeof piece !== "object" || piece === null) return piece;
  const isLine = "en" in piece && "es" in piece;
  return Object.fromEntries(
    Object.entries(piece).map(([key, part]) => [
      key,
      isLine && (key === "en" || key === "es") ? withMark(part) : marked(part),
    ]),
  );
}

function withMark(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(withMark);
  return typeof words === "string" ? words + MARK : words;
}

/** A piece of content that is in English alone, with the mark at the end of every sentence of it. */
export function markedEnglish(piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map(markedEnglish);
  if (typeof piece === "string") return SENTENCE.test(piece) ? piece + MARK : piece;
  if (typeof piece !== "object" || piece === null) return piece;
  return Object.fromEntries(Object.entries(piece).map(([key, part]) => [key, markedEnglish(part)]));
}

/** A folder in which the product starts as in its own, with every written line changed. */
export function productWithChangedCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "changed-copy-"));
  linkAll(root, folder, "app");
  mkdirSync(path.join(folder, "app"));
  linkAll(path.join(root, "app"), path.join(folder, "app"), "content");
  const content = path.join(folder, "app", "content");
  cpSync(path.join(root, "app", "content"), content, { recursive: true });
  for (const name of CHANGED) markFolder(path.join(content, name), marked);
  for (const name of IN_ENGLISH) markFolder(path.join(content, name), markedEnglish);
  return folder;
}

function linkAll(from: string, to: string, except: string): void {
  for (const name of readdirSync(from)) {
    if (name !== except) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function markFolder(folder: string, mark: (piece: unknown) => unknown): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, entry);
    if (!file.endsWith(".yaml") || NO_LINES.has(path.basename(file))) continue;
    writeFileSync(file, stringify(mark(parse(readFileSync(file, "utf8")))));
  }
}

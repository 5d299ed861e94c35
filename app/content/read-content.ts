import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "./parse-yaml.ts";
import type { z } from "zod";

/** Read from disk: the product always starts in its own folder. */
const FOLDER = path.resolve("app/content");

/** Whether a file is a piece of content: YAML, or a long text in Markdown. */
export function isPiece(name: string): boolean {
  return name.endsWith(".yaml") || name.endsWith(".md");
}

/** The names of the files of a folder, in order. */
export function contentFiles(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder)).filter(isPiece).sort();
}

/** What a file says; of Markdown what stands between its first lines of `---`, with the text as `body`. */
export function parsePiece(file: string): unknown {
  const written = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return parseYaml(written);
  const [, about = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(written) ?? [];
  return Object.assign({ body: body.trim() }, parseYaml(about));
}

/** One piece of content. Throws an Error that names the file and the field where it is not as it should be. */
export function readContent<Piece>(folder: string, name: string, schema: z.ZodType<Piece>): Piece {
  const read = schema.safeParse(parsePiece(path.join(FOLDER, folder, name)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`content/${folder}/${name}: ${issue?.path.join(".")}: ${issue?.message}`);
}

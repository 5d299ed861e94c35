import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

/** Read from disk: the product always starts in its own folder. */
const FOLDER = path.resolve("app/content");

/** The names of the files of a folder that end so, in order. */
export function contentFiles(folder: string, ending = ".yaml"): string[] {
  return readdirSync(path.join(FOLDER, folder))
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** One piece of content. Throws an Error that names the file and the field where it is not as it should be. */
export function readContent<Piece>(folder: string, name: string, schema: z.ZodType<Piece>): Piece {
  return checked(folder, name, schema, textOf(folder, name));
}

/** A long text: Markdown, and before it between lines of `---` what is known about it. */
export function readDocument<About>(
  folder: string,
  name: string,
  schema: z.ZodType<About>,
): { about: About; body: string } {
  const [, about = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(textOf(folder, name)) ?? [];
  return { about: checked(folder, name, schema, about), body: body.trim() };
}

function textOf(folder: string, name: string): string {
  return readFileSync(path.join(FOLDER, folder, name), "utf8");
}

function checked<Piece>(
  folder: string,
  name: string,
  schema: z.ZodType<Piece>,
  written: string,
): Piece {
  const read = schema.safeParse(parse(written));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`content/${folder}/${name}: ${issue?.path.join(".")}: ${issue?.message}`);
}

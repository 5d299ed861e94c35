import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

/** Read from disk: the product always starts in its own folder. */
const FOLDER = path.resolve("app/content");

/** The names of the YAML files of a folder, in order. */
export function contentFiles(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder))
    .filter((name) => name.endsWith(".yaml"))
    .sort();
}

/** One piece of content. Throws an Error that names the file and the field where it is not as it should be. */
export function readContent<Piece>(folder: string, name: string, schema: z.ZodType<Piece>): Piece {
  const read = schema.safeParse(parse(readFileSync(path.join(FOLDER, folder, name), "utf8")));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`content/${folder}/${name}: ${issue?.path.join(".")}: ${issue?.message}`);
}

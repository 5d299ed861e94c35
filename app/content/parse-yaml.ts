import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** What the build leaves for the start: what each of our files says, as JSON, by the hash of its text. */
export const PARSED_FILE = "parsed-yaml.json";

let parsed: ReadonlyMap<string, string> | undefined;

/**
 * What a text in YAML says. A text that the build has parsed already is only looked up: to parse all
 * of ours takes a fifth of a second of every start. Throws where it is no YAML.
 */
export function parseYaml(written: string): unknown {
  const json = (parsed ??= readParsed()).get(hashOf(written));
  return json === undefined ? parse(written) : JSON.parse(json);
}

/** The content of PARSED_FILE for these texts. */
export function parsedFileOf(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text) => [hashOf(text), JSON.stringify(parse(text))]));
}

/** A text that has changed since has another hash, so that what is found is never an older one. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function readParsed(): ReadonlyMap<string, string> {
  const file = path.resolve("build/server", PARSED_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(entriesSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}

const entriesSchema = z.array(z.tuple([z.string(), z.string()]));

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "#app/content/parse-yaml.ts";
import type { z } from "zod";
import { readOptions, type Phrase, type WordClasses } from "./phrase.ts";
import { wordsFileSchema, type WrittenWords } from "./schema.ts";

/** Read from disk, as the weights are: the product always starts in its own folder. */
const FOLDER = path.resolve("app/safety/rules");

/** Words that all families of a folder name. */
const WORDS_FILE = "words.yaml";

export type RuleFolder = "detector" | "languages";

/** One family as it is written, and the classes of words that it may name. */
export interface Family<File> {
  name: string;
  file: File;
  classes: WordClasses;
}

/** All families of a folder, by the names of their files. Throws where one is not as it should be. */
export function readFamilies<File extends { words: WrittenWords }>(
  folder: RuleFolder,
  schema: z.ZodType<File>,
): readonly Family<File>[] {
  const shared = readClasses(readFile(folder, WORDS_FILE, wordsFileSchema).words, new Map());
  return readdirSync(path.join(FOLDER, folder))
    .filter((name) => name.endsWith(".yaml") && name !== WORDS_FILE)
    .sort()
    .map((name) => {
      const file = readFile(folder, name, schema);
      return { name: name.slice(0, -5), file, classes: readClasses(file.words, shared) };
    });
}

function readFile<File>(folder: RuleFolder, name: string, schema: z.ZodType<File>): File {
  const source = readFileSync(path.join(FOLDER, folder, name), "utf8");
  const read = schema.safeParse(parseYaml(source));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`rules/${folder}/${name}: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** A class may name those before it. */
function readClasses(words: WrittenWords, before: WordClasses): WordClasses {
  const classes = new Map(before);
  for (const [name, lists] of Object.entries(words)) classes.set(name, readLists(lists, classes));
  return classes;
}

/** All phrases of these texts, each of which may hold several with bars between them. */
function readLists(lists: readonly string[], classes: WordClasses): readonly Phrase[] {
  return lists.flatMap((list) => readOptions(list, classes));
}

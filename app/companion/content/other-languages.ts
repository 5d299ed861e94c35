import { readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "#app/content/parse-yaml.ts";
import { z } from "zod";
import { CONTENT_FOLDER } from "./read-content.ts";

const schema = z
  .array(
    z.strictObject({
      id: z.string(),
      /** Words that are only its own, or the letters of its script. */
      signs: z.string(),
      line: z.string(),
    }),
  )
  .min(1);

interface OtherLanguage {
  signs: RegExp;
  line: string;
}

/** Languages that are not followed, each with the one line that says so in it. */
export function readOtherLanguages(folder: string = CONTENT_FOLDER): readonly OtherLanguage[] {
  const file = readFileSync(path.join(folder, "other-languages.yaml"), "utf8");
  return schema
    .parse(parseYaml(file))
    .map(({ signs, line }) => ({ signs: wordPattern(signs), line }));
}

function wordPattern(signs: string): RegExp {
  const isScript = signs.startsWith("[");
  return new RegExp(isScript ? signs : `(?<!\\p{L})(?:${signs})(?!\\p{L})`, "giu");
}

/** The line in the language that a text has most signs of; null where it has none. */
export function lineInLanguageOf(text: string, languages: readonly OtherLanguage[]): string | null {
  let best: { line: string; count: number } | null = null;
  for (const { signs, line } of languages) {
    const count = text.match(signs)?.length ?? 0;
    if (count > (best?.count ?? 0)) best = { line, count };
  }
  return best?.line ?? null;
}

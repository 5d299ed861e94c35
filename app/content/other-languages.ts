import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "./parse-yaml.ts";

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
  id: string;
  signs: RegExp;
  line: string;
}

/** Languages that are not followed, each with the one line that says so in it. */
export function readOtherLanguages(
  folder: string = path.resolve("app/content"),
): readonly OtherLanguage[] {
  const file = readFileSync(path.join(folder, "other-languages.yaml"), "utf8");
  return schema.parse(parseYaml(file)).map(({ id, signs, line }) => ({
    id: `other_languages.${id}`,
    signs: wordPattern(signs),
    line,
  }));
}

function wordPattern(signs: string): RegExp {
  const isScript = signs.startsWith("[");
  return new RegExp(isScript ? signs : `(?<!\\p{L})(?:${signs})(?!\\p{L})`, "giu");
}

let known: readonly OtherLanguage[] | undefined;

/** The line of the language that a text has most signs of; null where it has none. */
export function foreignLine(
  text: string,
  languages = (known ??= readOtherLanguages()),
): Pick<OtherLanguage, "id" | "line"> | null {
  const counts = languages.map((each) => text.match(each.signs)?.length ?? 0);
  const most = Math.max(...counts);
  const found = most === 0 ? undefined : languages[counts.indexOf(most)];
  return found ? { id: found.id, line: found.line } : null;
}

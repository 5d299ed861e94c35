import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";
import { CONTENT_FOLDER } from "./read-content.ts";

const line = z
  .string()
  .trim()
  .refine((text) => text.includes("{it}"), "says nothing of the thing");
const schema = z.strictObject({
  /** Separated by semicolons. */
  words: z.string().transform((all) => all.split(";").map((word) => word.trim())),
  say: z.array(line).min(2),
  ask: z.array(line).min(2),
});

/** Small things that are worth asking about, and how that is said. English only. */
export interface Details {
  say: readonly string[];
  ask: readonly string[];
  /** The first of them in a text, by its name and as it stands for its teller: "my guitar" is "your guitar". */
  foundIn(text: string): { name: string; asTold: string } | null;
}

const THEIRS: Readonly<Record<string, string>> = {
  my: "your",
  our: "your",
  his: "his",
  her: "her",
  their: "their",
};

/** Throws where the file is not as it should be. */
export function readDetails(folder: string = CONTENT_FOLDER): Details {
  const source = readFileSync(path.join(folder, "details.yaml"), "utf8");
  const { words, say, ask } = schema.parse(parseYaml(source));
  // The longest first: "wedding ring" is no ring.
  const names = words.toSorted((one, other) => other.length - one.length).join("|");
  const found = new RegExp(`\\b(my|our|his|her|their|the|that|this|a|an) (${names})\\b`, "u");
  return {
    say,
    ask,
    foundIn(text) {
      const [, whose = "", name] = found.exec(text.toLowerCase()) ?? [];
      if (name === undefined) return null;
      return { name, asTold: `${THEIRS[whose] ?? "the"} ${name}` };
    },
  };
}

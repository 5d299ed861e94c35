import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";

/** Read from disk: the product always starts in its own folder. */
const FILE = path.resolve("app/safety/guard/rules.yaml");

const ruleSchema = z.strictObject({
  name: z.string().regex(/^[a-z_]+$/),
  /** What is wrong with such a sentence, as its model is told. */
  means: z.string(),
  /** What the companion says of itself: words in quotation marks or in a draft are the person's. */
  in: z.enum(["all", "own"]).default("all"),
  /** Judged only where somebody may be in danger. */
  strict: z.boolean().default(false),
  /** Judged only in the first sentences of a reply. */
  first: z.boolean().default(false),
  /** Without such a sentence the rest of the reply may stand. */
  drops: z.boolean().default(false),
  says: z.array(z.string()).min(1),
  unless: z.array(z.string()).default([]),
  /** Breaks it, too, in strict mode: what the reader surely takes for one of `as`, with a word of `about` in it. */
  marked: z.strictObject({ as: z.array(z.string()).min(1), about: z.string() }).optional(),
});

const fileSchema = z.strictObject({
  terms: z.record(z.string(), z.string()),
  rules: z.array(ruleSchema).min(1),
});

/** Something that is never said, ready to be looked for. */
export interface GuardRule extends Pick<
  z.output<typeof ruleSchema>,
  "name" | "means" | "in" | "strict" | "first" | "drops"
> {
  says: RegExp;
  unless: RegExp | null;
  marked: { as: readonly string[]; about: RegExp } | null;
}

let opened: readonly GuardRule[] | undefined;

/** All rules; read at the first reply of a model. Throws where the file is not as it should be. */
export function guardRules(): readonly GuardRule[] {
  if (opened) return opened;
  const { terms, rules } = fileSchema.parse(parseYaml(readFileSync(FILE, "utf8")));
  return (opened = rules.map(({ says, unless, marked, ...rule }) => ({
    ...rule,
    says: oneOf(says, terms),
    unless: unless.length === 0 ? null : oneOf(unless, terms),
    marked: marked ? { as: marked.as, about: oneOf([marked.about], terms) } : null,
  })));
}

let beginnings: ReadonlySet<string> | undefined;

/** Whether a word of a rule begins like this: half a word that none begins with can't become one. */
export function mayBecomeRuleWord(half: string): boolean {
  beginnings ??= new Set(
    guardRules()
      .flatMap(({ says }) => says.source.match(/\p{L}+/gu) ?? [])
      .flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
  );
  return /\d/u.test(half) || beginnings.has(/\p{L}+/u.exec(half)?.[0] ?? "");
}

/** What is wrong with a sentence that breaks a rule, as its model is told. */
export function meaningOf(name: string): string {
  const known: Readonly<Record<string, string>> = {
    number: "it names a telephone number that isn't one of the help lines you were given",
    encoded: "it is written so that only a decoder reads it",
  };
  return guardRules().find((rule) => rule.name === name)?.means ?? known[name] ?? name;
}

/** Whole words only, whatever their letters. */
function oneOf(sources: readonly string[], terms: Readonly<Record<string, string>>): RegExp {
  const all = sources.map((source) => `(?:${withTerms(source, terms)})`).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, "u");
}

function withTerms(source: string, terms: Readonly<Record<string, string>>): string {
  return source.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
    const term = terms[name];
    if (term === undefined) throw new Error(`the guard knows no term "${name}"`);
    return `(?:${withTerms(term, terms)})`;
  });
}

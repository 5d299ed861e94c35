import type { Phrase, Step } from "./phrase.ts";

/**
 * A phrase as a regular expression over words with one space before each. It begins and ends where a
 * word does; "_" stands where a harmless saying was blanked, and no gap reaches beyond it.
 */
export function expressionOf(phrase: Phrase): RegExp {
  return new RegExp(`${sourceOf(phrase)}(?= |$)`, "g");
}

function sourceOf(phrase: Phrase): string {
  return phrase.map(sourceOfStep).join("");
}

function sourceOfOptions(options: readonly Phrase[]): string {
  return options.map(sourceOf).join("|");
}

function sourceOfStep(step: Step): string {
  switch (step.kind) {
    case "word":
      return ` ${step.word.replaceAll("$", "\\$")}`;
    case "beginning":
      return ` ${step.letters}[^ ,_]*`;
    case "number":
      return ` (?:${numberBetween(step.from, step.to)})`;
    case "any":
      return " [^ ,_]+";
    case "choice":
      return `(?:${sourceOfOptions(step.options)})`;
    case "optional":
      return `(?:${sourceOfStep(step.step)})?`;
    case "repeated":
      return `(?:${sourceOfStep(step.step)})*`;
    case "gap":
      return step.crossesCommas
        ? `(?: (?:[^ ,_]+|,)){0,${step.most}}`
        : `(?: [^ ,_]+){0,${step.most}}`;
    case "ahead":
      return `(?${step.isWanted ? "=" : "!"}(?:${sourceOfOptions(step.options)})(?= |$))`;
    case "comma":
      return " ,";
    case "end":
      return "(?=$)";
  }
}

/** Whole numbers within these bounds: those that share all digits but the last are one alternative. */
function numberBetween(from: number | undefined, to: number | undefined): string {
  if (from === undefined || to === undefined) return "[0-9]+";
  const parts: string[] = [];
  for (let start = from; start <= to;) {
    const end = Math.min(to, start - (start % 10) + 9);
    const tens = start < 10 ? "" : String(Math.floor(start / 10));
    parts.push(`${tens}[${start % 10}-${end % 10}]`);
    start = end + 1;
  }
  return parts.join("|");
}

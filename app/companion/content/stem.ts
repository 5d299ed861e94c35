/** Their endings are no endings: "even" is not "evening". */
const WHOLE: ReadonlySet<string> = new Set(
  `evening morning something nothing anything everything during parking building wedding boring king
  ring sing bring thing being news always perhaps plans bed red shed need feed speed united
  hundred naked wicked does was has his its this yes us bus gas plus less`.split(/\s+/u),
);

/**
 * A word without its ending, so that "missing", "miss" and "missed" are one word, as are "worry" and
 * "worries". English only, and rough: it's used where a wrong stem does no harm.
 */
export function stemOf(word: string): string {
  if (WHOLE.has(word) || word.endsWith("ss")) return word;
  const stem = word
    .replace(/(?:ies|ied)$/u, "y")
    .replace(/(?:ing|ed|(?<=[sxz]|ch|sh)es|s)$/u, "")
    .replace(/(?<=[a-z]{2})([bdgmnprt])\1$/u, "$1");
  const bare = stem.length > 4 ? stem.replace(/e$/u, "") : stem;
  return bare.length < 3 ? word : bare;
}

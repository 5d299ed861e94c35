declare const guarded: unique symbol;

/** Words that may stand on a screen as the companion's: read by the guard, or reviewed before. */
export type GuardedText = string & { readonly [guarded]: true };

function isGuarded(text: string): text is GuardedText {
  return typeof text === "string";
}

/**
 * Marks text that the product's authors wrote and reviewed. Never for anything that a model or a
 * person said: a model's words become a GuardedText by the guard alone.
 */
export function reviewedText(text: string): GuardedText {
  if (!isGuarded(text)) throw new TypeError("a text is a string");
  return text;
}

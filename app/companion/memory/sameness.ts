/** Two memories that share this part of their words say the same. */
const SAME_SHARE = 0.75;

const SMALL_WORDS = new Set(
  "a an and are as at be but by called for from has have he her his i i'm in is it its me my named of on or she so that the their them they this to was we when with you your".split(
    " ",
  ),
);

/** The words that a text is about, each once, without endings. */
export function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? [];
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)).map(stemOf));
}

/** Whether two memories say the same, as far as their words go. */
export function isSameMemory(one: string, other: string): boolean {
  const [left, right] = [tellingWords(one), tellingWords(other)];
  if (left.size === 0 || right.size === 0) return one.trim() === other.trim();
  const shared = sharedWords(left, right);
  return shared / Math.min(left.size, right.size) >= SAME_SHARE && shared * 2 >= right.size;
}

/** How many words two sets share. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:'s|ing|ed|es|s)$/u, "") : word;
}

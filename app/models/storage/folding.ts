// How letters are compared in every search: journal, conversations and knowledge.

/** Written without spaces between words. */
export const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Latin letters that Unicode takes for letters of their own, as people without them on a keyboard type them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
};
const NOT_PLAIN = /[łøđðþßæœıħŧŋ]/gu;
// Vowels of Thai or Hindi are marks, too: they belong to their words.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

/** Letters as a reader compares them: without case, accents, width and special forms. */
export function folded(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(ACCENTS, "").toLowerCase();
  return letters.replaceAll(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
}

interface Place {
  from: number;
  to: number;
}

/**
 * Where a text holds each of these terms (folded ones), as places in it, in order; null unless it holds
 * them all. A term of a script with spaces begins where a word does, or another script ends.
 */
export function findFolded(text: string, terms: readonly string[]): Place[] | null {
  const plain = folded(text);
  if (!terms.every((term) => plain.includes(term))) return null;
  const { letters, origins } = withOrigins(text);
  const places: Place[] = [];
  for (const term of terms) {
    const found = placesOf(letters, term).map((at) => ({
      from: origins[at] ?? 0,
      to: origins[at + term.length] ?? text.length,
    }));
    if (found.length === 0) return null;
    places.push(...found);
  }
  return places.sort((one, other) => one.from - other.from);
}

/** A text's folded letters, and for each of their places (and the end) the place in the text itself. */
function withOrigins(text: string): { letters: string; origins: number[] } {
  let letters = "";
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = folded(sign);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    letters += plain;
    at += sign.length;
  }
  origins.push(at);
  return { letters, origins };
}

function placesOf(letters: string, term: string): number[] {
  const places: number[] = [];
  for (let at = letters.indexOf(term); at !== -1; at = letters.indexOf(term, at + 1)) {
    if (WITHOUT_SPACES.test(term[0] ?? "") || isBeginning(letters, at)) places.push(at);
  }
  return places;
}

function isBeginning(letters: string, at: number): boolean {
  const before = letters[at - 1] ?? " ";
  return !/[\p{L}\p{N}\p{M}]/u.test(before) || WITHOUT_SPACES.test(before);
}

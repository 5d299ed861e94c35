import { folded, WITHOUT_SPACES } from "./folding.ts";

/** Words of a search at most; what follows is not looked for. */
const MAX_SEARCH_WORDS = 12;
/** A search of more characters is refused. */
export const QUERY_MAX_LENGTH = 200;

/** What a text asks for. */
export interface Query {
  /** Words for the index, each to be quoted: no sign of them is read as the index's own language. */
  words: string[];
  /** Signs, which no index of words knows. */
  literals: string[];
  /** All words, folded: what texts that are read letter by letter have to hold. */
  terms: string[];
  /** Whether one of them is of a script without spaces: no other text can hold it. */
  isByLetter: boolean;
}

const HAS_WORD = /[\p{L}\p{N}]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
// oxlint-disable-next-line no-control-regex -- what no text needs, and a statement may end at
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f"]/g;

/** Reads what somebody typed to find; null where there is nothing in it to look for. */
export function readQuery(text: string): Query | null {
  const parts = text.toWellFormed().replaceAll(CONTROLS, " ").split(/\s+/u);
  const asked = [...new Set(parts.filter((part) => part !== ""))].slice(0, MAX_SEARCH_WORDS);
  const words = asked.filter((part) => HAS_WORD.test(part));
  // Signs between words ("sleep & work") are no wish of their own.
  const literals = asked.filter((part) => !HAS_WORD.test(part) && PICTURE.test(part));
  if (words.length + literals.length === 0) return null;
  const isByLetter = words.some((word) => WITHOUT_SPACES.test(word));
  return { words, literals, terms: words.map(folded), isByLetter };
}

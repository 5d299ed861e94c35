/** Words of a search at most; what follows is not looked for. */
const MAX_SEARCH_WORDS = 12;
/** A search of more characters is refused. */
export const QUERY_MAX_LENGTH = 200;

/** What a text asks for. */
export interface Query {
  /** Words for the index, each to be quoted: no sign of them is read as the index's own language. */
  words: string[];
  /** What no index of words knows, to be looked for letter by letter: a script without spaces, a sign. */
  literals: string[];
}

const HAS_WORD = /[\p{L}\p{N}]/u;
// Written without spaces between words, so that to an index a whole sentence is one.
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
// oxlint-disable-next-line no-control-regex -- what no text needs, and a statement may end at
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f"]/g;

/** Reads what somebody typed to find; null where there is nothing in it to look for. */
export function readQuery(text: string): Query | null {
  const parts = text.toWellFormed().replaceAll(CONTROLS, " ").split(/\s+/u);
  const asked = [...new Set(parts.filter((part) => part !== ""))].slice(0, MAX_SEARCH_WORDS);
  const isWord = (part: string) => HAS_WORD.test(part) && !WITHOUT_SPACES.test(part);
  const words = asked.filter(isWord);
  // Signs between words ("sleep & work") are no wish of their own.
  const literals = asked.filter(
    (part) => !isWord(part) && (HAS_WORD.test(part) || PICTURE.test(part)),
  );
  return words.length + literals.length === 0 ? null : { words, literals };
}

import { EVERYDAY_WORDS, rankOf } from "./spell-corrector.ts";
import { isKnown, knownWords } from "./vocabulary.ts";

/** So many letters in one are hardly a word any more. */
const MIN_RUN_LENGTH = 18;
const MAX_WORD_LENGTH = 15;

/** How rare a word is taken to be that the rules know and nobody has said. */
const RANK_OF_UNSAID = 6_000;
/** Words of one or two letters are not counted, and are among the commonest. */
const RANK_OF_SHORT = 10;
/** What a letter costs that is in no word: more than any word. */
const STRAY_COST = 11;
/** More letters in no word, as a share of all, and it is something else: a name, a code, another language. */
const MAX_STRAY_SHARE = 1 / 8;

const ONE_LETTER_WORDS: ReadonlySet<string> = new Set(["i", "a"]);

const CODE_OF_A = 97;
const LETTERS = 26;

let lengths: Int32Array | undefined;

/** For each three letters, as bits, how long the words are that begin with them: most that is looked up is none. */
function readLengths(): Int32Array {
  if (lengths !== undefined) return lengths;
  lengths = new Int32Array(LETTERS ** 3);
  for (const words of [EVERYDAY_WORDS, knownWords()]) {
    for (const word of words) {
      if (word.length < 3 || word.length > MAX_WORD_LENGTH) continue;
      const trigram = trigramIndex(word, 0);
      lengths[trigram] = (lengths[trigram] ?? 0) | (1 << word.length);
    }
  }
  return lengths;
}

function trigramIndex(text: string, start: number): number {
  let trigram = 0;
  for (let index = start; index < start + 3; index += 1) {
    trigram = trigram * LETTERS + (text.charCodeAt(index) - CODE_OF_A);
  }
  return trigram;
}

/** Rare words cost more, by Zipf's law: the logarithm of how many are said more often. */
function costOf(word: string): number {
  if (word.length === 1)
    return ONE_LETTER_WORDS.has(word) ? Math.log(10 + RANK_OF_SHORT) : Infinity;
  const rank = rankOf(word);
  if (rank === Infinity && !isKnown(word)) return Infinity;
  const rarest = word.length <= 2 ? RANK_OF_SHORT : RANK_OF_UNSAID;
  return Math.log(10 + Math.min(rank, rarest));
}

/**
 * The words of a whole sentence without spaces (letters alone), or undefined where it is none: the
 * likeliest way to take it apart. Linear in its length.
 */
export function segmentWords(written: string): string[] | undefined {
  const { length } = written;
  if (length < MIN_RUN_LENGTH) return undefined;
  const known = readLengths();
  const costs = new Float64Array(length + 1).fill(Infinity);
  const starts = new Int32Array(length + 1);
  const strays = new Int32Array(length + 1);
  costs[0] = 0;
  for (let start = 0; start < length; start += 1) {
    const before = costs[start] ?? Infinity;
    const reach = (end: number, cost: number, stray: number): void => {
      if (before + cost >= (costs[end] ?? Infinity)) return;
      costs[end] = before + cost;
      starts[end] = start;
      strays[end] = (strays[start] ?? 0) + stray;
    };
    reach(start + 1, STRAY_COST, 1);
    // With fewer letters left there is no place to look at: shorter words are looked up.
    const mask = start + 3 <= length ? (known[trigramIndex(written, start)] ?? 0) | 0b110 : 0b110;
    const longest = Math.min(MAX_WORD_LENGTH, length - start);
    for (let size = 1; size <= longest; size += 1) {
      if ((mask & (1 << size)) === 0) continue;
      reach(start + size, costOf(written.slice(start, start + size)), 0);
    }
  }
  if ((strays[length] ?? 0) > length * MAX_STRAY_SHARE) return undefined;
  const words: string[] = [];
  for (let end = length; end > 0; end = starts[end] ?? 0) {
    words.unshift(written.slice(starts[end] ?? 0, end));
  }
  return words;
}

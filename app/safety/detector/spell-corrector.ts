import dictionary from "./dictionary.json" with { type: "json" };
import plain from "./plain-words.json" with { type: "json" };
import { hashText } from "./features.ts";
import { soundOf } from "./sounds.ts";

/** Everyday words, the most frequent first: counted in the development text by the training script. */
const WORDS: readonly string[] = dictionary.words.split(" ");

const RANK: ReadonlyMap<string, number> = new Map(WORDS.map((word, rank) => [word, rank]));

/** Common words that nobody has used in the development text; nothing is corrected into them. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(plain.words.split(" "));

/** How many everyday words are said more often than this one; endlessly many of a word that is none. */
export function rankOf(word: string): number {
  return RANK.get(word) ?? Infinity;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 16;

/** Of the words that sound alike this many are compared. */
const MAX_COMPARED = 16;

/** A correction may change at most this share of a word. */
const MAX_CHANGED_SHARE = 0.3;

function deletionsOf(word: string): string[] {
  return Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
}

const INDEX_BITS = 17;

/** A key and a word that has it, by its rank. */
type Put = (key: string, word: number) => void;

/**
 * Which words have a key, in numbers: as a map of lists the same held twenty-five megabytes. Words
 * of one key are chained, the most frequent first.
 */
class WordIndex {
  readonly #firsts = new Int32Array(1 << INDEX_BITS).fill(-1);
  readonly #hashes: Int32Array;
  readonly #words: Uint32Array;
  readonly #nexts: Int32Array;

  constructor(putAll: (put: Put) => void) {
    let size = 0;
    putAll(() => (size += 1));
    this.#hashes = new Int32Array(size);
    this.#words = new Uint32Array(size);
    this.#nexts = new Int32Array(size);
    // Filled from its end: who comes last stands first in the chain.
    let slot = 0;
    putAll((key, word) => {
      const hash = hashText(key);
      const bucket = bucketOf(hash);
      this.#hashes[slot] = hash;
      this.#words[slot] = word;
      this.#nexts[slot] = this.#firsts[bucket] ?? -1;
      this.#firsts[bucket] = slot;
      slot += 1;
    });
  }

  /** The most frequent words of a key. */
  wordsOf(key: string): string[] {
    const found: string[] = [];
    const hash = hashText(key);
    let slot = this.#firsts[bucketOf(hash)] ?? -1;
    for (; slot >= 0 && found.length < 2 * MAX_COMPARED; slot = this.#nexts[slot] ?? -1) {
      if (this.#hashes[slot] === hash) found.push(WORDS[this.#words[slot] ?? 0] ?? "");
    }
    return found;
  }
}

function bucketOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - INDEX_BITS);
}

interface Index {
  bySound: WordIndex;
  byDeletion: WordIndex;
}

let built: Index | undefined;

function readIndex(): Index {
  if (built !== undefined) return built;
  const bySound = new WordIndex((put) => {
    for (const [word, written] of rarestFirst()) {
      if (written.length >= MIN_LENGTH) put(soundOf(written), word);
    }
  });
  const byDeletion = new WordIndex((put) => {
    for (const [word, written] of rarestFirst()) {
      if (written.length < 4) continue;
      for (const key of new Set([written, ...deletionsOf(written)])) put(key, word);
    }
  });
  built = { bySound, byDeletion };
  return built;
}

function* rarestFirst(): Generator<[rank: number, word: string]> {
  for (let rank = WORDS.length - 1; rank >= 0; rank -= 1) yield [rank, WORDS[rank] ?? ""];
}

const VOWEL = /[aeiouy]/;

function costOfLosing(word: string, at: number): number {
  const letter = word[at] ?? "";
  if (letter === word[at - 1] || letter === word[at + 1]) return 0.3;
  return VOWEL.test(letter) || letter === "h" ? 0.6 : 1;
}

function costOfSwapping(one: string, other: string): number {
  if (one === other) return 0;
  if (VOWEL.test(one) && VOWEL.test(other)) return 0.5;
  return /^(?:ck|kc|sc|cs|sz|zs|gj|jg|fv|vf|kq|qk|td|dt)$/.test(one + other) ? 0.5 : 1;
}

/** How far a written word is from another: doubled letters and vowels cost less, neighbours may change places. */
function distance(written: string, word: string): number {
  let beforePrevious: number[] = [];
  let previous: number[] = [0];
  for (let column = 1; column <= word.length; column += 1)
    previous.push((previous[column - 1] ?? 0) + costOfLosing(word, column - 1));
  for (let row = 1; row <= written.length; row += 1) {
    const current = [(previous[0] ?? 0) + costOfLosing(written, row - 1)];
    for (let column = 1; column <= word.length; column += 1) {
      const here = written[row - 1] ?? "";
      const there = word[column - 1] ?? "";
      let cost = Math.min(
        (previous[column - 1] ?? 0) + costOfSwapping(here, there),
        (previous[column] ?? 0) + costOfLosing(written, row - 1),
        (current[column - 1] ?? 0) + costOfLosing(word, column - 1),
      );
      if (row > 1 && column > 1 && here === word[column - 2] && there === written[row - 2])
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 0.6);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[word.length] ?? Infinity;
}

function startsAlike(written: string, word: string): boolean {
  const first = written[0] ?? "";
  return first === word[0] || written[1] === word[0] || costOfSwapping(first, word[0] ?? "") < 1;
}

function search(written: string): string | undefined {
  const { bySound, byDeletion } = readIndex();
  const candidates = new Set(bySound.wordsOf(soundOf(written)));
  for (const key of [written, ...deletionsOf(written)])
    for (const word of byDeletion.wordsOf(key)) candidates.add(word);
  let best: string | undefined;
  let bestCost = Infinity;
  let compared = 0;
  for (const word of candidates) {
    if (Math.abs(word.length - written.length) > 2 || !startsAlike(written, word)) continue;
    compared += 1;
    if (compared > MAX_COMPARED) break;
    const changed = distance(written, word);
    if (changed > MAX_CHANGED_SHARE * Math.max(4, word.length)) continue;
    const cost = changed + 0.09 * Math.log2(2 + (RANK.get(word) ?? 0));
    if (cost < bestCost) {
      best = word;
      bestCost = cost;
    }
  }
  return best;
}

const MAX_CACHED = 2000;
const REMEMBERED = new Map<string, string | undefined>();

/** Whether a word is written as everybody writes it. */
export function isEverydayWord(word: string): boolean {
  return RANK.has(word) || PLAIN_WORDS.has(word);
}

/** The everyday word that a misspelled one most likely is, or undefined. */
export function correctBySound(written: string): string | undefined {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH) return undefined;
  if (REMEMBERED.has(written)) return REMEMBERED.get(written);
  if (REMEMBERED.size >= MAX_CACHED) REMEMBERED.clear();
  const found = search(written);
  REMEMBERED.set(written, found);
  return found;
}

export const EVERYDAY_WORDS: readonly string[] = WORDS;

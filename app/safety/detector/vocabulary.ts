import { rulesOf } from "../rules/detector-rules.ts";
import { wordsIn } from "../rules/phrase.ts";
import { EVERYDAY_WORDS } from "./spell-corrector.ts";
import { COMMON_WORDS, CRITICAL_WORDS, EXPANSIONS, WORD_LISTS } from "./words.ts";

/** Shortest word whose misspellings are corrected; shorter ones collide with too many others. */
const MIN_CORRECTED_LENGTH = 5;

/** Longest run of letters that is searched for words. */
const MAX_WORD_LENGTH = 14;

function deletionsOf(word: string): string[] {
  return Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
}

function indexByDeletions(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of CRITICAL_WORDS) {
    if (word.length < MIN_CORRECTED_LENGTH) continue;
    for (const key of [word, ...deletionsOf(word)])
      index.set(key, [...(index.get(key) ?? []), word]);
  }
  return index;
}

const BY_DELETION = indexByDeletions();

/** One letter missing, added, wrong, or two neighbours swapped. */
function isOneSlipAway(written: string, word: string): boolean {
  let start = 0;
  while (start < written.length && written[start] === word[start]) start += 1;
  let endWritten = written.length;
  let endWord = word.length;
  while (endWritten > start && endWord > start && written[endWritten - 1] === word[endWord - 1]) {
    endWritten -= 1;
    endWord -= 1;
  }
  const restWritten = written.slice(start, endWritten);
  const restWord = word.slice(start, endWord);
  if (restWritten.length <= 1 && restWord.length <= 1) return true;
  return (
    restWritten.length === 2 &&
    restWord.length === 2 &&
    restWritten[0] === restWord[1] &&
    restWritten[1] === restWord[0]
  );
}

/** The word of danger that a misspelled word most likely is, or undefined. */
export function correctSpelling(written: string): string | undefined {
  if (written.length < MIN_CORRECTED_LENGTH - 1 || written.length > MAX_WORD_LENGTH)
    return undefined;
  for (const key of [written, ...deletionsOf(written)]) {
    for (const word of BY_DELETION.get(key) ?? []) {
      const sharesStart =
        word[0] === written[0] || (word[0] === written[1] && word[1] === written[0]);
      if (sharesStart && isOneSlipAway(written, word)) return word;
    }
  }
  return undefined;
}

/** Words of the Spanish rules, so that none is corrected into an English one. */
const SPANISH: ReadonlySet<string> = new Set(
  ["plan-spanish", "spanish"]
    .flatMap(rulesOf)
    .flatMap(({ pattern }) =>
      pattern.written.flatMap((_phrase, number) => wordsIn([pattern.phraseOf(number)])),
    )
    .filter((word) => word.length >= 4),
);

const CRITICAL_PHRASES: ReadonlySet<string> = new Set([
  "kill myself",
  "suicide",
  "suicidal",
  "self harm",
]);

/** Words of danger, and the short forms that stand for one. */
const CRITICAL: ReadonlySet<string> = new Set([
  ...CRITICAL_WORDS,
  ...[...EXPANSIONS].filter(([, phrase]) => CRITICAL_PHRASES.has(phrase)).map(([word]) => word),
]);

/** One set for all: most words of a text are looked up here. */
const KNOWN: ReadonlySet<string> = new Set([
  ...SPANISH,
  ...COMMON_WORDS,
  ...CRITICAL_WORDS,
  ...EXPANSIONS.keys(),
]);

export function isKnown(word: string): boolean {
  return KNOWN.has(word);
}

/** Every word that the rules know. */
export function knownWords(): Iterable<string> {
  return KNOWN;
}

export function isCritical(word: string): boolean {
  return CRITICAL.has(word);
}

/** Every word that is critical. */
export function criticalWords(): Iterable<string> {
  return CRITICAL;
}

function skeletonOf(word: string): string {
  let skeleton = "";
  for (const character of word) skeleton += WORD_LISTS.skeleton[character] ?? character;
  return skeleton;
}

const BY_SKELETON: ReadonlyMap<string, string> = new Map(
  [...EVERYDAY_WORDS.toReversed(), ...COMMON_WORDS, ...EXPANSIONS.keys(), ...CRITICAL_WORDS]
    .filter((word) => word.length > 1)
    .map((word) => [skeletonOf(word), word]),
);

/** The word behind digits and symbols that stand for letters ("mys3lf"), or undefined where there is none. */
export function readLeet(written: string): string | undefined {
  return BY_SKELETON.get(skeletonOf(written));
}

/** The word of danger behind one with letters struck out ("s*icide", "k**l"), or undefined. */
export function readMasked(written: string): string | undefined {
  const letters = written.replace(/[^a-z]/g, "").length;
  if (letters < 2 || letters * 2 < written.length) return undefined;
  const shape = written.replace(/\*+/g, "*");
  return CRITICAL_WORDS.find(
    (word) => word[0] === shape[0] && word.length >= 3 && fitsMask(shape, word, written.length),
  );
}

function fitsMask(shape: string, word: string, writtenLength: number): boolean {
  if (Math.abs(word.length - writtenLength) > 1) return false;
  const [head = "", ...tails] = shape.split("*");
  if (!word.startsWith(head)) return false;
  let position = head.length;
  for (const [index, tail] of tails.entries()) {
    const found =
      index === tails.length - 1 ? word.length - tail.length : word.indexOf(tail, position + 1);
    if (found <= position || !word.startsWith(tail, found)) return false;
    position = found + tail.length;
  }
  return position === word.length;
}

/** Words run together ("iwanttodie"), taken apart when every part is known and one of them is a word of danger. */
export function splitRunTogether(written: string): string[] | undefined {
  const best: (readonly [previous: number, cost: number] | undefined)[] = [[-1, 0]];
  for (let end = 1; end <= written.length; end += 1) {
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const part = written.slice(start, end);
      if (part.length === 1 ? part !== "i" && part !== "a" : !isKnown(part)) continue;
      // "sh" stands for self-harm only by itself: "shitty" and "nourish" have nothing to do with it.
      if (part.length === 2 && CRITICAL.has(part)) continue;
      const cost = before[1] + (part.length === 1 ? 3 : 2);
      const current = best[end];
      if (current === undefined || cost < current[1]) best[end] = [start, cost];
    }
  }
  const parts: string[] = [];
  for (let end = written.length; end > 0;) {
    const step = best[end];
    if (step === undefined) return undefined;
    parts.unshift(written.slice(step[0], end));
    end = step[0];
  }
  return parts.some(isCritical) ? parts : undefined;
}

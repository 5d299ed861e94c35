import { soundOf } from "./sounds.ts";
import { classesOf } from "./word-classes.ts";
import { WORD_LISTS } from "./words.ts";

/** Slots of the hashed table, as a power of two. */
export const TIER_BITS = 19;

/** Longest stretch of words that is scored as one. */
export const MAX_SCORED_WORDS = 48;

/** What the model sees of a stretch: slots of its table, each with a signed strength, scaled to length one. */
export interface Features {
  slots: Uint32Array;
  values: Float32Array;
}

/** How much each sort of feature says; letters are many and say little each. */
export const STRENGTH = {
  word: 1,
  pair: 0.8,
  triple: 0.7,
  sound: 0.6,
  letters: 0.3,
  sense: 0.7,
  shape: 0.5,
} as const;

/** A number of 32 bits for a text. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

/** One hash of two, told apart from the same two mixed for something else. */
export function mix(one: number, other: number, salt: number): number {
  let value = Math.imul(one ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul((value ^ (value >>> 13)) + Math.imul(other, 0x27d4eb2f), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** The word without the ending that only tense or number gives it. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length === 4 && /[^s]s$/.test(word) ? word.slice(0, 3) : word;
  return word
    .replace(/(?:ing|ed|es|s|ly|er)$/, "")
    .replace(/([a-z])\1$/, "$1")
    .replace(/[ey]$/, "");
}

const SHAPE_ENDING = /(?:ing|ed|ly|s|n|o|a)$/;

/** Who, when and whether: the word itself where it says no more than that, else only its ending. */
function shapeOf(word: string): string {
  return WORD_LISTS.function.has(word) ? word : `*${SHAPE_ENDING.exec(word)?.[0] ?? ""}`;
}

/** What a word alone says, as hashes. */
export interface WordFeatures {
  shape: number;
  word: number;
  stem: number;
  sound: number;
  classes: readonly number[];
  letters: readonly number[];
}

function readWord(word: string): WordFeatures {
  const letters: number[] = [];
  const bounded = `<${word}>`;
  for (let size = 3; size <= 5 && word.length > 3; size += 1)
    for (let start = 0; start + size <= bounded.length; start += 1)
      letters.push(mix(hashText(bounded.slice(start, start + size)), 0, 13));
  return {
    shape: hashText(shapeOf(word)),
    word: hashText(word),
    stem: hashText(stemOf(word)),
    sound: hashText(soundOf(word)),
    classes: classesOf(word).map(hashText),
    letters,
  };
}

const NO_WORD: WordFeatures = readWord("^");
const MAX_CACHED_WORDS = 4000;
const READ_WORDS = new Map<string, WordFeatures>();

const AMOUNT = /^\d+(?:kgs?|lbs?|km|cm|mm|min|mins|hrs?|pm|am|th|st|nd|rd)?$/;

/** What a word says; each is read once and remembered. */
export function recallWord(text: string): WordFeatures {
  // Which number it is says nothing, nor what is weighed or timed by it.
  const word = AMOUNT.test(text) ? "0" : text;
  const known = READ_WORDS.get(word);
  if (known !== undefined) return known;
  if (READ_WORDS.size >= MAX_CACHED_WORDS) READ_WORDS.clear();
  const read = readWord(word.slice(0, 24));
  READ_WORDS.set(word, read);
  return read;
}

/** More features than the longest stretch can have; whatever came after would say nothing new. */
const MAX_FEATURES = 1 << 15;

/** Collects slots once each; the first strength given to a slot stays. */
class Collector {
  private readonly seen = new Uint32Array(1 << TIER_BITS);
  private round = 0;
  private mask = 0;
  private readonly slots = new Uint32Array(MAX_FEATURES);
  private readonly values = new Float64Array(MAX_FEATURES);
  private count = 0;
  private squares = 0;

  begin(bits: number): void {
    this.mask = (1 << bits) - 1;
    this.round += 1;
    this.count = 0;
    this.squares = 3;
  }

  add(hash: number, strength: number): void {
    const slot = hash & this.mask;
    if (this.seen[slot] === this.round || this.count === MAX_FEATURES) return;
    this.seen[slot] = this.round;
    this.slots[this.count] = slot;
    this.values[this.count] = hash < 0 ? -strength : strength;
    this.count += 1;
    this.squares += strength * strength;
  }

  finish(): Features {
    const scale = 3 / Math.sqrt(this.squares);
    const values = new Float32Array(this.count);
    for (let index = 0; index < this.count; index += 1) {
      values[index] = (this.values[index] ?? 0) * scale;
    }
    return { slots: this.slots.slice(0, this.count), values };
  }
}

const COLLECTOR = new Collector();

function addShapes(now: WordFeatures, back: readonly WordFeatures[]): void {
  const [one = NO_WORD, two = NO_WORD, three = NO_WORD] = back;
  const shapes = mix(mix(two.shape, one.shape, 16), now.shape, 17);
  COLLECTOR.add(shapes, STRENGTH.shape);
  COLLECTOR.add(mix(mix(three.shape, shapes, 18), now.shape, 19), STRENGTH.shape);
}

function addPairs(now: WordFeatures, back: readonly WordFeatures[]): void {
  const [one = NO_WORD, two = NO_WORD, three = NO_WORD] = back;
  COLLECTOR.add(mix(one.word, now.word, 2), STRENGTH.pair);
  COLLECTOR.add(mix(one.stem, now.stem, 3), STRENGTH.pair);
  COLLECTOR.add(mix(two.stem, now.stem, 4), STRENGTH.pair);
  COLLECTOR.add(mix(three.stem, now.stem, 4), STRENGTH.triple);
  COLLECTOR.add(mix(one.sound, now.sound, 5), STRENGTH.sound);
  COLLECTOR.add(mix(mix(two.stem, one.stem, 6), now.stem, 7), STRENGTH.triple);
  for (const sense of now.classes) {
    COLLECTOR.add(mix(one.stem, sense, 8), STRENGTH.sense);
    COLLECTOR.add(mix(two.stem, sense, 8), STRENGTH.sense);
    for (const near of one.classes) {
      COLLECTOR.add(mix(near, sense, 9), STRENGTH.sense);
      for (const far of two.classes)
        COLLECTOR.add(mix(mix(far, near, 10), sense, 11), STRENGTH.sense);
    }
  }
  for (const sense of one.classes) COLLECTOR.add(mix(sense, now.stem, 12), STRENGTH.sense);
  for (const sense of two.classes) COLLECTOR.add(mix(sense, now.stem, 12), STRENGTH.sense);
}

/**
 * What a model with a table of so many slots sees in words: words, stems, sounds, pairs, triples, letters, and the
 * order of their senses.
 */
export function readFeatures(words: readonly string[], bits = TIER_BITS): Features {
  COLLECTOR.begin(bits);
  const back: WordFeatures[] = [NO_WORD, NO_WORD, NO_WORD];
  const senses = new Set<number>();
  let count = 0;
  for (const text of words) {
    if (text === ",") continue;
    if (count >= MAX_SCORED_WORDS) break;
    count += 1;
    const now = recallWord(text);
    COLLECTOR.add(mix(now.word, 0, 1), STRENGTH.word);
    COLLECTOR.add(mix(now.stem, 1, 1), STRENGTH.word);
    COLLECTOR.add(mix(now.sound, 2, 1), STRENGTH.sound);
    addPairs(now, back);
    if (bits === TIER_BITS) addShapes(now, back);
    for (const letters of now.letters) COLLECTOR.add(letters, STRENGTH.letters);
    for (const sense of now.classes) {
      COLLECTOR.add(mix(sense, 3, 1), STRENGTH.sense);
      for (const earlier of senses) COLLECTOR.add(mix(earlier, sense, 14), STRENGTH.sense);
    }
    for (const sense of now.classes) senses.add(sense);
    back.unshift(now);
    back.pop();
  }
  COLLECTOR.add(mix(back[0]?.stem ?? 0, NO_WORD.stem, 15), STRENGTH.pair);
  COLLECTOR.add(mix(Math.min(6, Math.ceil(count / 4)), 4, 1), STRENGTH.word);
  return COLLECTOR.finish();
}

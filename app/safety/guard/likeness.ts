import { mix, recallWord, STRENGTH } from "../detector/features.ts";
import type { EncodedTable } from "../detector/model.ts";
import { WordCache } from "./word-cache.ts";
import { CLAUSE_END } from "./words.ts";

// What `readFeatures` and `scoreIn` make of a stretch of words, but for the last digits, at a
// fraction of their cost: nearly all that a companion says is far from what it must not say, and
// is judged many times while it is being said. A test holds the two together.

/** An estimate is never further from the score than this. */
export const ESTIMATE_MARGIN = 0.001;

/** Features whose hashes are alike in so many bits count once. */
export const GUARD_FEATURE_BITS = 17;

const MASK = (1 << GUARD_FEATURE_BITS) - 1;
interface SensedWord {
  word: number;
  stem: number;
  sound: number;
  classes: readonly number[];
  /** What it says wherever it stands, hashed to the end. */
  alone: { word: number; stem: number; sound: number; letters: Int32Array; classes: Int32Array };
  /** The last stretch in which it stood: said twice, it says nothing more by itself. */
  round: number;
}

/** Estimates how much words look like what a table tells. */
export class LikenessEstimator {
  readonly #weights: Int8Array;
  readonly #scale: number;
  readonly #bias: number;
  readonly #slots: number;
  readonly #words = new WordCache(sense);
  /** A bit for each slot of a full table: small enough to stay at hand. */
  readonly #seen = new Int32Array((MASK + 1) / 32);
  #round = 0;
  #sum = 0;
  #squares = 0;

  constructor({ weights, scale, bias }: EncodedTable) {
    this.#weights = new Int8Array(Buffer.from(weights, "base64"));
    this.#scale = scale;
    this.#bias = bias;
    this.#slots = this.#weights.length - 1;
  }

  /** About the log odds of the words from `start` on, which are fewer than the longest stretch. */
  estimate(words: readonly string[], start: number): number {
    this.#seen.fill(0);
    this.#round += 1;
    this.#sum = 0;
    this.#squares = 3;
    let [one, two, three] = [NO_WORD, NO_WORD, NO_WORD];
    let count = 0;
    const senses: number[] = [];
    for (let index = start; index < words.length; index += 1) {
      const text = words[index] ?? "";
      if (text === CLAUSE_END) continue;
      count += 1;
      const now = this.#words.recall(text);
      this.#read(now, one, two, three);
      this.#readSenses(now, senses);
      now.round = this.#round;
      three = two;
      two = one;
      one = now;
    }
    this.#add(mix(one.stem, NO_WORD.stem, 15), STRENGTH.pair);
    this.#add(mix(Math.min(6, Math.ceil(count / 4)), 4, 1), STRENGTH.word);
    return this.#bias + (this.#scale * 3 * this.#sum) / Math.sqrt(this.#squares);
  }

  // Of two that meet in one slot the first counts: the order is that of `readFeatures`.
  #read(now: SensedWord, one: SensedWord, two: SensedWord, three: SensedWord): void {
    const { alone } = now;
    const isNew = now.round !== this.#round;
    if (isNew) {
      this.#add(alone.word, STRENGTH.word);
      this.#add(alone.stem, STRENGTH.word);
      this.#add(alone.sound, STRENGTH.sound);
    }
    this.#add(mix(one.word, now.word, 2), STRENGTH.pair);
    this.#add(mix(one.stem, now.stem, 3), STRENGTH.pair);
    this.#add(mix(two.stem, now.stem, 4), STRENGTH.pair);
    this.#add(mix(three.stem, now.stem, 4), STRENGTH.triple);
    this.#add(mix(one.sound, now.sound, 5), STRENGTH.sound);
    this.#add(mix(mix(two.stem, one.stem, 6), now.stem, 7), STRENGTH.triple);
    if (now.classes.length + one.classes.length + two.classes.length > 0) {
      this.#readNear(now, one, two);
    }
    if (isNew) for (const letters of alone.letters) this.#add(letters, STRENGTH.letters);
  }

  #readNear(now: SensedWord, one: SensedWord, two: SensedWord): void {
    for (const sense of now.classes) {
      this.#add(mix(one.stem, sense, 8), STRENGTH.sense);
      this.#add(mix(two.stem, sense, 8), STRENGTH.sense);
      for (const near of one.classes) {
        this.#add(mix(near, sense, 9), STRENGTH.sense);
        for (const far of two.classes) {
          this.#add(mix(mix(far, near, 10), sense, 11), STRENGTH.sense);
        }
      }
    }
    for (const sense of one.classes) this.#add(mix(sense, now.stem, 12), STRENGTH.sense);
    for (const sense of two.classes) this.#add(mix(sense, now.stem, 12), STRENGTH.sense);
  }

  #readSenses({ classes, alone }: SensedWord, senses: number[]): void {
    for (const [index, sense] of classes.entries()) {
      this.#add(alone.classes[index] ?? 0, STRENGTH.sense);
      for (const earlier of senses) this.#add(mix(earlier, sense, 14), STRENGTH.sense);
    }
    for (const sense of classes) if (!senses.includes(sense)) senses.push(sense);
  }

  #add(hash: number, strength: number): void {
    const slot = hash & MASK;
    const cell = slot >>> 5;
    const bit = 1 << (slot & 31);
    const seen = this.#seen[cell] ?? 0;
    if ((seen & bit) !== 0) return;
    this.#seen[cell] = seen | bit;
    const weight = this.#weights[slot & this.#slots] ?? 0;
    this.#sum += hash < 0 ? -strength * weight : strength * weight;
    this.#squares += strength * strength;
  }
}

const NO_WORD = sense("^");

function sense(text: string): SensedWord {
  const { word, stem, sound, classes, letters } = recallWord(text);
  return {
    word,
    stem,
    sound,
    classes,
    alone: {
      word: mix(word, 0, 1),
      stem: mix(stem, 1, 1),
      sound: mix(sound, 2, 1),
      letters: Int32Array.from(letters),
      classes: Int32Array.from(classes, (each) => mix(each, 3, 1)),
    },
    round: 0,
  };
}

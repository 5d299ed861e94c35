import type { Pattern } from "./pattern.ts";
import type { Phrase, Step } from "../rules/phrase.ts";
import { rankOf } from "./spell-corrector.ts";

/** The most sets of words asked for of one phrase: they share one byte of marks. */
const MAX_SETS = 8;

/** What a choice needs, once it was asked: phrases share their classes of words. */
const ofOptions = new WeakMap<readonly Phrase[], readonly string[]>();

const NOTHING: readonly string[] = [];

/**
 * Sets of words of each of which a text must hold at least one, as a whole word, for this phrase to match
 * in it. No sets where nothing is sure: such a phrase has to be tried on every text.
 */
function neededWords(phrase: Phrase): readonly (readonly string[])[] {
  const sets = phrase.map(wordsOfStep).filter((words) => words.length > 0);
  return sets.sort((one, other) => one.length - other.length).slice(0, MAX_SETS);
}

/** One of these words is in every match of the step; none where that is not sure. */
function wordsOfStep(step: Step): readonly string[] {
  if (step.kind === "word") return [step.word];
  if (step.kind !== "choice") return NOTHING;
  const known = ofOptions.get(step.options);
  if (known !== undefined) return known;
  const words = wordsOfOptions(step.options);
  ofOptions.set(step.options, words);
  return words;
}

function wordsOfOptions(options: readonly Phrase[]): readonly string[] {
  const words = new Set<string>();
  for (const option of options) {
    const rarest = rarestWords(option);
    if (rarest.length === 0) return NOTHING;
    for (const word of rarest) words.add(word);
  }
  return [...words];
}

/** Of all sets that a phrase needs, the one whose commonest word is said least often. */
function rarestWords(phrase: Phrase): readonly string[] {
  let rarest = NOTHING;
  let rarestRank = -1;
  for (const step of phrase) {
    const words = wordsOfStep(step);
    if (words.length === 0) continue;
    const rank = Math.min(...words.map(rankOf));
    if (rank > rarestRank) [rarest, rarestRank] = [words, rank];
  }
  return rarest;
}

/** Of each pattern that may match in a text the alternatives that may, in their order. */
export type Candidates = ReadonlyMap<Pattern, readonly number[]>;

/** An alternative of a pattern, and a mark for each set of words that it needs. */
interface Alternative {
  pattern: Pattern;
  number: number;
  allMarks: number;
}

/** The lowest bits of a number hold marks; those above hold the place of an alternative, or a round. */
const MARK_BITS = 8;
const MARKS = (1 << MARK_BITS) - 1;
const LAST_ROUND = (1 << (31 - MARK_BITS)) - 1;

/** Who needs a word: places of alternatives, each with the mark of the set that the word is in. */
interface Entry {
  needs: number[];
  round: number;
}

/**
 * Finds by a text's words which patterns may match in it. Almost all of a pattern's alternatives need
 * words that a text does not hold, and then need not be tried.
 */
export class PatternIndex {
  readonly patterns: readonly Pattern[];
  readonly #unread: (() => void)[];
  readonly #alternatives: Alternative[] = [];
  readonly #entries = new Map<string, Entry>();
  /** Places of alternatives of which no needed word is known. */
  readonly #always: number[] = [];
  /** The marks of each alternative, with the round in which it got them. */
  #marked = new Int32Array();
  #round = 0;

  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
    this.#unread = patterns.map((pattern) => () => this.#open(pattern)).reverse();
  }

  /** Does a little more of what the first reading needs, if there is more: a start can do it bit by bit. */
  prepareNext(): boolean {
    const next = this.#unread.pop();
    next?.();
    return next !== undefined;
  }

  #open(pattern: Pattern): void {
    const each = pattern.written.map((_phrase, number) => () => this.#put(pattern, number));
    this.#unread.push(...each.reverse());
  }

  #put(pattern: Pattern, number: number): void {
    const sets = neededWords(pattern.phraseOf(number));
    const place = this.#alternatives.length;
    this.#alternatives.push({ pattern, number, allMarks: (1 << sets.length) - 1 });
    if (sets.length === 0) this.#always.push(place);
    for (const [set, words] of sets.entries()) {
      for (const word of words) {
        let entry = this.#entries.get(word);
        if (entry === undefined) this.#entries.set(word, (entry = { needs: [], round: 0 }));
        entry.needs.push((place << MARK_BITS) | (1 << set));
      }
    }
  }

  /** What may match in a text of words between single spaces. */
  read(text: string): Candidates {
    while (this.prepareNext());
    this.#beginRound();
    const found = [...this.#always];
    for (const word of text.split(" ")) {
      const entry = this.#entries.get(word);
      if (entry === undefined || entry.round === this.#round) continue;
      entry.round = this.#round;
      this.#mark(entry.needs, found);
    }
    return this.#group(found);
  }

  #beginRound(): void {
    const isFirst = this.#marked.length !== this.#alternatives.length;
    if (isFirst || this.#round === LAST_ROUND) {
      this.#marked = new Int32Array(this.#alternatives.length);
      for (const entry of this.#entries.values()) entry.round = 0;
      this.#round = 0;
    }
    this.#round += 1;
  }

  #mark(needs: readonly number[], found: number[]): void {
    const begun = this.#round << MARK_BITS;
    for (const need of needs) {
      const place = need >> MARK_BITS;
      const before = Math.max(this.#marked[place] ?? 0, begun);
      const after = before | (need & MARKS);
      if (after === before) continue;
      this.#marked[place] = after;
      if ((after & MARKS) === this.#alternatives[place]?.allMarks) found.push(place);
    }
  }

  #group(found: number[]): Candidates {
    const candidates = new Map<Pattern, number[]>();
    for (const place of found.sort((one, other) => one - other)) {
      const alternative = this.#alternatives[place];
      if (alternative === undefined) continue;
      const { pattern, number } = alternative;
      const numbers = candidates.get(pattern);
      if (numbers === undefined) candidates.set(pattern, [number]);
      else numbers.push(number);
    }
    return candidates;
  }
}

import { neededWords } from "./needed-words.ts";
import type { Pattern } from "./pattern.ts";

/** Of each pattern that may match in a text the alternatives that may, in their order. */
export type Candidates = ReadonlyMap<Pattern, readonly number[]>;

interface Alternative {
  pattern: Pattern;
  number: number;
  /** One mark for each set of words that it needs. */
  allMarks: number;
  /** The marks of the text that was read last. */
  marks: number;
  round: number;
}

/** A word of a pattern, and which set of which alternative it is in. */
interface Entry {
  alternatives: Alternative[];
  marks: number[];
  round: number;
}

/**
 * Finds by a text's words which patterns may match in it. Almost all of a pattern's alternatives need
 * words that a text does not hold, and then need not be tried.
 */
export class PatternIndex {
  readonly #unread: Pattern[];
  readonly #entries = new Map<string, Entry>();
  /** Alternatives of which no needed word is known. */
  readonly #always: Alternative[] = [];
  #round = 0;

  constructor(patterns: readonly Pattern[]) {
    this.#unread = patterns.toReversed();
  }

  /** Takes one more pattern in, where there is one: so that a start can do it piece by piece. */
  prepareNext(): boolean {
    const pattern = this.#unread.pop();
    if (pattern === undefined) return false;
    for (const [number, source] of pattern.alternatives.entries())
      this.#put({ pattern, number, allMarks: 0, marks: 0, round: 0 }, neededWords(source));
    return true;
  }

  #put(alternative: Alternative, sets: readonly (readonly string[])[]): void {
    if (sets.length === 0) this.#always.push(alternative);
    for (const [number, words] of sets.entries()) {
      const mark = 1 << number;
      alternative.allMarks |= mark;
      for (const word of words) {
        let entry = this.#entries.get(word);
        if (entry === undefined)
          this.#entries.set(word, (entry = { alternatives: [], marks: [], round: 0 }));
        entry.alternatives.push(alternative);
        entry.marks.push(mark);
      }
    }
  }

  /** What may match in a text of words between single spaces. */
  read(text: string): Candidates {
    while (this.prepareNext());
    this.#round += 1;
    const found = [...this.#always];
    for (const word of text.split(" ")) {
      const entry = this.#entries.get(word);
      if (entry === undefined || entry.round === this.#round) continue;
      entry.round = this.#round;
      this.#mark(entry, found);
    }
    return group(found);
  }

  #mark({ alternatives, marks }: Entry, found: Alternative[]): void {
    for (let index = 0; index < alternatives.length; index += 1) {
      const alternative = alternatives[index];
      if (alternative === undefined) continue;
      if (alternative.round !== this.#round) {
        alternative.round = this.#round;
        alternative.marks = 0;
      } else if (alternative.marks === alternative.allMarks) continue;
      alternative.marks |= marks[index] ?? 0;
      if (alternative.marks === alternative.allMarks) found.push(alternative);
    }
  }
}

function group(found: readonly Alternative[]): Candidates {
  const candidates = new Map<Pattern, number[]>();
  for (const { pattern, number } of found) {
    const numbers = candidates.get(pattern);
    if (numbers === undefined) candidates.set(pattern, [number]);
    else numbers.push(number);
  }
  for (const numbers of candidates.values()) if (numbers.length > 1) numbers.sort((a, b) => a - b);
  return candidates;
}

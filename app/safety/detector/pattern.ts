import { expressionOf } from "../rules/expression.ts";
import { readPhrase, type Phrase, type WordClasses } from "../rules/phrase.ts";

/** Where a pattern matches in a text. */
export interface Match {
  start: number;
  end: number;
}

const NO_CLASSES: WordClasses = new Map();

/**
 * Phrases any of which may match, each read and compiled by itself when it is first needed: a text needs
 * few of them, and the others cost neither time nor memory.
 */
export class Pattern {
  /** The phrases as they are written, and the classes of words that they name. */
  readonly written: readonly string[];
  readonly #classes: WordClasses;
  readonly #compiled: RegExp[] = [];

  constructor(written: readonly string[], classes: WordClasses = NO_CLASSES) {
    this.written = written;
    this.#classes = classes;
  }

  /** One alternative. Throws a SyntaxError where it is no phrase. */
  phraseOf(alternative: number): Phrase {
    return readPhrase(this.written[alternative] ?? "", this.#classes);
  }

  /** The expression of one alternative. */
  expressionOf(alternative: number): RegExp {
    return (this.#compiled[alternative] ??= expressionOf(this.phraseOf(alternative)));
  }

  /** The matches in a text of these alternatives (in their order), as the whole expression would find them. */
  search(text: string, alternatives: readonly number[]): Search {
    return new Search(this, text, alternatives);
  }

  /** The text with each match of these alternatives replaced, but for those whose words before keep them. */
  replace(
    text: string,
    alternatives: readonly number[] | undefined,
    replacement: string,
    isKept: (before: string) => boolean = () => false,
  ): string {
    if (alternatives === undefined) return text;
    const search = this.search(text, alternatives);
    let replaced = "";
    let from = 0;
    for (let match = search.next(); match !== undefined; match = search.next()) {
      if (isKept(text.slice(0, match.start))) continue;
      replaced += text.slice(from, match.start) + replacement;
      from = match.end;
    }
    return replaced + text.slice(from);
  }

  /** Whether any of these alternatives matches in a text. */
  test(text: string, alternatives: readonly number[]): boolean {
    return this.search(text, alternatives).next() !== undefined;
  }

  /** Whether the pattern matches in a text that no index has read. */
  matchesIn(text: string): boolean {
    return this.test(text, [...this.written.keys()]);
  }
}

/** Walks through the matches in a text: always the first one, and of those in one place the first alternative's. */
class Search {
  readonly #pattern: Pattern;
  /** Every word of it has one space before it. */
  readonly #text: string;
  readonly #alternatives: readonly number[];
  readonly #found: (Match | undefined)[] = [];
  #from = 0;

  constructor(pattern: Pattern, text: string, alternatives: readonly number[]) {
    this.#pattern = pattern;
    this.#text = ` ${text}`;
    this.#alternatives = alternatives;
  }

  /** The next match after the end of the one before. */
  next(): Match | undefined {
    let first: Match | undefined;
    for (const [index, alternative] of this.#alternatives.entries()) {
      const match = this.#advance(index, alternative);
      if (match !== undefined && (first === undefined || match.start < first.start)) first = match;
    }
    if (first !== undefined) this.#from = first.end;
    return first;
  }

  /** The next match of one alternative; what it found further on before still holds. */
  #advance(index: number, alternative: number): Match | undefined {
    const known = this.#found[index];
    const wasTried = index in this.#found;
    if (wasTried && (known === undefined || known.start >= this.#from)) return known;
    const expression = this.#pattern.expressionOf(alternative);
    expression.lastIndex = this.#from;
    const found = expression.exec(this.#text);
    const match =
      // The space before its first word is none of the match, and none of the text either.
      found === null ? undefined : { start: found.index, end: found.index + found[0].length - 1 };
    this.#found[index] = match;
    return match;
  }
}

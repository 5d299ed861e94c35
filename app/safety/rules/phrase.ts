/** A step of a phrase: what one word, or some words, of a text have to be. */
export type Step =
  | { kind: "word"; word: string }
  /** Any word that begins with these letters. */
  | { kind: "beginning"; letters: string }
  /** A whole number, within these bounds where they are given. */
  | { kind: "number"; from: number | undefined; to: number | undefined }
  | { kind: "any" }
  | { kind: "choice"; options: readonly Phrase[] }
  | { kind: "optional"; step: Step }
  | { kind: "repeated"; step: Step }
  /** Up to so many words of any kind, within one clause or beyond its commas. */
  | { kind: "gap"; most: number; crossesCommas: boolean }
  /** What has to follow, or must not, without being part of the match. */
  | { kind: "ahead"; isWanted: boolean; options: readonly Phrase[] }
  | { kind: "comma" }
  | { kind: "end" };

export type Phrase = readonly Step[];

/** Words and phrases by the name under which other phrases name them in braces. */
export type WordClasses = ReadonlyMap<string, readonly Phrase[]>;

const TOKEN = /[!=]?\(|\)[?*]?|\||\{\w+\}\??|\.{2,3}\d|[^\s()|]+/g;
const CLASS = /^\{(\w+)\}$/;
const GAP = /^(\.{2,3})(\d)$/;
const NUMBER = /^#(?:(\d+)-(\d+))?$/;
const BEGINNING = /^([\p{L}\p{M}\p{Nd}]+)\*$/u;
const WORD = /^[\p{L}\p{M}\p{Nd}'$]+$/u;

/**
 * Reads the language in which all rules are written, for the detector and the guard alike. Words stand
 * for themselves; `(a|b c)` is a choice, `x?` may be absent, `(a|b)*` may be said several times, `{name}` is
 * a class of words, `..3` up to three words of any kind, `...7` up to seven and commas among them, `_` one
 * word, `word*` any that begins so, `#` a number and `#20-99` one within bounds, `!(a|b)` what must not
 * follow and `=(a|b)` what has to, `,` a comma, `.` the end. Throws a SyntaxError on anything else.
 */
export function readPhrase(source: string, classes: WordClasses): Phrase {
  const [phrase, ...others] = readOptions(source, classes);
  if (phrase === undefined || others.length > 0)
    throw new SyntaxError(`more than one phrase: ${source}`);
  return phrase;
}

/** The phrases between the bars at the top of this text. */
export function readOptions(source: string, classes: WordClasses): readonly Phrase[] {
  const reader = new PhraseReader(source, classes);
  const options = reader.readOptions();
  if (!reader.isAtEnd()) throw new SyntaxError(`a bracket too many: ${source}`);
  return options;
}

class PhraseReader {
  readonly #source: string;
  readonly #tokens: readonly string[];
  readonly #classes: WordClasses;
  #at = 0;

  constructor(source: string, classes: WordClasses) {
    this.#source = source;
    this.#tokens = source.match(TOKEN) ?? [];
    this.#classes = classes;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  readOptions(): readonly Phrase[] {
    const options = [this.#readSteps()];
    while (this.#tokens[this.#at] === "|") {
      this.#at += 1;
      options.push(this.#readSteps());
    }
    return options;
  }

  #readSteps(): Phrase {
    const steps: Step[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined || token === "|" || token.startsWith(")")) break;
      this.#at += 1;
      steps.push(token.endsWith("(") ? this.#readGroup(token) : this.#readToken(token));
    }
    if (steps.length === 0) throw new SyntaxError(`an empty choice: ${this.#source}`);
    return steps;
  }

  #readGroup(opening: string): Step {
    const options = this.readOptions();
    const closing = this.#tokens[this.#at];
    this.#at += 1;
    if (closing === undefined) throw new SyntaxError(`a bracket too few: ${this.#source}`);
    if (opening !== "(") return { kind: "ahead", isWanted: opening === "=(", options };
    const step: Step = { kind: "choice", options };
    if (closing === ")?") return { kind: "optional", step };
    return closing === ")*" ? { kind: "repeated", step } : step;
  }

  #readToken(token: string): Step {
    if (token.length > 1 && token.endsWith("?"))
      return { kind: "optional", step: this.#readToken(token.slice(0, -1)) };
    if (token === ".") return { kind: "end" };
    if (token === ",") return { kind: "comma" };
    if (token === "_") return { kind: "any" };
    const name = CLASS.exec(token)?.[1];
    if (name !== undefined) return this.#readClass(name);
    const [, dots, most] = GAP.exec(token) ?? [];
    if (most !== undefined)
      return { kind: "gap", most: Number(most), crossesCommas: dots === "..." };
    const number = NUMBER.exec(token);
    if (number !== null) return { kind: "number", from: bound(number[1]), to: bound(number[2]) };
    const letters = BEGINNING.exec(token)?.[1];
    if (letters !== undefined) return { kind: "beginning", letters };
    if (!WORD.test(token)) throw new SyntaxError(`not known: ${token} in: ${this.#source}`);
    return { kind: "word", word: token };
  }

  #readClass(name: string): Step {
    const options = this.#classes.get(name);
    if (options === undefined) throw new SyntaxError(`no such class of words: ${name}`);
    return { kind: "choice", options };
  }
}

function bound(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** Every word that these phrases name. */
export function wordsIn(phrases: readonly Phrase[]): readonly string[] {
  return phrases.flat().flatMap((step): readonly string[] => {
    switch (step.kind) {
      case "word":
        return [step.word];
      case "choice":
      case "ahead":
        return wordsIn(step.options);
      case "optional":
      case "repeated":
        return wordsIn([[step.step]]);
      default:
        return [];
    }
  });
}

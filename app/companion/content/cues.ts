import { CUE_CLASSES } from "./cue-classes.ts";
import { stemOf } from "./stem.ts";
import { readForPhrases } from "./phrases.ts";

/** From this score on a message is taken to be about it. */
export const ENOUGH_WORDS = 1.5;
const STRONG = 2;
/** Long messages hold some of nearly everything. */
const MAX_WEAK = 4;
/** Weak cues with no strong one beside them may mean anything. */
const WEAK_ALONE = 0.4;
/** What fits much is taken only where nothing narrower is said. */
const BROAD = 0.75;

/** One or several words in a row. */
type Run = string;
/** Each part has to be said somewhere in the message, in any order; of a part any of its runs. */
type Cue = readonly (readonly Run[])[];

/** The words of a message without their endings, as cues are looked for among them. */
export type SaidWords = readonly SaidSentence[];

interface SaidSentence {
  /** All of its words, with a space around each. */
  text: Run;
  words: readonly { word: string; at: number }[];
}

/** What somebody writes about stands in the first page of it. */
const READ_CHARACTERS = 2_000;

/** Reads the beginning of a message for its words. */
export function readSaidWords(content: string): SaidWords {
  return readForPhrases(content.slice(0, READ_CHARACTERS)).map((sentence) => {
    const text = runOf(sentence);
    let at = 0;
    const words = text
      .trim()
      .split(" ")
      .map((word) => {
        const found = { word, at };
        at += word.length + 1;
        return found;
      });
    return { text, words };
  });
}

function runOf(text: string): Run {
  const stems = text
    .split(/[ ,]+/u)
    .filter((word) => word !== "")
    .map(stemOf);
  return ` ${stems.join(" ")} `;
}

interface WrittenCues {
  strong: readonly string[];
  weak: readonly string[];
  broad?: boolean | undefined;
}

/**
 * Words that tell what a message is about where no phrase does: "wife & moved out" are two that have
 * to come together, in any order, and "a|b" are two of which one is enough.
 */
export class Cues {
  readonly #strong: readonly Cue[];
  readonly #weak: readonly Cue[];
  readonly #share: number;
  /** All runs by their first word, so that a message is gone through once, whatever there is to find. */
  readonly #runs = new Map<string, Run[]>();

  constructor({ strong, weak, broad }: WrittenCues) {
    this.#share = broad === true ? BROAD : 1;
    this.#strong = strong.map(readCue);
    this.#weak = weak.map(readCue);
    for (const run of new Set([...this.#strong, ...this.#weak].flat(2))) {
      const first = run.slice(1, run.indexOf(" ", 1));
      this.#runs.set(first, [...(this.#runs.get(first) ?? []), run]);
    }
  }

  /** How much of a message is about it: 2 for each strong cue, 1 for each weak one beside it. */
  scoreOf(said: SaidWords): number {
    const runs = this.#runsIn(said);
    if (runs.size === 0) return 0;
    const isSaid = (cue: Cue) => cue.every((part) => part.some((run) => runs.has(run)));
    const weak = Math.min(this.#weak.filter(isSaid).length, MAX_WEAK);
    const strong = this.#strong.filter(isSaid).length;
    return this.#share * (strong === 0 ? weak * WEAK_ALONE : strong * STRONG + weak);
  }

  /** How many different words the cues that are said are made of: one may stand there by chance. */
  countWordsOf(said: SaidWords): number {
    const runs = this.#runsIn(said);
    const found = [...this.#strong, ...this.#weak]
      .filter((cue) => cue.every((part) => part.some((run) => runs.has(run))))
      .flatMap((cue) => cue.flat().filter((run) => runs.has(run)));
    return new Set(found.flatMap((run) => run.trim().split(" "))).size;
  }

  /** Words of the longest run that is said: the more, the plainer what is meant. */
  longestOf(said: SaidWords): number {
    const lengths = [...this.#runsIn(said)].map((run) => run.trim().split(" ").length);
    return Math.max(0, ...lengths);
  }

  #runsIn(said: SaidWords): ReadonlySet<Run> {
    const found = new Set<Run>();
    for (const { text, words } of said) {
      for (const { word, at } of words) {
        for (const run of this.#runs.get(word) ?? []) {
          if (text.startsWith(run, at)) found.add(run);
        }
      }
    }
    return found;
  }
}

function readCue(source: string): Cue {
  return source.split("&").map((part) =>
    part
      .split("|")
      .flatMap(withoutClasses)
      .map((run) => readForPhrases(run).map(runOf).join("")),
  );
}

/** A run for each word of the class that it holds: "{number} years". Throws a SyntaxError where there is no such class. */
function withoutClasses(run: string): readonly string[] {
  const name = /\{(\w+)\}/u.exec(run)?.[1];
  if (name === undefined) return [run];
  const words = CUE_CLASSES[name];
  if (words === undefined) throw new SyntaxError(`no class of words: ${name}`);
  return words.split("|").map((word) => run.replace(`{${name}}`, word));
}

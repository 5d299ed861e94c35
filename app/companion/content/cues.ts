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

/** The words of a message, as cues are looked for among them. */
export type SaidWords = readonly string[];

/** Each sentence's words without their endings, with a space around each. */
export function readSaidWords(content: string): SaidWords {
  return readForPhrases(content).map(runOf);
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

  constructor({ strong, weak, broad }: WrittenCues) {
    this.#share = broad === true ? BROAD : 1;
    this.#strong = strong.map(readCue);
    this.#weak = weak.map(readCue);
  }

  /** How much of a message is about it: 2 for each strong cue, 1 for each weak one beside it. */
  scoreOf(said: SaidWords): number {
    const weak = Math.min(this.#weak.filter((cue) => isSaid(cue, said)).length, MAX_WEAK);
    const strong = this.#strong.filter((cue) => isSaid(cue, said)).length;
    return this.#share * (strong === 0 ? weak * WEAK_ALONE : strong * STRONG + weak);
  }

  /** Words of the longest strong cue that is said: the more, the plainer what is meant. */
  longestOf(said: SaidWords): number {
    const runs = this.#strong.flat(2).filter((run) => said.some((each) => each.includes(run)));
    return Math.max(0, ...runs.map((run) => run.trim().split(" ").length));
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

function isSaid(cue: Cue, said: SaidWords): boolean {
  return cue.every((part) => part.some((run) => said.some((sentence) => sentence.includes(run))));
}

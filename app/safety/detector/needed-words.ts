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
export function neededWords(phrase: Phrase): readonly (readonly string[])[] {
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

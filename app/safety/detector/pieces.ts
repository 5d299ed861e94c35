import { isFromModelAlone } from "../assessment.ts";
import type { Finding } from "./findings.ts";
import { beginsWithNo, isBareNo, isDenial } from "./denial.ts";
import { findIn, type Reading } from "./judge.ts";
import type { Sentence } from "./sentence-reader.ts";
import { settleTies } from "./ties.ts";
import { readSentences } from "./tokens.ts";
import { combineWithModel } from "./combine-with-model.ts";

/** Of an earlier message so many words may be the beginning of what the new one ends. */
const WORDS_OF_A_PIECE = 12;
/** A message of so few words is a piece even where it ends in a full stop. */
const WORDS_OF_A_FRAGMENT = 4;
/** Of the new message so many words may be the end of what began before it. */
const WORDS_OF_AN_ENDING = 12;
const CHARACTERS_READ = 600;

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function pieceOf(message: string): string {
  const words = wordsOf(message.slice(-CHARACTERS_READ));
  const piece = words.slice(-WORDS_OF_A_PIECE).join(" ");
  return words.length <= WORDS_OF_A_FRAGMENT ? piece.replace(/(?<![.,;…-])[.,;…-]+$/, "") : piece;
}

/**
 * What a sentence says that began in earlier messages and ends in the new one ("I want to", "kill",
 * "myself"). What the earlier ones or the new one say by themselves was judged when it came.
 */
export function findAcross(text: string, fresh: Reading, recent: readonly string[]): Finding[] {
  if (beginsWithNo(text)) return [];
  // What was denied is over: nothing goes on from it.
  const since = recent.slice(recent.findLastIndex((said) => isDenial(said) || isBareNo(said)) + 1);
  const before = since.map(pieceOf).join(" ");
  const ending = wordsOf(text.slice(0, CHARACTERS_READ)).slice(0, WORDS_OF_AN_ENDING).join(" ");
  const begun = readSentences(before).at(-1);
  const position = readSentences(before).length - 1;
  const span = readSentences(`${before} ${ending}`)[position];
  if (begun === undefined || span === undefined || span.words === begun.words) return [];
  const parts = recent.length + 1;
  const already = [...judge(begun, parts), ...combineWithModel(fresh.sentences, fresh.findings)];
  const rules = new Set(already.map(({ rule }) => rule));
  // What lies between two messages often looks like danger and is none: a guess or a hint is no sign there.
  return judge(span, parts)
    .filter(({ rule, tier }) => !rules.has(rule) && tier !== "watch" && !isGuess({ rule }))
    .map(({ sentence: _sentence, ...finding }) => finding);
}

function isGuess({ rule }: Pick<Finding, "rule">): boolean {
  return isFromModelAlone({ rules: [rule] });
}

function judge(sentence: Sentence, parts: number): readonly Finding[] {
  return settleTies(combineWithModel([sentence], findIn([sentence]), { parts }));
}

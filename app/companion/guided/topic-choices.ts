import { stemOf } from "../content/stem.ts";
import { PhraseSet, readForPhrases } from "../content/phrases.ts";
import type { TopicChoice, TopicNode } from "../content/schema.ts";
import { readOfferAnswer } from "./answers.ts";
import type { Turn } from "./turn-reply.ts";
import { countWords, foldedText } from "./wording.ts";

/** In a longer message a word of a choice may stand for anything. */
const ANSWER_MAX_WORDS = 15;

/** The choice whose label a message is, in any language, and nothing else. */
export function labelledChoice(
  { choices = [] }: TopicNode,
  message: string,
): TopicChoice | undefined {
  const said = labelOf(message);
  return choices.find((choice) => labelsOf(choice).some((label) => labelOf(label) === said));
}

/** The one choice that somebody means with words of their own; undefined where none or several fit. */
export function meantChoice(
  { message, sentences }: Pick<Turn, "message" | "sentences">,
  { choices = [] }: TopicNode,
): TopicChoice | undefined {
  if (countWords(message.content) > ANSWER_MAX_WORDS) return undefined;
  const answer = countWords(message.content) === 1 ? readOfferAnswer(message.content) : null;
  return (
    onlyOne(choices, (choice) => isSaid(choice, sentences)) ??
    onlyOne(choices, (choice) => labelsOf(choice).some((label) => fits(label, sentences))) ??
    (answer === "yes" ? onlyOne(choices, (choice) => begins(choice, YES)) : undefined) ??
    (answer === "no" ? onlyOne(choices, (choice) => begins(choice, NO)) : undefined)
  );
}

/** A label as it is compared with what is typed: without signs, accents and capitals. */
export function labelOf(text: string): string {
  return foldedText(text)
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function labelsOf({ label }: TopicChoice): readonly string[] {
  return Object.values(label).flat();
}

function onlyOne(
  choices: readonly TopicChoice[],
  fit: (choice: TopicChoice) => boolean,
): TopicChoice | undefined {
  const found = choices.filter(fit);
  return found.length === 1 ? found[0] : undefined;
}

function isSaid({ says }: TopicChoice, sentences: readonly string[]): boolean {
  return says !== undefined && new PhraseSet([...says.en, ...says.es]).isIn(sentences);
}

const YES = /^(?:yes|sí)(?:,|$)/iu;
const NO = /^(?:no|not (?:really|today|tonight)|no mucho|hoy no)(?:,|$)/iu;

function begins(choice: TopicChoice, word: RegExp): boolean {
  return labelsOf(choice).some((label) => word.test(label));
}

/** "A pregnancy or a baby": each is enough by itself. */
const OR = / (?:or|o|u) /u;
/** Said by nearly everybody about nearly anything: no choice is known by them. */
const COMMON: ReadonlySet<string> = new Set(
  `a an the i you it he she we they me my your this that them and or but of to for from at on in by
  with is am are was be do does did not no yes get have has had can just right now then so up out all
  some something someone one thing what who how why about around been nothing never
  un una el la los las lo le les yo tu mi me te se que y o u de del al en con por para es no si ya
  algo alguien todo nada`.split(/\s+/u),
);
/** These turn around what follows closely: "not a person, my dog". */
const NEGATIONS: ReadonlySet<string> = new Set(["not", "no", "never", "nunca", "without", "sin"]);
const NEGATED_WORDS = 2;

/** Whether all that a label is about is said, or all that is said stands in the label. */
function fits(label: string, sentences: readonly string[]): boolean {
  const said = sentences.flatMap(wordsOf);
  const told = said.filter(
    (_, at) => !said.slice(Math.max(0, at - NEGATED_WORDS), at).some((word) => NEGATIONS.has(word)),
  );
  const tellingWords = told.filter(isTelling).map(stemOf);
  const parts = readForPhrases(label).flatMap((sentence) => sentence.split(OR));
  const wholes = parts.map((part) => wordsOf(part).filter(isTelling).map(stemOf));
  const isWhole = wholes.some(
    (part) => part.length > 0 && part.every((word) => tellingWords.includes(word)),
  );
  const own = new Set(wholes.flat());
  return isWhole || (tellingWords.length > 0 && tellingWords.every((word) => own.has(word)));
}

function wordsOf(sentence: string): string[] {
  return sentence.split(/[ ,]+/u).filter((word) => word !== "");
}

function isTelling(word: string): boolean {
  return !COMMON.has(word);
}

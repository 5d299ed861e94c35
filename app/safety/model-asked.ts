import { longPattern } from "#app/config/long-pattern.ts";
import type { Kind } from "./assessment.ts";
import type { QuestionId } from "./scripts/questions.ts";

/** What a model's own words mean for the person's safety: the question that they leave, the help they name. */
export interface ModelAsked {
  question: QuestionId | null;
  /** The kind of danger that a help line was named for; null where none was. */
  namedHelp: Kind | null;
}

/** How a model asks about danger, by the question of ours that it is. The last sentence decides. */
const ASKS: readonly (readonly [QuestionId, RegExp])[] = [
  [
    "thoughts",
    longPattern("iu")`
      \b(?:
        suicid\w*|kill(?:ing)? yourself|(?:end|ending|take|taking) your (?:own )?life|
        wanting to die|want to die|not being alive|thoughts? of dying|quitarte la vida|matarte|
        suicidio|morir
      )\b`,
  ],
  [
    "hurting_self",
    /\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) yourself\b|\bhacerte daño\b|\bcortarte\b/iu,
  ],
  [
    "hurt_someone",
    /\b(?:hurt|hurting|harm|harming|kill|killing) (?:him|her|them|someone|somebody|anyone)\b|\bhacerle daño\b/iu,
  ],
  [
    "afraid_of_someone",
    longPattern("iu")`
      \b(?:are you|do you feel) (?:safe\b.{0,30}\b(?:with|around|from|at home)\b|
        afraid (?:at home\b|of (?:him|her|them|someone|somebody|anyone|your|what (?:he|she|they))\b))|
      \btienes miedo de (?:él|ella|ellos|alguien|tu|que te|lo que (?:haga|te))`,
  ],
];

/** Lines that are named to somebody in danger, and what they are named for. */
const NAMES: readonly (readonly [Kind, RegExp])[] = [
  ["active_ideation", /(?<!\d)(?:988|741741)(?!\d)/u],
  ["abuse_or_violence", /(?<!\d)(?:1[-\s.]?)?800[-\s.]?799[-\s.]?7233(?!\d)/u],
];

/** Reads what a model said, never what the app did. */
export function modelAsked(text: string): ModelAsked {
  const last = text.split(/(?<=[.!?…\n])/u).findLast((sentence) => sentence.endsWith("?")) ?? "";
  return {
    question: ASKS.find(([, pattern]) => pattern.test(last))?.[0] ?? null,
    namedHelp: NAMES.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  };
}

const IS_AN_AI = longPattern("iu")`
  \b(?:i['’]?m|i am|soy|this is|esto es) (?:just |only |really |sólo |solo )?(?:an?|una?) (?:
    ai|ia|program|programa|machine|máquina|bot|chatbot|inteligencia artificial|language model
  )\b|
  \bnot a (?:human|(?:real )?person)\b|\bno human\b|\bno soy (?:una persona|human[oa])`;
const MOST_WORDS = 10;

/** Whether a sentence says that an AI writes, and nothing that is meant for this person. */
export function saysOnlyThatItIsAnAi(sentence: string): boolean {
  const isShort = sentence.trim().split(/\s+/u).length <= MOST_WORDS;
  return isShort && IS_AN_AI.test(sentence) && !/\b(?:you|your|te|tu|contigo)\b/iu.test(sentence);
}

/** Whether a sentence is a yes or a no, or nothing at all. */
export function isBareAnswer(sentence: string): boolean {
  return /^(?:(?:yes|no|nope|sí)[.!,]?)?$/iu.test(sentence.trim());
}

/** What a question asks about, before it is answered. */
const ASKED_ABOUT: Partial<Record<QuestionId, Kind>> = {
  hurting_self: "self_harm",
  hurt_someone: "harm_to_others",
  afraid_of_someone: "abuse_or_violence",
};

/** The kind of danger that a question asks about, before it is answered. */
export function kindAskedAbout(question: QuestionId): Kind {
  return ASKED_ABOUT[question] ?? "distress";
}

import { lineNamed, MOMENTS } from "#app/content/safety.ts";
import type { Answer } from "#app/content/safety-script.ts";
import {
  freshWording,
  joined,
  say,
  wasSaid,
  type ReplyIds,
  type Said,
  type Voice,
} from "#app/safety/said.ts";
import { QUESTIONS, type QuestionId } from "./questions.ts";
import { quickAnswersOf, type QuickAnswer } from "./quick-answers.ts";
import type { Region } from "#app/content/help-lines.ts";
import type { Kind, Language, Severity, Subject } from "#app/safety/assessment.ts";

const { back } = MOMENTS;

/** Written words with the question about danger that they leave, and its buttons. */
export interface Moment extends Said {
  question: QuestionId | null;
  quickAnswers: readonly QuickAnswer[];
}

/** Written words that ask nothing about danger. */
export function askingNothing(said: Said): Moment {
  return { ...said, question: null, quickAnswers: [] };
}

/** The question of a check-in at the end of an ordinary reply, in words that no reply before asked it in. */
export function questionAtEnd(
  question: QuestionId,
  wording: number,
  language: Language,
  replies: readonly Pick<ReplyIds, "lines">[] = [],
): Moment {
  const { ask, answers } = QUESTIONS[question];
  return {
    ...say(ask, freshWording(ask, wording, { language, replies }), { language }),
    question,
    quickAnswers: quickAnswersOf(question, answers, language),
  };
}

/** After a maybe: asked once more at once, in other words, with its buttons. */
export function askedAgain(...about: Parameters<typeof questionAtEnd>): Moment {
  const [, wording, language] = about;
  const asked = questionAtEnd(...about);
  return { ...asked, ...joined(say(MOMENTS.eitherWay, wording, { language }), asked) };
}

/** Half a sentence to a no, before going on with what somebody came for. */
export function thanksForNo(language: Language, seed: number): Said {
  return say(MOMENTS.thanksForNo, seed, { language });
}

/** Where a maybe stays a maybe: help named in full; no question and no lock. */
export function helpInFull(voice: Voice, seed: number): Said {
  return say(lineNamed("help-in-full/suicide"), seed, voice);
}

/** The same as a whole reply, with no more than the link to help where they want no numbers. */
export function helpAlone(voice: Voice, seed: number, refusesNumbers = false): Said {
  const full = refusesNumbers ? helpLink(voice.language, seed) : helpInFull(voice, seed);
  return joined(say(MOMENTS.leftOpen, seed, voice), full, say(MOMENTS.goingOn, 0, voice));
}

/** The quiet line of a watch, with the link to help. */
export function helpLink(language: Language, seed: number): Said {
  return say(MOMENTS.helpLink, seed, { language });
}

/** When to call a doctor about a bad stomach, where nothing else was found. */
export function stomachLine(language: Language, region: Region, seed: number): Said {
  return say(MOMENTS.stomach, seed, { language, region });
}

export interface CheckBackInput extends Voice {
  /** The question that was left open, where one was: then that one is asked, in other words. */
  question?: { id: QuestionId; wording: number };
  kind: Kind;
  severity: Severity;
  /** Whose danger it is; the writer's where it isn't given. */
  subject?: Subject;
  /** After abuse somebody else may be looking at the screen: nothing of it is repeated. */
  afterAbuse: boolean;
  variantSeed: number;
}

/** What a check-back asks where risk is or was open. */
export function backQuestion(kind: Kind, subject: Subject): QuestionId {
  if (subject !== "self" && kind !== "harm_to_others") return "they_in_danger";
  if (kind === "self_harm") return "back_self_harm";
  return kind === "harm_to_others" ? "back_harm" : "back_suicide";
}

/**
 * The opening of the next visit while risk is open or on watch; it names a line where a region is given. Neutral after
 * abuse.
 */
export function checkBack(input: CheckBackInput): Moment {
  const { kind, subject = "self", variantSeed } = input;
  if (input.afterAbuse || kind === "abuse_or_violence") {
    return askingNothing(say(back.neutral, 0, input));
  }
  const grave = input.severity === "high" || input.severity === "critical";
  const leads = input.question ? back.leftLeads : grave ? back.graveLeads : back.leads;
  const { id, wording } = input.question ?? {
    id: backQuestion(kind, subject),
    wording: variantSeed,
  };
  const asked = questionAtEnd(id, wording, input.language);
  const help = say(input.region === undefined ? back.helpWithoutLine : back.help, 0, input);
  return { ...asked, ...joined(say(leads, variantSeed, input), asked, help) };
}

const OPENINGS = [back.leads, back.leftLeads, back.graveLeads, back.neutral];

/** Whether a reply opened a visit, so that what was urgent then is asked about, not repeated. */
export function isCheckBack(reply: Pick<ReplyIds, "lines">): boolean {
  return OPENINGS.some((opening) => wasSaid(opening, [reply]));
}

/** What a button of a question means, "today.yes": null for whatever is none of them. */
export function meaningOf(choice: string): Answer["means"] | null {
  const [question = "", id] = choice.split(".");
  return ANSWERS.get(question)?.find((answer) => answer.id === id)?.means ?? null;
}

/** How a tapped button answers a question; null where it is one of another. */
export function answerTapped(question: QuestionId, choice: string): Answer["means"] | null {
  return choice.startsWith(`${question}.`) ? meaningOf(choice) : null;
}

const ANSWERS: ReadonlyMap<string, readonly Answer[]> = new Map([
  ...Object.entries(QUESTIONS).map(([id, { answers }]) => [id, answers] as const),
  ["not-meant", MOMENTS.notMeant.answers],
  ["safer", MOMENTS.saferNow.answers],
]);

/** After "This isn't what I meant": asked once, directly. Only a clear no clears it. */
export function notMeantQuestion(
  language: Language,
  about: { kind: Kind; subject: Subject } = { kind: "distress", subject: "self" },
): Pick<Moment, "text" | "quickAnswers"> {
  const { misread, questions, answers } = MOMENTS.notMeant;
  return {
    text: `${misread[language]} ${questions[misreadAs(about)][language]}`,
    quickAnswers: quickAnswersOf("not-meant", answers, language),
  };
}

function misreadAs({
  kind,
  subject,
}: {
  kind: Kind;
  subject: Subject;
}): keyof typeof MOMENTS.notMeant.questions {
  if (kind === "medical_emergency") return "medical";
  if (subject === "other") return "other";
  return kind === "abuse_or_violence" ? "abuse" : "own";
}

/** What follows that question: cleared, or kept open without arguing. */
export function notMeantThanks(language: Language, cleared: boolean): string {
  return MOMENTS.notMeant[cleared ? "cleared" : "kept"][language];
}

/** What follows a no to the question on a card. */
export function cardThanks(language: Language): string {
  return MOMENTS.cardThanks[language];
}

/** After "I'm feeling safer now": asked with care, since risk is closed on the answer. */
export function saferNowQuestion(language: Language): Pick<Moment, "text" | "quickAnswers"> {
  const { question, answers } = MOMENTS.saferNow;
  return { text: question[language], quickAnswers: quickAnswersOf("safer", answers, language) };
}

/** The reply to that answer: `closed` where the person said yes. */
export function saferNowThanks(language: Language, closed: boolean): string {
  return MOMENTS.saferNow[closed ? "closed" : "open"][language];
}

export interface FollowUpInput {
  kind: Kind;
  subject: Subject;
  language: Language;
  region: Region;
  variantSeed: number;
}

/** The one line after a medical event, or one about another person; with it the event closes. */
export function followUp({ kind, variantSeed, ...voice }: FollowUpInput): Said {
  const { medical, abuseOther, other } = MOMENTS.followUp;
  const line =
    kind === "medical_emergency" ? medical : kind === "abuse_or_violence" ? abuseOther : other;
  return say(line, variantSeed, voice);
}

/** For a language that this companion's checks don't cover. In English and Spanish at once. */
export const unknownLanguageLine: Said = {
  text: `${MOMENTS.unknownLanguage.en} / ${MOMENTS.unknownLanguage.es}`,
  lines: say(MOMENTS.unknownLanguage, 0, { language: "en" }).lines,
};

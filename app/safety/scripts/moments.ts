import { lineNamed, MOMENTS } from "#app/content/safety.ts";
import type { Answer } from "#app/content/safety-script.ts";
import { QUESTIONS, type QuestionId } from "./questions.ts";
import { quickAnswersOf, type QuickAnswer } from "./quick-answers.ts";
import { fillWording } from "./wording.ts";
import type { Region } from "#app/content/help-lines.ts";
import type { Kind, Language, Severity, Subject } from "#app/safety/assessment.ts";

const { back } = MOMENTS;

/** A written text with its buttons. */
export interface Moment {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

/** The question of a check-in, as it stands at the end of an ordinary reply. */
export function questionAtEnd(question: QuestionId, wording: number, language: Language): Moment {
  const { ask, answers } = QUESTIONS[question];
  return {
    text: at(ask[language], wording),
    quickAnswers: quickAnswersOf(question, answers, language),
  };
}

/** After a maybe: asked once more at once, in other words, with its buttons. */
export function askedAgain(question: QuestionId, wording: number, language: Language): Moment {
  const { text, quickAnswers } = questionAtEnd(question, wording, language);
  return { text: `${at(MOMENTS.eitherWay[language], wording)}\n\n${text}`, quickAnswers };
}

/** Half a sentence to a no, before going on with what somebody came for. */
export function thanksForNo(language: Language, seed: number): string {
  return at(MOMENTS.thanksForNo[language], seed);
}

/** Where a maybe stays a maybe: help named in full, no question and no lock. */
export function helpInFull(
  language: Language,
  region: Region,
  seed: number,
  isWholeReply: boolean,
): string {
  const full = fillWording(at(lineNamed("help-in-full/suicide")[language], seed), region, language);
  if (!isWholeReply) return full;
  return [at(MOMENTS.leftOpen[language], seed), full, MOMENTS.goingOn[language]].join("\n\n");
}

/** The quiet line of a watch, with the link to help. */
export function helpLink(language: Language, seed: number): string {
  return at(MOMENTS.helpLink[language], seed);
}

/** When to call a doctor about a bad stomach, where nothing else was found. */
export function stomachLine(language: Language, region: Region, seed: number): string {
  return fillWording(at(MOMENTS.stomach[language], seed), region, language);
}

export interface CheckBackInput {
  /** The question that was left open, where one was: then that one is asked, in other words. */
  question?: { id: QuestionId; wording: number };
  kind: Kind;
  severity: Severity;
  /** Whose danger it is; the writer's where it isn't given. */
  subject?: Subject;
  /** After abuse somebody else may be looking at the screen: nothing of it is repeated. */
  afterAbuse: boolean;
  language: Language;
  variantSeed: number;
  /** Given, the check-back also names the line to call. */
  region?: Region;
}

/** What a check-back asks where risk is or was open. */
export function backQuestion(kind: Kind, subject: Subject): QuestionId {
  if (subject !== "self" && kind !== "harm_to_others") return "they_in_danger";
  if (kind === "self_harm") return "back_self_harm";
  return kind === "harm_to_others" ? "back_harm" : "back_suicide";
}

function at(variants: readonly string[], seed: number): string {
  return variants[Math.abs(Math.trunc(seed)) % variants.length] ?? "";
}

/** The opening of the next visit while risk is open or on watch. Neutral after abuse. */
export function checkBack(input: CheckBackInput): string {
  const { language, variantSeed } = input;
  if (isNeutral(input)) return back.neutral[language];
  const grave = input.severity === "high" || input.severity === "critical";
  const leads = input.question ? back.leftLeads : grave ? back.graveLeads : back.leads;
  const lead = at(leads[language], variantSeed);
  const { id, wording } = askedBack(input);
  const question = at(QUESTIONS[id].ask[language], wording);
  const help =
    input.region === undefined
      ? back.helpWithoutLine[language]
      : fillWording(back.help[language], input.region, language);
  return `${lead}\n\n${question}\n\n${help}`;
}

function isNeutral({ afterAbuse, kind }: Pick<CheckBackInput, "afterAbuse" | "kind">): boolean {
  return afterAbuse || kind === "abuse_or_violence";
}

function askedBack(input: Omit<CheckBackInput, "language" | "region" | "severity">) {
  const { question, kind, subject = "self", variantSeed } = input;
  return question ?? { id: backQuestion(kind, subject), wording: variantSeed };
}

/** The buttons under a check-back; none after abuse. */
export function checkBackAnswers(
  input: Omit<CheckBackInput, "region" | "severity">,
): readonly QuickAnswer[] {
  if (isNeutral(input)) return [];
  const { id } = askedBack(input);
  return quickAnswersOf(id, QUESTIONS[id].answers, input.language);
}

/** Whether a text opened a visit, so that what was urgent then is asked about, not repeated. */
export function isCheckBack(text: string): boolean {
  const leads = [back.leads, back.leftLeads, back.graveLeads];
  const openings = leads.flatMap((lead) => [...lead.en, ...lead.es]);
  return [...openings, back.neutral.en, back.neutral.es].some((opening) =>
    text.startsWith(opening),
  );
}

/** What a button of a question means, "today.yes": null for whatever is none of them. */
export function meaningOf(choice: string): Answer["means"] | null {
  const [question = "", id] = choice.split(".");
  return ANSWERS.get(question)?.find((answer) => answer.id === id)?.means ?? null;
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
): Moment {
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
export function saferNowQuestion(language: Language): Moment {
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
export function followUp(input: FollowUpInput): string {
  const family =
    input.kind === "medical_emergency"
      ? "medical"
      : input.kind === "abuse_or_violence"
        ? "abuseOther"
        : "other";
  const line = at(MOMENTS.followUp[family][input.language], input.variantSeed);
  return fillWording(line, input.region, input.language);
}

/** For a language that this companion's checks don't cover. In English and Spanish at once. */
export const unknownLanguageLine = `${MOMENTS.unknownLanguage.en} / ${MOMENTS.unknownLanguage.es}`;

import { readAnswerTo, readConsideredAnswer } from "./scripts/considered-answer.ts";
import { EVERYDAY, followUpScript, HELP_IS_COMING } from "./scripts/follow-ups.ts";
import { isCheckBack } from "./scripts/moments.ts";
import { QUESTIONS, QUESTION_IDS } from "./scripts/questions.ts";
import { quickAnswersOf } from "./scripts/quick-answers.ts";
import { REPLIES } from "./scripts/replies.ts";
import { scriptFor } from "./scripts/scripts.ts";
import { isMinor, situationOf } from "./scripts/situation.ts";
import { fill, pickVariant, sentencesOf } from "./scripts/wording.ts";
import { YOUNG_NOTE } from "./scripts/young.ts";
import type { Region } from "#app/catalogue/help-lines.ts";
import {
  asksAboutDanger,
  type Kind,
  type Language,
  type Severity,
  type Subject,
  type Tier,
} from "./assessment.ts";
import type { QuestionId } from "./scripts/questions.ts";
import type { QuickAnswer } from "./scripts/quick-answers.ts";
import type { ConsideredAnswer, Script, Spoken, Step } from "./scripts/script.ts";
import type { Situation } from "./scripts/situation.ts";

export { readConsideredAnswer };
export type { ConsideredAnswer, QuickAnswer, Situation };
export {
  checkBack,
  checkBackAnswers,
  followUp,
  notMeantQuestion,
  notMeantThanks,
  saferNowQuestion,
  saferNowThanks,
  unknownLanguageLine,
} from "./scripts/moments.ts";
export type { CheckBackInput, FollowUpInput, Moment } from "./scripts/moments.ts";

export interface WrittenAnswerInput {
  tier: Tier;
  /** What opened the risk that a message without a sign is answered in. */
  openedBy?: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  language: Language;
  region: Region;
  rules?: readonly string[];
  /** How many written answers this person got since the risk opened, 0 first. */
  turn: number;
  /** The written answers shown last, newest last. */
  previousTexts: readonly string[];
  openRisk: boolean;
  message?: string;
}

export interface WrittenAnswer {
  text: string;
  quickAnswers: readonly QuickAnswer[];
  /** What the answer is about, which may be graver than the assessment: a yes to "today?" is. */
  situation: Situation;
}

interface Escalation {
  on: ConsideredAnswer;
  to: Situation;
  /** Only where nothing but a gentle check-in was asked so far. */
  fromCheckIn?: true;
}

/** What an answer to a direct question changes, whatever the message alone would have been. */
const ESCALATIONS: Partial<Record<QuestionId, Escalation>> = {
  thoughts: { on: "yes", to: "active", fromCheckIn: true },
  thoughts_gently: { on: "yes", to: "active", fromCheckIn: true },
  back_suicide: { on: "yes", to: "active" },
  today: { on: "yes", to: "imminent" },
  means: { on: "yes", to: "imminent" },
  when: { on: "yes", to: "imminent" },
  wound: { on: "yes", to: "medical" },
  medical_now: { on: "yes", to: "medical" },
  hurting_self: { on: "yes", to: "self_harm" },
  eating_now: { on: "yes", to: "eating" },
  hurt_someone: { on: "yes", to: "harm_imminent" },
  near_them: { on: "yes", to: "harm_imminent" },
  afraid_to_act: { on: "yes", to: "harm_imminent" },
  voices: { on: "yes", to: "psychosis_harm" },
  afraid_of_someone: { on: "yes", to: "abuse" },
  safe_place: { on: "no", to: "abuse_imminent" },
};

/**
 * The reviewed answer to someone at risk: one step of the script that fits, in this person's
 * language and region. Same input, same answer; never a line of the answer before.
 * While risk is open and the message is harmless, give the open event's kind, severity and subject.
 */
export function writtenAnswer(input: WrittenAnswerInput): WrittenAnswer {
  const asked = input.previousTexts.map(questionIn).filter((id) => id !== null);
  const last = questionIn(input.previousTexts.at(-1) ?? "");
  const answer = answerTo(last, input);
  const situation = situationNow(input, last, answer);
  const follows = isFollowUp(input, last, answer);
  const script = scriptNow(situation, input, last, answer);
  const step = nextStep(script, input, asked, answer);
  const note = isMinor(input) && !wasSaid(YOUNG_NOTE, input) ? [YOUNG_NOTE] : [];
  const reply = follows && answer === null ? EVERYDAY : replyTo(last, answer);
  return {
    text: compose([...step.parts, ...note], step.question, reply, input),
    quickAnswers:
      step.question === null
        ? []
        : quickAnswersOf(QUESTIONS[step.question].answers, input.language),
    situation,
  };
}

function scriptNow(
  situation: Situation,
  input: WrittenAnswerInput,
  last: QuestionId | null,
  answer: ConsideredAnswer | null,
): Script<QuestionId> {
  if (last === "called" && answer === "yes") return HELP_IS_COMING;
  const sameVisit = !input.previousTexts.some(isCheckBack);
  return isFollowUp(input, last, answer)
    ? followUpScript(situation, sameVisit)
    : scriptFor(situation);
}

/** A harmless message while risk is open that is no answer to what was asked. */
function isFollowUp(
  input: WrittenAnswerInput,
  last: QuestionId | null,
  answer: ConsideredAnswer | null,
): boolean {
  if (asksAboutDanger(input.tier) || !input.openRisk) return false;
  if (last === null) return true;
  if (BACK_QUESTION_IDS.has(last)) return answer !== "yes";
  return answer === null && QUESTIONS[last].tone !== "open";
}

const BACK_QUESTION_IDS: ReadonlySet<QuestionId> = new Set([
  "back_suicide",
  "back_self_harm",
  "back_harm",
]);

const AGREES =
  /^(ok(ay)?|sure|alright|all right|let'?s( do (it|that|this))?|please|vale|bueno|de acuerdo|dale|hagámoslo|por favor|[ ,.!])+$/iu;
const OFFERS: ReadonlySet<QuestionId> = new Set(["plan_offer", "reach", "moved"]);

/** Agreement counts as a yes only to an offer, never to a question about danger or safety. */
function answerTo(last: QuestionId | null, input: WrittenAnswerInput): ConsideredAnswer | null {
  if (last === null || input.message === undefined) return null;
  if (OFFERS.has(last) && input.message.length < 40 && AGREES.test(input.message)) return "yes";
  return readAnswerTo(last, input.message, input.language);
}

function situationNow(
  input: WrittenAnswerInput,
  last: QuestionId | null,
  answer: ConsideredAnswer | null,
): Situation {
  const situation = situationOf(input);
  const escalation = last === null ? undefined : ESCALATIONS[last];
  if (escalation === undefined || escalation.on !== answer) return situation;
  if (escalation.fromCheckIn === true && !situation.startsWith("check_in")) return situation;
  if (last === "medical_now" && input.subject !== "self") return "medical_other";
  if (escalation.to === "abuse_imminent" && isMinor(input)) return "young_abuse_imminent";
  const isOwn = input.subject === "self" || last === "afraid_to_act";
  return isOwn ? escalation.to : situation;
}

/** Which direct question a text asked. Its words are its trace, so nothing else need be kept. */
function questionIn(text: string): QuestionId | null {
  for (const id of QUESTION_IDS) {
    const { en, es } = QUESTIONS[id].ask;
    if ([...en, ...es].some((asked) => text.includes(asked))) return id;
  }
  return null;
}

/** The step after the furthest one reached; a plain no closes the branch that was asked about. */
function nextStep(
  script: Script<QuestionId>,
  input: WrittenAnswerInput,
  asked: readonly QuestionId[],
  answer: ConsideredAnswer | null,
): Step<QuestionId> {
  const around = script.afterwards[input.turn % script.afterwards.length] ?? script.afterwards[0];
  const newest = asked.at(-1);
  if (input.turn === 0) return script.steps[0];
  if (newest === undefined) return script.steps[input.turn] ?? around;
  const reached = script.steps.findLastIndex(
    (step) => step.question !== null && asked.includes(step.question),
  );
  if (reached === -1) {
    return script.afterwards.some((step) => step.question === newest) ? around : script.steps[0];
  }
  const closed = answer === "no" ? QUESTIONS[newest].closes : undefined;
  const next = script.steps
    .slice(reached + 1)
    .find((step) => step.branch === undefined || step.branch !== closed);
  return next ?? around;
}

function replyTo(last: QuestionId | null, answer: ConsideredAnswer | null): Spoken {
  if (last !== null && answer === null && QUESTIONS[last].tone === "open") return REPLIES.noted;
  if (last === null || answer === null) return REPLIES.other;
  if (answer === "unsure") return REPLIES.unsure;
  switch (QUESTIONS[last].tone) {
    case "danger":
      return answer === "yes" ? REPLIES.dangerYes : REPLIES.dangerNo;
    case "protection":
      return answer === "yes" ? REPLIES.protectionYes : REPLIES.protectionNo;
    case "fact":
      return REPLIES.other;
    case "open":
      return answer === "no" ? REPLIES.protectionNo : REPLIES.other;
  }
}

function compose(
  parts: readonly (Spoken | "reply" | "question")[],
  question: QuestionId | null,
  reply: Spoken,
  input: WrittenAnswerInput,
): string {
  const last = new Set(sentencesOf(input.previousTexts.at(-1) ?? ""));
  const briefly = parts.includes("reply");
  const before = new Set(input.previousTexts.flatMap(sentencesOf));
  const seed = input.turn + (input.previousTexts.at(-1)?.length ?? 0);
  return parts
    .map((part, index) => {
      const spoken = part === "reply" ? reply : part === "question" ? askOf(question) : part;
      if (spoken === null) return "";
      const variants = spoken[input.language].map((line) =>
        fill(line, input.region, input.language, briefly),
      );
      return pickVariant(variants, seed + index, last, before);
    })
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function askOf(question: QuestionId | null): Spoken | null {
  return question === null ? null : QUESTIONS[question].ask;
}

function wasSaid(spoken: Spoken, input: WrittenAnswerInput): boolean {
  const said = input.previousTexts.join("\n");
  return spoken[input.language].some((line) =>
    said.includes(fill(line, input.region, input.language)),
  );
}

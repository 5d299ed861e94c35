import {
  isNamedDenial,
  isOnlyJoke,
  readAnswerTo,
  readConsideredAnswer,
  saysNotToday,
} from "./scripts/considered-answer.ts";
import { asideIn, ASIDES_ONCE_HELP_COMES, type Aside } from "./scripts/asides.ts";
import { answeredAlready, asTold, type Told } from "./scripts/as-told.ts";
import { QUESTIONS, QUESTION_IDS } from "./scripts/questions.ts";
import { readsAsMinor } from "./detector/minors.ts";
import { quickAnswersOf } from "./scripts/quick-answers.ts";
import { isCheckBack } from "./scripts/moments.ts";
import { isOfNeck, withNeck } from "./scripts/neck.ts";
import {
  isNumberRefused,
  partsWithoutNumbers,
  withoutNumbers,
} from "./scripts/numbers-refused.server.ts";
import { isPoliceRefused, withoutPolice } from "./scripts/police-refused.ts";
import { graveness, isMinor, isUnderWay, situationOf } from "./scripts/situation.ts";
import { fillWording, pickVariant, sentencesOf } from "./scripts/wording.ts";
import { heldStep, nextStep, withoutQuestion } from "./scripts/script-steps.ts";
import { ofAMinor, saysUnder18 } from "./scripts/young.ts";
import {
  holdingFor,
  laterScriptFor,
  MOMENTS,
  REPLIES,
  scriptFor,
  YOUNG,
} from "#app/content/safety.ts";
import type { Region } from "#app/content/help-lines.ts";
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
import type { ConsideredAnswer, Part, Script, Spoken } from "#app/content/safety-script.ts";
import type { Situation } from "./scripts/situation.ts";

export { readConsideredAnswer };
export type { ConsideredAnswer, QuickAnswer, Situation };
export {
  askedAgain,
  checkBack,
  checkBackAnswers,
  followUp,
  helpInFull,
  helpLink,
  meaningOf,
  questionAtEnd,
  thanksForNo,
  notMeantQuestion,
  notMeantThanks,
  cardThanks,
  saferNowQuestion,
  saferNowThanks,
  stomachLine,
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
  /** The written answers since then, newest last. */
  previousTexts: readonly string[];
  /** Whether the last of them stands right above the message, so that it may be answered. */
  isLastAsked?: boolean;
  /** The message says in plain words that its writer is a minor: once, after the danger, their age is answered. */
  isYoung?: boolean;
  message?: string;
  /** Their own messages before it in this conversation, oldest first. */
  told?: readonly string[];
}

export interface WrittenAnswer {
  text: string;
  quickAnswers: readonly QuickAnswer[];
  /** What the answer is about, which may be graver than the assessment: a yes to "today?" is. */
  situation: Situation;
  /** Every question of the script has been asked. */
  isThrough: boolean;
  /**
   * Whether there is something to say even then, as long as they go on about the danger; and whether a
   * life may hang on it, so that nothing else is talked about until they turn to it themselves.
   */
  holds: boolean;
  isGrave: boolean;
  /** The answer to what was asked or told beside the danger, for where no script goes on; null for nothing. */
  aside: string | null;
  /** The question that the step ends with, for where somebody else gives the answer; empty for none. */
  question: string;
  /** What has to be done at once, while an act is under way; empty where none is. */
  action: string;
  /** What they said back to the danger itself was heard, whatever else is talked about. */
  isSaidBack: boolean;
}

interface Escalation {
  on: ConsideredAnswer;
  to: Situation;
  /** Only where it was about something else until then. */
  fromOther?: true;
}

/** Once somebody has called: not to be told to call again. */
const HELP_IS_COMING: Script = {
  steps: [{ question: null, parts: ["reply", MOMENTS.helpIsComing] }],
};
/** While they wait for it, so few words ("ok", "im shaking") are about nothing else. */
const WAITING_WORDS = 4;
/** What is said to an aside that ends it: nothing is asked. */
const ASIDE_ALONE: Script = { steps: [{ question: null, parts: ["reply"] }] };

/** What an answer to a direct question changes, whatever the message alone would have been. */
const ESCALATIONS: Partial<Record<QuestionId, Escalation>> = {
  thoughts: { on: "yes", to: "active", fromOther: true },
  thoughts_gently: { on: "yes", to: "active", fromOther: true },
  thoughts_now: { on: "yes", to: "imminent" },
  putting_in_order: { on: "yes", to: "active", fromOther: true },
  back_suicide: { on: "yes", to: "active" },
  today: { on: "yes", to: "imminent" },
  means: { on: "yes", to: "imminent" },
  when: { on: "yes", to: "imminent" },
  wound: { on: "yes", to: "medical" },
  medical_now: { on: "yes", to: "medical" },
  taken_what: { on: "yes", to: "poisoning" },
  they_in_danger: { on: "yes", to: "other_imminent" },
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
 * language and region. Same input, same answer; never a line of the answer before. Each question of
 * a script is asked once; then `isThrough` says that somebody else may go on.
 * While risk is open and the message is harmless, give the open event's kind, severity and subject.
 */
export function writtenAnswer(input: WrittenAnswerInput): WrittenAnswer {
  const asked = input.previousTexts.map(questionIn).filter((id) => id !== null);
  const isLastAsked = input.isLastAsked !== false;
  const last = isLastAsked ? questionIn(input.previousTexts.at(-1) ?? "") : null;
  const answer = answerTo(last, input);
  const said: Told = { ...input, asked, last };
  const situation = situationNow(input, said, answer);
  const isLater = isLaterVisit(input, answer);
  const aside = asideTo(answer, situation, input);
  const script =
    scriptOf(last, answer, aside, input) ?? (isLater ? laterScriptFor : scriptFor)(situation);
  const step = nextStep(script, {
    asked,
    known: answeredAlready(said),
    last,
    answer,
    isLater,
    isNotToday: saysNotToday(input.message ?? ""),
  });
  const holding = holdingFor(situation);
  const held = holding !== null && isLeftToSay(holding.says, input) ? holding : null;
  const isAnswered = (answer !== null && last !== null) || saysUnder18(input.message ?? "");
  const { parts, question } =
    step ??
    (held === null
      ? withoutQuestion(script)
      : heldStep(held, { isAside: aside !== null, isAnswered }));
  const isYoung = isMinor(input) || input.isYoung === true;
  const note = isYoung && !wasSaid(YOUNG.note, input) ? [YOUNG.note] : [];
  const isNeck = isOfNeck(situation, input) && !wasSaid(MOMENTS.neck, input);
  const heard = aside === null ? parts : withoutCallBefore(aside, parts);
  const calm = isPoliceRefused(input) ? withoutPolice(heard) : heard;
  const isRefused = !isUnderWay(situation) && isNumberRefused(input);
  const spoken = isRefused ? partsWithoutNumbers(calm) : calm;
  const answered = aside?.says ?? replyTo(last, answer, input);
  const reply = isRefused ? (withoutNumbers(answered) ?? REPLIES.other) : answered;
  return {
    text: compose(
      withNote(isNeck ? withNeck(spoken, input.message) : spoken, note),
      question,
      reply,
      input,
    ),
    quickAnswers:
      question === null
        ? []
        : quickAnswersOf(question, QUESTIONS[question].answers, input.language),
    situation,
    isThrough: step === null,
    holds: held !== null,
    isGrave: holding?.isGrave === true,
    aside: aside === null ? null : compose(["reply"], null, reply, input),
    isSaidBack: aside?.isSaidBack === true,
    question: question === null ? "" : compose(["question"], question, reply, input),
    action: isUnderWay(situation) ? actionOf([...parts, holding?.help ?? "reply"], input) : "",
  };
}

const CALL = /^\{(?:Emergency|Poison|Suicide|Abuse)\}/mu;

/** The line of a step that tells whom to call; nothing once somebody has. */
function actionOf(parts: readonly Part[], input: WrittenAnswerInput): string {
  const call = parts.find((part) => typeof part !== "string" && CALL.test(part.en.join("\n")));
  return call === undefined || isHelpComing(input)
    ? ""
    : compose([call], null, REPLIES.other, input);
}

/** A new sign and a yes to danger go before what was asked or told beside them. */
function asideTo(
  answer: ConsideredAnswer | null,
  situation: Situation,
  input: WrittenAnswerInput,
): Aside | null {
  const { tier, message, previousTexts, told } = input;
  if (message === undefined || previousTexts.length === 0 || answer === "yes") return null;
  const aside = asideIn(message, situation, told);
  // Who has called is told what to do until they come, and not to call.
  const isCalled = tier === "none" && isHelpComing(input);
  if (aside !== null && isCalled && !aside.isEnding && isCall(aside.says)) return null;
  return asksAboutDanger(tier) && aside?.isDespiteSigns !== true ? null : aside;
}

function isCall({ en }: Spoken): boolean {
  return en.every((line) => /^\{(?:Emergency|Poison)\}/u.test(line));
}

/** An answer that begins with the call itself follows no other line that does. */
function withoutCallBefore({ says }: Aside, parts: readonly Part[]): readonly Part[] {
  return isCall(says) ? parts.slice(Math.max(parts.indexOf("reply"), 0)) : parts;
}

function scriptOf(
  last: QuestionId | null,
  answer: ConsideredAnswer | null,
  aside: Aside | null,
  input: WrittenAnswerInput,
): Script | null {
  if (last === "called" && answer === "yes") return HELP_IS_COMING;
  if (aside?.isEnding) return ASIDE_ALONE;
  const isShort = (input.message ?? "").trim().split(/\s+/).length <= WAITING_WORDS;
  const isWaiting = isShort && input.tier === "none" && aside === null && isHelpComing(input);
  return isWaiting && isUnsaid(MOMENTS.helpIsComing, input) ? HELP_IS_COMING : null;
}

/** A harmless message of a visit that opened with a check-back; a yes to it begins the script anew. */
function isLaterVisit(input: WrittenAnswerInput, answer: ConsideredAnswer | null): boolean {
  return input.tier === "none" && answer !== "yes" && input.previousTexts.some(isCheckBack);
}

// The question stands last, right above its buttons.
function withNote(parts: readonly Part[], note: readonly Spoken[]): readonly Part[] {
  return parts.at(-1) === "question"
    ? [...parts.slice(0, -1), ...note, "question"]
    : [...parts, ...note];
}

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
  said: Told,
  answer: ConsideredAnswer | null,
): Situation {
  const situation = situationAnswered(input, said, answer);
  return isMinor(input) || input.isYoung === true ? ofAMinor(situation) : situation;
}

function situationAnswered(
  input: WrittenAnswerInput,
  said: Told,
  answer: ConsideredAnswer | null,
): Situation {
  const { last } = said;
  const situation = onceAsked(asTold(situationOf(input), said), input);
  const escalation = last === null ? undefined : ESCALATIONS[last];
  if (escalation === undefined || escalation.on !== answer) return situation;
  if (escalation.fromOther === true && isOfSuicide(situation)) return situation;
  if (last === "medical_now" && input.subject !== "self") return "medical_other";
  if (last === "they_in_danger") return situation.startsWith("abuse") ? situation : escalation.to;
  const isOwn = input.subject === "self" || last === "afraid_to_act";
  return isOwn ? escalation.to : situation;
}

/** Whether the script is one about ending one's life, or hurting oneself, already, or of more than thoughts. */
function isOfSuicide(situation: Situation): boolean {
  return /^(?:passive|active|self_harm|eating)/.test(situation) || graveness(situation) > 0;
}

/** Once it was asked whether another is in danger, what they go on to tell is answered with what to do for them. */
function onceAsked(situation: Situation, { tier, previousTexts }: WrittenAnswerInput): Situation {
  const isAsked = previousTexts.some((text) => questionIn(text) === "they_in_danger");
  return situation === "check_in_other" && tier === "none" && isAsked ? "other_worry" : situation;
}

/** What is said to a question about the help lines where nothing else is known; null where it is none. */
export function answerToAside(message: string, language: Language, region: Region): string | null {
  const line = asideIn(message, "check_in")?.says[language][0];
  return line === undefined ? null : fillWording(line, region, language);
}

/** Which direct question a text asked, by its words. */
export function questionIn(text: string): QuestionId | null {
  for (const id of QUESTION_IDS) {
    const { en, es } = QUESTIONS[id].ask;
    if ([...en, ...es].some((asked) => text.includes(asked))) return id;
  }
  return null;
}

function replyTo(
  last: QuestionId | null,
  answer: ConsideredAnswer | null,
  input: WrittenAnswerInput,
): Spoken {
  if (answer === null) {
    const message = input.message ?? "";
    if (saysUnder18(message) || readsAsMinor(message)) return YOUNG.helpBeforeAge;
    if (last !== null && QUESTIONS[last].tone === "open") return REPLIES.noted;
    return input.message !== undefined && isOnlyJoke(input.message) ? REPLIES.joke : REPLIES.other;
  }
  if (last === null) return REPLIES.other;
  if (answer === "unsure") return REPLIES.unsure;
  switch (QUESTIONS[last].tone) {
    case "danger":
      return answer === "yes" ? REPLIES.dangerYes : REPLIES.dangerNo;
    case "protection":
      if (answer === "yes") return REPLIES.protectionYes;
      return isNamedDenial(input.message ?? "", input.language)
        ? REPLIES.dangerNo
        : REPLIES.protectionNo;
    case "fact":
      return REPLIES.other;
    case "open":
      return answer === "no" ? REPLIES.protectionNo : REPLIES.other;
  }
}

function compose(
  parts: readonly Part[],
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
        fillWording(line, input.region, input.language, briefly),
      );
      return pickVariant(variants, seed + index, last, before);
    })
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** What was said once help was on its way, or there. */
const ONCE_HELP_COMES: readonly Spoken[] = [MOMENTS.helpIsComing, ...ASIDES_ONCE_HELP_COMES];

/** Each line of it is said once, and none of it once others help. */
function isLeftToSay(says: Spoken, input: WrittenAnswerInput): boolean {
  return !isHelpComing(input) && isUnsaid(says, input);
}

function isHelpComing(input: WrittenAnswerInput): boolean {
  return ONCE_HELP_COMES.some((spoken) => wasSaid(spoken, input));
}

/** Whether one of its wordings wasn't said yet. */
function isUnsaid(says: Spoken, { previousTexts, language, region }: WrittenAnswerInput): boolean {
  const said = previousTexts.join("\n");
  return says[language].some((line) => !said.includes(fillWording(line, region, language)));
}

function askOf(question: QuestionId | null): Spoken | null {
  return question === null ? null : QUESTIONS[question].ask;
}

function wasSaid(spoken: Spoken, input: WrittenAnswerInput): boolean {
  const said = input.previousTexts.join("\n");
  return spoken[input.language].some((line) =>
    said.includes(fillWording(line, input.region, input.language)),
  );
}

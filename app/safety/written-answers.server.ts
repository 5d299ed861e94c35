import { wordingsOf } from "#app/content/line-ids.ts";
import { asideAtOpening, asideIn, type Aside } from "./scripts/asides.ts";
import { shareOf, type AsideHeard } from "./scripts/asides-heard.ts";
import { answeredAlready } from "./scripts/refine-situation.ts";
import { QUESTIONS, type QuestionId } from "./scripts/questions.ts";
import { quickAnswersOf, type QuickAnswer } from "./scripts/quick-answers.ts";
import { answerTapped, isCheckBack, type Moment } from "./scripts/moments.ts";
import { isOfNeck, isSignAfterNeck, withNeck } from "./scripts/neck.ts";
import {
  isNumberRefused,
  namesEmergencyAlone,
  namesNoLine,
  partsWithoutNumbers,
} from "./scripts/numbers-refused.ts";
import { isPoliceRefused, withoutPolice } from "./scripts/police-refused.ts";
import {
  isMinor,
  isOfOwnAbuse,
  isUnderWay,
  situationPriority,
  type Situation,
} from "./scripts/situation.ts";
import { toldIn, toldInAll } from "./scripts/told.ts";
import { isLeftToSay, NOTHING_SAID, wasSaid, type Said, type ReplyIds } from "./said.ts";
import { dangersTold, withBeside } from "./beside.ts";
import { compose } from "./compose.ts";
import {
  doneByNow,
  factsAnswered,
  isCall,
  isCallAmong,
  isHelped,
  isOfPlace,
  isWithin,
  partsLeft,
  questionsAnswered,
  questionsSpared,
} from "./done.ts";
import { saidBackTo } from "./said-back.ts";
import { situationNow } from "./situation-now.ts";
import type { WrittenAnswerInput } from "./written-answer-input.ts";
import { heldStep, nextStep, withoutQuestion } from "./scripts/script-steps.ts";
import { saysUnder18 } from "./scripts/young.ts";
import {
  ASIDES,
  DONE,
  holdingFor,
  laterScriptFor,
  MOMENTS,
  REPLIES,
  scriptFor,
  YOUNG,
  type Holding,
} from "#app/content/safety.ts";
import { asksAboutDanger, isPlainSign } from "./assessment.ts";
import type {
  ConsideredAnswer,
  Part,
  Script,
  Spoken as Line,
  Step,
} from "#app/content/safety-script.ts";
import type { DoneId } from "#app/content/told-ids.ts";

export type { ConsideredAnswer, QuickAnswer, Situation };
export {
  askedAgain,
  askingNothing,
  checkBack,
  isCheckBack,
  followUp,
  helpAlone,
  helpInFull,
  helpLink,
  answerTapped,
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
export type { WrittenAnswerInput };
export type { CheckBackInput, FollowUpInput, Moment } from "./scripts/moments.ts";

/** The answer in words, the ids of its lines, and the question that it leaves standing with its buttons. */
export interface WrittenAnswer extends Moment {
  /** What the answer is about, which may be graver than the assessment: a yes to "today?" is. */
  situation: Situation;
  /** It is what the script of that begins with. */
  isOpening: boolean;
  /** Every question of the script has been asked. */
  isThrough: boolean;
  /**
   * Whether there is something to say even then, as long as they go on about the danger; and whether a
   * life may hang on it, so that nothing else is talked about until they turn to it themselves.
   */
  holds: boolean;
  isGrave: boolean;
  /** The answer to what was asked or told beside the danger, for where no script goes on; null for nothing. */
  aside: Said | null;
  /** The question alone, for where somebody else gives the answer. */
  asks: Said;
  /** What has to be done at once: in an opening, and while an act is under way. */
  action: Said;
  /** What they said back to the danger itself was heard, whatever else is talked about. */
  isSaidBack: boolean;
}

/** Once somebody has called: not to be told to call again. */
const HELP_IS_COMING: Script = {
  steps: [{ question: null, parts: ["reply", MOMENTS.helpIsComing] }],
};
/** Whether whoever hurts them is near is asked, never guessed. */
const IS_NEAR: Script = {
  steps: [{ question: "near_now", parts: ["reply", MOMENTS.ifNear, "question"] }],
};
/** While they wait for it, so few words ("ok", "im shaking") are about nothing else. */
const WAITING_WORDS = 4;
/** Longer messages tell more than the one thing that an aside would answer. */
const MOST_ASIDE_CHARACTERS = 240;
/** What is said to an aside that ends it: nothing is asked. */
const ASIDE_ALONE: Script = { steps: [{ question: null, parts: ["reply"] }] };

/**
 * The reviewed answer to someone at risk: one step of the script that fits, in this person's
 * language and region. Same input, same answer; never a line of the answer before. Each question of
 * a script is asked once; then `isThrough` says that somebody else may go on.
 * While risk is open and the message is harmless, give the open event's kind, severity and subject.
 */
export function writtenAnswer(input: WrittenAnswerInput): WrittenAnswer {
  const asked = input.previous.map(({ question }) => question).filter((id) => id !== null);
  const isLastAsked = input.isLastAsked !== false;
  const last = isLastAsked ? (input.previous.at(-1)?.question ?? null) : null;
  const answer = answerTo(last, input);
  const situation = situationNow(input, { asked, last }, answer);
  const isLater = isLaterVisit(input, answer);
  const answered = { last, answer, situation };
  const facts = factsOf(input, answered);
  const aside = asideTo(answered, facts, input);
  const beside = scriptOf(answered, facts, aside, input);
  const script = beside ?? (isLater ? laterScriptFor : scriptFor)(situation);
  const step = nextStep(script, {
    asked,
    known: new Set([
      ...answeredAlready(input),
      ...questionsSpared(facts.done),
      ...questionsAnswered(input),
    ]),
    last,
    answer,
    isLater,
  });
  const isOpening = beside === null && step?.parts === script.steps[0].parts;
  const holding = holdingFor(situation);
  const held = holding !== null && isHeldBy(holding, facts, input) ? holding : null;
  const isAnswered = (answer !== null && last !== null) || saysUnder18(input);
  const isYoung = isMinor(input) || input.isYoung === true;
  // Until those who were called are there, a body in danger is all that is spoken of.
  const isWaitedFor = isHelped(facts.done) && situationPriority(situation) === 2;
  const dangers = isWaitedFor ? new Set<string>() : dangersTold(input);
  const isSign =
    (dangers.has("of_abuse") || isOfOwnAbuse(situation)) &&
    situationPriority(situation) < 2 &&
    isSignAfterNeck({ ...input, isOfBody: input.rules?.includes("sign_after_neck") === true });
  const takenUp = isSign ? MOMENTS.neckSign : (aside?.says ?? facts.says);
  const { parts, question } = withBeside(
    withReply(
      step ??
        (held === null
          ? withoutQuestion(script)
          : heldStep(held, { isAside: takenUp !== null, isAnswered })),
      facts,
      takenUp !== null,
    ),
    { situation, dangers, asked, previous: input.previous, isYoung },
  );
  const note = isYoung && !wasSaid(YOUNG.note, input.previous) ? [YOUNG.note] : [];
  const isToldNow = isOfNeck(situation, input) && !wasSaid(MOMENTS.neck, input.previous);
  const isNeck = isToldNow && takenUp !== MOMENTS.neckSign && !isAboutNeck(aside);
  const heard = aside === null ? parts : withoutCallBefore(aside, parts);
  const calm = isPoliceRefused(input) ? withoutPolice(heard) : heard;
  const isWatched = isUnderWay(situation) && isOfOwnAbuse(situation);
  const isRefused = (isWatched || !isUnderWay(situation)) && isNumberRefused(input);
  const isFit = isWatched ? namesEmergencyAlone : namesNoLine;
  const spoken = isRefused ? partsWithoutNumbers(calm, input.language, isFit) : calm;
  const saidBack = takenUp ?? saidBackTo({ ...answered, isHelped: isHelped(facts.done) }, input);
  const isNamed = isRefused && !saidBack[input.language].some(isFit);
  const reply = isNamed ? REPLIES.other : saidBack;
  const words = { question, reply, ...(isRefused && { isFit }) };
  const inAll = withNote(isNeck ? withNeck(spoken, input.words) : spoken, note);
  return {
    ...compose(inAll, words, input),
    question,
    quickAnswers:
      question === null
        ? []
        : quickAnswersOf(question, QUESTIONS[question].answers, input.language),
    situation,
    isOpening,
    isThrough: question === null && step === null,
    holds: held !== null,
    isGrave: holding?.isGrave === true,
    aside: aside === null ? null : compose(["reply"], words, input),
    isSaidBack: aside?.isSaidBack === true,
    asks: compose(question === null ? [] : ["question"], words, input),
    action:
      (isOpening && !isRefused) || isUnderWay(situation)
        ? actionOf([...(isRefused ? spoken : parts), holding?.help ?? "reply"], facts, input)
        : NOTHING_SAID,
  };
}

/** Each line of it is said once, and none of it once others help. */
function isHeldBy({ says }: Holding, { done }: Facts, input: WrittenAnswerInput): boolean {
  return !isHelped(done) && isLeftToSay(says, input.language, input.previous);
}

const CALL = /^\{(?:Emergency|Poison|Suicide|Abuse)\}/mu;

/** Whether a reply told whom to call, in words of ours. */
export function toldToCall({ lines }: Pick<ReplyIds, "lines">): boolean {
  return lines.some(({ id }) => wordingsOf(id, "en").some((words) => CALL.test(words)));
}

/** The line of a step that tells whom to call; nothing once somebody has. */
function actionOf(parts: readonly Part[], { done }: Facts, input: WrittenAnswerInput): Said {
  const call = parts.find((part) => typeof part !== "string" && CALL.test(part.en.join("\n")));
  return call === undefined || isHelped(done)
    ? NOTHING_SAID
    : compose([call], { question: null, reply: REPLIES.other }, input);
}

/** What they say is done, now and before, as far as it belongs to this danger; and what is said to it. */
interface Facts {
  done: ReadonlySet<DoneId>;
  now: readonly DoneId[];
  says: Line | null;
}

function factsOf(input: WrittenAnswerInput, { last, answer, situation }: Answered): Facts {
  const { told = [], words, choice, heard, previous, opens = false, tier, rules = [] } = input;
  // Where something looks dangerous to a model, a doubtful word for being alone is none.
  const isDoubtful = asksAboutDanger(tier) && !isPlainSign({ tier, rules });
  const said = toldIn({ words, choice, heard });
  const tells = new Set([...said, ...factsAnswered(last, answer), ...(opens ? ["anew"] : [])]);
  // An opening says all there is to do, but for a call that was made.
  const isOpening = previous.length === 0;
  const isGrave = situationPriority(situation) > 0;
  const all = isOpening ? [tells] : [...told.map((each) => each.told), tells];
  const fits = (id: DoneId) =>
    isWithin(DONE[id], situation) && (!isOpening || (isGrave && DONE[id].calls === true));
  const done = new Set([...doneByNow(all)].filter(fits));
  const now = [...done].filter((id) => tells.has(id) && !(isDoubtful && id === "done_away"));
  const taken = now.filter((id) => answer !== "yes" || (!choice && said.has(id)));
  const first = taken.find((id) => id === "done_there") ?? taken[0];
  const says = first && (isOpening && first === "done_help" ? MOMENTS.helpIsComing : DONE[first]);
  return { done, now, says: says ?? null };
}

/** A step that asks for nothing that is done, and takes up what was said. */
function withReply<Of extends Pick<Step, "parts">>(
  step: Of,
  { done }: Facts,
  isTakenUp: boolean,
): Of {
  const parts = partsLeft(step.parts, done);
  const isReplyLeft = parts.includes("reply") || parts.some((part) => typeof part !== "string");
  if (parts.includes("reply") || (isReplyLeft && !isTakenUp)) return { ...step, parts };
  const [first, ...rest] = parts;
  const isFirst = first !== undefined && typeof first !== "string" && CALL.test(first.en[0] ?? "");
  return { ...step, parts: isFirst ? [first, "reply", ...rest] : ["reply", ...parts] };
}

function isAboutNeck(aside: Aside | null): boolean {
  return [ASIDES.aside_neck, ASIDES.aside_neck_after].some((each) => each === aside?.says);
}

/** A message as the answer to what stood above it, and what its writer is in by now. */
interface Answered {
  last: QuestionId | null;
  answer: ConsideredAnswer | null;
  situation: Situation;
}

/** A new sign and a yes to danger go before what was asked or told beside them. */
function asideTo({ answer, situation }: Answered, facts: Facts, input: WrittenAnswerInput) {
  const { tier, words, heard = [], choice, previous, told = [], kind, subject, rules = [] } = input;
  const before = [...toldInAll(told)].filter((id) => !(id in DONE));
  const known = [{ told: new Set<string>([...before, ...facts.done]), tier }];
  // A sign of the body is for those on the line, however it was heard.
  const isOnLine = facts.done.has("done_help") && !facts.done.has("done_there");
  if (isOnLine && kind === "medical_emergency" && asksAboutDanger(tier)) {
    const isOwn = subject === "self" && !/^other|_other$/.test(situation);
    const id = isOwn ? "aside_body" : "aside_body_theirs";
    return asideIn([{ id, score: 1 }], situation, { told: known });
  }
  if (words === undefined || words.length > MOST_ASIDE_CHARACTERS) return null;
  if (previous.length === 0) return asideAtOpening(input, situation);
  const isHelpNow = facts.now.some((each) => DONE[each].calls);
  if (answer === "yes" && !isHelpNow) return null;
  const aside = asideIn(heard, situation, { told: known, choice });
  // Who has called is told what to do until they come, and not to call.
  if (aside !== null && isHelped(facts.done) && isCallAmong(aside.says))
    return { ...aside, says: REPLIES.questionHelped, isEnding: true };
  // What only looks like a sign to a model, and is known as a question, is answered.
  return isPlainSign({ tier: tier ?? "none", rules }) && aside?.isDespiteSigns !== true
    ? null
    : aside;
}

/** An answer that begins with the call itself follows no other line that does. */
function withoutCallBefore({ says }: Aside, parts: readonly Part[]): readonly Part[] {
  return isCall(says) ? parts.slice(Math.max(parts.indexOf("reply"), 0)) : parts;
}

function scriptOf(
  { last, answer, situation }: Answered,
  facts: Facts,
  aside: Aside | null,
  input: WrittenAnswerInput,
): Script | null {
  if (last === "called" && answer === "yes") return HELP_IS_COMING;
  if (aside?.isEnding) return ASIDE_ALONE;
  if (aside === null && facts.says !== null && facts.now.some((id) => DONE[id].calls)) {
    if (facts.now.includes("done_there")) return ASIDE_ALONE;
    if (input.previous.length > 0 && holdingFor(situation)?.isGrave) return HELP_IS_COMING;
  }
  if (aside === null && isNearUnclear(situation, facts, input)) return IS_NEAR;
  const isShort = (input.words?.count ?? 0) <= WAITING_WORDS;
  const isCalled = facts.done.has("done_help") && !facts.done.has("done_there");
  const isWaiting = isShort && input.tier === "none" && aside === null && isCalled;
  return isWaiting && isLeftToSay(MOMENTS.helpIsComing, input.language, input.previous)
    ? HELP_IS_COMING
    : null;
}

/** Where they say where they are, or another is, and not whether whoever hurts them is there: it's asked, once. */
function isNearUnclear(situation: Situation, { now }: Facts, input: WrittenAnswerInput): boolean {
  const { tier, heard = [], choice, previous } = input;
  if (!isOfOwnAbuse(situation) || asksAboutDanger(tier) || choice || now.length > 0) return false;
  return isOfPlace(heard) && !previous.some(({ question }) => question === "near_now");
}

/** A harmless message of a visit that opened with a check-back; a yes to it begins the script anew. */
function isLaterVisit(input: WrittenAnswerInput, answer: ConsideredAnswer | null): boolean {
  return input.tier === "none" && answer !== "yes" && input.previous.some(isCheckBack);
}

// The question stands last, right above its buttons.
function withNote(parts: readonly Part[], note: readonly Line[]): readonly Part[] {
  return parts.at(-1) === "question"
    ? [...parts.slice(0, -1), ...note, "question"]
    : [...parts, ...note];
}

function answerTo(last: QuestionId | null, input: WrittenAnswerInput): ConsideredAnswer | null {
  if (last === null || input.words === undefined) return null;
  if (input.choice) return answerTapped(last, input.choice);
  const meant = input.read?.question === last ? input.read.answer : null;
  const answer = input.words.answers[last] ?? meant;
  // "Yes, the pills are next to me" says yes to nobody who could come.
  const isYesToHelp = answer === "yes" && QUESTIONS[last].tone === "protection";
  return isYesToHelp && tellsOfMeans(input.heard ?? []) ? null : answer;
}

/** From this share on a message tells of means, where it tells less of having put them away. */
const TELLS_OF_MEANS = 0.3;

function tellsOfMeans(heard: readonly AsideHeard[]): boolean {
  const share = shareOf(heard, ["told_means", "told_means_here"]);
  return share >= TELLS_OF_MEANS && share > shareOf(heard, DONE.done_means.heard);
}

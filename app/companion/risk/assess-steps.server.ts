import { nextRisk, stateOf, type Decision, type RiskState } from "#app/models/risk/risk.server.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import { isJustAsked, isRiskOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { DONE } from "#app/content/safety.ts";
import {
  asksAboutDanger,
  isFromModelAlone,
  READER_RULES,
  type Assessment,
} from "#app/safety/assessment.ts";
import { isUnsure } from "#app/safety/detector/hints.ts";
import { heardAfter, isWithin } from "#app/safety/done.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { isAskedByUs, NOTHING_SAID } from "#app/safety/said.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { isOftenAsked } from "#app/safety/scripts/asides.ts";
import { isNumberRefused } from "#app/safety/scripts/numbers-refused.ts";
import { QUESTIONS, type QuestionId } from "#app/safety/scripts/questions.ts";
import { isSignAfterNeck } from "#app/safety/scripts/neck.ts";
import {
  isOfBody,
  isOfOwnAbuse,
  situationPriority,
  markOf,
  refineAssessment,
  situationOf,
  type Situation,
} from "#app/safety/scripts/situation.ts";
import type { DoneId } from "#app/content/told-ids.ts";
import { toldIn, toldInAll } from "#app/safety/scripts/told.ts";
import { keepWhatStands } from "#app/safety/stands.ts";
import {
  meaningOf,
  toldToCall,
  writtenAnswer,
  type ConsideredAnswer,
  type Moment,
  type WrittenAnswer,
  type WrittenAnswerInput,
} from "#app/safety/written-answers.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import {
  frameOf,
  frameWithAgenda,
  withoutScript,
  said as saidBefore,
  type ReplyFrame,
} from "../reply/reply-frame.server.ts";
import { assessReportedIntake } from "./reported-intake.ts";
import { answerInput, isLessThanStands, type SaidSoFar } from "./answer-input.server.ts";
import {
  asksAboutOwnLife,
  languageOfQuestion,
  mayBeDenied,
  readRiskAnswer,
  classifyAnswer,
  type AnswerRead,
} from "./asked-question.server.ts";
import { questionOfVisit } from "./check-backs.server.ts";
import { revealedFinding } from "./escalation.server.ts";
import { asOpenWound } from "./open-wound.server.ts";
import { isToldOver, toldBefore, wantsNoQuestions } from "./told-before.server.ts";
import { forTheirAge } from "./their-age.server.ts";
import { mayFallSilent, isMatterOpen } from "./raise-risk.server.ts";
import { isOfThisVisit, isSameMatter } from "./same-matter.ts";
import { reassignSubject } from "./whose-danger.server.ts";
import { writtenFor } from "./written-reply.server.ts";

/*
 * How a message is assessed: one record goes through these steps, in this order, and each adds what its
 * name says. None of them asks the database; what they need to know is in the record before the first.
 */

/** What is known before the first step. */
export interface Gathered {
  target: ReplyTarget;
  /** What the detector found in the message alone. */
  screening: Screening;
  /** Where its writer stood when it was stored, and what time has made of that. */
  before: RiskState | null;
  aged: RiskState | null;
  said: SaidSoFar;
  /** The check-back that stands on the screen. */
  shown: Moment | null;
  /** What a model asked right above, in its own words. */
  askedByModel: QuestionId | null;
  /** How it answers the question above it by its meaning; null where it answers none, or a button was tapped. */
  meant: ConsideredAnswer | null;
  /** Whether a no in plain words is taken back in the same breath. */
  isHalfNo: boolean;
  now: number;
  hasModel: boolean;
  mayTalkAtRisk: boolean;
}

/** 1. What the message says of its writer's age and of a wound that bleeds. */
export function screened(known: Gathered): Gathered {
  const { target, screening, aged } = known;
  const ofNeck = asSignAfterNeck(forTheirAge(screening.assessment, aged, target), known);
  const ofWound = asOpenWound(ofNeck, aged, target, screening.asides);
  return { ...known, screening: withFinding(screening, ofWound) };
}

/** What may be harm inside, after a neck was held, belongs to the violence: no new question, and no small talk. */
function asSignAfterNeck(
  found: Assessment,
  { target, screening, aged, said }: Gathered,
): Assessment {
  const isOfBody = found.kind === "medical_emergency" && found.subject === "self";
  if (aged === null || (found.tier === "crisis" && !isOfBody)) return found;
  const isTold = aged.situation !== null && isOfOwnAbuse(aged.situation);
  const isSign = isSignAfterNeck({
    choice: target.message.choice,
    heard: screening.asides,
    subjects: screening.subjects,
    told: toldBefore(target),
    previous: said.written,
    isOfBody: isOfBody && asksAboutDanger(found.tier),
  });
  if (!(isTold || aged.neutralCheckBack) || !isSign) return found;
  const situation = isTold && aged.situation ? aged.situation : "abuse";
  const rules = ["sign_after_neck", markOf(situation)];
  return { tier: "crisis", kind: "abuse_or_violence", severity: "high", subject: "self", rules };
}

export interface Answered extends Gathered {
  /** The question that stands right above; and how the message answers it, where it does. */
  asked: QuestionId | null;
  read: AnswerRead | null;
}

const OF_MEANS: ReadonlySet<string> = new Set(["told_means", "told_means_here"]);

/** Up to so many words a message has the language of the question that it answers. */
const SHORT_ANSWER_WORDS = 7;

/** 2. Which question stands above it, in which language, and what it answers. */
export function answeredWhichQuestion(known: Gathered): Answered {
  const { target, screening, said } = known;
  const asked = questionAbove(known);
  const isShort = screening.words.count <= SHORT_ANSWER_WORDS;
  const above = said.last?.lines.at(-1)?.language ?? null;
  const talk = target.history.findLast(({ role }) => role === "user")?.classes?.language ?? null;
  const spoken = isShort ? languageOfQuestion(asked, { above, talk }, screening.words) : null;
  const heard = heardAfter(screening.asides, asked, toldInAll(toldBefore(target)));
  // What another had or did is no means of the writer's.
  const asides = screening.whose === null ? heard : heard.filter(({ id }) => !OF_MEANS.has(id));
  const inLanguage = { ...screening, asides, language: spoken ?? screening.language };
  const read = readRiskAnswer(asked, target.message, known.meant, known.isHalfNo);
  return { ...known, screening: inLanguage, asked, read };
}

/** The question that stands above a message. After abuse a visit asks nothing. */
export function questionAbove({
  aged,
  said,
  shown,
  askedByModel,
}: Pick<Gathered, "aged" | "said" | "shown" | "askedByModel">): QuestionId | null {
  if (shown === null && askedByModel) return askedByModel;
  if (!aged) return null;
  if (shown) return aged.neutralCheckBack ? null : questionOfVisit(aged).id;
  const asked = said.last && isAskedByUs(said.last) ? said.last.question : null;
  if (asked !== null || said.isLastWritten) return asked;
  // A reply that is still being said has its question at its end.
  return said.isLastRunning && isJustAsked(stateOf(aged)) ? aged.questionAsked : null;
}

/** 3. Whose danger it is, and of what: an act that is told of, what stands already, or what a button says. */
export function whoseDanger(known: Answered): Answered {
  const { target, screening, asked, aged, read } = known;
  const { choice } = target.message;
  const done = assessReportedIntake(target.message, asked, aged);
  if (done) return { ...known, screening: withFinding(screening, done) };
  // A button's words are our own: they are no sign of danger. Other answers stay what they are.
  const isOurs = choice !== null && (meaningOf(choice) !== null || isOftenAsked(choice));
  // Nor is a plain no to what was asked, in words that the reader alone takes for the thing they deny.
  const isPlainNo =
    read?.answer === "no" &&
    QUESTIONS[read.question].reassures === "no" &&
    isFromModelAlone(screening.assessment);
  const found =
    isOurs || isPlainNo || isDoneInstead(known) || isOfTheirMeans(known) || isHelperOnly(known)
      ? NOTHING_FOUND
      : refineAssessment(
          keepWhatStands(reassignSubject(screening, asked, aged), aged),
          screening.words,
        );
  // What stands is graver than the new sign: its panel and its script go on together.
  const isLess = found.tier === "crisis" && isLessThanStands(found, aged);
  const finding = isLess && aged?.situation ? asCrisis(found, aged.situation) : found;
  return { ...known, screening: withFinding(screening, finding) };
}

/** What is done about the danger that stands is no new one, unless plain words or a time say so. */
function isDoneInstead({ target, screening, aged, now }: Answered): boolean {
  const { assessment, words, asides } = screening;
  const situation = aged?.situation ?? null;
  if (aged === null || situation === null || !isOfThisVisit(aged, now)) return false;
  const isPlain =
    !assessment.rules.every((rule) => rule === "minor" || isUnsure(rule)) ||
    (aged.subject === "self" && words.says.has("taken"));
  const told = toldIn({ words, choice: target.message.choice, heard: asides });
  if (isPlain || told.has("time")) return false;
  const isDone = (id: DoneId) => told.has(id) && isWithin(DONE[id], situation);
  // Where it looks like a crisis, that he is away may be misheard: "he's coming home early".
  return isDone("done_means") || (assessment.tier !== "crisis" && isDone("done_away"));
}

/** Once a danger is talked about in a visit, who is told of it and who comes over is no one else in danger. */
function isHelperOnly({ screening, aged, now }: Answered): boolean {
  const isKnown = aged !== null && aged.situation !== null && isOfThisVisit(aged, now);
  return isKnown && screening.assessment.rules.every((rule) => rule === READER_RULES.someone);
}

/** What another has at hand, whose danger stands, is no violence against the writer, whatever the models see in it. */
function isOfTheirMeans({ target, screening, aged, now }: Answered): boolean {
  const isTheirs = aged?.situation === "other_worry" || aged?.situation === "check_in_other";
  if (!isTheirs || !isOfThisVisit(aged, now)) return false;
  const told = toldIn({ choice: target.message.choice, heard: screening.asides });
  return told.has("aside_at_hand_theirs") && isFromModelAlone(screening.assessment);
}

export interface Placed extends Answered {
  input: WrittenAnswerInput;
  /** What the script would say, and what it is about by now. */
  script: WrittenAnswer;
  finding: Assessment;
}

/** 4. What they are in by now, which may be graver than the message's own words. */
export function situated(before: Answered): Placed {
  const known = saidYesToModel(before)
    ? { ...before, screening: withFinding(before.screening, SAID_YES) }
    : before;
  // What opens the risk is an answer to the script, too.
  const opening = isRiskOpen(stateOf(known.aged)) ? null : known.read;
  const input = {
    ...answerInput(known.target, known.screening, known.aged, known.said),
    read: opening?.isAboutDanger ? opening : null,
  };
  const script = writtenAnswer(input);
  return { ...known, input, script, finding: revealed(known, input, script.situation) };
}

/** A yes to whether there are thoughts of suicide, in whoever's words that was asked: it isn't asked again. */
const SAID_YES: Assessment = {
  tier: "crisis",
  kind: "active_ideation",
  severity: "moderate",
  subject: "self",
  rules: ["answered_a_direct_question"],
};

function saidYesToModel({ screening, aged, asked, askedByModel, read }: Answered): boolean {
  if (askedByModel === null || asked !== askedByModel || read?.answer !== "yes") return false;
  const isKnown = asksAboutDanger(screening.assessment.tier) || isRiskOpen(stateOf(aged));
  return asksAboutOwnLife(askedByModel) && !isKnown;
}

// "Yes" to whether it is today, or to a check-back; "he's knocking".
function revealed(
  { screening, aged, read }: Answered,
  input: WrittenAnswerInput,
  situation: Situation,
): Assessment {
  const found = screening.assessment;
  if (!aged) return found;
  const { kind, severity, subject, rules = [] } = input;
  const isSign = asksAboutDanger(found.tier);
  if (situation !== situationOf(input)) {
    const tier = isSign ? found.tier : aged.tier;
    const graver = revealedFinding({ tier, kind, severity, subject, rules }, situation);
    if (graver) return graver;
  }
  const isYes = read?.isAboutDanger === true && read.answer === "yes";
  if (!isYes || isSign || isRiskOpen(stateOf(aged))) return found;
  const isOwnLife = asksAboutOwnLife(read.question) || /^(?:distress|none)$/.test(aged.kind);
  const isAlready = /ideation|plan_or|self_harm/.test(aged.kind) && aged.subject === "self";
  return {
    tier: "crisis",
    kind: isOwnLife && !isAlready ? "active_ideation" : aged.kind,
    severity: aged.severity === "low" ? "moderate" : aged.severity,
    subject: isOwnLife ? "self" : aged.subject,
    rules: ["answered_a_direct_question"],
  };
}

export interface Decided extends Placed {
  risk: Decision;
  frame: ReplyFrame;
  /** The written reply; null where somebody else answers, within the frame. */
  written: NewReply | null;
  /** Its opening was written before: a model goes on, with the script's question below. */
  isOpened: boolean;
}

/** After a wish to talk of something else so many messages are answered as what they say. */
const COVERED_MESSAGES = 5;
/** So often in a row a model may have the script's question wait. */
const MOST_POSTPONED = 2;

/** 5. The state that follows, by the table of asking, and who answers. */
export function decided(known: Placed): Decided {
  const { target, screening, before, aged, read, input, script, finding, now } = known;
  const says = classifyAnswer(screening.words, read, {
    state: stateOf(aged),
    hasSaidYes: aged?.saidYesAt != null,
    mayBeDenied: mayBeDenied(aged, target.history, known.asked),
    wantsNoQuestions: wantsNoQuestions(target),
  });
  const risk = nextRisk(target.user.id, before, { finding, says }, now);
  const { mayTalkAtRisk } = known;
  const isTapped = target.message.choice !== null;
  const refusesNumbers = isNumberRefused({ ...input, ...finding });
  const replies = target.history;
  const talk = { earlier: saidBefore(target), isTapped, now, mayTalkAtRisk, refusesNumbers };
  const frame = frameOf({ risk, screening, replies, ...talk });
  const isModelNext = frame.mayUseModel && known.hasModel;
  const hasNoSign = isModelNext && aged !== null && !asksAboutDanger(finding.tier);
  if (hasNoSign && mayFallSilent(aged) && isToldOver(target))
    return { ...known, risk, frame: withoutScript(frame), written: null, isOpened: true };
  const isRecent = aged !== null && now - aged.lastSignAt < NEW_VISIT_AFTER_MS;
  const written = writtenFor(risk, script, read, {
    aged,
    screening,
    isRecent,
    isModelNext,
    isRefused: refusesNumbers,
    replies,
    isJustWritten: known.said.isLastWritten,
    isWatched: [toldIn(input), toldInAll((input.told ?? []).slice(-COVERED_MESSAGES))].some(
      (each) => each.has("other_talk"),
    ),
  });
  const isOpened = isRecent && isModelNext && mayTalkAtRisk && isAfterOpening(aged, risk, script);
  if (!isOpened) return { ...known, risk, frame, written, isOpened };
  // Who asks for no more questions gets none of the script's while a model answers what they say.
  const asking =
    wantsNoQuestions(target) && !asksAboutDanger(finding.tier) ? askingNone(script) : script;
  const agenda = frameWithAgenda(
    frame,
    withoutRepeat(asking, known),
    known.said.postponed < MOST_POSTPONED,
  );
  return { ...known, risk, frame: written ? agenda : frame, written: null, isOpened };
}

/** Where no body is in danger, and nothing new is told, whom to call isn't said twice running. */
function withoutRepeat(script: WrittenAnswer, { said, finding }: Placed): WrittenAnswer {
  const isNew = asksAboutDanger(finding.tier) || isOfBody(script.situation);
  const isSaid = said.last !== null && toldToCall(said.last);
  return isSaid && !isNew ? { ...script, action: NOTHING_SAID } : script;
}

function askingNone(script: WrittenAnswer): WrittenAnswer {
  return { ...script, asks: NOTHING_SAID, question: null, quickAnswers: [] };
}

/** The opening was written, and nothing has come that another one belongs to: a model may go on. */
function isAfterOpening(aged: RiskState, risk: Decision, script: WrittenAnswer): boolean {
  const { situation } = aged;
  if (situation === null || situation.startsWith("check_in")) return false;
  if (aged.answersGiven === 0 || risk.answer === "question" || risk.answer === "help") return false;
  const [now, before] = [situationPriority(script.situation), situationPriority(situation)];
  // Where a life may hang on it from now on, what has to be done at once is said first.
  if (now > before && script.action.text === "") return false;
  if (script.situation === situation) return true;
  const isOfIt = !script.isOpening || isSameMatter(script.situation, situation);
  if (isOfIt && isMatterOpen(aged)) return true;
  // An answer, or a new sign, of another matter has an opening of its own.
  return risk.input !== "yes" && risk.input !== "graver" && now < before;
}

/** 6. How strong the answer is: a second sign that a life may hang on is met by the script, and so by its panel. */
export function strengthenToScript(known: Decided): Decided {
  const { script, written, risk, finding } = known;
  const isScriptAlone =
    written !== null &&
    risk.answer === "ordinary_and_question" &&
    !script.situation.startsWith("check_in");
  return isScriptAlone
    ? decided({ ...known, finding: asCrisis(finding, script.situation) })
    : known;
}

function withFinding(screening: Screening, assessment: Assessment): Screening {
  return { ...screening, assessment };
}

// The panel is that of the script which it stands beside.
function asCrisis(finding: Assessment, situation: Situation): Assessment {
  return { ...finding, tier: "crisis", rules: [...finding.rules, markOf(situation)] };
}

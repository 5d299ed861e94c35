import { environment } from "#app/config/environment.server.ts";
import { recentReplies } from "#app/models/replies/replies.server.ts";
import {
  afterModelAsked,
  afterNotMeant,
  afterTime,
  isCheckedBack,
  isExempt,
  mayBeCorrected,
  nextRisk,
  stateOf,
  type Decision,
  type RiskState,
} from "#app/models/risk/risk.server.ts";
import type { MessageClasses, NewReply } from "#app/models/conversations/turns.server.ts";
import { isJustAsked, isRiskOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, isFromModelAlone, type Assessment } from "#app/safety/assessment.ts";
import { dangersBeside } from "#app/safety/beside.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { freshWording, isAskedByUs, joined, say } from "#app/safety/said.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { answerMeant, isHalfNo } from "#app/safety/cues/answer-meant.server.ts";
import { asideIn } from "#app/safety/scripts/asides.ts";
import { surelyHeard } from "#app/safety/scripts/asides-heard.ts";
import { isNumberRefused } from "#app/safety/scripts/numbers-refused.ts";
import { isAnotherDanger, situationOf } from "#app/safety/scripts/situation.ts";
import { toldIn } from "#app/safety/scripts/told.ts";
import {
  askingNothing,
  isCheckBack,
  toldToCall,
  writtenAnswer,
  type Moment,
  type WrittenAnswer,
} from "#app/safety/written-answers.server.ts";

import type { ReplyTarget } from "../reply/reply-context.ts";
import { languageOf } from "../reply/reply-language.ts";
import {
  frameOf,
  PLAIN_FRAME,
  said as saidBefore,
  type ReplyFrame,
} from "../reply/reply-frame.server.ts";
import { answerInput, type SaidSoFar } from "./answer-input.server.ts";
import type { AnswerRead } from "./asked-question.server.ts";
import {
  answeredWhichQuestion,
  strengthenToScript,
  decided,
  questionAbove,
  screened,
  situated,
  whoseDanger,
  type Decided,
  type Gathered,
} from "./assess-steps.server.ts";
import { checkBackFor } from "./check-backs.server.ts";
import { mayModelTalkAtRisk } from "./model-at-risk.server.ts";
import { isOfThisVisit } from "./same-matter.ts";
import { toldBefore } from "./told-before.server.ts";
import { correctSubject } from "./whose-danger.server.ts";
import { aboutEmergency, asReply, followUpLine } from "./written-reply.server.ts";

/** So many of the replies since the risk opened are known: what was asked in them is not asked again. */
const ASKED_IN_REPLIES = 60;

/** A message seen against where its writer stands: what was found, what it changes, what is said. */
export interface AssessedMessage {
  /** The detector's finding, or the graver one that a plain answer made of it. */
  finding: Assessment;
  risk: Decision;
  /** What was screened, with that finding, in the language that it is answered in. */
  screening: Screening;
  /** What it was read as, to be kept with it. */
  classes: MessageClasses;
  /** The written reply; null where somebody else may answer, within the frame. */
  reply: NewReply | null;
  /** What a free reply begins and ends with. */
  frame: ReplyFrame;
  /** The message is about danger, or answers our question: it is answered and not counted. */
  isAtRisk: boolean;
  /** The check-back that the person saw before writing. */
  checkBack: NewReply | null;
  /** The one line that closes a medical event or one about somebody else, before a free reply. */
  followUp: NewReply | null;
}

/** Assesses a message: by itself, as the answer to what was asked, and with the risk that stands open. */
export async function assessMessage(
  target: ReplyTarget,
  screening: Screening,
  before: RiskState | null,
  now = Date.now(),
): Promise<AssessedMessage> {
  const above = target.history.findLast(({ role }) => role === "assistant");
  const askedByModel = above && !isAskedByUs(above) ? above.question : null;
  if (!before && !askedByModel && !asksAboutDanger(screening.assessment.tier)) {
    return nothingKnown(target, screening, now);
  }
  // What the model asked in its own words is asked: a yes to it is one.
  const stood = askedByModel ? afterModelAsked(target.user.id, before, askedByModel, now) : before;
  const theirs = stood && mayBeCorrected(stood, now) ? correctSubject(screening, stood) : null;
  if (stood && theirs) {
    // The earlier finding about the writer was a false alarm. Its time keeps it apart from what begins now.
    const cleared = afterNotMeant(stood, now - 1);
    const raised = { ...screening, assessment: theirs };
    const assessed = await assessMessage(target, raised, cleared.state, now);
    const settles = [...cleared.settles, ...assessed.risk.settles];
    return { ...assessed, risk: { ...assessed.risk, settles } };
  }
  const aged = afterTime(stood, now).state;
  const shown = isCheckedBack(aged) ? checkBackFor(aged) : null;
  const known = { target, screening, before: stood, aged, shown, askedByModel, now };
  const said = await saidSoFar(target.user.id, aged, shown);
  const at = stateOf(aged);
  const isAskedFirst = isJustAsked(at) && at !== "maybe" && !askedByModel;
  // What was tapped is known.
  const asked = target.message.choice === null ? questionAbove({ ...known, said }) : null;
  const isSign = asksAboutDanger(screening.assessment.tier);
  const meant = asked && (await answerMeant(asked, screening.text, isAskedFirst));
  return assessed({
    ...known,
    said,
    // What is a sign by itself is read as one; what only a model takes for one may be a yes, too.
    meant: isSign && !(meant === "yes" && isFromModelAlone(screening.assessment)) ? null : meant,
    isHalfNo: asked !== null && !isSign && (await isHalfNo(asked, screening.text)),
    hasModel: environment().anthropic !== null,
    mayTalkAtRisk: await mayModelTalkAtRisk(),
  });
}

/** A message through all steps, in their order. */
function assessed(known: Gathered): AssessedMessage {
  const placed = situated(whoseDanger(answeredWhichQuestion(screened(known))));
  return answeredAs(strengthenToScript(decided(placed)));
}

function answeredAs(known: Decided): AssessedMessage {
  const { finding, risk, screening, aged, script, read, written, frame, isOpened, now } = known;
  const line = isOpened ? null : followUpLine(aged, risk, languageOf(screening));
  const emergency = { answer: script, line, words: screening.words, now };
  const reply = isOpened
    ? written
    : (written ?? aboutEmergency(aged, emergency) ?? answerAnyway(known, frame));
  const classes = classesOf(screening, finding, read, known.target.message);
  return {
    finding,
    risk,
    reply,
    screening: { ...screening, assessment: finding },
    classes: {
      ...classes,
      told: [...(classes.told ?? []), ...dangersBeside(finding), ...beginsIn(finding, aged, now)],
    },
    frame,
    isAtRisk: reply !== null || isExempt(finding.tier, known.before, now),
    checkBack: known.shown && asReply(known.shown),
    followUp: reply ? null : line,
  };
}

/** Whether a visit begins with a message, or another danger: what was done before is not done about it. */
function beginsIn(finding: Assessment, aged: RiskState | null, now: number): readonly string[] {
  const isVisit = aged !== null && now - aged.lastMessageAt >= NEW_VISIT_AFTER_MS;
  const isAnew =
    finding.tier === "crisis" && isAnotherDanger(situationOf(finding), aged?.situation ?? null);
  return [...(isVisit ? ["visit"] : []), ...(isAnew ? ["anew"] : [])];
}

function classesOf(
  screening: Screening,
  { tier, kind, severity, subject, rules }: Assessment,
  read: AnswerRead | null,
  { choice }: ReplyTarget["message"],
): MessageClasses {
  return {
    danger: { tier, kind, severity, subject, isGuess: isFromModelAlone({ rules }) },
    ...(read && { answer: { question: read.question, is: read.answer } }),
    language: languageOf(screening),
    told: [...toldIn({ words: screening.words, heard: screening.asides, choice })],
    ...(choice === null && { subjects: [...screening.subjects], wish: screening.wish }),
  };
}

// Nearly every message: nothing was ever seen, and this one says nothing either.
function nothingKnown(target: ReplyTarget, screening: Screening, now: number): AssessedMessage {
  const { assessment: finding } = screening;
  const risk = nextRisk(target.user.id, null, { finding, says: "other" }, now);
  const frame = frameOf({
    risk,
    screening,
    earlier: saidBefore(target),
    replies: target.history,
    isTapped: target.message.choice !== null,
    now,
    mayTalkAtRisk: false,
    refusesNumbers: isNumberRefused({
      tier: finding.tier,
      kind: finding.kind,
      words: screening.words,
      choice: target.message.choice,
      heard: screening.asides,
      told: toldBefore(target),
    }),
  });
  // What somebody asks about the help lines is answered in written words, whether or not they're in danger.
  const reply = screening.words.says.has("help_line")
    ? answerAside(target, screening)
    : answerAnyway({ target, screening, aged: null, now }, frame);
  const nothing = { isAtRisk: reply !== null, checkBack: null, followUp: null };
  const classes = classesOf(screening, finding, null, target.message);
  return { finding, risk, screening, classes, frame, reply, ...nothing };
}

/** From this share on a message is answered as what it says where nothing is dangerous. */
const PLAINLY = 0.5;

/** A wish for no numbers is met wherever it is said, and that it's for a story once danger was denied. */
function answerAnyway(
  { target, screening, aged, now }: Pick<Gathered, "target" | "screening" | "aged" | "now">,
  frame: ReplyFrame,
): NewReply | null {
  const isModelNext = frame.mayUseModel && environment().anthropic !== null;
  if (isModelNext || frame.question !== null || target.message.choice !== null) return null;
  const said = surelyHeard(screening.asides, PLAINLY);
  const isOfStory = said === "aside_for_a_story" && aged !== null && isOfThisVisit(aged, now);
  return isOfStory || said === "aside_no_numbers" ? answerAside(target, screening, frame) : null;
}

function answerAside(
  { history }: ReplyTarget,
  screening: Screening,
  { lead } = PLAIN_FRAME,
): NewReply | null {
  const aside = asideIn(screening.asides, "check_in");
  if (aside === null) return null;
  const language = languageOf(screening);
  const replies = history.filter(({ role }) => role === "assistant");
  const wording = freshWording(aside.says, replies.length, { language, replies });
  const said = say(aside.says, wording, { language, region: helpRegion() });
  return asReply(askingNothing(joined(lead, said)));
}

/**
 * The written reply to a message of someone at risk that has to be answered again, or whose danger
 * was only found later: `screening` then carries that finding.
 */
export async function writtenReply(
  target: ReplyTarget,
  screening: Screening | null,
  before: RiskState | null,
): Promise<NewReply> {
  return asReply(await scriptAtRisk(target, screening, before));
}

/** The step of the script that belongs to such a message: what has to be done at once, and the next question. */
export async function scriptAtRisk(
  target: ReplyTarget,
  screening: Screening | null,
  before: RiskState | null,
): Promise<WrittenAnswer> {
  const said = await saidSoFar(target.user.id, before, null);
  return writtenAnswer(answerInput(target, screening, before, said));
}

async function saidSoFar(
  userId: string,
  before: RiskState | null,
  checkBack: Moment | null,
): Promise<SaidSoFar> {
  if (!before) return { written: [], last: null, isLastWritten: false, postponed: 0 };
  const isOpen = isRiskOpen(stateOf(before));
  // A situation that locks nothing keeps no start, so take the visit's: don't repeat what it asked.
  const since = isOpen ? before.openedAt : before.lastSignAt - NEW_VISIT_AFTER_MS;
  const recent = await recentReplies(userId, since, ASKED_IN_REPLIES);
  const replies = recent.filter(
    (reply) => reply.startedAt >= before.lastSignAt || isOpen || !isCheckBack(reply),
  );
  // Under a model's reply a question of the script may stand, too, and before it whom to call.
  const written = replies.filter(
    (reply) => reply.source === "written" || isAskedByUs(reply) || (isOpen && toldToCall(reply)),
  );
  const postponed = replies.length - 1 - replies.findLastIndex(isAskedByUs);
  const newest = replies.at(-1);
  if (checkBack) {
    return { written: [...written, checkBack], last: checkBack, isLastWritten: true, postponed };
  }
  return {
    written,
    last: newest ?? null,
    isLastWritten: newest?.source === "written",
    isLastRunning: newest?.status === "running",
    postponed,
  };
}

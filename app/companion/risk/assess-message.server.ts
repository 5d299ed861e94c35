import { environment } from "#app/config/environment.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { recentReplies } from "#app/models/replies.server.ts";
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
} from "#app/models/risk.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import { isJustAsked, isRiskOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, type Assessment, type Language } from "#app/safety/assessment.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { isOftenAsked } from "#app/safety/scripts/asides.ts";
import { isNumberRefused } from "#app/safety/scripts/numbers-refused.server.ts";
import { isCheckBack, meaningOf } from "#app/safety/scripts/moments.ts";
import { isAskedByUs, type ReplyIds, type Said } from "#app/safety/said.ts";
import {
  graveness,
  markOf,
  sharpened,
  situationOf,
  type Situation,
} from "#app/safety/scripts/situation.ts";
import {
  answerToAside,
  askingNothing,
  writtenAnswer,
  type Moment,
  type WrittenAnswer,
  type WrittenAnswerInput,
} from "#app/safety/written-answers.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { languageOf } from "../reply/reply-language.ts";
import { frameOf, frameWithAgenda, type ReplyFrame } from "../reply/reply-frame.server.ts";
import {
  asksAboutOwnLife,
  languageAbove,
  mayBeDenied,
  readRiskAnswer,
  saidOf,
  type AnswerRead,
} from "./asked-question.server.ts";
import { checkBackFor, questionOfVisit } from "./check-backs.server.ts";
import { revealedFinding } from "./escalation.server.ts";
import { actTold } from "./already-done.ts";
import { answerInput, isLessThanStands, type SaidSoFar } from "./answer-input.server.ts";
import { asOpenWound } from "./open-wound.server.ts";
import { mayModelTalkAtRisk } from "./model-at-risk.server.ts";
import { forTheirAge } from "./their-age.server.ts";
import { namesHelpLine, wantsOtherTalk } from "./same-matter.ts";
import { aboutEmergency, asReply, followUpLine, writtenFor } from "./written-reply.server.ts";
import { ofWhatWasTold, ofWhomItWas, putRight } from "./whose-danger.server.ts";

/** So many of the replies since the risk opened are known: what was asked in them is not asked again. */
const REMEMBERED_REPLIES = 60;
/** So often in a row a model may have the script's question wait. */
const MOST_POSTPONED = 2;
/** After a wish to talk of something else so many messages are answered as what they say. */
const COVERED_MESSAGES = 5;

/** A message seen against where its writer stands: what was found, what it changes, what is said. */
export interface AssessedMessage {
  /** The detector's finding, or the graver one that a plain answer made of it. */
  finding: Assessment;
  risk: Decision;
  /** What was screened, with that finding, in the language that it is answered in. */
  screening: Screening;
  /** The written reply; null where somebody else may answer, within the frame. */
  reply: NewReply | null;
  /** What a free reply begins and ends with. */
  frame: ReplyFrame;
  /** The message is about danger, or answers our question: it is answered and not counted. */
  isExempt: boolean;
  /** The check-back that the person saw before writing. */
  checkBack: NewReply | null;
  /** The one line that closes a medical event or one about somebody else, before a free reply. */
  followUp: NewReply | null;
}

/** Assesses a message: by itself, as the answer to what was asked, and with the risk that stands open. */
export async function assessMessage(
  target: ReplyTarget,
  screened: Screening,
  before: RiskState | null,
  earlier: readonly string[],
  now = Date.now(),
): Promise<AssessedMessage> {
  const above = target.history.findLast(({ role }) => role === "assistant");
  const byModel = above && !isAskedByUs(above) ? above.question : null;
  if (!before && !byModel && !asksAboutDanger(screened.assessment.tier)) {
    return nothingKnown(target, screened, earlier, now);
  }
  // What the model asked in its own words is asked: a yes to it is one.
  if (byModel) before = afterModelAsked(target.user.id, before, byModel, now);
  const theirs = before && mayBeCorrected(before, now) ? putRight(screened, before) : null;
  if (before && theirs) {
    // What was raised about the writer was a false alarm; the moment keeps it apart from what begins now.
    const cleared = afterNotMeant(before, now - 1);
    const assessed = await assessMessage(
      target,
      { ...screened, assessment: theirs },
      cleared.state,
      earlier,
      now,
    );
    const settles = [...cleared.settles, ...assessed.risk.settles];
    return { ...assessed, risk: { ...assessed.risk, settles } };
  }
  const aged = afterTime(before, now).state;
  const shown = isCheckedBack(aged) ? checkBackFor(aged) : null;
  const said = await saidSoFar(target.user.id, aged, shown);
  const asked = shown === null && byModel ? byModel : questionBefore(aged, said, shown !== null);
  const ofTheirAge = forTheirAge(screened.assessment, aged, target);
  const heard = { ...screened, assessment: asOpenWound(ofTheirAge, aged, target) };
  const screening = screenedAsAnswer(heard, {
    asked,
    choice: target.message.choice,
    before: aged,
    above: languageOfReplyAbove(said.last),
    talk: target.history.findLast(({ role }) => role === "user")?.classes?.language ?? null,
  });
  const language = languageOf(screening);
  const read = readRiskAnswer(asked, target.message, language);
  const input = answerInput(target, screening, aged, said);
  const answer = writtenAnswer(input);
  const says = saidOf(screening.text, read, {
    state: stateOf(aged),
    hasSaidYes: aged?.saidYesAt != null,
    mayBeDenied: mayBeDenied(aged, input.told ?? []),
    language,
  });
  const standing = {
    aged,
    screening,
    isWatched: wantsOtherTalk([...earlier.slice(-COVERED_MESSAGES), screening.text]),
    isJustWritten: said.isLastWritten,
    isRecent: aged !== null && now - aged.lastSignAt < NEW_VISIT_AFTER_MS,
  };
  const mayTalkAtRisk = await mayModelTalkAtRisk();
  const outcomeOf = (finding: Assessment) => {
    const risk = nextRisk(target.user.id, before, { finding, says }, now);
    const frame = {
      ...frameOf({ risk, screening, earlier, now, mayTalkAtRisk }),
      refusesNumbers: isNumberRefused({ ...input, tier: finding.tier }),
    };
    const isModelNext = frame.mayUseModel && environment().anthropic !== null;
    const written = writtenFor(risk, answer, read, { ...standing, isModelNext });
    const isOpened =
      standing.isRecent && isModelNext && mayTalkAtRisk && isAfterOpening(aged, risk, answer);
    if (!isOpened) return { finding, risk, frame, written, isOpened };
    // What the script would say is said by the model; its next question stands below that.
    const agenda = written
      ? frameWithAgenda(frame, answer, said.postponed < MOST_POSTPONED)
      : frame;
    return { finding, risk, frame: agenda, written: null, isOpened };
  };
  const found = outcomeOf(findingOf(screening, aged, input, read, answer.situation));
  // After one sign of danger a second one that a life may hang on is met by the script, and so by its panel.
  const isScriptAlone =
    found.written !== null &&
    found.risk.answer === "ordinary_and_question" &&
    !answer.situation.startsWith("check_in");
  const { finding, risk, frame, written, isOpened } = isScriptAlone
    ? outcomeOf(asCrisis(found.finding, answer.situation))
    : found;
  const line = isOpened ? null : followUpLine(aged, risk, language);
  const emergency = { answer, line, text: screening.text, now };
  const reply = written ?? (isOpened ? null : aboutEmergency(aged, emergency));
  return {
    finding,
    risk,
    reply,
    screening: { ...screening, assessment: finding },
    frame,
    isExempt: reply !== null || isExempt(finding.tier, before, now),
    checkBack: shown && asReply(shown),
    followUp: reply ? null : line,
  };
}

/** The opening was written, and nothing has come that another one belongs to: a model may go on. */
function isAfterOpening(aged: RiskState | null, risk: Decision, answer: WrittenAnswer): boolean {
  const situation = aged?.situation ?? null;
  if (!aged || situation === null || situation.startsWith("check_in")) return false;
  if (aged.answersGiven === 0 || risk.input === "graver") return false;
  if (risk.answer === "question" || risk.answer === "help") return false;
  if (answer.situation === situation) return true;
  // An answer, or a new sign, that makes it graver has an opening of its own.
  return risk.input !== "yes" && graveness(answer.situation) < graveness(situation);
}

// The panel is that of the script which it stands beside.
function asCrisis(finding: Assessment, situation: Situation): Assessment {
  return { ...finding, tier: "crisis", rules: [...finding.rules, markOf(situation)] };
}

// Nearly every message: nothing was ever seen, and this one says nothing either.
function nothingKnown(
  target: ReplyTarget,
  screening: Screening,
  earlier: readonly string[],
  now: number,
): AssessedMessage {
  const { assessment: finding } = screening;
  const risk = nextRisk(target.user.id, null, { finding, says: "other" }, now);
  const frame = frameOf({ risk, screening, earlier, now, mayTalkAtRisk: false });
  const about = aboutHelpLines(screening);
  const reply = about === null ? null : asReply(askingNothing(about));
  const nothing = { isExempt: reply !== null, checkBack: null, followUp: null };
  return { finding, risk, screening, frame, reply, ...nothing };
}

/** What somebody asks about the help lines is answered in written words, whether or not they're in danger. */
function aboutHelpLines(screening: Screening): Said | null {
  if (!namesHelpLine(screening.text)) return null;
  return answerToAside(screening.text, languageOf(screening), helpRegion());
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
  const said = await saidSoFar(target.user.id, before, null);
  return asReply(writtenAnswer(answerInput(target, screening, before, said)));
}

/** Up to so many words a message has the language of the question that it answers. */
const SHORT_ANSWER_WORDS = 7;

interface AskedBefore {
  asked: QuestionId | null;
  choice: string | null;
  before: RiskState | null;
  /** The language of our lines right above the message; and that of the talk before it. */
  above: Language | null;
  talk: Language | null;
}

// A button's words are our own: they are no sign of danger. Other answers stay what they are.
function screenedAsAnswer(
  screened: Screening,
  { asked, choice, before, above, talk }: AskedBefore,
): Screening {
  const isShort = screened.text.trim().split(/\s+/).length <= SHORT_ANSWER_WORDS;
  const spoken = isShort ? languageAbove(asked, { above, talk }, screened.text) : null;
  const language = spoken ?? screened.language;
  const done = actTold({ content: screened.text, choice }, asked, before);
  if (done !== null) return { ...screened, assessment: done, language };
  if (choice !== null && (meaningOf(choice) !== null || isOftenAsked(choice))) {
    return { ...screened, assessment: NOTHING_FOUND, language };
  }
  const found = ofWhatWasTold(ofWhomItWas(screened, asked, before), before);
  const assessment = sharpened(found, screened.text);
  // What stands is graver than the new sign: its panel and its script go on together.
  const isLess = assessment.tier === "crisis" && isLessThanStands(assessment, before);
  return {
    ...screened,
    assessment: isLess && before?.situation ? asCrisis(assessment, before.situation) : assessment,
    language,
  };
}

async function saidSoFar(
  userId: string,
  before: RiskState | null,
  checkBack: Moment | null,
): Promise<SaidSoFar> {
  if (!before) return { written: [], last: null, isLastWritten: false, postponed: 0 };
  const isOpen = isRiskOpen(stateOf(before));
  // What locks nothing has no beginning that is kept: what was asked in this visit is not asked again either.
  const since = isOpen ? before.openedAt : before.lastSignAt - NEW_VISIT_AFTER_MS;
  const recent = await recentReplies(userId, since, REMEMBERED_REPLIES);
  const replies = recent.filter(
    (reply) => reply.startedAt >= before.lastSignAt || isOpen || !isCheckBack(reply),
  );
  // Under a model's reply a question of the script may stand, too.
  const written = replies.filter((reply) => reply.source === "written" || isAskedByUs(reply));
  const newest = replies.at(-1);
  const asking = replies.findLastIndex(isAskedByUs);
  const postponed = replies.length - 1 - asking;
  return checkBack === null
    ? {
        written,
        last: newest ?? null,
        isLastWritten: newest?.source === "written",
        postponed,
      }
    : { written: [...written, checkBack], last: checkBack, isLastWritten: true, postponed };
}

/** The language of our own lines in a reply; null where it has none. */
function languageOfReplyAbove(reply: ReplyIds | null): Language | null {
  return reply?.lines.at(-1)?.language ?? null;
}

/** Which question stands right above the message; after abuse a visit asks nothing. */
function questionBefore(
  risk: RiskState | null,
  said: SaidSoFar,
  isVisit: boolean,
): QuestionId | null {
  if (!risk) return null;
  if (isVisit) return risk.neutralCheckBack ? null : questionOfVisit(risk).id;
  const asked = said.last && isAskedByUs(said.last) ? said.last.question : null;
  if (asked !== null || said.isLastWritten) return asked;
  // A reply that is still being said has its question at its end.
  return isJustAsked(stateOf(risk)) ? risk.questionAsked : null;
}

// An answer may be graver than its words: "yes" to whether it is today, or to a check-back; "he's knocking".
function findingOf(
  screening: Screening,
  before: RiskState | null,
  input: WrittenAnswerInput,
  read: AnswerRead | null,
  situation: ReturnType<typeof situationOf>,
): Assessment {
  const found = screening.assessment;
  if (!before) return found;
  const { kind, severity, subject, rules = [] } = input;
  const isSign = asksAboutDanger(found.tier);
  const tier = isSign ? found.tier : before.tier;
  if (situation !== situationOf(input)) {
    const revealed = revealedFinding({ tier, kind, severity, subject, rules }, situation);
    if (revealed) return revealed;
  }
  if (
    !read ||
    isSign ||
    !read.isAboutDanger ||
    read.answer !== "yes" ||
    isRiskOpen(stateOf(before))
  ) {
    return found;
  }
  const isOwnLife = asksAboutOwnLife(read.question) || /^(?:distress|none)$/.test(before.kind);
  const isAlready = /ideation|plan_or|self_harm/.test(before.kind) && before.subject === "self";
  return {
    tier: "crisis",
    kind: isOwnLife && !isAlready ? "active_ideation" : before.kind,
    severity: before.severity === "low" ? "moderate" : before.severity,
    subject: isOwnLife ? "self" : before.subject,
    rules: ["answered_a_direct_question"],
  };
}

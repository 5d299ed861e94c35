import { helpRegion } from "#app/safety/help-region.server.ts";
import { storedTherapist } from "#app/catalogue/therapists.ts";
import { findExercise } from "#app/content/exercises.ts";
import {
  findReplyContext,
  findHistoryAfter,
  MAX_HISTORY_MESSAGES,
  type SequencedMessage,
} from "#app/models/conversations/conversation-summaries.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findMemories, type Memory } from "#app/models/conversations/memories.server.ts";
import { findNoticesIn, type ConversationNotice } from "#app/models/risk/notices.server.ts";
import { noticeText } from "#app/safety/notices.ts";
import { isUnderWay } from "#app/safety/scripts/situation.ts";
import type { GuidedExercise } from "../exercises/guided-exercise.server.ts";
import { findLastOffers } from "#app/models/conversations/offers.server.ts";
import { mayBeWatched } from "#app/models/risk/risk-state.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { modelDialect } from "#app/services/anthropic.server.ts";
import { offersAllowed } from "../offers/check-offer.server.ts";
import { rankMemories } from "../memory/choose.ts";
import type { ProgramSession } from "#app/content/program.ts";
import { programSessionOf } from "#app/content/programs.ts";
import { trackOfConversation, type TrackSession } from "../programs/track-session.server.ts";
import { closingOf, openRiskOf } from "../reply/reply-closing.server.ts";
import { isOfThisVisit } from "../risk/same-matter.ts";
import type { ReplyContext } from "../reply/reply-context.ts";
import { openingFor } from "../conversations/openings.server.ts";
import { historyOf } from "./history.server.ts";
import { knowledgeFor, type KnowledgePassage } from "./knowledge.server.ts";
import { gatherRecords, nowPart } from "./now.server.ts";
import type { PromptInput, TrackPosition } from "./prompt.server.ts";
import type { Standing } from "./safety.server.ts";
import type { ThisTurn } from "./this-turn.server.ts";

/** Of what was offered in a conversation the model is told the last. */
const TOLD_OFFERS = 4;

/** What the prompt of one turn is made from. */
export interface TurnContext extends PromptInput {
  /** The messages as they are stored, what the app said in them too: what a reply's end is chosen by. */
  stored: readonly SequencedMessage[];
  /** What the model may draw on, in the order of its marks. */
  knowledge: readonly KnowledgePassage[];
}

type Context = NonNullable<Awaited<ReturnType<typeof findReplyContext>>>;
type AnsweredReply = Pick<
  ReplyContext,
  "target" | "screening" | "before" | "after" | "frame" | "insteadOf"
>;

/**
 * Gathers what the prompt of a turn needs, in a few queries, each by an index: the conversation with
 * its owner and summary, all messages after the summary, the program, what is remembered and what
 * has been written about the matter. While risk is open the conversation is about now: nothing of
 * another day, no program and no article is brought up.
 */
export async function gatherTurn(
  reply: AnsweredReply,
  exercise: GuidedExercise | null = null,
): Promise<TurnContext> {
  const { user, conversation, message } = reply.target;
  const [userId, conversationId] = [user.id, conversation.id];
  const standing = openRiskOf(reply) ?? matterOfVisit(reply.before);
  const context = await findReplyContext(userId, conversationId);
  const [stored, notices, opening, records, remembered, track, knowledge, dialect, offered] =
    await Promise.all([
      findHistoryAfter(userId, conversationId, context?.reachesSeq ?? 0, MAX_HISTORY_MESSAGES),
      findNoticesIn(userId, conversationId),
      standing ? null : openingOf(reply, context),
      gatherRecords(
        user,
        { conversation: context?.conversation ?? null, message },
        { about: standing ? "now" : "all" },
      ),
      !standing && context?.remembers ? findMemories(userId) : [],
      standing || !context?.conversation.trackType
        ? null
        : trackOfConversation(userId, conversationId),
      standing ? [] : knowledgeFor(reply.screening),
      modelDialect(),
      standing ? [] : findLastOffers(userId, conversationId, TOLD_OFFERS),
    ]);
  const therapistId = storedTherapist(context?.conversation.therapistType ?? "").id;
  const lookBack = standing || reply.before?.neutralCheckBack ? null : lookBackOf(context);
  return {
    therapistId,
    region: helpRegion(),
    firstName: context?.firstName ?? null,
    now: nowPart(records),
    track: track && positionIn(track),
    standing,
    memories: asPromptMemories(rankMemories(remembered, stored), user.timeZone),
    knowledge,
    history: historyOf({
      messages: stored,
      therapistId,
      opening,
      summary: context?.summary ?? null,
      lookBack,
      notices,
    }),
    stored,
    offered,
    offers: { isPremium: isPremium(user), hasTools: dialect?.hasTools ?? false },
    manner: user,
    // A session of a program is made of its questions.
    wantsNoQuestions:
      (!standing && !track && !user.asksQuestions) ||
      stored.some(({ classes }) => classes?.told?.includes("no_questions")),
    ...thisTurn(reply, exercise, noticeWith(stored.at(-1), notices)),
  };
}

/** What was told in this visit and locks nothing; null where there is none, or it was no danger after all. */
function matterOfVisit(before: ReplyContext["before"]): Standing | null {
  if (before === null || before.status === "open" || !isOfThisVisit(before)) return null;
  const { followUpKind, followUpSubject, situation, falseAlarmsAt, lastSignAt } = before;
  if ((falseAlarmsAt.at(-1) ?? 0) > lastSignAt) return null;
  if (followUpKind !== null && followUpSubject !== null)
    return { ...before, kind: followUpKind, subject: followUpSubject, isBrief: true };
  const isMatter = before.neutralCheckBack || (situation !== null && isUnderWay(situation));
  return isMatter ? { ...before, isBrief: true } : null;
}

/** The words that a conversation began with, as long as its beginning is given. */
async function openingOf({ target }: AnsweredReply, context: Context | null) {
  if (!context || context.reachesSeq > 0) return null;
  const { conversation } = context;
  const opener = conversation.openedByTherapist ?? conversation.therapistType;
  return (await openingFor(target.user, opener, conversation)).text;
}

function lookBackOf(context: Context | null) {
  const { checkpointSummary: text = null, checkpointAfterSeq: afterSeq = null } =
    context?.conversation ?? {};
  return text === null || afterSeq === null ? null : { text, afterSeq };
}

/** The notice that stands with the reply that is being made. */
function noticeWith(
  last: SequencedMessage | undefined,
  notices: readonly ConversationNotice[],
): string {
  const notice = notices.find(({ messageId }) => messageId !== null && messageId === last?.id);
  return last?.role === "assistant" && notice ? noticeText(notice.kind, notice.language) : "";
}

function thisTurn(reply: AnsweredReply, exercise: GuidedExercise | null, notice: string): ThisTurn {
  const { frame, insteadOf } = reply;
  const { lead, asksNothing } = frame;
  const rated = exercise?.turn.rated;
  const title = rated && findExercise(rated.exerciseId)?.title;
  return {
    exercise: exercise?.step ?? null,
    stopped: exercise?.stopped ?? null,
    rated: rated && title ? { title, helped: rated.helped } : null,
    notice,
    lead: lead.text,
    tail: closingOf(reply, lead.text).text.trim(),
    asksNothing,
    mayPostpone: frame.mayPostpone === true,
    mayDrop: frame.mayDrop === true,
    mayAsk: frame.mayAsk === true,
    buttons: frame.quickAnswers.map(({ label }) => label),
    mayOffer: offersAllowed(reply),
    mayBeWatched: reply.before !== null && mayBeWatched(reply.before),
    refusesNumbers: frame.refusesNumbers === true,
    insteadOf: insteadOf ?? null,
  };
}

const STEPS = [
  "the opening: how the time since went, and what today is for",
  "its heart: the exercise of this session",
  "the closing: what they take from it",
  "one small thing to try until the next session, and the goodbye",
] as const;

function positionIn({ track, program, session, left }: TrackSession): TrackPosition | null {
  if (!session) return null;
  const name = STEPS[Math.min(Math.max(track.trackStep, 1), STEPS.length) - 1] ?? null;
  const step = name && left ? `${name}; it was begun on another day and goes on from here` : name;
  const { number: sessionNumber, aim, guidance } = session;
  const next = programSessionOf(program, sessionNumber + 1) ?? null;
  return {
    title: program.title,
    sessionTitle: session.title,
    sessionNumber,
    aim,
    guidance,
    questions: questionsOf(session),
    step,
    next,
  };
}

/** Its questions as it asks them first: those without a slot, as no words of the person's stand there. */
function questionsOf({ openingCheck, core }: ProgramSession): string[] {
  const steps = core.steps.filter(({ aside, expects }) => !aside && expects.kind !== "ready");
  return [openingCheck, ...steps.map(({ prompts }) => prompts)].flatMap((prompts) => {
    const texts = prompts.map((each) => (typeof each === "string" ? each : each.text));
    return texts.find((text) => !text.includes("{")) ?? [];
  });
}

function asPromptMemories(
  memories: readonly Memory[],
  timeZone: string | null,
): PromptInput["memories"] {
  return memories.map(({ kind, content, createdAt }) => ({
    day: dayIn(timeZone, createdAt),
    kind,
    content,
  }));
}

import { helpRegion } from "#app/safety/help-region.server.ts";
import { storedTherapist } from "#app/catalogue/therapists.ts";
import {
  findContext,
  findHistoryAfter,
  type SequencedMessage,
} from "#app/models/conversation-summaries.server.ts";
import { dayIn } from "#app/models/days.server.ts";
import { findMemories, type Memory } from "#app/models/memories.server.ts";
import { intentOf } from "../guided/intents.ts";
import { rankMemories } from "../memory/choose.ts";
import { trackOfConversation, type TrackSession } from "../programmes/track-session.server.ts";
import { openRiskOf } from "../reply/reply-closing.server.ts";
import type { ReplyContext } from "../reply/reply-context.ts";
import { knowledgeFor, type KnowledgePassage } from "./knowledge.server.ts";
import { HISTORY_MESSAGES, type PromptInput, type TrackPosition } from "./prompt.server.ts";

/** What the prompt of one turn is made from; `history` is also what a reply's end is chosen by. */
export interface TurnContext extends PromptInput {
  history: readonly SequencedMessage[];
  /** What the model may draw on, in the order of its marks. */
  knowledge: readonly KnowledgePassage[];
}

/**
 * Gathers what the prompt of a turn needs, in a few queries, each by an index: the conversation with
 * its owner and summary, the newest messages after the summary, the programme, what is remembered and
 * what has been written about the matter. While risk is open the conversation is about now: nothing
 * of another day, no programme and no article is brought up.
 */
export async function gatherTurn(
  reply: Pick<ReplyContext, "target" | "screening" | "before" | "frame">,
): Promise<TurnContext> {
  const { user, conversation, message } = reply.target;
  const [userId, sessionId] = [user.id, conversation.id];
  const standing = openRiskOf(reply);
  const context = await findContext(userId, sessionId);
  const [history, remembered, track, knowledge] = await Promise.all([
    findHistoryAfter(userId, sessionId, context?.reachesSeq ?? 0, HISTORY_MESSAGES),
    !standing && context?.remembers ? findMemories(userId) : [],
    standing || !context?.conversation.trackType ? null : trackOfConversation(userId, sessionId),
    standing ? [] : knowledgeFor(message.content, reply.screening.language),
  ]);
  return {
    therapistId: storedTherapist(context?.conversation.therapistType ?? "").id,
    region: helpRegion(),
    firstName: context?.firstName ?? null,
    track: track && positionIn(track),
    lastGoal: track?.lastGoal ?? null,
    standing,
    memories: asPromptMemories(rankMemories(remembered, history), user.timeZone),
    summary: context?.summary ?? null,
    knowledge,
    asksNothing: hasAskedForNoQuestions(history),
    history,
  };
}

/** Seldom anything else asks for it, so that few messages are read for what they ask. */
const MAY_BE_ABOUT_ASKING = /\bask|question|pregunt/iu;

/** Whether the person, in what is given of the conversation, asked for no more questions. */
function hasAskedForNoQuestions(history: readonly SequencedMessage[]): boolean {
  return history.some(
    ({ role, content }) =>
      role === "user" &&
      MAY_BE_ABOUT_ASKING.test(content) &&
      intentOf(content)?.action === "stop_asking",
  );
}

const STEPS = [
  "the opening: how the time since went, and what today is for",
  "its heart: the exercise of this session",
  "the closing: what they take from it",
  "one small thing to try until the next session, and the goodbye",
] as const;

function positionIn({ track, programme, session, left }: TrackSession): TrackPosition | null {
  if (!session) return null;
  const name = STEPS[Math.min(Math.max(track.trackStep, 1), STEPS.length) - 1] ?? null;
  const step = name && left ? `${name}; it was begun on another day and goes on from here` : name;
  const { number: sessionNumber, aim, guidance } = session;
  return { title: programme.title, sessionNumber, aim, guidance, step };
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

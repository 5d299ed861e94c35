import { storedTherapist } from "#app/catalogue/therapists.ts";
import {
  findContext,
  findHistoryAfter,
  type SequencedMessage,
} from "#app/models/conversation-summaries.server.ts";
import { findMemories, type Memory } from "#app/models/memories.server.ts";
import { chooseMemories } from "./memory/choose.ts";
import { HISTORY_MESSAGES, type PromptInput } from "./prompt.server.ts";

/** What the prompt of one turn is made from; `history` is also what a reply's end is chosen by. */
export interface TurnContext extends PromptInput {
  history: readonly SequencedMessage[];
}

/**
 * Gathers what the prompt of a turn needs, in three queries, each by an index: the conversation with
 * its owner and summary, the newest messages after the summary, and what is remembered.
 */
export async function gatherTurn(
  userId: string,
  sessionId: string,
  standing: PromptInput["standing"],
): Promise<TurnContext> {
  const context = await findContext(userId, sessionId);
  const [history, remembered] = await Promise.all([
    findHistoryAfter(userId, sessionId, context?.reachesSeq ?? 0, HISTORY_MESSAGES),
    mayUseMemories(context, standing) ? findMemories(userId) : [],
  ]);
  return {
    therapistId: storedTherapist(context?.conversation.therapistType ?? "").id,
    firstName: context?.firstName ?? null,
    track: null,
    standing,
    memories: asPromptMemories(chooseMemories(remembered, history)),
    summary: context?.summary ?? null,
    knowledge: [],
    history,
  };
}

/** While risk is open the conversation is about now, and nothing of another day is brought up. */
function mayUseMemories(
  context: { remembers: boolean } | null,
  standing: PromptInput["standing"],
): boolean {
  return context?.remembers === true && standing === null;
}

function asPromptMemories(memories: readonly Memory[]): PromptInput["memories"] {
  return memories.map(({ kind, content }) => ({ kind, content }));
}

import { recentHistory } from "#app/models/conversations.server.ts";
import type { ModelCall } from "#app/services/anthropic.server.ts";
import { knowledgeFor, type KnowledgePassage } from "./knowledge.server.ts";
import { HISTORY_MESSAGES, promptFor } from "./prompt.server.ts";
import { openRiskOf } from "./reply-closing.server.ts";
import type { Asked } from "./reply-risk.server.ts";

export interface TurnCall {
  call: ModelCall;
  history: Awaited<ReturnType<typeof recentHistory>>;
  /** What the model may draw on, in the order of its marks. */
  passages: readonly KnowledgePassage[];
}

/** Everything that the model is asked for one reply. While risk is open no article is in it. */
export async function turnCall(asked: Asked): Promise<TurnCall> {
  const { userId, sessionId, message } = asked.place;
  const standing = openRiskOf(asked);
  const [history, passages] = await Promise.all([
    recentHistory(userId, sessionId, HISTORY_MESSAGES),
    standing ? [] : knowledgeFor(message.content, asked.screening.language),
  ]);
  return { call: promptFor(history, standing, passages), history, passages };
}

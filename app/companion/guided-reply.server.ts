import { storedTherapist } from "#app/catalogue/therapists.ts";
import { voiceOfTherapist } from "#app/catalogue/therapists/voices.ts";
import { findConversation, recentHistory } from "#app/models/conversations.server.ts";
import { findUser } from "#app/models/users.server.ts";
import {
  answerGuided,
  type GuidedReason,
  type GuidedState,
  type GuidedTurn,
} from "./guided.server.ts";

/** Where a reply stands: whose it is, in which conversation, and which message it answers. */
export interface ReplyPlace {
  userId: string;
  sessionId: string;
  message: { id: string; content: string };
  /** Who a conversation that the message opens is with; every other says it itself. */
  therapistType?: string;
}

const GUIDED_HISTORY_MESSAGES = 60;

/** The guided companion's answer to a stored or about-to-be-stored message of a conversation. */
export async function guidedReply(place: ReplyPlace, reason: GuidedReason): Promise<GuidedTurn> {
  const { userId, sessionId, message } = place;
  const [conversation, history, user] = await Promise.all([
    findConversation(userId, sessionId),
    recentHistory(userId, sessionId, GUIDED_HISTORY_MESSAGES),
    findUser(userId),
  ]);
  const stored = conversation?.guidedState;
  const position = history.findIndex((entry) => entry.id === message.id);
  return answerGuided({
    message,
    history: position === -1 ? history : history.slice(0, position),
    state: isGuidedState(stored) ? stored : null,
    reason,
    firstName: user?.firstName ?? null,
    voice: voiceOfTherapist(
      storedTherapist(conversation?.therapistType ?? place.therapistType ?? "").id,
    ),
  });
}

// The column is written by guided turns alone; one of another version starts afresh.
function isGuidedState(value: unknown): value is GuidedState {
  return typeof value === "object" && value !== null && "version" in value && value.version === 1;
}

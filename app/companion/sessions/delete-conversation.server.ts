import { deleteConversation } from "#app/models/conversation-changes.server.ts";
import { stopReplies } from "../reply/reply.server.ts";

/**
 * Deletes a conversation for good. A reply that runs there is stopped first, and its end is written,
 * so that nothing comes after. False where this person has no such conversation.
 */
export async function deleteWithReplies(userId: string, sessionId: string): Promise<boolean> {
  await stopReplies(userId, sessionId);
  return deleteConversation(userId, sessionId);
}

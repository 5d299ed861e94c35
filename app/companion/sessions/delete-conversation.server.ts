import { deleteConversation } from "#app/models/conversation-changes.server.ts";
import { findRunningReplies } from "#app/models/replies.server.ts";
import { settleEnded, stopRunningReply } from "../reply/reply.server.ts";

/**
 * Deletes a conversation for good. A reply that runs there is stopped first, and its end is written,
 * so that nothing comes after. False where this person has no such conversation.
 */
export async function deleteWithReplies(userId: string, sessionId: string): Promise<boolean> {
  for (const replyId of await findRunningReplies(userId, sessionId)) {
    await stopRunningReply(userId, sessionId, replyId);
  }
  await settleEnded(sessionId);
  return deleteConversation(userId, sessionId);
}

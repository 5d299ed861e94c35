import { deleteAccount } from "#app/models/accounts/account-deletion.server.ts";
import { conversationsWithRunningReplies } from "#app/models/replies/replies.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { stopReplies } from "../reply/running-reply.server.ts";

/**
 * Deletes an account for good. Replies that run in it are stopped first, and their end is written, so
 * that nothing comes after. Returns the sessions that ended with it.
 */
export async function deleteAccountWithReplies(
  user: Pick<User, "id" | "email">,
): Promise<string[]> {
  for (const conversationId of await conversationsWithRunningReplies(user.id)) {
    await stopReplies(user.id, conversationId);
  }
  return deleteAccount(user);
}

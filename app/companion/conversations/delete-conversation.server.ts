import { setImmediate as nextTurn } from "node:timers/promises";
import {
  deleteConversation,
  peopleWhoKeepForATime,
  recordConversationsDeleted,
  someConversations,
} from "#app/models/conversations/conversation-deletion.server.ts";
import { hourIn } from "#app/models/record/days.server.ts";
import { eraseDeleted } from "#app/models/storage/deletions.server.ts";
import { claimJob, releaseJob } from "#app/models/storage/process-leases.server.ts";
import {
  otherUnkeptConversations,
  unkeptConversationsOver,
} from "#app/models/conversations/unkept-conversations.server.ts";
import { stopReplies } from "../reply/running-reply.server.ts";

const AT_ONCE = 20;
/** The hour of their own night at which what people keep for a time only is looked through. */
const NIGHT_HOUR = 3;

/**
 * Deletes a conversation for good. A reply that runs there is stopped first, and its end is written,
 * so that nothing comes after. False where this person has no such conversation.
 */
export async function deleteWithReplies(
  userId: string,
  conversationId: string,
  userAgent: string | null,
): Promise<boolean> {
  await stopReplies(userId, conversationId);
  if (!(await deleteConversation(userId, conversationId))) return false;
  await recordConversationsDeleted(userId, "conversation_deleted", userAgent);
  return true;
}

/** Ends a conversation that isn't kept: it is gone, and no trail says so. */
export async function endUnkept(userId: string, conversationId: string): Promise<void> {
  await stopReplies(userId, conversationId);
  await deleteConversation(userId, conversationId);
  await eraseDeleted();
}

/** Ends those of a person that were left for another conversation, and says whether there was one. */
export async function endLeftUnkept(userId: string, conversationId: string): Promise<boolean> {
  const left = await otherUnkeptConversations(userId, conversationId);
  for (const id of left) await endUnkept(userId, id);
  return left.length > 0;
}

/** Ends those whose time is over, also what a process left that is gone: it's run at the start and every minute. */
export async function endUnkeptConversations(now = Date.now()): Promise<void> {
  for (const { id, userId } of await unkeptConversationsOver(now)) await endUnkept(userId, id);
}

/** Deletes all conversations of a person for good. */
export async function deleteAllConversations(
  userId: string,
  userAgent: string | null,
): Promise<void> {
  for (;;) {
    const some = await someConversations(userId, AT_ONCE, null);
    for (const conversationId of some) {
      await stopReplies(userId, conversationId);
      await deleteConversation(userId, conversationId);
    }
    if (some.length < AT_ONCE) break;
  }
  await recordConversationsDeleted(userId, "conversations_deleted", userAgent);
}

/**
 * Deletes the conversations that are older than their owners keep them, of everybody for whom it is
 * night. It's run every hour, by one process.
 */
export async function deleteOutdatedConversations(now = Date.now()): Promise<void> {
  if (!(await claimJob("retention", now))) return;
  try {
    let deleted = 0;
    for (const { id, timeZone, keepConversations } of await peopleWhoKeepForATime()) {
      if (hourIn(timeZone, now) !== NIGHT_HOUR) continue;
      for (;;) {
        const some = await someConversations(id, AT_ONCE, keepConversations, now);
        for (const conversationId of some) await deleteConversation(id, conversationId, now);
        deleted += some.length;
        if (some.length < AT_ONCE) break;
        await nextTurn();
      }
    }
    if (deleted > 0) await eraseDeleted();
  } finally {
    await releaseJob("retention");
  }
}

import { eq, exists, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { messages, sessions } from "#db/schema.ts";
import { readPage } from "./conversation-pages.server.ts";
import { findConversation, isWritable, latestConversation } from "./conversations.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";

interface NewConversation {
  isPlain?: boolean;
  isKept?: boolean;
  id?: string;
}

/**
 * Opens a conversation and returns its id; today's empty one is used again, with whom was chosen
 * since, and so is the one that has this `id` already. A plain one is on no program: then an empty one
 * that is stays as it is. One that isn't kept is deleted at its end (`unkept-conversations`).
 */
export async function openConversation(
  userId: string,
  therapistType: string,
  { isPlain = false, isKept = true, id = newId() }: NewConversation = {},
  now = Date.now(),
): Promise<string> {
  if (await findConversation(userId, id)) return id;
  const latest = await latestConversation(userId);
  const isOther = isPlain && latest?.therapyTrackId != null;
  if (latest && latest.isKept === isKept && !isOther && isWritable(latest, null, now)) {
    const { entries } = await readPage(userId, latest.id);
    if (entries.length === 0) {
      if (latest.therapistType !== therapistType) {
        await changeTherapist(userId, latest.id, therapistType);
      }
      return latest.id;
    }
  }
  await database()
    .insert(sessions)
    .values({ id, userId, therapistType, isKept, lastMessageAt: now, createdAt: now });
  return id;
}

// Only for a conversation in which nothing was said yet, so there is no earlier companion to keep.
async function changeTherapist(userId: string, conversationId: string, therapistType: string) {
  await database()
    .update(sessions)
    .set({ therapistType })
    .where(isOwnConversation({ userId, conversationId }));
}

/**
 * Hands a conversation over to another companion. Earlier replies keep the companion who gave them.
 * Returns false if the conversation can't be written in any more or isn't this person's.
 */
export async function handOver(
  userId: string,
  conversationId: string,
  therapistType: string,
  timeZone: string | null,
): Promise<boolean> {
  const conversation = await findConversation(userId, conversationId);
  if (!conversation || !isWritable(conversation, timeZone)) return false;
  if (conversation.therapistType === therapistType) return true;
  const hasBegun = exists(
    database()
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.conversationId, sessions.id)),
  );
  await database()
    .update(sessions)
    .set({
      therapistType,
      openedByTherapist: sql`case when ${hasBegun}
        then coalesce(${sessions.openedByTherapist}, ${sessions.therapistType}) end`,
    })
    .where(isOwnConversation({ userId, conversationId }));
  return true;
}

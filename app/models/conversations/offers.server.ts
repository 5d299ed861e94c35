import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { replies, type Offer } from "#db/schema.ts";
import { inOwnConversation } from "#app/models/storage/own-rows.ts";

export type { Offer } from "#db/schema.ts";
export type OfferAnswer = NonNullable<(typeof replies.$inferSelect)["offerAnswer"]>;

/** What the newest reply of a conversation offers, and how that was answered; null for any other reply. */
export async function findNewestOffer(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<{ offer: Offer; answer: OfferAnswer | null } | null> {
  const [found] = await database()
    .select({ offer: replies.offer, answer: replies.offerAnswer })
    .from(replies)
    .where(
      and(
        eq(replies.id, replyId),
        inOwnConversation(replies, { userId, conversationId }),
        eq(replies.status, "done"),
        sql`(select seq from messages where id = ${replyId}) =
          (select max(seq) from messages where session_id = ${conversationId})`,
      ),
    )
    .limit(1);
  return found?.offer ? { offer: found.offer, answer: found.answer } : null;
}

/**
 * Notes how an offer was answered, and as what it was taken where that was changed; false where it was answered
 * before: of two answers the first counts.
 */
export async function answerOffer(
  userId: string,
  conversationId: string,
  { replyId, answer, as }: { replyId: string; answer: OfferAnswer; as?: Offer },
): Promise<boolean> {
  const answered = await database()
    .update(replies)
    .set({ offerAnswer: answer, offerAnsweredAt: Date.now(), ...(as ? { offer: as } : {}) })
    .where(
      and(
        eq(replies.id, replyId),
        inOwnConversation(replies, { userId, conversationId }),
        isNotNull(replies.offer),
        isNull(replies.offerAnswer),
      ),
    )
    .returning({ id: replies.id });
  return answered.length > 0;
}

/** Takes an answer back when the thing it accepted could not be stored. */
export async function reopenOffer(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<void> {
  await database()
    .update(replies)
    .set({ offerAnswer: null, offerAnsweredAt: null })
    .where(and(eq(replies.id, replyId), inOwnConversation(replies, { userId, conversationId })));
}

/** The last offers that were made in a conversation, oldest first, with how they were answered. */
export async function findLastOffers(
  userId: string,
  conversationId: string,
  count: number,
): Promise<{ offer: Offer; answer: OfferAnswer | null }[]> {
  const rows = await database()
    .select({ offer: replies.offer, answer: replies.offerAnswer })
    .from(replies)
    .where(and(inOwnConversation(replies, { userId, conversationId }), isNotNull(replies.offer)))
    .orderBy(desc(replies.startedAt))
    .limit(count);
  return rows.reverse().flatMap(({ offer, answer }) => (offer ? [{ offer, answer }] : []));
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { messages, replies, sessions, type MessageClasses } from "#db/schema.ts";
import { isWritable, latestConversation } from "./conversations.server.ts";
import { addToDraft, findDraft, NEW_CONVERSATION, saveDraft } from "./drafts.server.ts";
import type { Offer, OfferAnswer } from "./offers.server.ts";
import { inOwnConversation, isOwnConversation } from "#app/models/storage/own-rows.ts";

/** Characters of a conversation's name. */
export const TITLE_MAX_LENGTH = 60;
/** Messages that are copied in one go: other requests come between. */
const AT_ONCE = 200;

/** Names a conversation of this person; null takes the name away. False where there is none. */
export async function renameConversation(
  userId: string,
  conversationId: string,
  title: ScreenedText | null,
): Promise<boolean> {
  const renamed = await database()
    .update(sessions)
    .set({ title })
    .where(isOwnConversation({ userId, conversationId }))
    .returning({ id: sessions.id });
  return renamed.length > 0;
}

export interface StoredMessageCopy {
  seq: number;
  role: "user" | "assistant";
  content: string;
  createdAt: number;
  /** The id of the button that was tapped, and what the message was read as. */
  choice: string | null;
  classes: MessageClasses | null;
  /** Who spoke; null for the person, and where it was not kept. */
  therapistType: string | null;
  /** How a reply came to be; null for the person's own. */
  source: "model" | "guided" | "written" | null;
  /** What was offered with a reply, and how that was answered. */
  offer: Offer | null;
  offerAnswer: OfferAnswer | null;
}

/** All messages of a conversation in their order, some at a time: its length costs no memory. */
export async function* readWhole(
  userId: string,
  conversationId: string,
): AsyncGenerator<StoredMessageCopy[]> {
  let afterSeq = 0;
  for (;;) {
    const some = await database()
      .select({
        ...columns(messages, "seq", "role", "content", "createdAt", "choice", "classes"),
        ...columns(replies, "therapistType", "source", "offer", "offerAnswer"),
      })
      .from(messages)
      .leftJoin(replies, eq(replies.id, messages.id))
      .where(
        and(inOwnConversation(messages, { userId, conversationId }), gt(messages.seq, afterSeq)),
      )
      .orderBy(asc(messages.seq))
      .limit(AT_ONCE);
    if (some.length > 0) yield some;
    afterSeq = some.at(-1)?.seq ?? afterSeq;
    if (some.length < AT_ONCE) return;
    await nextTurn();
  }
}

/** The draft that the chat opens with now: of today's conversation, or of a new one. */
export async function findOpenDraftId(userId: string, timeZone: string | null): Promise<string> {
  const latest = await latestConversation(userId);
  return latest && isWritable(latest, timeZone) ? latest.id : NEW_CONVERSATION;
}

/** Saves words that their conversation can't take as the draft that the chat opens with next. */
export async function keepForNext(
  userId: string,
  timeZone: string | null,
  screening: Screening,
): Promise<void> {
  const draftId = await findOpenDraftId(userId, timeZone);
  const kept = await findDraft(userId, draftId);
  // If the draft is an earlier state of these words, they replace it. Otherwise they go below it.
  if (screening.text.startsWith(kept)) await saveDraft(userId, draftId, screening);
  else if (!kept.includes(screening.text)) await addToDraft(userId, draftId, screening);
}

/** The same for what is still being typed: only where nothing else waits, as it comes again and again. */
export async function keepTypingForNext(
  userId: string,
  timeZone: string | null,
  screening: Screening,
): Promise<void> {
  const draftId = await findOpenDraftId(userId, timeZone);
  const kept = await findDraft(userId, draftId);
  const isSame = screening.text.startsWith(kept) || kept.startsWith(screening.text);
  if (isSame && screening.text.trim() !== "") await saveDraft(userId, draftId, screening);
}

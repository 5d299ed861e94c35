import { and, eq, sql } from "drizzle-orm";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { database, prepared } from "#db/client.ts";
import { drafts } from "#db/schema.ts";

/** The draft of a chat that has no session yet. */
export const NEW_CONVERSATION = "new";

/** What someone typed and has not sent, and when: pages tell by that which one they know. */
export interface Draft {
  content: string;
  updatedAt: number;
}

export const NO_DRAFT: Draft = { content: "", updatedAt: 0 };

/** The page that a draft comes from: its own key, and the draft that it knew when it was opened. */
export interface DraftPage {
  writer: string;
  version: number;
}

/** Which draft a message came from, as its page knew it. */
export interface DraftSent extends DraftPage {
  conversation: string;
}

/**
 * Keeps what someone typed and has not sent; an empty text removes it. `conversation`: session id or
 * "new". `writer`: the page that has it in its box.
 */
export async function saveDraft(
  userId: string,
  conversation: string,
  screening: Screening,
  { writer = null, now = Date.now() }: { writer?: string | null; now?: number } = {},
): Promise<void> {
  if (screening.text.trim() === "") return clearDraft(userId, conversation);
  await storeDraft(userId, conversation, screening, writer, now);
}

/**
 * Keeps what a page says is typed in it. Where another page wrote meanwhile and this one does not
 * know of it, those words are kept below the newer ones, and returned, so that the page can show them.
 */
export async function saveDraftOf(
  userId: string,
  conversation: string,
  screening: Screening,
  page: DraftPage,
  now = Date.now(),
): Promise<string | null> {
  const [kept] = await database()
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)))
    .limit(1);
  const isKnown = !kept || kept.writer === page.writer || kept.updatedAt === page.version;
  if (isKnown || screening.text.includes(kept.content)) {
    if (screening.text.trim() === "") await clearDraft(userId, conversation);
    else await storeDraft(userId, conversation, screening, page.writer, now);
    return null;
  }
  const { content } = kept;
  if (screening.text.trim() !== "") {
    const both = sql`${`${screening.text}\n\n`} || ${drafts.content}`;
    await database()
      .update(drafts)
      .set({ content: both, tier: screening.assessment.tier, writer: page.writer, updatedAt: now })
      .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)));
  }
  return content;
}

/** Keeps a text below what is typed there already, so that neither is lost. */
export async function addToDraft(
  userId: string,
  conversation: string,
  screening: Screening,
  now = Date.now(),
): Promise<void> {
  const kept = await findDraft(userId, conversation);
  if (kept === "" || kept === screening.text)
    return saveDraft(userId, conversation, screening, { now });
  const content = sql`${drafts.content} || ${`\n\n${screening.text}`}`;
  await database()
    .update(drafts)
    .set({ content, tier: screening.assessment.tier, writer: null, updatedAt: now })
    .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)));
}

const draftOf = prepared((db) =>
  db
    .select({ content: drafts.content, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, sql.placeholder("userId")),
        eq(drafts.conversation, sql.placeholder("conversation")),
      ),
    )
    .limit(1)
    .prepare(),
);

/** What this person last typed there, or an empty text. */
export async function findDraft(userId: string, conversation: string): Promise<string> {
  return (await openDraft(userId, conversation)).content;
}

/** What this person last typed there, and when; an empty one where there is none. */
export async function openDraft(userId: string, conversation: string): Promise<Draft> {
  const [draft] = await draftOf().all({ userId, conversation });
  return draft ?? NO_DRAFT;
}

/** Forgets a draft. */
export async function clearDraft(userId: string, conversation: string): Promise<void> {
  await database()
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)));
}

async function storeDraft(
  userId: string,
  conversation: string,
  { text, assessment }: Screening,
  writer: string | null,
  now: number,
): Promise<void> {
  const content = { content: text, tier: assessment.tier, writer, updatedAt: now };
  await database()
    .insert(drafts)
    .values({ userId, conversation, ...content })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.conversation], set: content });
}

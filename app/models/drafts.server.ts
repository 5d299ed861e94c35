import { and, eq, sql } from "drizzle-orm";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { database, prepared } from "#db/client.ts";
import { drafts } from "#db/schema.ts";

/** The draft of a chat that has no session yet. */
export const NEW_CONVERSATION = "new";

/** Keeps what someone typed and has not sent; an empty text removes it. `conversation`: session id or "new". */
export async function saveDraft(
  userId: string,
  conversation: string,
  screening: Screening,
  now = Date.now(),
): Promise<void> {
  if (screening.text.trim() === "") return clearDraft(userId, conversation);
  const content = { content: screening.text, tier: screening.assessment.tier, updatedAt: now };
  await database()
    .insert(drafts)
    .values({ userId, conversation, ...content })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.conversation], set: content });
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
    return saveDraft(userId, conversation, screening, now);
  const content = sql`${drafts.content} || ${`\n\n${screening.text}`}`;
  await database()
    .update(drafts)
    .set({ content, tier: screening.assessment.tier, updatedAt: now })
    .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)));
}

const draftOf = prepared((db) =>
  db
    .select({ content: drafts.content })
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
  const [draft] = await draftOf().all({ userId, conversation });
  return draft?.content ?? "";
}

/** Forgets a draft. */
export async function clearDraft(userId: string, conversation: string): Promise<void> {
  await database()
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.conversation, conversation)));
}

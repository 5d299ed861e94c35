import { and, eq, notExists, or, sql, type SQL } from "drizzle-orm";
import {
  joinScreened,
  type ScreenedText,
  type Screening,
} from "#app/safety/screened-text.server.ts";
import { database, prepared } from "#db/client.ts";
import { drafts } from "#db/schema.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";

/** The draft of a chat that has no session yet. */
export const NEW_CONVERSATION = "new";
/** Where the words of a new entry of the journal wait. */
export const NEW_ENTRY_DRAFT = "journal:new";

/** What someone typed and has not sent, and when: pages tell by that which one they know. */
export interface Draft {
  content: string;
  updatedAt: number;
}

/** As much as one form may hold that is still being written: what it can send. Characters. */
export const DRAFT_MAX_LENGTH = 64 * 1024;

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

/** Words that were stored, and the page that sent them. */
export interface StoredWords extends DraftPage {
  words: string;
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
  if (screening.text.trim() === "") await deleteDraft(userId, conversation);
  else await storeDraft(userId, conversation, screening, writer, now);
}

/**
 * Saves what is typed in a page. If another page saved words meanwhile that this one doesn't know, they
 * are kept below the newer ones and returned, so that the page can show them.
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
  const isKnown = !kept || isOfPage(kept.writer, page) || kept.updatedAt === page.version;
  if (isKnown || screening.text.includes(kept.content)) {
    await saveDraft(userId, conversation, screening, { writer: page.writer, now });
    return null;
  }
  if (screening.text.trim() !== "") {
    const both = { ...screening, text: joined(screening.text, kept.content) ?? screening.text };
    await storeDraft(userId, conversation, both, page.writer, now);
  }
  return kept.content;
}

// A page that has sent something counts as a new writer: what it types next belongs to no sent message.
function isOfPage(writer: string | null, page: DraftPage): boolean {
  return writer?.replace(SENT_BEFORE, "") === page.writer.replace(SENT_BEFORE, "");
}

/** What a page adds to its key once it has sent something. */
const SENT_BEFORE = /_\d+$/;

/** Keeps a text below what is typed there already, so that neither is lost; alone where both are too long. */
export async function addToDraft(
  userId: string,
  conversation: string,
  screening: Screening,
  now = Date.now(),
): Promise<void> {
  const [draft] = await draftOf().all({ userId, conversation });
  const isNew = !draft || screening.text.includes(draft.content);
  const text = isNew ? screening.text : (joined(draft.content, screening.text) ?? screening.text);
  await saveDraft(userId, conversation, { ...screening, text }, { now });
}

/** One text below the other; null where that is more than a form holds. */
function joined(above: ScreenedText, below: ScreenedText): ScreenedText | null {
  const length = above.length + 2 + below.length;
  return length > DRAFT_MAX_LENGTH ? null : joinScreened([above, below]);
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

/** How long after its words were sent a draft may still arrive. */
export const LATE_DRAFT_MS = 30_000;

/** Whether a draft repeats what was sent a moment ago, or its beginning. Saving it would bring those words back. */
export function isLateDraft(draft: string, sent: string): boolean {
  const words = withPlainLines(draft).trim();
  return words.length > sent.length / 2 && withPlainLines(sent).startsWith(words);
}

// A form ends its lines in another way than a script that sends the same words.
function withPlainLines(words: string): string {
  return words.replaceAll("\r", "");
}

/** Where what was typed or chosen in a field beside a draft's words waits. */
export function draftField(conversation: string, name: string): string {
  return `${conversation}:${name}`;
}

/** What waits beside a draft's words, by its field. */
export async function findDraftFields(
  userId: string,
  conversation: string,
): Promise<Record<string, string>> {
  const rows = await database()
    .select({ conversation: drafts.conversation, content: drafts.content })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isFieldOf(conversation)));
  const prefix = draftField(conversation, "");
  return Object.fromEntries(
    rows.map((row) => [row.conversation.slice(prefix.length), String(row.content)]),
  );
}

/**
 * Forgets a draft whose words were stored, with what waits beside it. What is no part of them stays:
 * somebody wrote on meanwhile, here or on another device.
 */
export async function clearDraft(
  userId: string,
  conversation: string,
  stored: StoredWords,
): Promise<void> {
  const isDraft = and(eq(drafts.userId, userId), eq(drafts.conversation, conversation));
  const isLeft = database()
    .select({ left: sql`1` })
    .from(drafts)
    .where(isDraft);
  await database().batch([
    database()
      .delete(drafts)
      .where(and(isDraft, isPartOfStored(stored))),
    database()
      .delete(drafts)
      .where(and(eq(drafts.userId, userId), isFieldOf(conversation), notExists(isLeft))),
  ]);
}

/**
 * Whether a draft is an earlier state of words that were stored: a part of them, what their page began
 * with, or typed in that page and nothing that goes on where they end.
 */
export function isPartOfStored(stored: Record<keyof StoredWords, unknown>): SQL {
  const plain = (text: unknown) => sql`trim(replace(${text}, char(13), ''), char(9, 10, 32))`;
  const [words, draft] = [plain(stored.words), plain(drafts.content)];
  return sql`(${drafts.updatedAt} <= ${stored.version} or instr(${words}, ${draft}) > 0
    or (${drafts.writer} = ${stored.writer} and instr(${draft}, ${words}) = 0))`;
}

async function deleteDraft(userId: string, conversation: string): Promise<void> {
  const isOfDraft = or(eq(drafts.conversation, conversation), isFieldOf(conversation));
  await database()
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), isOfDraft));
}

// Don't use a pattern here: an id may hold characters that a pattern reads as wildcards.
function isFieldOf(conversation: string) {
  const { length } = draftField(conversation, "");
  return eq(sql`substr(${drafts.conversation}, 1, ${length})`, draftField(conversation, ""));
}

async function storeDraft(
  userId: string,
  conversation: string,
  { text, assessment }: Screening,
  writer: string | null,
  now: number,
): Promise<void> {
  const content = { content: text, tier: assessment.tier, writer, updatedAt: now };
  await database().batch([
    database()
      .insert(drafts)
      .values({ userId, conversation, ...content })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.conversation], set: content }),
    forgetOldest(userId),
  ]);
}

/** Deletes the oldest drafts beyond the number that an account may leave unsent. */
function forgetOldest(userId: string) {
  const { newest, bytes } = BOUNDS.drafts;
  return database().run(sql`
    delete from drafts where user_id = ${userId} and conversation in (
      select conversation from (
        select conversation,
          sum(octet_length(content)) over newest as size, row_number() over newest as nth
        from drafts where user_id = ${userId}
        window newest as (order by updated_at desc, rowid desc))
      where size > ${bytes} or nth > ${newest})`);
}

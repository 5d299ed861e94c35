import { sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import type { Conversation } from "./conversations.server.ts";
import { SPEAKERS } from "./speakers.server.ts";

/** Conversations that a page of the list holds. */
export const LIST_SIZE = 20;
/** A preview is cut from so many characters of a message. */
const READ_CHARACTERS = 640;

export interface ListedConversation extends Pick<
  Conversation,
  "id" | "title" | "therapistType" | "lastMessageAt"
> {
  /** Which companions have spoken in it. */
  speakers: string[];
  /** The person's first words in it; null where they wrote none, or anything in it was about danger. */
  firstWords: string | null;
  /** What the model calls it; null too where anything in it was about danger. */
  suggestedTitle: string | null;
}

/** Where a page of the list begins: after this conversation. */
export interface ListCursor {
  lastMessageAt: number;
  id: string;
}

// What was about danger stands in the conversation, and not where a glance finds it. An event is no measure
// alone: a question may follow from another conversation, and after many events none is written.
const IS_ABOUT_DANGER = sql`(
  exists (select 1 from crisis_events where crisis_events.session_id = sessions.id)
  or exists (
    select 1 from replies where replies.session_id = sessions.id
      and (replies.question is not null or replies.named_help is not null
        or replies.reason = 'beyond_ceiling'
        or (replies.source = 'written' and replies.reason is null))))`;

/** What the model calls a conversation, as a column of a query on `sessions`; null where it was about danger. */
export const SUGGESTED_TITLE = sql<ScreenedText | null>`
  case when ${IS_ABOUT_DANGER} then null else sessions.suggested_title end`;

const FIRST_WORDS = sql<string | null>`
  case when ${IS_ABOUT_DANGER} then null else (
    select substr(said.content, 1, ${sql.raw(String(READ_CHARACTERS))}) from messages said
    where said.session_id = sessions.id and said.role = 'user' and said.replaced_at is null
    order by said.seq limit 1) end`;

const pageOf = prepared((db) =>
  db
    .select({
      ...columns(sessions, "id", "title", "therapistType"),
      speakers: SPEAKERS,
      lastMessageAt: sessions.lastMessageAt,
      firstWords: FIRST_WORDS,
      suggestedTitle: SUGGESTED_TITLE,
    })
    .from(sessions)
    .where(
      sql`${sessions.userId} = ${sql.placeholder("userId")} and ${sessions.isKept}
        and (${sessions.lastMessageAt}, ${sessions.id})
          < (${sql.placeholder("lastMessageAt")}, ${sql.placeholder("id")})
        and exists (select 1 from messages where messages.session_id = ${sessions.id})`,
    )
    .orderBy(sql`${sessions.lastMessageAt} desc, ${sessions.id} desc`)
    .limit(LIST_SIZE + 1)
    .prepare(),
);

/** A page of this person's conversations in which something was said, newest first. */
export async function listConversations(
  userId: string,
  cursor: ListCursor | null = null,
): Promise<{ conversations: ListedConversation[]; next: ListCursor | null }> {
  const { lastMessageAt, id } = cursor ?? { lastMessageAt: Number.MAX_SAFE_INTEGER, id: "" };
  const rows = await pageOf().all({ userId, lastMessageAt, id });
  const conversations = rows.slice(0, LIST_SIZE);
  const last = conversations.at(-1);
  return { conversations, next: rows.length > LIST_SIZE && last ? last : null };
}

/** Conversations that a search by name shows. */
const MAX_NAMED = 5;

/** The newest conversations of this person whose given name holds this text. */
export async function findNamed(
  userId: string,
  text: string,
): Promise<Pick<ListedConversation, "id" | "title" | "speakers">[]> {
  const { id, title } = sessions;
  return database()
    .select({ id, title, speakers: SPEAKERS })
    .from(sessions)
    .where(
      sql`${sessions.userId} = ${userId} and ${title} is not null
        and instr(lower(${title}), lower(${text})) > 0`,
    )
    .orderBy(sql`${sessions.lastMessageAt} desc`)
    .limit(MAX_NAMED);
}

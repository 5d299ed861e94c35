import { sql, type SQL } from "drizzle-orm";
import { database } from "#db/client.ts";
import { readQuery, type Query } from "./search-query.ts";

/** Messages that a page of a search holds. */
export const FOUND_SIZE = 20;
/** Words that no index knows are looked for in so many messages at a time. */
const LOOKED_THROUGH = 2_000;
const EXCERPT_WORDS = 24;
const MARK_START = "\u0002";
const MARK_END = "\u0003";

/** A message that a search found. */
export interface FoundMessage {
  seq: number;
  id: string;
  sessionId: string;
  role: "user" | "assistant";
  createdAt: number;
  /** Who spoke, or whom the conversation is with. */
  therapistType: string;
  title: string | null;
  /** Some words around the place; what was asked for stands between U+0002 and U+0003. */
  excerpt: string;
}

export interface SearchPage {
  found: FoundMessage[];
  /** The next page is what was said before this message; null where that was all. */
  nextBefore: number | null;
}

/**
 * What this person wrote or read in their conversations and holds all words of a text, newest first.
 * Words stand for their forms ("sleeping" finds "sleep"). Null where the text holds nothing to look for.
 */
export async function searchMessages(
  userId: string,
  text: string,
  beforeSeq: number | null = null,
): Promise<SearchPage | null> {
  const query = readQuery(text);
  if (!query) return null;
  const before = beforeSeq ?? Number.MAX_SAFE_INTEGER;
  const most = query.literals.length === 0 ? FOUND_SIZE + 1 : LOOKED_THROUGH;
  const window = windowOf(userId, query, before, most);
  const rows = await database().all<FoundMessage>(sql`
    with hits as ${window}
    select messages.seq as "seq", messages.id as "id", messages.session_id as "sessionId",
      messages.role as "role", messages.created_at as "createdAt",
      coalesce(replies.therapist_type, sessions.therapist_type) as "therapistType",
      sessions.title as "title",
      ${query.literals.length === 0 ? sql`hits.excerpt` : sql`messages.content`} as "excerpt"
    from hits
    join messages on messages.seq = hits.seq and messages.user_id = ${userId}
    join sessions on sessions.id = messages.session_id and sessions.user_id = ${userId}
    left join replies on replies.id = messages.id
    where ${holdsAll(query)}
    order by messages.seq desc limit ${FOUND_SIZE + 1}`);
  const found = rows.slice(0, FOUND_SIZE).map((row) => foundIn(row, query));
  const last = found.at(-1);
  if (rows.length > FOUND_SIZE && last) return { found, nextBefore: last.seq };
  return { found, nextBefore: query.literals.length === 0 ? null : await endOf(window) };
}

/** The messages with the query's words. The driver's index is asked for its owner's alone. */
function windowOf(userId: string, query: Query, before: number, most: number): SQL {
  const words = query.words.map((word) => `"${word}"`).join(" AND ");
  const match = [`user_id : "${userId}"`, ...(words ? [`content : (${words})`] : [])].join(" AND ");
  // An excerpt is costly: it is made where the index alone decides what is shown.
  const excerpt =
    query.literals.length === 0
      ? sql`snippet(messages_index, 1, ${MARK_START}, ${MARK_END}, '…', ${EXCERPT_WORDS})`
      : sql`null`;
  return sql`(
    select rowid as seq, ${excerpt} as excerpt from messages_index
    where messages_index match ${match} and rowid < ${before}
    order by rowid desc limit ${most})`;
}

function holdsAll({ literals }: Query): SQL {
  const each = literals.map((literal) => sql`instr(messages.content, ${literal}) > 0`);
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}

// Where the messages that were looked through end, if there may be more before them.
async function endOf(window: SQL): Promise<number | null> {
  const [row] = await database().all<{ count: number; first: number | null }>(
    sql`select count(*) as "count", min(seq) as "first" from ${window}`,
  );
  return row && row.count >= LOOKED_THROUGH ? row.first : null;
}

function foundIn(row: FoundMessage, { literals }: Query): FoundMessage {
  const { seq, id, sessionId, role, createdAt, therapistType, title } = row;
  const excerpt = literals.length === 0 ? row.excerpt : excerptAround(row.excerpt, literals);
  return { seq, id, sessionId, role, createdAt, therapistType, title, excerpt };
}

const AROUND_CHARACTERS = 70;

/** Some characters around the first of these in a text, with each of them marked. */
function excerptAround(content: string, literals: readonly string[]): string {
  const text = content.replaceAll(MARK_START, "").replaceAll(MARK_END, "");
  const places = literals.map((literal) => text.indexOf(literal)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places) - AROUND_CHARACTERS);
  const end = start + 2 * AROUND_CHARACTERS + (literals[0]?.length ?? 0);
  let shown = text.slice(start, end).toWellFormed();
  for (const literal of literals) {
    shown = shown.replaceAll(literal, (found) => `${MARK_START}${found}${MARK_END}`);
  }
  return `${start > 0 ? "…" : ""}${shown}${end < text.length ? "…" : ""}`;
}

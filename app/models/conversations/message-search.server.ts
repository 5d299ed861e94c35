import { sql, type SQL } from "drizzle-orm";
import { database } from "#db/client.ts";
import { BY_LETTER } from "#db/letterwise-scripts.ts";
import { findFolded } from "#app/models/storage/folding.ts";
import { beginningsOf, findBeginnings, stemBeginning } from "#app/models/storage/half-words.ts";
import { readQuery, type Query } from "#app/models/storage/search-query.ts";

/** Messages that a page of a search holds. */
export const FOUND_SIZE = 20;
/** Signs are looked for in so many messages at a time, and words letter by letter in so many. */
const LOOKED_THROUGH = 2_000;
const READ_BY_LETTER = 1_000;
/** And beginnings of words in so many, each of which is read here: few mostly hold a page, more may. */
const READ_FIRST = 60;
const READ_THROUGH = 400;
const EXCERPT_WORDS = 24;
const MARK_START = "\u0002";
const MARK_END = "\u0003";

/** A message that a search found. */
export interface FoundMessage {
  seq: number;
  id: string;
  conversationId: string;
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
 * Words stand for their forms ("sleeping" finds "sleep"), and where no message holds them all, for what
 * begins so ("sle" finds "sleep"). Null where the text holds nothing to look for.
 */
export async function searchMessages(
  userId: string,
  text: string,
  beforeSeq: number | null = null,
): Promise<SearchPage | null> {
  const query = readQuery(text);
  if (!query) return null;
  const before = beforeSeq ?? Number.MAX_SAFE_INTEGER;
  const byLetter = await searchByLetter(userId, query, before);
  return query.isByLetter ? byLetter : joined(await searchIndex(userId, query, before), byLetter);
}

async function searchIndex(userId: string, query: Query, before: number): Promise<SearchPage> {
  const page = await searchWords(userId, query, before);
  if (page.found.length > 0 || query.literals.length > 0) return page;
  return (await searchBeginnings(userId, query.words, before)) ?? page;
}

/** What holds all words among the messages that an index can't compare as people do. */
async function searchByLetter(
  userId: string,
  { terms, literals }: Query,
  before: number,
): Promise<SearchPage> {
  if (terms.length === 0) return { found: [], nextBefore: null };
  const window = sql`(
    select seq from messages
    where user_id = ${userId} and seq < ${before} and content glob ${sql.raw(`'${BY_LETTER}'`)}
    order by seq desc limit ${READ_BY_LETTER})`;
  const rows = await database().all<FoundMessage>(sql`
    with hits as ${window} ${foundRows(userId, sql`messages.content`)}
    where messages.is_indexed = 1 order by messages.seq desc`);
  const [read] = await database().all<{ count: number; first: number | null }>(
    sql`select count(*) as "count", min(seq) as "first" from ${window}`,
  );
  const nextBefore = read && read.count >= READ_BY_LETTER ? read.first : null;
  const found = rows.flatMap((row) => {
    const text = withoutMarks(row.excerpt);
    const places = literals.every((sign) => text.includes(sign)) ? findFolded(text, terms) : null;
    return places ? [{ ...row, excerpt: excerptOf(text, places) }] : [];
  });
  return cut({ found, nextBefore });
}

/** Both pages as one: as far back as both have looked. */
function joined(one: SearchPage, other: SearchPage): SearchPage {
  const reach = Math.max(one.nextBefore ?? 0, other.nextBefore ?? 0);
  const all = new Map([...other.found, ...one.found].map((message) => [message.seq, message]));
  const found = [...all.values()].filter(({ seq }) => seq >= reach).sort((a, b) => b.seq - a.seq);
  return cut({ found, nextBefore: reach === 0 ? null : reach });
}

function cut({ found, nextBefore }: SearchPage): SearchPage {
  const last = found[FOUND_SIZE - 1];
  if (found.length <= FOUND_SIZE || !last) return { found, nextBefore };
  return { found: found.slice(0, FOUND_SIZE), nextBefore: last.seq };
}

async function searchWords(userId: string, query: Query, before: number): Promise<SearchPage> {
  const hasSigns = query.literals.length > 0;
  const window = windowOf({
    match: matchOf(userId, query.words.map(quoted)),
    before,
    most: hasSigns ? LOOKED_THROUGH : FOUND_SIZE + 1,
    // An excerpt is costly: it is made where the index alone decides what is shown.
    excerpt: hasSigns
      ? sql`null`
      : sql`snippet(messages_index, 1, ${MARK_START}, ${MARK_END}, '…', ${EXCERPT_WORDS})`,
  });
  const excerpt = hasSigns ? sql`messages.content` : sql`hits.excerpt`;
  const rows = await database().all<FoundMessage>(sql`
    with hits as ${window} ${foundRows(userId, excerpt)}
    where ${holdsAll(query)}
    order by messages.seq desc limit ${FOUND_SIZE + 1}`);
  const found = rows.slice(0, FOUND_SIZE).map((row) => foundIn(row, query));
  const last = found.at(-1);
  if (rows.length > FOUND_SIZE && last) return { found, nextBefore: last.seq };
  return { found, nextBefore: hasSigns ? await endOf(window) : null };
}

/** Messages in which something begins with each of these words; null where one of them is too short for it. */
async function searchBeginnings(
  userId: string,
  words: readonly string[],
  before: number,
): Promise<SearchPage | null> {
  const beginnings = beginningsOf(words);
  if (!beginnings) return null;
  const asked = beginnings.map((each) => `${quoted(stemBeginning(each))} *`);
  const match = matchOf(userId, asked);
  const first = await readThrough(userId, beginnings, { match, before, most: READ_FIRST });
  if (first.found.length === FOUND_SIZE || first.nextBefore === null) return first;
  return readThrough(userId, beginnings, { match, before, most: READ_THROUGH });
}

/** The first page of what the index names and in which something does begin so. */
async function readThrough(
  userId: string,
  beginnings: readonly string[],
  { match, before, most }: Omit<Window, "excerpt">,
): Promise<SearchPage> {
  const window = windowOf({ match, before, most, excerpt: sql`null` });
  const rows = await database().all<FoundMessage>(sql`
    with hits as ${window} ${foundRows(userId, sql`messages.content`)}
    order by messages.seq desc`);
  const found: FoundMessage[] = [];
  for (const row of rows) {
    const text = withoutMarks(row.excerpt);
    const places = findBeginnings(text, beginnings);
    if (!places) continue;
    // One more than a page holds: the next page begins after the last of this one.
    const last = found.at(-1);
    if (found.length === FOUND_SIZE && last) return { found, nextBefore: last.seq };
    found.push({ ...row, excerpt: excerptOf(text, places) });
  }
  return { found, nextBefore: rows.length < most ? null : (rows.at(-1)?.seq ?? null) };
}

function quoted(word: string): string {
  return `"${word}"`;
}

/** What the index is asked for: all of these, among its owner's messages alone. */
function matchOf(userId: string, words: readonly string[]): string {
  const content = words.length > 0 ? [`content : (${words.join(" AND ")})`] : [];
  return [`user_id : "${userId}"`, ...content].join(" AND ");
}

interface Window {
  match: string;
  before: number;
  most: number;
  excerpt: SQL;
}

function windowOf({ match, before, most, excerpt }: Window): SQL {
  return sql`(
    select rowid as seq, ${excerpt} as excerpt from messages_index
    where messages_index match ${match} and rowid < ${before}
    order by rowid desc limit ${most})`;
}

// Cross joins keep this order: left to choose, SQLite reads all that its owner ever said, to find the
// twenty that the index has named.
function foundRows(userId: string, excerpt: SQL): SQL {
  return sql`
    select messages.seq as "seq", messages.id as "id", messages.session_id as "conversationId",
      messages.role as "role", messages.created_at as "createdAt",
      coalesce(replies.therapist_type, sessions.therapist_type) as "therapistType",
      sessions.title as "title", ${excerpt} as "excerpt"
    from hits
    cross join messages on messages.seq = hits.seq and messages.user_id = ${userId}
    cross join sessions on sessions.id = messages.session_id and sessions.user_id = ${userId}
    left join replies on replies.id = messages.id`;
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
  const { seq, id, conversationId, role, createdAt, therapistType, title } = row;
  const excerpt = literals.length === 0 ? row.excerpt : excerptAround(row.excerpt, literals);
  return { seq, id, conversationId, role, createdAt, therapistType, title, excerpt };
}

const AROUND_CHARACTERS = 70;

/** Some characters around the first of these in a text, with each of them marked. */
function excerptAround(content: string, literals: readonly string[]): string {
  const text = withoutMarks(content);
  const places = literals.flatMap((literal) => {
    const all: Place[] = [];
    for (let from = text.indexOf(literal); from >= 0; from = text.indexOf(literal, from + 1)) {
      all.push({ from, to: from + literal.length });
    }
    return all;
  });
  places.sort((one, other) => one.from - other.from);
  return excerptOf(text, places);
}

interface Place {
  from: number;
  to: number;
}

/** Some characters around the first of these places, with all of them that are in sight marked. */
function excerptOf(text: string, places: readonly Place[]): string {
  const [first = { from: 0, to: 0 }] = places;
  const start = Math.max(0, first.from - AROUND_CHARACTERS);
  const end = Math.min(text.length, first.to + AROUND_CHARACTERS);
  let shown = start > 0 ? "…" : "";
  let read = start;
  for (const { from, to } of places) {
    if (from < read || to > end) continue;
    shown += `${text.slice(read, from)}${MARK_START}${text.slice(from, to)}${MARK_END}`;
    read = to;
  }
  return `${shown}${text.slice(read, end)}${end < text.length ? "…" : ""}`.toWellFormed();
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARK_START, "").replaceAll(MARK_END, "");
}

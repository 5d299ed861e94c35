import { and, eq, gte, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { MoodChoice } from "#app/catalogue/feelings.ts";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { chosenMood } from "./journal-entries.server.ts";
import { database } from "#db/client.ts";
import { journalEntries } from "#db/schema.ts";
import { BY_LETTER } from "#db/letterwise-scripts.ts";
import { findFolded } from "#app/models/storage/folding.ts";
import { beginningsOf, stemBeginning } from "#app/models/storage/half-words.ts";
import { findFeelings } from "./feelings.server.ts";
import { readQuery, type Query } from "#app/models/storage/search-query.ts";

/** What is looked for in a journal; each part narrows it further. */
export interface JournalFilter {
  /** Words that an entry, its tags or its writer's name for the feeling hold, all of them. */
  query: string;
  mood: MoodChoice | null;
  tag: string;
  /** Days, both counted; YYYY-MM-DD. */
  from: string | null;
  to: string | null;
}

export const NO_FILTER: JournalFilter = { query: "", mood: null, tag: "", from: null, to: null };

/**
 * The condition that finds these entries of this person. Words stand for their forms ("sleeping" finds
 * "sleep"); where no entry holds them all, for what begins so ("sle" finds "sleep").
 */
export async function journalCondition(
  userId: string,
  { query, mood, tag, from, to }: JournalFilter,
): Promise<SQL | undefined> {
  const asked = readQuery(query);
  return and(
    mood === null ? undefined : isFelt(mood),
    from === null ? undefined : gte(journalEntries.date, from),
    to === null ? undefined : lte(journalEntries.date, to),
    tag === "" ? undefined : hasTag(userId, tag),
    // What holds no word and no sign can't be in any entry.
    query.trim() === "" ? undefined : asked ? await holds(userId, asked) : sql`false`,
  );
}

function isFelt(choice: MoodChoice): SQL {
  const mood = MOOD_IDS.find((id) => id === choice);
  return mood
    ? sql`(${journalEntries.mood} = ${mood} and ${chosenMood} is not null)`
    : eq(journalEntries.feelingId, choice.slice("own:".length));
}

/** Of a tag with words the index names what may have it; of any other all that has it is found first. */
function hasTag(userId: string, tag: string): SQL | undefined {
  const { words = [], isByLetter = false } = readQuery(tag) ?? {};
  if (words.length === 0 || isByLetter) {
    return sql`${journalEntries.id} in (
      select mood.journal_entry_id from mood_tags as tagged
      join mood_entries as mood on mood.id = tagged.mood_entry_id
      where tagged.user_id = ${userId} and tagged.tag = ${tag})`;
  }
  return and(
    isAmong(userId, "tags", words.map(quoted)),
    sql`exists (
      select 1 from mood_entries as mood
      join mood_tags as tagged on tagged.mood_entry_id = mood.id and tagged.tag = ${tag}
      where mood.journal_entry_id = ${journalEntries.id})`,
  );
}

/** Entries that are read letter by letter for one search, the newest. */
const READ_BY_LETTER = 2_000;

async function holds(userId: string, query: Query): Promise<SQL | undefined> {
  const { words, literals, isByLetter } = query;
  const each = literals.map((literal) => sql`instr(${journalEntries.content}, ${literal}) > 0`);
  if (words.length === 0) return and(...each);
  const byLetter = or(
    await holdsByLetter(userId, query.terms),
    await feelsNamed(userId, query.terms),
  );
  if (isByLetter) return and(byLetter, ...each);
  return and(or(await holdsWords(userId, words), byLetter), ...each);
}

/** Those that an index can't compare as people do: each is read, with its tags. */
async function holdsByLetter(userId: string, terms: readonly string[]): Promise<SQL> {
  const range = sql.raw(`'${BY_LETTER}'`);
  const rows = await database().all<{ seq: number; text: string }>(sql`
    select seq as "seq", content || ' ' || tags as "text" from journal_entries
    where user_id = ${userId} and (content glob ${range} or tags glob ${range})
    order by seq desc limit ${READ_BY_LETTER}`);
  const found = rows.filter(({ text }) => findFolded(text, terms)).map(({ seq }) => seq);
  return sql`${journalEntries.seq} in (select value from json_each(${JSON.stringify(found)}))`;
}

/** Those with a feeling that its owner calls so. */
async function feelsNamed(userId: string, terms: readonly string[]): Promise<SQL | undefined> {
  const named = (await findFeelings(userId)).filter(({ name }) => findFolded(name, terms));
  if (named.length === 0) return undefined;
  return inArray(
    journalEntries.feelingId,
    named.map(({ id }) => id),
  );
}

async function holdsWords(userId: string, words: readonly string[]): Promise<SQL | undefined> {
  const whole = isAmong(userId, "content tags", words.map(quoted));
  const [found] = await database()
    .select({ seq: journalEntries.seq })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), whole))
    .limit(1);
  return found ? whole : (holdsBeginnings(userId, words) ?? whole);
}

/** What an index of stems says begins so, and does; null where one of them is too short for it. */
function holdsBeginnings(userId: string, words: readonly string[]): SQL | undefined {
  const beginnings = beginningsOf(words);
  if (!beginnings) return undefined;
  const { content, tags } = journalEntries;
  const asked = beginnings.map((each) => `${quoted(stemBeginning(each))} *`);
  // Of letters with accents the index alone decides.
  const plain = beginnings.filter((each) => /^[\x20-\x7e]+$/.test(each));
  const spelled = plain.map((each) => sql`instr(lower(${content} || ' ' || ${tags}), ${each}) > 0`);
  return and(isAmong(userId, "content tags", asked), ...spelled);
}

function quoted(word: string): string {
  return `"${word}"`;
}

function isAmong(userId: string, columns: string, words: readonly string[]): SQL {
  const match = `user_id : "${userId}" AND {${columns}} : (${words.join(" AND ")})`;
  return sql`${journalEntries.seq} in (
    select rowid from journal_index where journal_index match ${match})`;
}

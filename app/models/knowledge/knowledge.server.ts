import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { BY_LETTER } from "#db/letterwise-scripts.ts";
import { findFolded, folded, WITHOUT_SPACES } from "#app/models/storage/folding.ts";
import { synonymsOf } from "./knowledge-synonyms.ts";
import { searchWords } from "./knowledge-words.ts";

/** Words that a search asks for at most: the rarest of a text say what it is about. */
const MAX_SEARCH_WORDS = 8;
/** Words of a text that are weighed against each other. */
const WORDS_WEIGHED = 16;
/** Articles that the words of a search may stand in, all together: each costs half a microsecond. */
const MAX_POSTINGS = 8_000;
/** How long it is remembered in how many articles a word stands. */
const COUNTS_KEPT_MS = 10 * 60_000;
const COUNTS_KEPT = 5_000;

/** An approved article, or a page that was read and approved. */
export interface KnowledgeArticle {
  id: string;
  title: string;
  text: string;
  /** Author, title and year; of a page its address. Empty where nobody said. */
  source: string;
}

export type KnowledgeSource = Pick<KnowledgeArticle, "id" | "title" | "source">;

export interface KnowledgeHit extends KnowledgeArticle {
  /** What the index knows it by. */
  number: number;
  /** How well it fits: lower is better, as bm25 counts. */
  score: number;
  /** The words and phrases that say what it is about. */
  tags: readonly string[];
}

/**
 * The approved articles that fit a text best, best first. Words stand for their forms ("sleeping"
 * finds "sleep") and for others of the field that mean the same; rare words count more than common
 * ones, title and tags (of a page its techniques too) more than the text.
 */
export async function searchKnowledge(query: string, limit: number): Promise<KnowledgeHit[]> {
  const said = await tellingWords(searchWords(query));
  if (limit < 1) return [];
  const words = [...said, ...(await tellingWords(synonymsOf(searchWords(query))))];
  const byLetter = await entriesByLetter(query);
  const byIndex = words.length === 0 ? [] : await searchIndex(words, limit);
  const others = byLetter.filter((number) => !byIndex.some((hit) => hit.number === number));
  const room = limit - byIndex.length;
  return room < 1 ? byIndex : [...byIndex, ...(await hitsOf(others.slice(0, room)))];
}

function searchIndex(words: readonly string[], limit: number): Promise<KnowledgeHit[]> {
  return readHits(sql`
    select rowid as number, bm25(knowledge_index, 3.0, 4.0, 1.0) as score
    from knowledge_index where knowledge_index match ${matchAny(words)}
    order by score limit ${limit}`);
}

/** Entries that are read letter by letter for one search, the newest. */
const READ_BY_LETTER = 500;

/** Those that an index can't compare as people do and that hold any of a query's words, the most first. */
async function entriesByLetter(query: string): Promise<number[]> {
  const bare = query.normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const unspaced = bare.filter((word) => WITHOUT_SPACES.test(word));
  const terms = [...new Set([...searchWords(query), ...unspaced].map(folded))];
  if (terms.length === 0) return [];
  const range = sql.raw(`'${BY_LETTER}'`);
  const rows = await database().all<{ number: number; text: string }>(sql`
    select seq * 2 as "number", coalesce(title, '') || ' ' || tags || ' ' || content as "text"
    from knowledge_items where is_active and (title glob ${range} or content glob ${range})
    union all
    select seq * 2 + 1, title || ' ' || tags || ' ' || content
    from integral_guide_content where is_active and (title glob ${range} or content glob ${range})
    order by 1 desc limit ${READ_BY_LETTER}`);
  const held = rows.map(({ number, text }) => ({
    number,
    count: terms.filter((term) => findFolded(text, [term])).length,
  }));
  const found = held.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return found.map(({ number }) => number);
}

/** Approved entries by the numbers that the index knows them by, in their order. */
export function hitsOf(numbers: readonly number[]): Promise<KnowledgeHit[]> {
  return readHits(sql`
    select value as number, key as score from json_each(${JSON.stringify(numbers)})`);
}

async function readHits(scored: SQL): Promise<KnowledgeHit[]> {
  const hits = await database().all<Omit<KnowledgeHit, "tags"> & { tags: string }>(sql`
    with hits as (${scored})
    select coalesce(items.id, pages.id) as "id",
      coalesce(items.title, pages.title, items.id) as "title",
      coalesce(items.content, pages.content) as "text",
      coalesce(items.source, pages.url, '') as "source",
      hits.score as "score", hits.number as "number", coalesce(items.tags, pages.tags, '[]') as "tags"
    from hits
    left join knowledge_items items
      on hits.number % 2 = 0 and items.seq = hits.number / 2 and items.is_active = 1
    left join integral_guide_content pages
      on hits.number % 2 = 1 and pages.seq = hits.number / 2 and pages.is_active = 1
    where coalesce(items.seq, pages.seq) is not null
    order by hits.score`);
  return hits.map((hit) => {
    const { text, score, number } = hit;
    return { ...sourceOf(hit), text, score, number, tags: readTags(hit.tags) };
  });
}

/** One approved article, or null: what was withdrawn is as good as missing. */
export async function findArticle(id: string): Promise<KnowledgeArticle | null> {
  const rows = await database().all<KnowledgeArticle>(sql`
    select id, coalesce(title, id) as "title", content as "text", coalesce(source, '') as "source"
    from knowledge_items where is_active = 1 and id = ${id}
    union all
    select id, title, content, url from integral_guide_content where is_active = 1 and id = ${id}
    limit 1`);
  const [article] = rows;
  return article ? { ...sourceOf(article), text: article.text } : null;
}

/** Approved entries with their texts, in the order of their ids; what was withdrawn is left out. */
export async function findArticles(ids: readonly string[]): Promise<KnowledgeArticle[]> {
  if (ids.length === 0) return [];
  const list = JSON.stringify(ids);
  const rows = await database().all<KnowledgeArticle>(sql`
    select id, coalesce(title, id) as "title", content as "text", coalesce(source, '') as "source"
    from knowledge_items
    where is_active = 1 and id in (select value from json_each(${list}))`);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...sourceOf(row), text: row.text }] : [];
  });
}

/** What approved articles are called and where they come from, in the order of their ids. */
export async function findSources(ids: readonly string[]): Promise<KnowledgeSource[]> {
  if (ids.length === 0) return [];
  const list = JSON.stringify(ids);
  const rows = await database().all<KnowledgeSource>(sql`
    select id, coalesce(title, id) as "title", coalesce(source, '') as "source"
    from knowledge_items
    where is_active = 1 and id in (select value from json_each(${list}))
    union all
    select id, title, url from integral_guide_content
    where is_active = 1 and id in (select value from json_each(${list}))`);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [sourceOf(row)] : [];
  });
}

// The driver's rows hold each cell twice, by its name and by its place.
function sourceOf({ id, title, source }: KnowledgeSource): KnowledgeSource {
  return { id, title, source };
}

const tagsSchema = z.array(z.string()).catch([]);

function readTags(stored: string): readonly string[] {
  return tagsSchema.parse(JSON.parse(stored));
}

function matchAny(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(" OR ");
}

const counts = new Map<string, { count: number; until: number }>();

/** Those of the words that say most: the rarest that are there at all, and not more than can be read. */
async function tellingWords(words: readonly string[], now = Date.now()): Promise<string[]> {
  const isFew = words.length <= MAX_SEARCH_WORDS;
  if (isFew && words.length * (await countAll(now)) <= MAX_POSTINGS) return [...words];
  // Long words are rarer, so of a long text they are looked at first.
  const weighed = words.toSorted((a, b) => b.length - a.length).slice(0, WORDS_WEIGHED);
  const counted = [];
  for (const word of weighed) counted.push({ word, count: await countArticles(word, now) });
  const known = counted.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
  let places = 0;
  return known
    .slice(0, MAX_SEARCH_WORDS)
    .filter(({ count }, index) => (places += count) <= MAX_POSTINGS || index === 0)
    .map(({ word }) => word);
}

let articles = { count: 0, until: 0 };

async function countAll(now: number): Promise<number> {
  if (articles.until > now) return articles.count;
  const [row] = await database().all<{ count: number }>(sql`
    select (select count(*) from knowledge_items) + (select count(*) from integral_guide_content)
      as "count"`);
  articles = { count: row?.count ?? 0, until: now + COUNTS_KEPT_MS };
  return articles.count;
}

async function countArticles(word: string, now: number): Promise<number> {
  const kept = counts.get(word);
  if (kept && kept.until > now) return kept.count;
  const [row] = await database().all<{ count: number }>(sql`
    select count(*) as "count" from (
      select 1 from knowledge_index where knowledge_index match ${matchAny([word])}
      limit ${MAX_POSTINGS})`);
  const count = row?.count ?? 0;
  counts.delete(word);
  // What is nowhere may be approved in the next moment.
  if (count === 0) return 0;
  const [oldest] = counts.keys();
  if (counts.size >= COUNTS_KEPT && oldest !== undefined) counts.delete(oldest);
  counts.set(word, { count, until: now + COUNTS_KEPT_MS });
  return count;
}

import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { synonymsOf } from "./knowledge-synonyms.ts";
import { searchWords } from "./knowledge-words.ts";
import { nearestEntries } from "./knowledge-vectors.server.ts";
import { hitsOf, searchKnowledge, type KnowledgeHit } from "./knowledge.server.ts";

/** Results of one search in the console. */
export const SEARCH_LIMIT = 5;
const MAX_WORDS = 16;
const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 200;
const TITLES_LOOKED_AT = 200;
/** Of each order so many are joined. */
const RANKED = 20;
/** As its authors found it: how little the very first places count for more than the next. */
const RANK_CONSTANT = 60;
const FIELDS = ["title", "tags", "content"] as const;

/** A word that stands in a result, in one of its forms, and where. */
export interface MatchedWord {
  word: string;
  fields: readonly (typeof FIELDS)[number][];
  /** Asked for in other words. */
  isSynonym: boolean;
}

export interface ExplainedHit extends KnowledgeHit {
  matched: readonly MatchedWord[];
  /** Whether its meaning is near, whatever its words. */
  isNear: boolean;
}

/**
 * The five approved entries that fit a text best, each with the words that it was found by: by their
 * words, and by their meaning where an endpoint for that is configured. Both orders are joined by
 * reciprocal rank (Cormack, Clarke and Büttcher, 2009).
 */
export async function explainSearch(query: string): Promise<ExplainedHit[]> {
  const byWords = await searchKnowledge(query, RANKED);
  const byMeaning = await nearestEntries(query, RANKED);
  const joined = joinRanks([byWords.map(({ number }) => number), byMeaning]);
  // Whoever types a title, or an id, is looking for that entry.
  const order = [...new Set([...(await entriesCalled(query)), ...joined])];
  const hits = await hitsOf(order.slice(0, SEARCH_LIMIT));
  if (hits.length === 0) return [];
  const said = searchWords(query);
  const words = [
    ...said.map((word) => ({ word, isSynonym: false })),
    ...synonymsOf(said).map((word) => ({ word, isSynonym: true })),
  ].slice(0, MAX_WORDS);
  const numbers = JSON.stringify(hits.map(({ number }) => number));
  const parts = words.flatMap(({ word }, at) =>
    FIELDS.map(
      (field) => sql`
        select ${at} as "word", ${field} as "field", rowid as "number" from knowledge_index
        where knowledge_index match ${`{${field}}: "${word}"`}
          and rowid in (select value from json_each(${numbers}))`,
    ),
  );
  const found =
    parts.length === 0
      ? []
      : await database().all<{ word: number; field: string; number: number }>(
          sql.join(parts, sql` union all `),
        );
  return hits.map((hit) => ({
    ...hit,
    matched: matchedIn(hit.number, words, found),
    isNear: byMeaning.includes(hit.number),
  }));
}

/** The approved entries whose id is this, or whose title holds it; the shortest titles first. */
async function entriesCalled(query: string): Promise<number[]> {
  const name = query.trim().toLowerCase();
  if (name.length < MIN_NAME_LENGTH || name.length > MAX_NAME_LENGTH) return [];
  const id = name.replaceAll(" ", "-");
  const words = searchWords(name).map((word) => `"${word}"`);
  const rows = await database().all<{ number: number }>(sql`
    with titled as (
      select rowid as "number" from knowledge_index
      where ${words.length > 0 ? sql`knowledge_index match ${`{title} : (${words.join(" AND ")})`}` : sql`0`}
      limit ${TITLES_LOOKED_AT})
    select "number" from (
      select seq * 2 as "number", 0 as size from knowledge_items where is_active = 1 and id = ${id}
      union
      select titled."number", length(coalesce(items.title, pages.title)) from titled
      left join knowledge_items items on titled."number" % 2 = 0 and items.seq = titled."number" / 2
        and items.is_active = 1
      left join integral_guide_content pages on titled."number" % 2 = 1
        and pages.seq = titled."number" / 2 and pages.is_active = 1
      where instr(lower(coalesce(items.title, pages.title)), ${name}) > 0)
    order by size limit ${SEARCH_LIMIT}`);
  return rows.map(({ number }) => number);
}

/** Joins orders of the same things: what stands far up in one or in several comes first. */
export function joinRanks(orders: readonly (readonly number[])[]): number[] {
  const scores = new Map<number, number>();
  for (const order of orders) {
    for (const [index, number] of order.entries()) {
      scores.set(number, (scores.get(number) ?? 0) + 1 / (RANK_CONSTANT + index + 1));
    }
  }
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([number]) => number);
}

function matchedIn(
  number: number,
  words: readonly Pick<MatchedWord, "word" | "isSynonym">[],
  found: readonly { word: number; field: string; number: number }[],
): MatchedWord[] {
  return words.flatMap((word, at) => {
    const fields = FIELDS.filter((field) =>
      found.some((each) => each.number === number && each.word === at && each.field === field),
    );
    return fields.length > 0 ? [{ ...word, fields }] : [];
  });
}

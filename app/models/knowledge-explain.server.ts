import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { synonymsOf } from "./knowledge-synonyms.ts";
import { searchWords } from "./knowledge-words.ts";
import { searchKnowledge, type KnowledgeHit } from "./knowledge.server.ts";

/** Results of one search in the console. */
export const SEARCH_LIMIT = 5;
const MAX_WORDS = 16;
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
}

/** The five approved entries that fit a text best, each with the words that it was found by. */
export async function explainSearch(query: string): Promise<ExplainedHit[]> {
  const hits = await searchKnowledge(query, SEARCH_LIMIT);
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
  const found = await database().all<{ word: number; field: string; number: number }>(
    sql.join(parts, sql` union all `),
  );
  return hits.map((hit) => ({ ...hit, matched: matchedIn(hit.number, words, found) }));
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

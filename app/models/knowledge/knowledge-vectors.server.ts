import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { errorFields, log } from "#app/config/log.server.ts";
import {
  embed,
  embeddingModel,
  EmbeddingsError,
  isEmbeddingConfigured,
} from "#app/services/embeddings.server.ts";
import { database } from "#db/client.ts";
import { claimJob, releaseJob } from "#app/models/storage/process-leases.server.ts";

const JOB = "knowledge-vectors";
/** Entries that the endpoint is asked about at once. */
const ENTRIES_A_CALL = 16;
/** Shorter than the lease of a job: the next turn goes on. */
const WORKS_FOR_MS = 20_000;
/** What of an entry its vector is made of. Characters. */
const READ_CHARACTERS = 2_000;

interface Waiting {
  number: number;
  updatedAt: number;
  text: string;
}

/**
 * Gives approved entries the vectors that they have not or no longer, where an endpoint for them is
 * configured. The table is made once the first vector has told how long they are, and made again for
 * another model: vectors of different ones can't be compared. One process at a time.
 */
export async function embedKnowledge(): Promise<void> {
  if (!isEmbeddingConfigured() || !(await claimJob(JOB))) return;
  try {
    for (const until = Date.now() + WORKS_FOR_MS; Date.now() < until;) {
      const waiting = await findWaiting();
      if (waiting.length === 0) return;
      const vectors = await embed(waiting.map(({ text }) => text));
      await makeTable(vectors[0]?.length ?? 0);
      for (const [index, { number, updatedAt }] of waiting.entries()) {
        await keepVector(number, updatedAt, vectors[index] ?? []);
        // The index of vectors takes its time for each.
        await nextTurn();
      }
    }
  } catch (error) {
    if (!(error instanceof EmbeddingsError)) throw error;
    log().warn({ status: error.status }, "no vectors for the knowledge");
  } finally {
    await releaseJob(JOB);
  }
}

/**
 * Numbers of approved entries whose meaning is nearest to a text, the nearest first. None where nothing
 * is configured or made yet, or the endpoint doesn't answer: words alone are searched then.
 */
export async function nearestEntries(text: string, limit: number): Promise<number[]> {
  if (!isEmbeddingConfigured() || !(await hasTable())) return [];
  try {
    const [vector = []] = await embed([text.slice(0, READ_CHARACTERS)]);
    const asked = JSON.stringify(vector);
    const rows = await database().all<{ number: number }>(sql`
      select near.id as "number" from vector_top_k('knowledge_vectors_index', vector32(${asked}), ${limit}) as near
      join knowledge_vectors as kept on kept.number = near.id
      order by vector_distance_cos(kept.vector, vector32(${asked}))`);
    return rows.map(({ number }) => number);
  } catch (error) {
    log().warn(errorFields(error), "entries were searched by their words alone");
    return [];
  }
}

/** What is approved and has no vector of its present wording, a few. */
async function findWaiting(): Promise<Waiting[]> {
  const known = (await hasTable())
    ? sql`left join knowledge_vectors as kept
        on kept.number = entry.number and kept.updated_at = entry.updated_at`
    : sql``;
  const isUnknown = (await hasTable()) ? sql`where kept.number is null` : sql``;
  return database().all<Waiting>(sql`
    select entry.number as "number", entry.updated_at as "updatedAt", entry.text as "text" from (
      select seq * 2 as number, updated_at,
        coalesce(title, '') || ' ' || tags || ' ' || substr(content, 1, ${READ_CHARACTERS}) as text
      from knowledge_items where is_active = 1
      union all
      select seq * 2 + 1, updated_at,
        title || ' ' || tags || ' ' || substr(content, 1, ${READ_CHARACTERS})
      from integral_guide_content where is_active = 1
    ) as entry ${known} ${isUnknown} limit ${ENTRIES_A_CALL}`);
}

/** Whether there are vectors of the model that is configured. */
async function hasTable(): Promise<boolean> {
  const rows = await database().all(sql`
    select 1 from sqlite_master where name = 'knowledge_vectors'
      and sql like ${`%/* ${commentOf(embeddingModel())} */%`}`);
  return rows.length > 0;
}

async function makeTable(length: number): Promise<void> {
  if (await hasTable()) return;
  const comment = commentOf(embeddingModel());
  for (const statement of [
    "drop index if exists knowledge_vectors_index",
    "drop table if exists knowledge_vectors",
    `create table knowledge_vectors (number integer primary key, updated_at integer not null,
      vector F32_BLOB(${length}) not null /* ${comment} */)`,
    "create index knowledge_vectors_index on knowledge_vectors (libsql_vector_idx(vector))",
  ]) {
    await database().run(sql.raw(statement));
  }
}

// Part of a statement that can have no parameters.
function commentOf(model: string): string {
  return model.replaceAll(/[^\w.:-]/gu, "-");
}

async function keepVector(
  number: number,
  updatedAt: number,
  vector: readonly number[],
): Promise<void> {
  await database().run(sql`
    insert into knowledge_vectors (number, updated_at, vector)
    values (${number}, ${updatedAt}, vector32(${JSON.stringify(vector)}))
    on conflict (number) do update set updated_at = excluded.updated_at, vector = excluded.vector`);
}

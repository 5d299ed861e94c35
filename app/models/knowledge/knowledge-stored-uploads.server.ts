import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "#db/client.ts";

/** Rows that are approved, retired or deleted at a time: everybody else goes on meanwhile. */
const ROWS_A_TURN = 200;

/** How many items of an upload need a careful look: of those that wait to be stored, and of those stored. */
export async function countFlagged(uploadId: string): Promise<number> {
  const [row] = await database().all<{ count: number }>(sql`
    select (
      select count(*) from knowledge_upload_parts as part, json_each(part.items) as item
      where part.upload_id = ${uploadId} and json_array_length(item.value, '$.flags') > 0
    ) + (
      select count(*) from knowledge_items where upload_id = ${uploadId} and flags <> '[]'
    ) as "count"`);
  return row?.count ?? 0;
}

/** How many items of a stored upload wait for their review unflagged, are in use, or are there at all. */
export async function countOfUpload(
  uploadId: string,
): Promise<{ waiting: number; active: number; all: number }> {
  const [row] = await database().all<{ waiting: number; active: number; all: number }>(sql`
    select coalesce(sum(is_active = 0 and reviewed_at is null and flags = '[]'), 0) as "waiting",
      coalesce(sum(is_active), 0) as "active", count(*) as "all"
    from knowledge_items where upload_id = ${uploadId} and is_arriving = 0`);
  return row ?? { waiting: 0, active: 0, all: 0 };
}

/** Takes everything out of use that an upload brought; how many it was. */
export function retireUpload(adminId: string, uploadId: string): Promise<number> {
  const which = sql`(is_active = 1 or reviewed_at is null)`;
  return reviewUpload(adminId, uploadId, { isActive: false, which });
}

/** Approves what an upload brought and nobody has looked at, but for what is flagged; how many it was. */
export function approveUpload(adminId: string, uploadId: string): Promise<number> {
  const which = sql`is_active = 0 and reviewed_at is null and flags = '[]'`;
  return reviewUpload(adminId, uploadId, { isActive: true, which });
}

function reviewUpload(
  adminId: string,
  uploadId: string,
  { isActive, which }: { isActive: boolean; which: SQL },
): Promise<number> {
  const action = isActive ? "approve_knowledge" : "retire_knowledge";
  const now = Date.now();
  return inTurns(
    (some) => [
      database().run(sql`
      insert into audit_log (admin_id, event_id, action, at)
      select ${adminId}, id, ${action}, ${now} from knowledge_items where seq in (${some})`),
      database().all(sql`
      update knowledge_items set is_active = ${isActive ? 1 : 0}, reviewed_at = ${now}, updated_at = ${now}
      where seq in (${some}) returning seq`),
    ],
    sql`select seq from knowledge_items where upload_id = ${uploadId} and is_arriving = 0
      and ${which} order by seq limit ${ROWS_A_TURN}`,
  );
}

/** Deletes everything that an upload brought, with its versions; what each was called stays in the trail. */
export async function deleteUpload(adminId: string, uploadId: string): Promise<number> {
  const now = Date.now();
  return inTurns(
    (some) => [
      database().run(sql`
      insert into audit_log (admin_id, event_id, action, at, label)
      select ${adminId}, id, 'delete_knowledge', ${now}, coalesce(nullif(title, ''), id)
      from knowledge_items where seq in (${some})`),
      database().run(sql`
      delete from knowledge_versions
      where entry_id in (select id from knowledge_items where seq in (${some}))`),
      database().all(sql`delete from knowledge_items where seq in (${some}) returning seq`),
    ],
    sql`select seq from knowledge_items where upload_id = ${uploadId} and is_arriving = 0
      order by seq limit ${ROWS_A_TURN}`,
  );
}

/** Does something with a few rows at a time, the last statement's, until none are left. */
async function inTurns(
  statementsFor: (some: SQL) => [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
  some: SQL,
): Promise<number> {
  let count = 0;
  for (;;) {
    const results: unknown[] = await database().batch(statementsFor(some));
    const done = results.at(-1);
    const rows = Array.isArray(done) ? done.length : 0;
    count += rows;
    if (rows < ROWS_A_TURN) return count;
    await nextTurn();
  }
}

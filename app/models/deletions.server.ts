import { setImmediate as nextTurn } from "node:timers/promises";
import { inArray, isNull, sql } from "drizzle-orm";
import { errorFields, log } from "#app/config/log.server.ts";
import { backupStore } from "#app/services/backups.server.ts";
import { database, emptyLog } from "#db/client.ts";
import { deletions } from "#db/schema.ts";
import { keepTrying } from "./keep-trying.server.ts";

export type Deletion = Pick<typeof deletions.$inferSelect, "kind" | "subjectId">;

const LISTED_AT_ONCE = 500;
/** Rows that are deleted in one go: other requests come between. */
const AT_ONCE = 200;
/** Pages of the search that are written anew in one go. */
const PAGES_AT_ONCE = 200;
const SEARCH_INDEXES = ["messages_index", "journal_index"] as const;
/** An index of some gigabytes. What is left over, the next deletion goes on with. */
const MAX_STEPS = 5_000;

/** The statement that notes a deletion: for a batch with the deletion itself. */
export function deletionStatement(deletion: Deletion, now = Date.now()) {
  return database()
    .insert(deletions)
    .values({ ...deletion, at: now });
}

/**
 * Writes to the list that lies with the backups what isn't on it yet. A place that takes nothing is
 * logged and holds up nobody: what is noted in the database is listed the next time.
 */
export async function listDeletions(now = Date.now()): Promise<void> {
  try {
    const store = await backupStore();
    if (store === null) return;
    for (;;) {
      const { id, kind, subjectId, at } = deletions;
      const rows = await database()
        .select({ id, kind, subjectId, at })
        .from(deletions)
        .where(isNull(deletions.listedAt))
        .orderBy(id)
        .limit(LISTED_AT_ONCE);
      if (rows.length === 0) return;
      await store.note(
        rows.map((row) => JSON.stringify({ kind: row.kind, subjectId: row.subjectId, at: row.at })),
      );
      const ids = rows.map((row) => row.id);
      await database().update(deletions).set({ listedAt: now }).where(inArray(id, ids));
    }
  } catch (error) {
    log().error(errorFields(error), "a deletion is not on the list that lies with the backups");
  }
}

/** Deletes some rows at a time, until fewer are left than `some` takes; other requests come between. */
export async function deleteInSteps(
  some: (atOnce: number) => PromiseLike<{ length: number }>,
): Promise<void> {
  while ((await some(AT_ONCE)).length === AT_ONCE) await nextTurn();
}

let erasing: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * After a deletion: takes the words out of the search's index, which only marks them as gone, and
 * empties the log. From then on neither file holds them. Where another process keeps the log from
 * that, it's tried again behind the caller.
 */
export async function eraseDeleted(): Promise<void> {
  try {
    await eraseOnce();
  } catch {
    keepTrying(eraseOnce, { what: "erased" }).catch(() => undefined);
  }
}

function eraseOnce(): Promise<void> {
  if (erasing === null) return start();
  // What runs may have begun before the last deletion.
  next ??= erasing
    .catch(() => undefined)
    .then(() => {
      next = null;
      return start();
    });
  return next;
}

function start(): Promise<void> {
  const running = erase().finally(() => {
    if (erasing === running) erasing = null;
  });
  erasing = running;
  return running;
}

// As https://sqlite.org/fts5.html#the_merge_command says: the first call puts everything on the list of
// what is to be merged, the others go on until a call changes nothing.
async function erase(): Promise<void> {
  for (const index of SEARCH_INDEXES) await mergeIndex(sql.identifier(index));
  await emptyLog();
}

async function mergeIndex(index: ReturnType<typeof sql.identifier>): Promise<void> {
  let pages = -PAGES_AT_ONCE;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    // Together, as changes are counted by connection.
    const [before, , after] = await database().batch([
      changesSoFar(),
      database().run(sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`),
      changesSoFar(),
    ]);
    if (after.changes - before.changes < 2) break;
    pages = PAGES_AT_ONCE;
    await nextTurn();
  }
}

function changesSoFar() {
  return database().get<{ changes: number }>(sql`select total_changes() as changes`);
}

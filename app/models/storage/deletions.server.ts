import { setImmediate as nextTurn } from "node:timers/promises";
import { and, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { errorFields, log } from "#app/config/log.server.ts";
import { backupStore } from "#app/services/backups.server.ts";
import { database, emptyLog } from "#db/client.ts";
import { deletions } from "#db/schema.ts";
import { keepTrying } from "./keep-trying.server.ts";

const LISTED_AT_ONCE = 500;
/** Longer than any backup is kept. What is put back, or goes in steps, is done with long before. */
const NOTED_MS = 40 * 24 * 60 * 60_000;
/** Rows that are deleted in one go: other requests come between. */
const AT_ONCE = 200;
/** Pages of the search that are written anew in one go. */
const PAGES_AT_ONCE = 200;
const SEARCH_INDEXES = ["messages_index", "journal_index"] as const;
/** Enough for an index of some gigabytes. The next deletion goes on with whatever is left. */
const MAX_STEPS = 5_000;

/**
 * Returns the statement that notes the deletion of an account or a conversation before its several steps
 * begin. Triggers note everything else as it is deleted (db/removals.ts).
 */
export function deletionStatement(
  kind: "users" | "sessions",
  subjectId: string,
  now = Date.now(),
): BatchItem<"sqlite"> {
  return database().insert(deletions).values({ kind, subjectId, at: now });
}

let isListHeld = false;
let listing: Promise<void> = Promise.resolve();

/** Used while a backup is restored: what that removes again is on the list already. */
export function holdList(): void {
  isListHeld = true;
}

/**
 * Adds new deletions to the list that lies with the backups. If that place takes no write, this logs it
 * and goes on: the deletions stay noted in the database and are listed the next time.
 */
export function listDeletions(now = Date.now()): Promise<void> {
  // One after the other, so that each line stands there once.
  listing = listing.then(() => listOnce(now));
  return listing;
}

async function listOnce(now: number): Promise<void> {
  if (isListHeld) return;
  try {
    const store = await backupStore();
    if (store === null) return;
    for (;;) {
      const { id, kind, subjectId, isBack, at } = deletions;
      const rows = await database()
        .select({ id, kind, subjectId, isBack, at })
        .from(deletions)
        .where(isNull(deletions.listedAt))
        .orderBy(id)
        .limit(LISTED_AT_ONCE);
      if (rows.length === 0) return;
      await store.note(rows.map((row) => JSON.stringify(row)));
      const ids = rows.map((row) => row.id);
      await database().update(deletions).set({ listedAt: now }).where(inArray(id, ids));
    }
  } catch (error) {
    log().error(errorFields(error), "a deletion is not on the list that lies with the backups");
  }
}

/** Forgets what was noted so long ago that every backup there is knows it. */
export async function clearDeletions(now = Date.now()): Promise<void> {
  const isListed = (await backupStore()) === null ? undefined : isNotNull(deletions.listedAt);
  await database()
    .delete(deletions)
    .where(and(lt(deletions.at, now - NOTED_MS), isListed));
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

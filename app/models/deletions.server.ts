import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { database, emptyLog } from "#db/client.ts";
import { deletions } from "#db/schema.ts";
import { keepTrying } from "./keep-trying.server.ts";

export type Deletion = Pick<typeof deletions.$inferSelect, "kind" | "subjectId">;

/** Beside the backups: a line of JSON for each deletion. What is restored is restored without them. */
export const DELETIONS_FILE = "deletions.jsonl";
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
 * Writes what was just deleted to the list that lies with the backups, where they go to a folder. It
 * is noted in the database, too: a folder that takes nothing is logged, and holds up nobody.
 */
export async function listDeletions(gone: readonly Deletion[], now = Date.now()): Promise<void> {
  const { backupFolder } = environment();
  if (backupFolder === null || gone.length === 0) return;
  const lines = gone.map(({ kind, subjectId }) => JSON.stringify({ kind, subjectId, at: now }));
  try {
    await mkdir(backupFolder, { recursive: true });
    await appendFile(path.join(backupFolder, DELETIONS_FILE), `${lines.join("\n")}\n`, {
      flush: true,
    });
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
    const before = await changesSoFar();
    await database().run(sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`);
    if ((await changesSoFar()) - before < 2) break;
    pages = PAGES_AT_ONCE;
    await nextTurn();
  }
}

async function changesSoFar(): Promise<number> {
  const row = await database().get<{ changes: number }>(sql`select total_changes() as changes`);
  return row.changes;
}

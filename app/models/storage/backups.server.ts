import { HOUR_MS } from "#app/config/durations.ts";
import { fork } from "node:child_process";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, desc, eq, isNotNull, isNull, lt, lte } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { AppError } from "#app/config/app-error.ts";
import {
  backupStore,
  BackupStoreError,
  PARTIAL_ENDING,
  type BackupStore,
} from "#app/services/backups.server.ts";
import { database } from "#db/client.ts";
import type { CopiedFile } from "#db/copy-file.ts";
import { backupRuns } from "#db/schema.ts";
import { backupName, backupsToRemove } from "./backup-rule.ts";
import { newId } from "./identifier.server.ts";
import { doJobAlone, isLeftBehind, thisProcessName } from "./process-leases.server.ts";

const JOB = "backup";
/** How long to wait after a failed backup before the next try. */
const RETRY_MS = 10 * 60_000;
/** A partial older than this was left by a process that is gone. */
const DRAFT_LASTS_MS = 24 * HOUR_MS;
const RUNS_KEPT_MS = 90 * 24 * HOUR_MS;
/** Stands in the name of a partial before the process that makes it. */
const OF_PROCESS = "_by_";
/** A gigabyte takes some ten seconds. */
const COPY_PATIENCE_MS = HOUR_MS;

export type BackupRun = typeof backupRuns.$inferSelect;

/** What lies beside each backup, for whoever checks it. */
export type BackupFacts = CopiedFile & { name: string };

/** A backup wasn't made: why, in one line. */
export class BackupError extends AppError {
  override name = "BackupError";
}

/** What the facts of a backup are called. */
export function factsName(backup: string): string {
  return `${backup}.json`;
}

/**
 * Copies the database as it stands, checks the copy by opening it, puts it at its place, and removes
 * those that are no longer kept. Throws a BackupError or a BackupStoreError; either way the run is
 * noted for whoever runs this.
 */
export async function makeBackup(now = Date.now()): Promise<BackupFacts> {
  const store = await backupStore();
  if (!store) throw new BackupError("BACKUP_TO says nowhere for backups to go");
  const { url, syncUrl } = environment().database;
  if (!url.startsWith("file:") || syncUrl !== null) {
    throw new BackupError(
      "only a database file is backed up here: use the database server's own means",
    );
  }
  const id = newId();
  const name = backupName(now);
  await database().insert(backupRuns).values({ id, startedAt: now, name });
  try {
    const facts = await copyTo(store, name);
    await noteEnd(id, { bytes: facts.bytes });
    log().info({ bytes: facts.bytes, durationMs: Date.now() - now }, "a backup was made");
    await tidy(store, now);
    return facts;
  } catch (error) {
    log().error(errorFields(error), "no backup was made");
    const isOurs = error instanceof BackupError || error instanceof BackupStoreError;
    await noteEnd(id, { failure: isOurs ? error.message : "failed" });
    throw error;
  }
}

async function copyTo(store: BackupStore, name: string): Promise<BackupFacts> {
  await mkdir(store.partialsFolder, { recursive: true, mode: 0o700 });
  await removeLeftPartials(store);
  const partial = path.join(
    store.partialsFolder,
    `${name}${OF_PROCESS}${processMark()}${PARTIAL_ENDING}`,
  );
  try {
    const facts: BackupFacts = { name, ...(await copyDatabase(partial)) };
    const partialFacts = `${partial}.json${PARTIAL_ENDING}`;
    await writeFile(partialFacts, JSON.stringify(facts), { mode: 0o600 });
    await store.put(factsName(name), partialFacts);
    await store.put(name, partial);
    return facts;
  } finally {
    await rm(partial, { force: true });
  }
}

/** In a process of its own, so that nobody waits for it. */
function copyDatabase(target: string): Promise<CopiedFile> {
  return new Promise((resolve, reject) => {
    const child = fork("db/copy-file.ts", [target], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [],
      timeout: COPY_PATIENCE_MS,
    });
    let copied: CopiedFile | null = null;
    child.on("message", (message: { copied: CopiedFile }) => (copied = message.copied));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (copied && code === 0) resolve(copied);
      else reject(new BackupError(`the database was not copied (exit ${code ?? "by a signal"})`));
    });
  });
}

async function noteEnd(
  id: string,
  end: Pick<Partial<BackupRun>, "bytes" | "failure">,
): Promise<void> {
  await database()
    .update(backupRuns)
    .set({ ...end, endedAt: Date.now() })
    .where(eq(backupRuns.id, id));
}

async function tidy(store: BackupStore, now: number): Promise<void> {
  for (const name of backupsToRemove(await store.list(), now)) {
    await store.remove(name);
    await store.remove(factsName(name));
  }
  await database()
    .delete(backupRuns)
    .where(lt(backupRuns.startedAt, now - RUNS_KEPT_MS));
}

/** Removes the partials of killed backups, which no process will finish. */
export async function clearLeftPartials(): Promise<void> {
  const store = await backupStore();
  if (store) await removeLeftPartials(store);
}

async function removeLeftPartials(
  { partialsFolder }: BackupStore,
  now = Date.now(),
): Promise<void> {
  const names = await readdir(partialsFolder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(PARTIAL_ENDING))) {
    const file = path.join(partialsFolder, name);
    const mark = name.slice(name.indexOf(OF_PROCESS) + OF_PROCESS.length).split(".")[0];
    const made = await stat(file).catch(() => null);
    // A date in the future comes from a clock that was ahead, so that file counts as old.
    const isOld = made !== null && Math.abs(now - made.mtimeMs) > DRAFT_LASTS_MS;
    if (isOld || (name.includes(OF_PROCESS) && isMarkLeft(mark))) await rm(file, { force: true });
  }
}

/** Which process makes a partial, as its name says it. */
function processMark(): string {
  return Buffer.from(thisProcessName).toString("base64url");
}

function isMarkLeft(mark = ""): boolean {
  return isLeftBehind(Buffer.from(mark, "base64url").toString());
}

/** Makes a backup where one is due; one process does at a time. */
export async function backUpWhenDue(now = Date.now()): Promise<void> {
  const { backupEveryMs } = environment();
  if (backupEveryMs === null || !(await isDue(backupEveryMs, now))) return;
  await doJobAlone(JOB, async () => {
    // Another process may have made a backup before this one got the job.
    if (!(await isDue(backupEveryMs, now))) return;
    // What goes wrong is logged and noted where it happens, and tried again.
    await makeBackup(now).catch(() => null);
  });
}

async function isDue(everyMs: number, now: number): Promise<boolean> {
  const last = await lastBackup(now);
  const waitMs = last?.failedAt ? Math.min(RETRY_MS, everyMs) : everyMs;
  const at = Math.max(last?.succeededAt ?? 0, last?.failedAt ?? 0);
  return at === 0 || now - at >= waitMs;
}

/** How the backups stand: when the last one was made and how large it is, and when one last failed since. */
export interface LastBackup {
  succeededAt: number | null;
  /** Null where the last one was made. */
  failedAt: number | null;
  bytes: number | null;
}

/** The standing of the backups; null before the first. Times in milliseconds. */
export async function lastBackup(now = Date.now()): Promise<LastBackup | null> {
  // A backup dated in the future comes from a clock that was ahead, and doesn't show whether one is due.
  const isPast = lte(backupRuns.startedAt, now);
  const [made] = await database()
    .select()
    .from(backupRuns)
    .where(and(isPast, isNotNull(backupRuns.endedAt), isNull(backupRuns.failure)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  const [failed] = await database()
    .select()
    .from(backupRuns)
    .where(and(isPast, isNotNull(backupRuns.failure)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  if (!made && !failed) return null;
  const isFailing = failed !== undefined && failed.startedAt > (made?.startedAt ?? 0);
  return {
    succeededAt: made?.startedAt ?? null,
    failedAt: isFailing ? failed.startedAt : null,
    bytes: made?.bytes ?? null,
  };
}

/** The last backups that were tried, the newest first. */
export function listBackupRuns(most = 20): Promise<BackupRun[]> {
  return database().select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(most);
}

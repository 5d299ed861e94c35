import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { environment } from "#app/config/environment.server.ts";
import {
  backupStore,
  BackupStoreError,
  PARTIAL_ENDING,
  openBackupStore,
  type BackupStore,
} from "#app/services/backups.server.ts";
import { closeDatabase } from "#db/client.ts";
import { databaseSummary, isWhole, openFile, type DatabaseSummary } from "#db/file-facts.ts";
import { newestBackup } from "./backup-rule.ts";
import { BackupError, factsName, type BackupFacts } from "./backups.server.ts";
import { deleteAgain, type RemovedAgain } from "./restored-deletions.server.ts";

/** A backup at its place. */
export interface FoundBackup {
  store: BackupStore;
  name: string;
}

/** How a restore went. */
export interface Restored extends RemovedAgain {
  tables: DatabaseSummary;
  /** Tables whose rows differ from those that were backed up; null where nothing says what these were. */
  changed: string[] | null;
}

/** The backup that a command names: a file, or `s3://bucket/folder/name`. */
export async function parseBackupPath(from: string): Promise<FoundBackup> {
  const cut = from.startsWith("s3://") ? from.lastIndexOf("/") : -1;
  const folder = cut === -1 ? path.dirname(path.resolve(from)) : from.slice(0, cut);
  const name = cut === -1 ? path.basename(from) : from.slice(cut + 1);
  return { store: await openBackupStore(folder), name };
}

/** The newest backup of the configured place. Throws a BackupError where there is none. */
export async function findLatestBackup(): Promise<FoundBackup> {
  const store = await backupStore();
  if (!store) throw new BackupError("BACKUP_TO says nowhere for backups to be");
  const name = newestBackup(await store.list());
  if (name === null) throw new BackupError("there is no backup yet");
  return { store, name };
}

/**
 * Makes a database file of a backup, in a process that does nothing else. It checks that the backup opens and is whole,
 * brings it to the newest schema, removes what was removed since, and signs everybody out; only then the file is there.
 * Throws a BackupError or a BackupStoreError.
 */
export async function restoreTo(
  file: string,
  { store, name }: FoundBackup,
  migrate: () => Promise<void>,
): Promise<Restored> {
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  const partial = `${file}${PARTIAL_ENDING}`;
  for (const ending of ["", "-wal", "-shm"]) await rm(`${partial}${ending}`, { force: true });
  await store.fetch(name, partial);
  const tables = readFacts(partial, name);
  const expected = await fetchExpectedFacts(store, name, `${partial}.json`);
  const { database } = environment();
  database.url = pathToFileURL(partial).href;
  await migrate();
  const removed = await deleteAgain(await store.notes());
  await closeDatabase();
  await rename(partial, file);
  return { ...removed, tables, changed: expected && tablesThatDiffer(expected, tables) };
}

function readFacts(file: string, name: string): DatabaseSummary {
  const { encryptionKey } = environment().database;
  let database: ReturnType<typeof openFile> | null = null;
  try {
    database = openFile(file, encryptionKey);
    if (isWhole(database)) return databaseSummary(database);
  } catch {
    throw new BackupError(
      `${name} doesn't open: DATABASE_ENCRYPTION_KEY is another one than when it was made, or it is damaged`,
    );
  } finally {
    database?.close();
  }
  throw new BackupError(`${name} is damaged`);
}

async function fetchExpectedFacts(
  store: BackupStore,
  name: string,
  partial: string,
): Promise<DatabaseSummary | null> {
  await rm(partial, { force: true });
  try {
    await store.fetch(factsName(name), partial);
    const facts = JSON.parse(await readFile(partial, "utf8")) as BackupFacts;
    return facts.tables;
  } catch (error) {
    if (error instanceof BackupStoreError && error.failure === "missing") return null;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

function tablesThatDiffer(expected: DatabaseSummary, found: DatabaseSummary): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => {
    const [before, now] = [expected[name], found[name]];
    return before?.rows !== now?.rows || before?.hash !== now?.hash;
  });
}

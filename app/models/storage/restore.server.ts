import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { environment } from "#app/config/environment.server.ts";
import {
  backupStore,
  BackupStoreError,
  DRAFT_ENDING,
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

/** What became of a restored backup. */
export interface Restored extends RemovedAgain {
  tables: DatabaseSummary;
  /** Tables whose rows aren't those that were backed up; null where nothing says what these were. */
  changed: string[] | null;
}

/** The backup that a command names: a file, or `s3://bucket/folder/name`. */
export async function namedBackup(from: string): Promise<FoundBackup> {
  const cut = from.startsWith("s3://") ? from.lastIndexOf("/") : -1;
  const folder = cut === -1 ? path.dirname(path.resolve(from)) : from.slice(0, cut);
  const name = cut === -1 ? path.basename(from) : from.slice(cut + 1);
  return { store: await openBackupStore(folder), name };
}

/** The newest backup of the configured place. Throws a BackupError where there is none. */
export async function latestBackup(): Promise<FoundBackup> {
  const store = await backupStore();
  if (!store) throw new BackupError("BACKUP_TO says nowhere for backups to be");
  const name = newestBackup(await store.list());
  if (name === null) throw new BackupError("there is no backup yet");
  return { store, name };
}

/**
 * Makes a database file of a backup: checks that it opens and is whole, has it brought to the newest
 * schema, removes what was removed since and ends every session. The file is there once all of that is done. Of a
 * process that does nothing else. Throws a BackupError or a BackupStoreError.
 */
export async function restoreTo(
  file: string,
  { store, name }: FoundBackup,
  migrate: () => Promise<void>,
): Promise<Restored> {
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  const draft = `${file}${DRAFT_ENDING}`;
  for (const ending of ["", "-wal", "-shm"]) await rm(`${draft}${ending}`, { force: true });
  await store.fetch(name, draft);
  const tables = checkedFacts(draft, name);
  const expected = await expectedFacts(store, name, `${draft}.json`);
  const { database } = environment();
  database.url = pathToFileURL(draft).href;
  await migrate();
  const removed = await deleteAgain(await store.notes());
  await closeDatabase();
  await rename(draft, file);
  return { ...removed, tables, changed: expected && differing(expected, tables) };
}

function checkedFacts(file: string, name: string): DatabaseSummary {
  const { encryptionKey } = environment().database;
  try {
    const database = openFile(file, encryptionKey);
    try {
      if (!isWhole(database)) throw new BackupError(`${name} is damaged`);
      return databaseSummary(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `${name} doesn't open: DATABASE_ENCRYPTION_KEY is another one than when it was made, or it is damaged`,
    );
  }
}

async function expectedFacts(
  store: BackupStore,
  name: string,
  draft: string,
): Promise<DatabaseSummary | null> {
  await rm(draft, { force: true });
  try {
    await store.fetch(factsName(name), draft);
    const facts = JSON.parse(await readFile(draft, "utf8")) as BackupFacts;
    return facts.tables;
  } catch (error) {
    if (error instanceof BackupStoreError && error.failure === "missing") return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function differing(expected: DatabaseSummary, found: DatabaseSummary): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => {
    const [before, now] = [expected[name], found[name]];
    return before?.rows !== now?.rows || before?.hash !== now?.hash;
  });
}

import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { openDatabase } from "./client.ts";
import { isLocked } from "./failures.ts";

export { prepareFolder, startProblem } from "./start-problem.ts";

// Beside the build, not in it: everything that is started here is started in the project's folder.
const MIGRATIONS_FOLDER = path.resolve("db/migrations");
const LOCK_WAIT_MS = 250;
const LOCK_PATIENCE_MS = 30_000;

/**
 * Brings the database to the newest schema. Safe to run twice and side by side: the whole run holds
 * the write lock, and what another process has applied meanwhile is seen inside it.
 */
export async function migrate(): Promise<void> {
  const { client } = openDatabase();
  try {
    await whenUnlocked(() => client.execute("PRAGMA journal_mode = WAL"));
    await whenUnlocked(() => applyMissing(client));
  } finally {
    client.close();
  }
}

async function applyMissing(client: ReturnType<typeof openDatabase>["client"]): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const transaction = await client.transaction("write");
  try {
    await transaction.execute(
      `CREATE TABLE IF NOT EXISTS __drizzle_migrations
         (id INTEGER PRIMARY KEY AUTOINCREMENT, hash text NOT NULL, created_at numeric)`,
    );
    const { rows } = await transaction.execute("SELECT created_at FROM __drizzle_migrations");
    const applied = new Set(rows.map((row) => Number(row.created_at)));
    for (const migration of migrations) {
      if (applied.has(migration.folderMillis)) continue;
      for (const statement of migration.sql) await transaction.execute(statement);
      await transaction.execute({
        sql: "INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)",
        args: [migration.hash, migration.folderMillis],
      });
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

async function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await wait(LOCK_WAIT_MS);
    }
  }
}

if (import.meta.main) await migrate();

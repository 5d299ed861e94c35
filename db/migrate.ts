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
const NO_ROWS = { rows: [] };

/**
 * Brings the database to the newest schema. Safe to run twice and side by side: the whole run holds
 * the write lock, and what another process has applied meanwhile is seen inside it. Migrations of a
 * newer version are left as they are: it may start while this one still works.
 */
export async function migrate(): Promise<void> {
  // A server keeps its own log.
  await whenUnlocked(async (client) => {
    if (client.protocol === "file") await client.execute("PRAGMA journal_mode = WAL");
  });
  await whenUnlocked(applyMissing);
}

type Client = ReturnType<typeof openDatabase>["client"];

async function applyMissing(client: Client): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const transaction = await client.transaction("write");
  try {
    // Sends three requests in all: a server ends long transactions, and every request takes a round trip.
    const [, { rows } = NO_ROWS] = await transaction.batch([
      `CREATE TABLE IF NOT EXISTS __drizzle_migrations
         (id INTEGER PRIMARY KEY AUTOINCREMENT, hash text NOT NULL, created_at numeric)`,
      "SELECT created_at FROM __drizzle_migrations",
    ]);
    const applied = new Set(rows.map((row) => Number(row.created_at)));
    const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
    await transaction.batch(
      missing.flatMap(({ sql, hash, folderMillis }) => [
        ...sql,
        {
          sql: "INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)",
          args: [hash, folderMillis],
        },
      ]),
    );
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

/**
 * Works on a connection of its own each time: a statement that met a lock stays unfinished on its
 * connection until memory is cleaned up, and nothing can be committed beside it.
 */
async function whenUnlocked(work: (client: Client) => Promise<void>): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { client } = openDatabase();
    try {
      return await work(client);
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    } finally {
      client.close();
    }
    await wait(LOCK_WAIT_MS);
  }
}

if (import.meta.main) await migrate();

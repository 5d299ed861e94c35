import { createHash } from "node:crypto";
import Database from "libsql";

const LOCK_PATIENCE_MS = 10_000;

/** A database file as it stands: how many rows each table has, and a hash of them in their order. */
export type DatabaseSummary = Record<string, { rows: number; hash: string }>;

/**
 * Opens a database file beside the product's own door to it, for a command. Throws the driver's error where the key is
 * another.
 */
export function openFile(file: string, encryptionKey: string | null): Database.Database {
  return new Database(file, {
    timeout: LOCK_PATIENCE_MS,
    ...(encryptionKey ? { encryptionKey } : {}),
  });
}

/** Whether the file is whole, as the database itself checks it. */
export function isWhole(database: Database.Database): boolean {
  const [row] = database.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
  return row?.integrity_check === "ok";
}

/** What a file holds, table by table. The tables that a search's index lies in count, too. */
export function databaseSummary(database: Database.Database): DatabaseSummary {
  const tables = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and sql not like 'CREATE VIRTUAL%' order by name",
    )
    .all() as { name: string }[];
  return Object.fromEntries(tables.map(({ name }) => [name, tableFacts(database, name)]));
}

function tableFacts(database: Database.Database, name: string): { rows: number; hash: string } {
  const hash = createHash("sha256");
  let rows = 0;
  const all = database.prepare(`select * from "${name.replaceAll('"', '""')}"`).raw();
  for (const row of all.iterate() as Iterable<unknown[]>) {
    rows += 1;
    hash.update(
      JSON.stringify(row.map((cell) => (Buffer.isBuffer(cell) ? cell.toString("hex") : cell))),
    );
  }
  return { rows, hash: hash.digest("hex") };
}

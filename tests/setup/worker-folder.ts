import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { ENCRYPTION_KEY } from "./database-template.ts";

const FILE = "aliwell.db";
const PATIENCE_MS = 10_000;

/** A folder that this process may keep for as long as it runs: it goes when the whole run has ended. */
export function makeWorkerFolder(): string {
  return mkdtempSync(path.join(process.env.WORKER_FOLDERS ?? tmpdir(), "aliwell-worker-"));
}

/** Makes the folder hold what it held at the start, while the app has its database open. */
export function restoreWorkerFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(FILE)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  restoreDatabase(path.join(folder, FILE));
}

/**
 * Gives every table that has changed the rows of the template. Search indexes follow by their
 * triggers, and what the product counts by triggers is a table as any other.
 */
function restoreDatabase(file: string): void {
  const options = { encryptionKey: ENCRYPTION_KEY, timeout: PATIENCE_MS };
  const database = new Database(file, options);
  try {
    database.exec("pragma foreign_keys = off");
    database.exec(`attach '${process.env.DATABASE_TEMPLATE}' as template key '${ENCRYPTION_KEY}'`);
    database.exec("begin immediate");
    const tables = plainTables(database);
    const changed = () => tables.filter((table) => hasChanged(database, table));
    // Filling one can change another, by a trigger.
    for (let round = 0; round < 3; round += 1) {
      for (const table of changed()) fillAgain(database, table);
    }
    const left = changed().map(({ name }) => name);
    if (left.length > 0) throw new Error(`not as at the start: ${left.join(", ")}`);
    database.exec("commit");
  } finally {
    database.close();
  }
}

interface Table {
  name: string;
  columns: string;
}

/** Those that are neither an index for searching nor a part of one. */
function plainTables(database: Database.Database): Table[] {
  const named = database.prepare("select name, type from pragma_table_list where schema = 'main'");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver types no row
  const rows = named.all() as { name: string; type: string }[];
  const columns = database.prepare(
    `select group_concat('"' || name || '"') as list from pragma_table_info(?)`,
  );
  return rows
    .filter(({ name, type }) => type === "table" && !name.startsWith("sqlite_schema"))
    .map(({ name }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver types no row
      return { name, columns: (columns.get(name) as { list: string }).list };
    });
}

function hasChanged(database: Database.Database, { name, columns }: Table): boolean {
  const here = `select ${columns} from main."${name}"`;
  const there = `select ${columns} from template."${name}"`;
  const differing = `(select 1 from (${here} except ${there}) limit 1) is not null
    or (select count(*) from main."${name}") <> (select count(*) from template."${name}")`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver types no row
  return (
    (database.prepare(`select ${differing} as changed`).get() as { changed: number }).changed === 1
  );
}

function fillAgain(database: Database.Database, { name, columns }: Table): void {
  database.exec(`delete from main."${name}"`);
  database.exec(
    `insert into main."${name}" (${columns}) select ${columns} from template."${name}"`,
  );
}

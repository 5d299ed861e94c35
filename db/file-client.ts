// The one door to a database file. The driver's own client prepares every statement anew and describes
// every cell of every row, which costs ten to twenty times as much as keeping the statements: with it a
// page of the chat takes twice as long. It also stands still, with the whole process, wherever it meets
// another process's lock. client.ts alone opens it, and everybody asks through drizzle.
import { fileURLToPath } from "node:url";
import { statSync } from "node:fs";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Client, InStatement, ResultSet, Row, TransactionMode } from "@libsql/client";
import Database from "libsql";
import { DatabaseError, isLocked } from "./failures.ts";
import { LogSync } from "./log-sync.ts";
import { WriteQueue } from "./write-queue.ts";

// Statements that carry a list of ids have as many texts as lists have lengths.
const STATEMENTS_KEPT = 300;
const OPENING_PATIENCE_MS = 5_000;
// Readers meet a lock only while another process mends the log after a crash.
const READ_AGAIN_MS = 20;
const READ_PATIENCE_MS = 5_000;
/** How long an end waits for writes that wait for a lock, and for other processes to stop reading. */
const FINISH_PATIENCE_MS = 2_000;
const CHECKPOINT_AGAIN_MS = 50;
// These statements can't run inside a transaction.
const ALONE = /^\s*(?:pragma|vacuum|attach|detach)\b/iu;

interface KeptStatement {
  statement: Database.Statement;
  /** Names of what it returns; null for one that only changes rows. */
  columns: string[] | null;
}

interface PlainStatement {
  sql: string;
  args: readonly unknown[];
}

type KeptClient = Client & {
  /** Whether the file is still where it was opened: one that was removed takes words to nowhere. */
  isInPlace: () => boolean;
  /** Writes what waits, brings all that is in the log into the file, and closes. */
  finish: () => Promise<void>;
  /** Whether a write waits for another process's lock just now. */
  isWriteWaiting: () => boolean;
  /** Brings all that is in the log into the file and empties it: what was deleted stays in it till then. */
  emptyLog: () => Promise<void>;
};

interface FileOptions {
  url: string;
  encryptionKey?: string;
}

/**
 * A client for a database file that keeps its prepared statements and reads rows as they come. What is
 * rare (transactions, scripts, named arguments) goes to `client` as before. A write that meets another
 * process's lock waits for it, in its order, and nobody else does.
 */
export function keepStatements(client: Client, { url, encryptionKey }: FileOptions): KeptClient {
  const path = databaseFilePath(url);
  // Opening waits for another process that is just making the file; nobody is served yet.
  const connection = new Database(path, {
    timeout: OPENING_PATIENCE_MS,
    ...(encryptionKey ? { encryptionKey } : {}),
  });
  const writes = new WriteQueue();
  // A commit then leaves the log to us; what is committed survives the process either way.
  connection.exec("PRAGMA synchronous = NORMAL");
  // What is deleted is overwritten with zeros, in the pages that stay in use and in those that get free.
  connection.exec("PRAGMA secure_delete = ON");
  // From here on, a wait for a lock would block the whole process.
  connection.exec("PRAGMA busy_timeout = 0");
  const log = new LogSync(path);
  const { ino } = statSync(path);
  const kept = new Map<string, KeptStatement>();

  function prepare(sql: string): KeptStatement {
    const known = kept.get(sql);
    if (known) return known;
    const fresh = prepareFresh(connection, sql);
    const [oldest] = kept.keys();
    if (kept.size >= STATEMENTS_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, fresh);
    return fresh;
  }

  function run({ sql, args }: PlainStatement): ResultSet {
    const { statement, columns } = prepare(sql);
    const values = args.map(asStored);
    try {
      if (columns) return resultOf(columns, statement.all(values));
      const { changes, lastInsertRowid } = statement.run(values);
      return {
        ...resultOf([], []),
        rowsAffected: changes,
        lastInsertRowid: BigInt(lastInsertRowid),
      };
    } catch (error) {
      // A statement that broke off may still hold the file, so drop it. One that met a lock is run again,
      // which releases what it began.
      if (!isLocked(error)) kept.delete(sql);
      throw error;
    }
  }

  // A statement that returns rows may also change some: its text then says "returning".
  function isChange({ sql }: PlainStatement): boolean {
    if (ALONE.test(sql)) return false;
    return prepare(sql).columns === null || /\breturning\b/iu.test(sql);
  }

  /**
   * A transaction that writes takes the lock as it begins: one that has read before could never get
   * it any more once somebody else has written. Beginning and end are no kept statements, because
   * those stay begun where they meet a lock, and everything after them sees what was there then.
   */
  function runTogether(statements: readonly PlainStatement[], begin: string): ResultSet[] {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    connection.exec(begin);
    try {
      const results = statements.map(run);
      connection.exec("COMMIT");
      return results;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  // A full disk may have ended it already, or refuse this too: then the next beginning tries again.
  function rollBack(): void {
    try {
      if (connection.inTransaction) connection.exec("ROLLBACK");
    } catch {
      // What went wrong before is what is told.
    }
  }

  async function change(statements: readonly PlainStatement[]): Promise<ResultSet[]> {
    const results = await writes.take(() => {
      checkOpen();
      return runTogether(statements, "BEGIN IMMEDIATE");
    });
    try {
      await log.reached();
    } catch (error) {
      throw new DatabaseError("SQLITE_IOERR", "the disk did not take the log", { cause: error });
    }
    return results;
  }

  function checkOpen(): void {
    if (!connection.open) throw new DatabaseError("CLIENT_CLOSED", "the database was closed");
  }

  // Other processes may still read what is not in the file yet, or write: then it is tried again.
  async function checkpoint(): Promise<void> {
    const deadline = performance.now() + FINISH_PATIENCE_MS;
    while (!isCheckpointed()) {
      if (performance.now() > deadline) {
        throw new DatabaseError("SQLITE_BUSY", "another process kept the log from being emptied");
      }
      await wait(CHECKPOINT_AGAIN_MS);
    }
  }

  function isCheckpointed(): boolean {
    try {
      const [row] = run({ sql: "PRAGMA wal_checkpoint(TRUNCATE)", args: [] }).rows;
      return row?.busy !== 1;
    } catch (error) {
      if (!isLocked(error)) throw error;
      return false;
    }
  }

  return {
    async execute(given: InStatement | string) {
      const statement = plain(given);
      if (!statement) return client.execute(given);
      checkOpen();
      const read = await untilReadable(() => (isChange(statement) ? null : run(statement)));
      if (read) return read;
      const [result = resultOf([], [])] = await change([statement]);
      return result;
    },
    async batch(given, mode) {
      const statements = given.map((each) =>
        plain(Array.isArray(each) ? { sql: each[0], args: each[1] ?? [] } : each),
      );
      const known = statements.filter((each) => each !== null);
      if (known.length < given.length) return client.batch(given, mode);
      checkOpen();
      const read = await untilReadable(() =>
        mode === "write" || known.some(isChange) ? null : runTogether(known, "BEGIN"),
      );
      return read ?? change(known);
    },
    isWriteWaiting: () => writes.length > 0,
    emptyLog: checkpoint,
    isInPlace: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,
    async finish() {
      if (!connection.open) return;
      // A statement that was sent just before may not be queued yet.
      await nextTurn();
      await Promise.race([writes.idle(), wait(FINISH_PATIENCE_MS)]);
      try {
        await checkpoint();
      } finally {
        this.close();
      }
    },
    migrate: (statements) => client.migrate(statements),
    transaction: (mode?: TransactionMode) => client.transaction(mode ?? "write"),
    executeMultiple: (sql) => client.executeMultiple(sql),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close() {
      void log.close();
      connection.close();
      client.close();
    },
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

/** Reads at once, or once the log can be read again; at most some seconds later. */
function untilReadable<Result>(read: () => Result): Result | Promise<Result> {
  try {
    return read();
  } catch (error) {
    if (!isLocked(error)) throw error;
    return readAgain(read);
  }
}

async function readAgain<Result>(read: () => Result): Promise<Result> {
  for (const deadline = performance.now() + READ_PATIENCE_MS; ;) {
    await wait(READ_AGAIN_MS);
    try {
      return read();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
  }
}

function prepareFresh(connection: Database.Database, sql: string): KeptStatement {
  const statement = connection.prepare(sql);
  try {
    statement.raw(true);
  } catch {
    // The driver refuses raw rows to what returns none.
    return { statement, columns: null };
  }
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

function plain(given: InStatement): PlainStatement | null {
  if (typeof given === "string") return { sql: given, args: [] };
  const { sql, args = [] } = given;
  return Array.isArray(args) ? { sql, args } : null;
}

// Whole numbers come as numbers: times in milliseconds and counts are far from where those end.
function resultOf(columns: string[], rows: unknown[]): ResultSet {
  const named = rows.map((row) => nameCells(columns, row));
  return {
    columns,
    columnTypes: [],
    rows: named,
    rowsAffected: 0,
    lastInsertRowid: undefined,
    toJSON: () => named,
  };
}

// A row is read by place or by name, and of two columns with one name the first is meant.
function nameCells(columns: readonly string[], row: unknown): Row {
  if (!isRow(row)) throw new TypeError("the driver returned something else than a row");
  // Backwards, so that the first one stays.
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    row[columns[index] ?? ""] = row[index] ?? null;
  }
  return row;
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row);
}

function asStored(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (value === undefined) throw new TypeError("undefined can not be stored");
  return value;
}

/** Where the file of such an address is. */
export function databaseFilePath(url: string): string {
  return url.startsWith("file:/")
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice("file:".length));
}

import { fileURLToPath } from "node:url";
import type { Client, InStatement, ResultSet, Row, TransactionMode } from "@libsql/client";
import Database from "libsql";
import { LogSync } from "./log-sync.ts";
import type { AskForCells } from "./prepared-rows.ts";

// Statements that carry a list of ids have as many texts as lists have lengths.
const STATEMENTS_KEPT = 300;

interface KeptStatement {
  statement: Database.Statement;
  /** Names of what it returns; null for one that only changes rows. */
  columns: string[] | null;
}

interface PlainStatement {
  sql: string;
  args: readonly unknown[];
}

/** A client that also gives rows as they are: each a list of its cells, by place and not by name. */
type KeptClient = Client & { askForCells: AskForCells };

interface FileOptions {
  url: string;
  encryptionKey?: string;
  timeout: number;
}

/**
 * A client for a database file that keeps its prepared statements and reads rows as they come: the
 * driver's own prepares every statement anew and describes every cell, which costs ten to twenty
 * times as much. What is rare (transactions, scripts, named arguments) goes to `client` as before.
 */
export function keepStatements(client: Client, options: FileOptions): KeptClient {
  const path = pathOf(options.url);
  const connection = new Database(path, options);
  // A commit then leaves the log to us; what is committed survives the process either way.
  connection.exec("PRAGMA synchronous = NORMAL");
  const log = new LogSync(path);
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

  function use<Result>(
    { sql, args }: PlainStatement,
    ask: (known: KeptStatement, values: unknown[]) => Result,
  ): Result {
    const known = prepare(sql);
    try {
      return ask(known, args.map(asStored));
    } catch (error) {
      // One that broke off halfway may still hold on to the file.
      kept.delete(sql);
      throw error;
    }
  }

  function run(given: PlainStatement): ResultSet {
    return use(given, ({ statement, columns }, values) => {
      if (columns) return resultOf(columns, statement.all(values));
      const { changes, lastInsertRowid } = statement.run(values);
      return {
        ...resultOf([], []),
        rowsAffected: changes,
        lastInsertRowid: BigInt(lastInsertRowid),
      };
    });
  }

  // One that returns rows may change some too, and says so.
  function isChange({ sql }: PlainStatement): boolean {
    return prepare(sql).columns === null || /\breturning\b/iu.test(sql);
  }

  function runTogether(statements: readonly PlainStatement[], mode?: TransactionMode): ResultSet[] {
    run({ sql: mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN", args: [] });
    try {
      const results = statements.map(run);
      run({ sql: "COMMIT", args: [] });
      return results;
    } catch (error) {
      if (connection.inTransaction) run({ sql: "ROLLBACK", args: [] });
      throw error;
    }
  }

  return {
    async execute(given: InStatement | string) {
      const statement = plain(given);
      if (!statement) return client.execute(given);
      const result = run(statement);
      if (isChange(statement)) await log.reached();
      return result;
    },
    async askForCells(sql, args) {
      return use({ sql, args }, ({ statement }, values) => statement.all(values).filter(isRow));
    },
    async batch(given, mode) {
      const statements = given.map((each) =>
        plain(Array.isArray(each) ? { sql: each[0], args: each[1] ?? [] } : each),
      );
      const known = statements.filter((each) => each !== null);
      if (known.length < given.length) return client.batch(given, mode);
      const results = runTogether(known, mode);
      if (known.some(isChange)) await log.reached();
      return results;
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

function pathOf(url: string): string {
  return url.startsWith("file:/")
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice("file:".length));
}

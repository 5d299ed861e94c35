import { setTimeout as wait } from "node:timers/promises";
import Database from "libsql";
import {
  HranaError,
  type DescribeResult,
  type Stmt,
  type StmtResult,
  type Value,
} from "./protocol.ts";

const OPENING_PATIENCE_MS = 5_000;
const LOCK_AGAIN_MS = 2;
const LOCK_PATIENCE_MS = 5_000;
const PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\?\d*|[:@$]\w+/gu;

// What the server refuses although SQLite knows it: it would change the connection or the file itself.
const READ_ONLY_PRAGMAS =
  /^\s*pragma\s+(?:analysis_limit|application_id|auto_vacuum|busy_timeout|cache_size|journal_mode|journal_size_limit|locking_mode|max_page_count|mmap_size|page_size|query_only|secure_delete|synchronous|temp_store|wal_autocheckpoint)\s*(?:=|\()/iu;
const REFUSED =
  /^\s*(?:vacuum|attach|detach|reindex|analyze|pragma\s+(?:case_sensitive_like|ignore_check_constraints|incremental_vacuum|optimize|shrink_memory|wal_checkpoint))\b/iu;

// No kept statements: those stay begun where they meet a lock, and see what was there then ever after.
const BEGINS_OR_ENDS = /^\s*(?:begin|commit|end|rollback|savepoint|release)\b/iu;

interface Changed {
  changes: bigint;
  rowid: bigint;
}

/** One connection to the database file, asked with the words of the protocol. */
export class SqlConnection {
  readonly #database: Database.Database;
  #hasFailed = false;

  constructor(file: string, encryptionKey: string | null) {
    this.#database = new Database(file, {
      timeout: OPENING_PATIENCE_MS,
      ...(encryptionKey ? { encryptionKey } : {}),
    });
    // From here on the driver would wait for a lock with everybody.
    this.#database.exec("PRAGMA busy_timeout = 0");
    // Every step comes by itself, and the disk of a test is no one's safety.
    this.#database.exec("PRAGMA synchronous = OFF");
  }

  /** Whether others may have it next: what broke off halfway may still hold on to the file. */
  get isClean(): boolean {
    return !this.#hasFailed;
  }

  get isAutocommit(): boolean {
    return !this.#database.inTransaction;
  }

  /** Runs one statement; one that meets another connection's lock waits, and nobody else does. */
  async run(
    sql: string,
    { args, named_args: named, want_rows: wantsRows }: Stmt,
  ): Promise<StmtResult> {
    refuseUnsupported(sql);
    if (args.length > 0 && named.length > 0) {
      const message = "Specifying both positional and named arguments is not supported";
      throw new HranaError("ARGS_BOTH_POSITIONAL_AND_NAMED", message);
    }
    const parameters =
      named.length > 0
        ? [Object.fromEntries(named.map(({ name, value }) => [bare(name), asSqlite(value)]))]
        : [args.map(asSqlite)];
    if (BEGINS_OR_ENDS.test(sql)) {
      await this.#unlocked(() => this.#database.exec(sql));
      return NOTHING;
    }
    // The same one again where it meets a lock: only that lets go of what it has begun.
    const statement = this.#prepare(sql);
    return this.#unlocked(() => this.#runNow(statement, sql, parameters, wantsRows));
  }

  /** Runs a script; its rows are nobody's. */
  async runAll(sql: string): Promise<void> {
    for (const part of sql.split(";")) refuseUnsupported(part);
    await this.#unlocked(() => this.#database.exec(sql));
  }

  describe(sql: string): DescribeResult {
    const statement = this.#prepare(sql);
    const names = [...sql.matchAll(PARAMETER)]
      .map(([text]) => text)
      .filter((text) => /^[?:@$]/u.test(text));
    return {
      params: names.map((name) => ({ name: name === "?" ? null : name })),
      cols: statement.reader
        ? statement.columns().map(({ name, type }) => ({ name, decltype: type }))
        : [],
      is_explain: /^\s*explain\b/iu.test(sql),
      is_readonly: /^\s*(?:select|explain|pragma)\b/iu.test(sql),
    };
  }

  /** Takes back what nobody will commit any more. */
  rollBack(): void {
    if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
  }

  close(): void {
    this.rollBack();
    this.#database.close();
  }

  #runNow(
    statement: Database.Statement,
    sql: string,
    parameters: unknown[],
    wantsRows: boolean,
  ): StmtResult {
    if (!statement.reader) {
      const { changes } = statement.run(...parameters);
      return {
        ...NOTHING,
        affected_row_count: changes,
        last_insert_rowid: String(this.#changed().rowid),
      };
    }
    const cols = statement.columns().map(({ name, type }) => ({ name, decltype: type }));
    const rows = statement
      .raw(true)
      .safeIntegers(true)
      .all(...parameters);
    const { changes, rowid } = this.#changed();
    return {
      cols,
      rows: wantsRows ? rows.map(asValues) : [],
      affected_row_count: /^\s*select\b/iu.test(sql) ? 0 : Number(changes),
      last_insert_rowid: String(rowid),
    };
  }

  #changed(): Changed {
    const asked = this.#database.prepare(
      "select changes() as changes, last_insert_rowid() as rowid",
    );
    const changed = asked.safeIntegers(true).get([]);
    return isChanged(changed) ? changed : { changes: 0n, rowid: 0n };
  }

  #prepare(sql: string): Database.Statement {
    try {
      return this.#database.prepare(sql);
    } catch (error) {
      throw asHranaError(error, "SQL_INPUT_ERROR");
    }
  }

  async #unlocked<Result>(work: () => Result): Promise<Result> {
    for (const deadline = performance.now() + LOCK_PATIENCE_MS; ;) {
      try {
        return work();
      } catch (error) {
        const told = asHranaError(error);
        this.#hasFailed ||= told.code !== "SQLITE_BUSY";
        if (told.code !== "SQLITE_BUSY" || performance.now() > deadline) throw told;
      }
      await wait(LOCK_AGAIN_MS);
    }
  }
}

const NOTHING: StmtResult = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };

function refuseUnsupported(sql: string): void {
  if (!REFUSED.test(sql) && !READ_ONLY_PRAGMAS.test(sql)) return;
  const message = `SQL string could not be parsed: unsupported statement: ${sql.trim()}`;
  throw new HranaError("SQL_PARSE_ERROR", message);
}

/** The error as the server tells it: its codes know no subdivisions. */
function asHranaError(error: unknown, codeOfInput = "SQLITE_UNKNOWN"): HranaError {
  if (error instanceof HranaError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const own = error instanceof Error && "code" in error ? String(error.code) : "";
  const [code] = /^SQLITE_[A-Z]+/u.exec(own) ?? [];
  if (code === "SQLITE_ERROR") return new HranaError(codeOfInput, `SQL input error: ${message}`);
  return new HranaError(code ?? "SQLITE_UNKNOWN", `SQLite error: ${message}`);
}

function bare(name: string): string {
  return name.replace(/^[:@$]/u, "");
}

function asSqlite(value: Value): unknown {
  switch (value.type) {
    case "null":
      return null;
    case "integer":
      return BigInt(value.value);
    case "blob":
      return Buffer.from(value.base64, "base64");
    default:
      return value.value;
  }
}

function asValues(row: unknown): Value[] {
  if (!Array.isArray(row)) throw new TypeError("the driver returned something else than a row");
  return row.map(asValue);
}

function asValue(cell: unknown): Value {
  if (cell === null) return { type: "null" };
  if (typeof cell === "bigint") return { type: "integer", value: String(cell) };
  if (typeof cell === "number") return { type: "float", value: cell };
  if (Buffer.isBuffer(cell)) return { type: "blob", base64: cell.toString("base64") };
  return { type: "text", value: String(cell) };
}

function isChanged(row: unknown): row is Changed {
  return typeof row === "object" && row !== null && "changes" in row && "rowid" in row;
}

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { SqlConnection } from "./connection.ts";
import {
  HranaError,
  ProtocolError,
  type Batch,
  type BatchCond,
  type BatchResult,
  type SqlText,
  type StreamRequest,
  type StreamResponse,
  type StreamResult,
} from "./protocol.ts";

/** Streams that nobody goes on with are closed after this long. */
const EXPIRE_AFTER_MS = 10_000;
/** A transaction that is held longer is ended, so that it does not keep everybody from writing. */
const TRANSACTION_MS = 5_000;
const STORED_SQL_MAX_LENGTH = 5_000;
const KEPT_CONNECTIONS = 8;

interface Stream {
  connection: SqlConnection;
  sqls: Map<number, string>;
  /** Each answer has another: whoever comes with an older one is refused. */
  turn: number;
  isClosed: boolean;
  expiry?: NodeJS.Timeout;
}

interface StreamsOptions {
  file: string;
  encryptionKey: string | null;
  expireAfterMs?: number;
  transactionMs?: number;
}

/** The open streams of a server, each with a connection of its own and known by its baton. */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #secret = randomBytes(32);
  readonly #open = new Map<string, Stream | "expired" | "in use">();
  readonly #idle: SqlConnection[] = [];

  constructor(options: StreamsOptions) {
    this.#options = options;
  }

  /** Does what is asked of a stream, all of it although some may fail, and returns its next baton. */
  async answer(
    baton: string | null,
    requests: readonly StreamRequest[],
  ): Promise<{ baton: string | null; results: StreamResult[] }> {
    const id = baton === null ? randomUUID() : this.#idOf(baton);
    const stream = baton === null ? this.#create() : this.#take(id, baton);
    this.#open.set(id, "in use");
    const results: StreamResult[] = [];
    try {
      for (const request of requests) results.push(await resultOf(stream, request));
    } catch (error) {
      this.#end(id, stream);
      throw error;
    }
    if (stream.isClosed) {
      this.#end(id, stream);
      return { baton: null, results };
    }
    stream.turn += 1;
    this.#open.set(id, stream);
    this.#expireLater(id, stream);
    return { baton: this.#batonOf(id, stream.turn), results };
  }

  close(): void {
    for (const stream of this.#open.values()) {
      if (typeof stream === "string") continue;
      clearTimeout(stream.expiry);
      stream.connection.close();
    }
    for (const connection of this.#idle) connection.close();
  }

  #create(): Stream {
    const { file, encryptionKey } = this.#options;
    const connection = this.#idle.pop() ?? new SqlConnection(file, encryptionKey);
    return { connection, sqls: new Map(), turn: 0, isClosed: false };
  }

  #take(id: string, baton: string): Stream {
    const stream = this.#open.get(id);
    if (stream === "expired") {
      throw new HranaError("STREAM_EXPIRED", "The stream has expired due to inactivity");
    }
    if (!stream) throw new ProtocolError("BATON_INVALID", "Received an invalid baton");
    if (stream === "in use" || baton !== this.#batonOf(id, stream.turn)) {
      throw new ProtocolError("BATON_REUSED", "Received a baton that has already been used");
    }
    clearTimeout(stream.expiry);
    return stream;
  }

  #expireLater(id: string, stream: Stream): void {
    const { expireAfterMs = EXPIRE_AFTER_MS, transactionMs = TRANSACTION_MS } = this.#options;
    const afterMs = stream.connection.isAutocommit ? expireAfterMs : transactionMs;
    stream.expiry = setTimeout(() => {
      this.#end(id, stream);
      this.#open.set(id, "expired");
    }, afterMs).unref();
  }

  #end(id: string, { connection }: Stream): void {
    this.#open.delete(id);
    connection.rollBack();
    if (connection.isClean && this.#idle.length < KEPT_CONNECTIONS) this.#idle.push(connection);
    else connection.close();
  }

  #batonOf(id: string, turn: number): string {
    const told = `${id}.${turn}`;
    const mark = createHmac("sha256", this.#secret).update(told).digest("base64url");
    return `${told}.${mark}`;
  }

  #idOf(baton: string): string {
    const [id = "", turn = ""] = baton.split(".");
    const right = Buffer.from(this.#batonOf(id, Number(turn)));
    const given = Buffer.from(baton);
    if (right.length !== given.length || !timingSafeEqual(right, given)) {
      throw new ProtocolError("BATON_INVALID", "Received an invalid baton");
    }
    return id;
  }
}

async function resultOf(stream: Stream, request: StreamRequest): Promise<StreamResult> {
  try {
    return { type: "ok", response: await responseTo(stream, request) };
  } catch (error) {
    if (!(error instanceof HranaError) || error instanceof ProtocolError) throw error;
    return { type: "error", error: { message: error.message, code: error.code } };
  }
}

async function responseTo(stream: Stream, request: StreamRequest): Promise<StreamResponse> {
  const { connection, sqls } = stream;
  const { type } = request;
  if (stream.isClosed) throw new ProtocolError("BATON_STREAM_CLOSED", "The stream was closed");
  switch (type) {
    case "close":
      stream.isClosed = true;
      return { type };
    case "execute":
      return { type, result: await connection.run(textOf(sqls, request.stmt), request.stmt) };
    case "batch":
      return { type, result: await runBatch(stream, request.batch) };
    case "sequence":
      await connection.runAll(textOf(sqls, request));
      return { type };
    case "describe":
      return { type, result: connection.describe(textOf(sqls, request)) };
    case "store_sql":
      storeSql(sqls, request.sql_id, request.sql);
      return { type };
    case "close_sql":
      sqls.delete(request.sql_id);
      return { type };
    case "get_autocommit":
      return { type, is_autocommit: connection.isAutocommit };
  }
}

async function runBatch({ connection, sqls }: Stream, { steps }: Batch): Promise<BatchResult> {
  const result: BatchResult = { step_results: [], step_errors: [] };
  for (const [index, { condition, stmt }] of steps.entries()) {
    result.step_results[index] = null;
    result.step_errors[index] = null;
    if (condition && !isTrue(condition, result, connection)) continue;
    try {
      result.step_results[index] = await connection.run(textOf(sqls, stmt), stmt);
    } catch (error) {
      if (!(error instanceof HranaError) || error instanceof ProtocolError) throw error;
      result.step_errors[index] = { message: error.message, code: error.code };
    }
  }
  return result;
}

function isTrue(condition: BatchCond, result: BatchResult, connection: SqlConnection): boolean {
  switch (condition.type) {
    case "ok":
      return Boolean(result.step_results[condition.step]);
    case "error":
      return Boolean(result.step_errors[condition.step]);
    case "not":
      return !isTrue(condition.cond, result, connection);
    case "and":
      return condition.conds.every((each) => isTrue(each, result, connection));
    case "or":
      return condition.conds.some((each) => isTrue(each, result, connection));
    case "is_autocommit":
      return connection.isAutocommit;
  }
}

function textOf(sqls: ReadonlyMap<number, string>, { sql, sql_id: id }: SqlText): string {
  if (typeof sql === "string" && typeof id !== "number") return sql;
  const stored = typeof sql === "string" || typeof id !== "number" ? undefined : sqls.get(id);
  if (stored !== undefined) return stored;
  throw new ProtocolError(
    "SQL_NOT_FOUND",
    "Exactly one of `sql` and a stored `sql_id` is expected",
  );
}

function storeSql(sqls: Map<number, string>, id: number, sql: string): void {
  if (sqls.has(id)) throw new ProtocolError("SQL_EXISTS", `SQL text ${id} is already stored`);
  if (sql.length > STORED_SQL_MAX_LENGTH) {
    throw new HranaError("SQL_STORE_TOO_LARGE", "The SQL text is too large to be stored");
  }
  sqls.set(id, sql);
}

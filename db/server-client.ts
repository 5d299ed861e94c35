// What a libSQL server needs that a file does not: a batch that writes takes the lock as it begins, an
// answer that never comes is not waited for, and what the network does is told as the database's own
// failure. client.ts alone opens it.
import { setTimeout as wait } from "node:timers/promises";
import type { Client, InStatement, TransactionMode } from "@libsql/client";
import type { Agent } from "undici";
import { codesOf, DatabaseError, isDatabaseFailure, isLocked } from "./failures.ts";

/** Statements under way at once: each is a request that takes as long as the way to the server and back. */
export const SERVER_CONCURRENCY = 64;
const ANSWER_PATIENCE_MS = 15_000;
/** A page is shown without what it can't read by then, and help before all. */
const READ_PATIENCE_MS = 4_000;
/** While the server was last known not to answer nobody waits for it to be so again. */
const READ_PATIENCE_DOWN_MS = 1_000;
const AGAIN_MS = 50;
/** What may be asked again is, for this long: a server that starts anew is back by then. */
const READ_AGAIN_FOR_MS = 1_500;
const WRITE_AGAIN_FOR_MS = 5_000;
/** A write that takes longer keeps somebody waiting. */
const LONG_WRITE_MS = 400;
const READS = /^\s*select\b/iu;
// Nothing was said yet.
const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

let agent: Promise<Agent> | undefined;

type BatchStatements = Parameters<Client["batch"]>[0];

/** How the driver's requests are sent: none waits for good. Throws a DatabaseError where the network failed. */
export async function fetchWithPatience(request: Request): Promise<Response> {
  const { url, method, headers } = request;
  agent ??= openAgent();
  const { origin, pathname } = new URL(url);
  try {
    const answer = await (
      await agent
    ).request({
      origin,
      path: pathname,
      method: method === "GET" ? "GET" : "POST",
      headers: Object.fromEntries(headers),
      body: method === "GET" ? null : Buffer.from(await request.arrayBuffer()),
    });
    return new Response(await answer.body.arrayBuffer(), {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"]) },
    });
  } catch (error) {
    throw new DatabaseError("SERVER_ERROR", "the database server did not answer", { cause: error });
  }
}

// Loading it takes a tenth of a second, which a server on a file never needs.
async function openAgent(): Promise<Agent> {
  const { Agent: NetworkAgent } = await import("undici");
  return new NetworkAgent({
    connections: SERVER_CONCURRENCY,
    connect: { timeout: ANSWER_PATIENCE_MS },
    headersTimeout: ANSWER_PATIENCE_MS,
    bodyTimeout: ANSWER_PATIENCE_MS,
  });
}

type ServerClient = Client & {
  /** Whether a write keeps somebody waiting just now. */
  isWriteWaiting: () => boolean;
};

/**
 * A client for a server. What only reads, and what the server never heard of, is asked again for a
 * moment; a write of which the answer was lost is not: whoever asked decides.
 */
export function overNetwork(client: Client): ServerClient {
  const writes = new Set<number>();
  let isDown = false;

  async function read<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (const deadline = performance.now() + READ_AGAIN_FOR_MS; ;) {
      const wasDown = isDown;
      try {
        const patienceMs = wasDown ? READ_PATIENCE_DOWN_MS : READ_PATIENCE_MS;
        const result = await within(patienceMs, ask());
        isDown = false;
        return result;
      } catch (error) {
        if (!isDatabaseFailure(error)) throw error;
        isDown = true;
        if (wasDown || performance.now() > deadline) throw error;
      }
      await wait(AGAIN_MS);
    }
  }

  async function write<Result>(ask: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    writes.add(startedAt);
    try {
      for (;;) {
        try {
          const result = await ask();
          isDown = false;
          return result;
        } catch (error) {
          const isLate = performance.now() > startedAt + WRITE_AGAIN_FOR_MS;
          if (isLate || !wasNotDone(error)) throw error;
        }
        await wait(AGAIN_MS);
      }
    } finally {
      writes.delete(startedAt);
    }
  }

  return {
    execute: (given: InStatement | string) => {
      const ask = () => client.execute(given);
      return READS.test(textOf(given)) ? read(ask) : write(ask);
    },
    batch(given, mode) {
      const isRead = mode === "read" || given.every((each) => READS.test(textOf(each)));
      // One that has read before could never write any more once somebody else has.
      const ask = () => client.batch(given, isRead ? "read" : "write");
      return isRead ? read(ask) : write(ask);
    },
    migrate: (statements) => client.migrate(statements),
    transaction: (mode?: TransactionMode) => client.transaction(mode ?? "write"),
    executeMultiple: (sql) => client.executeMultiple(sql),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
    isWriteWaiting: () => [...writes].some((since) => performance.now() - since > LONG_WRITE_MS),
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

async function within<Result>(patienceMs: number, asked: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = wait(patienceMs, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new DatabaseError("SERVER_ERROR", "the database server did not answer in time");
  });
  // Whoever is late, or given up, fails unheard.
  late.catch(() => undefined);
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    over.abort();
  }
}

function wasNotDone(error: unknown): boolean {
  return isLocked(error) || codesOf(error).some((code) => NOT_REACHED.has(code));
}

function textOf(given: InStatement | BatchStatements[number] | string): string {
  if (typeof given === "string") return given;
  return "sql" in given ? given.sql : given[0];
}

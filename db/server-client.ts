// What a libSQL server needs that a file does not: a batch that writes takes the lock as it begins, an
// answer that never comes is not waited for, and what the network does is told as the database's own
// failure. client.ts alone opens it.
import { setTimeout as wait } from "node:timers/promises";
import type { Client, InStatement, TransactionMode } from "@libsql/client";
import { Agent } from "undici";
import { codesOf, DatabaseError, isDatabaseFailure, isLocked } from "./failures.ts";

/** Statements under way at once: each is a request that takes as long as the way to the server and back. */
export const SERVER_CONCURRENCY = 64;
const ANSWER_PATIENCE_MS = 15_000;
const AGAIN_MS = 50;
/** What may be asked again is, for this long: a server that starts anew is back by then. */
const AGAIN_PATIENCE_MS = 5_000;
const READS = /^\s*select\b/iu;
const OF_NETWORK = /^(?:E[A-Z]+|UND_ERR_\w+|UNKNOWN)$/u;
// Nothing was said yet.
const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

let agent: Agent | undefined;

type BatchStatements = Parameters<Client["batch"]>[0];

/** How the driver's requests are sent: none waits longer than anybody would in front of a page. */
export async function fetchWithPatience(request: Request): Promise<Response> {
  const { url, method, headers } = request;
  agent ??= new Agent({
    connections: SERVER_CONCURRENCY,
    connect: { timeout: ANSWER_PATIENCE_MS },
    headersTimeout: ANSWER_PATIENCE_MS,
    bodyTimeout: ANSWER_PATIENCE_MS,
  });
  const body = method === "GET" ? null : Buffer.from(await request.arrayBuffer());
  const answer = await agent.request({
    origin: new URL(url).origin,
    path: new URL(url).pathname,
    method: method === "GET" ? "GET" : "POST",
    headers: Object.fromEntries(headers),
    body,
  });
  return new Response(await answer.body.arrayBuffer(), {
    status: answer.statusCode,
    headers: { "content-type": String(answer.headers["content-type"]) },
  });
}

/**
 * A client for a server. What only reads, and what the server never heard of, is asked again for some
 * seconds; a write of which the answer was lost is not: whoever asked decides. Throws a DatabaseError
 * where the network failed, and what the driver throws else.
 */
export function overNetwork(client: Client): Client {
  return {
    execute: (given: InStatement | string) =>
      persistently(() => client.execute(given), READS.test(textOf(given))),
    batch(given, mode) {
      const isRead = mode === "read" || given.every((each) => READS.test(textOf(each)));
      return persistently(() => client.batch(given, isRead ? "read" : "write"), isRead);
    },
    migrate: (statements) => tellingFailures(() => client.migrate(statements)),
    transaction: (mode?: TransactionMode) =>
      tellingFailures(() => client.transaction(mode ?? "write")),
    executeMultiple: (sql) => tellingFailures(() => client.executeMultiple(sql)),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

async function persistently<Result>(
  ask: () => Promise<Result>,
  isRepeatable: boolean,
): Promise<Result> {
  for (const deadline = performance.now() + AGAIN_PATIENCE_MS; ;) {
    try {
      return await tellingFailures(ask);
    } catch (error) {
      const mayAsk = isRepeatable ? isDatabaseFailure(error) : wasNotDone(error);
      if (!mayAsk || performance.now() > deadline) throw error;
    }
    await wait(AGAIN_MS);
  }
}

function wasNotDone(error: unknown): boolean {
  return isLocked(error) || codesOf(error).some((code) => NOT_REACHED.has(code));
}

async function tellingFailures<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const [code] = codesOf(error);
    // The driver passes on what the network throws.
    if (code !== undefined && !OF_NETWORK.test(code)) throw error;
    throw new DatabaseError("SERVER_ERROR", "the database server did not answer", { cause: error });
  }
}

function textOf(given: InStatement | BatchStatements[number] | string): string {
  if (typeof given === "string") return given;
  return "sql" in given ? given.sql : given[0];
}

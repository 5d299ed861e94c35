import { createClient, type InValue } from "@libsql/client";
import {
  fillPlaceholders,
  sql,
  type AnyColumn,
  type Placeholder,
  type Query,
  type SQL,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/libsql";
import { environment } from "#app/config/environment.server.ts";
import { DatabaseError } from "./failures.ts";
import { keepStatements } from "./file-client.ts";
import * as schema from "./schema.ts";
import { fetchWithPatience, overNetwork, SERVER_CONCURRENCY } from "./server-client.ts";

// How long the driver waits for another process's lock in a transaction, which only migrations use:
// it stands still with the whole process.
const LOCK_TIMEOUT_MS = 100;

/**
 * Opens the configured database: a file (encrypted when the key is set), a server, or a replica.
 * Throws a DatabaseError where there is nothing to open.
 */
export function openDatabase() {
  try {
    return openConfigured();
  } catch (error) {
    // The driver gives this one no code.
    if (!(error instanceof Error) || !/^ConnectionFailed\b/u.test(error.message)) throw error;
    const reason = "the database file can not be opened";
    throw new DatabaseError("SQLITE_CANTOPEN", reason, { cause: error });
  }
}

function openConfigured() {
  const { url, authToken, syncUrl, encryptionKey } = environment().database;
  const isFile = url.startsWith("file:");
  const fileKey = encryptionKey && isFile ? { encryptionKey } : {};
  const client = createClient({
    url,
    timeout: LOCK_TIMEOUT_MS,
    // The file client answers synchronously, so a second connection gains nothing: it costs memory,
    // and meets the lock of a transaction that could not go on meanwhile.
    concurrency: isFile ? 1 : SERVER_CONCURRENCY,
    ...(isFile ? {} : { fetch: fetchWithPatience }),
    ...(authToken ? { authToken } : {}),
    ...(syncUrl ? { syncUrl } : {}),
    ...fileKey,
  });
  // A replica is the driver's own business: it writes elsewhere and reads here.
  const kept = isFile && !syncUrl ? keepStatements(client, { url, ...fileKey }) : undefined;
  const remote = isFile ? undefined : overNetwork(client);
  const asked = kept ?? remote ?? client;
  return {
    client: asked,
    isWriteWaiting: () => (kept ?? remote)?.isWriteWaiting() ?? false,
    isInPlace: () => kept?.isInPlace() ?? true,
    emptyLog: async () => kept?.emptyLog(),
    finish: async () => (kept ? kept.finish() : client.close()),
    database: drizzle(asked, { schema, casing: "snake_case" }),
  };
}

export type Database = ReturnType<typeof openDatabase>["database"];

let opened: ReturnType<typeof openDatabase> | undefined;

/** The process's one database. */
export function database(): Database {
  return openedDatabase().database;
}

function openedDatabase() {
  return (opened ??= openDatabase());
}

/** Whether instances on other machines may be at work on the same data: it is on a server. */
export function isDatabaseShared(): boolean {
  const { url, syncUrl } = environment().database;
  return syncUrl !== null || !url.startsWith("file:");
}

/** Whether a write waits just now: for another process's lock, or for the server. */
export function isWriteWaiting(): boolean {
  return opened?.isWriteWaiting() ?? false;
}

/** Whether the database file is still the one that was opened; one on a server always is. */
export function isDatabaseInPlace(): boolean {
  return openedDatabase().isInPlace();
}

/**
 * Empties the log of a database file, which still holds what was deleted; a server keeps its own. Throws
 * a DatabaseError where another process keeps it from that for seconds.
 */
export async function emptyLog(): Promise<void> {
  await openedDatabase().emptyLog();
}

/**
 * At the end of the process: brings all that was written into the file itself and closes it, so that
 * the file alone is the whole database. What is asked later fails.
 */
export async function closeDatabase(): Promise<void> {
  await opened?.finish();
}

/** A query that is built once, for what every page asks: building it costs more than its answer. */
export function prepared<Prepared>(build: (database: Database) => Prepared): () => Prepared {
  let built: Prepared | undefined;
  return () => (built ??= build(database()));
}

/** A change that is built once, and goes into a batch with other values for its placeholders each time. */
export function batched(
  build: (database: Database) => { getQuery: () => Query },
): (values: Record<string, InValue>) => BatchItem<"sqlite"> {
  let built: Query | undefined;
  return (values) => {
    built ??= build(database()).getQuery();
    return database().run(withValues(built, values));
  };
}

/** A statement's text with its values in their places, as a batch takes it. */
function withValues({ sql: text, params }: Query, values: Record<string, InValue>): SQL {
  const [first = "", ...rest] = text.split("?");
  if (rest.length !== params.length) throw new TypeError("a mark in the text is no value's place");
  const filled = fillPlaceholders(params, values);
  const parts = rest.flatMap((part, index) => [sql.param(filled[index]), sql.raw(part)]);
  return sql.join([sql.raw(first), ...parts]);
}

/** Whether a column is in a list that is given as JSON: one statement, however long the list is. */
export function inJson(column: AnyColumn, list: Placeholder): SQL {
  return sql`${column} in (select value from json_each(${list}))`;
}

import { createClient } from "@libsql/client";
import { sql, type AnyColumn, type Placeholder, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { environment } from "#app/config/environment.server.ts";
import { keepStatements } from "./file-client.ts";
import * as schema from "./schema.ts";

// How long a statement waits for another process's lock. The file client is synchronous: a longer
// wait would stand still with the whole process.
const LOCK_TIMEOUT_MS = 100;

/** Opens the configured database: a file (encrypted when the key is set), a server, or a replica. */
export function openDatabase() {
  const { url, authToken, syncUrl, encryptionKey } = environment().database;
  const isFile = url.startsWith("file:");
  const fileKey = encryptionKey && isFile ? { encryptionKey } : {};
  const client = createClient({
    url,
    timeout: LOCK_TIMEOUT_MS,
    // The file client answers synchronously, so a second connection gains nothing: it costs memory,
    // and meets the lock of a transaction that could not go on meanwhile.
    ...(isFile ? { concurrency: 1 } : {}),
    ...(authToken ? { authToken } : {}),
    ...(syncUrl ? { syncUrl } : {}),
    ...fileKey,
  });
  // A replica is the driver's own business: it writes elsewhere and reads here.
  const asked =
    isFile && !syncUrl
      ? keepStatements(client, { url, timeout: LOCK_TIMEOUT_MS, ...fileKey })
      : client;
  return { client: asked, database: drizzle(asked, { schema, casing: "snake_case" }) };
}

export type Database = ReturnType<typeof openDatabase>["database"];

let opened: ReturnType<typeof openDatabase> | undefined;

/** The process's one database. */
export function database(): Database {
  opened ??= openDatabase();
  return opened.database;
}

/** A query that is built once, for what every page asks: building it costs more than its answer. */
export function prepared<Query>(build: (database: Database) => Query): () => Query {
  let built: Query | undefined;
  return () => (built ??= build(database()));
}

/** Whether a column is in a list that is given as JSON: one statement, however long the list is. */
export function inJson(column: AnyColumn, list: Placeholder): SQL {
  return sql`${column} in (select value from json_each(${list}))`;
}

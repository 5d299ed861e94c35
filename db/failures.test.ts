import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { codesOf, isDatabaseFailure, isLocked, isPassingFailure } from "./failures.ts";
import { keepStatements } from "./file-client.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

function open(path: string, encryptionKey = "a key") {
  const url = `file:${path}`;
  return keepStatements(createClient({ url, encryptionKey, concurrency: 1 }), {
    url,
    encryptionKey,
  });
}

function newPath(): string {
  return join(temporaryFolder("failures"), "data.db");
}

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}

test("a full disk is one, also within what the query builder throws, and with room all goes on", async () => {
  const client = open(newPath());
  const database = drizzle(client);
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("create table notes (text text)");
  await client.execute("PRAGMA max_page_count = 5");
  const fill = () => database.run(sql`insert into notes values (${"long ".repeat(10_000)})`);
  const error = await failureOf(fill);
  expect(codesOf(error)).toContain("SQLITE_FULL");
  expect([isDatabaseFailure(error), isPassingFailure(error), isLocked(error)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await client.execute("select * from notes")).rows).toEqual([]);
  await client.execute("PRAGMA max_page_count = 5000");
  await fill();
  expect((await client.execute("select * from notes")).rows).toHaveLength(1);
  client.close();
});

test("a wrong key, a damaged file and a folder in its place are some, and waiting helps with no key", async () => {
  const path = newPath();
  const client = open(path);
  await client.execute("create table notes (text text)");
  client.close();
  const wrongKey = await failureOf(() => open(path, "another").execute("select * from notes"));
  expect([isDatabaseFailure(wrongKey), isPassingFailure(wrongKey)]).toEqual([true, false]);
  const garbage = newPath();
  writeFileSync(garbage, "no database at all ".repeat(1_000));
  const damaged = await failureOf(() => open(garbage).execute("select * from notes"));
  expect([isDatabaseFailure(damaged), isPassingFailure(damaged)]).toEqual([true, false]);
});

test("what the configured database can not open is one", async () => {
  const folder = newPath();
  mkdirSync(folder);
  process.env.DATABASE_URL = `file:${folder}`;
  const { openDatabase } = await import("./client.ts");
  expect(isDatabaseFailure(await failureOf(openDatabase))).toBe(true);
});

test("a statement that is wrong and a row that may not be are none", async () => {
  const client = open(newPath());
  await client.execute("create table notes (text text unique)");
  const wrong = await failureOf(() => client.execute("select nothing from nowhere"));
  await client.execute("insert into notes values ('one')");
  const twice = await failureOf(() => client.execute("insert into notes values ('one')"));
  for (const error of [wrong, twice, new Error("SQLITE_FULL"), "SQLITE_FULL", null]) {
    expect(isDatabaseFailure(error)).toBe(false);
  }
  client.close();
});

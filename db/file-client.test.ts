import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type Client } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepStatements } from "./file-client.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

let client: Client;

beforeEach(async () => {
  // A name that an address has to escape.
  const file = join(temporaryFolder("file client"), "data.db");
  const options = { url: pathToFileURL(file).href, encryptionKey: "a key", timeout: 100 };
  client = keepStatements(createClient({ ...options, concurrency: 1 }), options);
  await client.execute("create table notes (id integer primary key, text text, done integer)");
});

afterEach(() => client.close());

test("a row is read by place and by name, and of two columns with one name the first is meant", async () => {
  await client.execute({ sql: "insert into notes values (?, ?, ?)", args: [1, "one", true] });
  const { rows } = await client.execute("select id, text, done, 'other' as text from notes");
  const [row] = rows;
  expect(Array.from(row ?? [])).toEqual([1, "one", 1, "other"]);
  expect(row).toMatchObject({ id: 1, text: "one", done: 1 });
});

test("a kept statement gives each time what is there now", async () => {
  const count = () => client.execute("select count(*) as notes from notes");
  expect((await count()).rows[0]?.notes).toBe(0);
  await client.execute({ sql: "insert into notes (text) values (?)", args: ["one"] });
  expect((await count()).rows[0]?.notes).toBe(1);
});

test("a kept statement sees a column that was added after it", async () => {
  const all = () => client.execute("select count(*) as columns from pragma_table_info('notes')");
  expect((await all()).rows[0]?.columns).toBe(3);
  await client.execute("alter table notes add column mood text");
  expect((await all()).rows[0]?.columns).toBe(4);
});

test("a batch is stored whole or not at all, and what follows is not held up", async () => {
  const insert = (id: number) => ({ sql: "insert into notes (id) values (?)", args: [id] });
  await expect(client.batch([insert(1), insert(2), insert(1)], "write")).rejects.toThrow(/UNIQUE/);
  expect((await client.execute("select * from notes")).rows).toEqual([]);
  const [first] = await client.batch([insert(1), insert(2)], "write");
  expect(first?.rowsAffected).toBe(1);
  expect((await client.execute("select * from notes")).rows).toHaveLength(2);
});

test("a statement that failed can be run again", async () => {
  const insert = { sql: "insert into notes (id) values (?)", args: [1] };
  await client.execute(insert);
  await expect(client.execute(insert)).rejects.toThrow(/UNIQUE/);
  await client.execute("delete from notes");
  expect((await client.execute(insert)).rowsAffected).toBe(1);
});

test("a transaction and named arguments still work", async () => {
  const transaction = await client.transaction("write");
  await transaction.execute({
    sql: "insert into notes (text) values (:text)",
    args: { text: "a" },
  });
  await transaction.commit();
  const found = await client.execute({
    sql: "select id from notes where text = :text",
    args: { text: "a" },
  });
  expect(found.rows).toHaveLength(1);
});

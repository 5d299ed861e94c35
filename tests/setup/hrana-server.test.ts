import { join } from "node:path";
import { createClient, LibsqlError } from "@libsql/client";
import { afterEach, expect, test } from "vitest";
import { startHranaServer, type HranaServer, type HranaServerOptions } from "./hrana-server.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const TOKEN = "a-token";
const opened: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function open(options: Partial<HranaServerOptions> = {}) {
  const folder = temporaryFolder("hrana");
  const server = await startHranaServer({
    file: join(folder, "data.db"),
    encryptionKey: "a key",
    authToken: TOKEN,
    ...options,
  });
  const client = clientOf(server);
  await client.execute("create table notes (id integer primary key, text text unique, at real)");
  opened.push(server.close, () => client.close());
  return { server, client };
}

function clientOf({ url }: HranaServer, authToken = TOKEN) {
  return createClient({ url, authToken });
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof LibsqlError ? error.code : error),
  );
}

function add(text: string) {
  return { sql: "insert into notes (text) values (?)", args: [text] };
}

async function notes(client: ReturnType<typeof createClient>) {
  const { rows } = await client.execute("select text from notes order by id");
  return rows.map((row) => row.text);
}

test("values of every kind come back as they went, and what changed is told", async () => {
  const { client } = await open();
  const args = [null, 9_007_199_254_740_991n, 1.5, "Grüße 🌱", new Uint8Array([1, 2, 255])];
  const { rows } = await client.execute({ sql: "select ? a, ? b, ? c, ? d, ? e", args });
  const [row] = rows;
  expect(row).toMatchObject({ a: null, b: 9_007_199_254_740_991, c: 1.5, d: "Grüße 🌱" });
  expect(row?.e instanceof ArrayBuffer && [...new Uint8Array(row.e)]).toEqual([1, 2, 255]);
  const named = await client.execute({
    sql: "select :x as x, @y as y",
    args: { x: "one", y: "two" },
  });
  expect(named.rows.map(({ x, y }) => [x, y])).toEqual([["one", "two"]]);
  const added = await client.execute(add("first"));
  expect([added.rowsAffected, added.lastInsertRowid]).toEqual([1, 1n]);
  const told = await client.execute("update notes set at = 2 returning id, at");
  expect([told.rows[0]?.at, told.rowsAffected]).toEqual([2, 1]);
});

test("a batch is done whole or not at all", async () => {
  const { client } = await open();
  await client.batch([add("one"), add("two"), add("three")], "write");
  expect(await failureOf(client.batch([add("four"), add("two")], "write"))).toBe(
    "SQLITE_CONSTRAINT",
  );
  expect(await notes(client)).toEqual(["one", "two", "three"]);
});

test("a transaction goes over several requests, others wait for it, and it can be taken back", async () => {
  const { client } = await open();
  const transaction = await client.transaction("write");
  await transaction.execute(add("mine"));
  const waiting = client.execute(add("theirs"));
  expect(await notes(client)).toEqual([]);
  await transaction.execute(add("mine too"));
  await transaction.commit();
  await waiting;
  expect(await notes(client)).toEqual(["mine", "mine too", "theirs"]);
  const regretted = await client.transaction("write");
  await regretted.execute(add("nobody's"));
  await regretted.rollback();
  expect(await notes(client)).toHaveLength(3);
});

test("a transaction that nobody goes on with is ended, and lets the others write", async () => {
  const { client } = await open({ transactionMs: 30 });
  const transaction = await client.transaction("write");
  await transaction.execute(add("lost"));
  await client.execute(add("kept"));
  expect(await failureOf(transaction.commit())).toBe("STREAM_EXPIRED");
  expect(await notes(client)).toEqual(["kept"]);
});

test("a script runs, statement by statement", async () => {
  const { client } = await open();
  await client.executeMultiple(
    "insert into notes (text) values ('a'); insert into notes (text) values ('b;c')",
  );
  expect(await notes(client)).toEqual(["a", "b;c"]);
});

test("what a server refuses is refused, with the codes that it gives", async () => {
  const { client, server } = await open();
  const codes = await Promise.all(
    [
      client.execute("select nothing from nowhere"),
      client.execute("PRAGMA journal_mode = DELETE"),
      client.execute("PRAGMA wal_checkpoint(TRUNCATE)"),
      client.execute("VACUUM"),
      client.executeMultiple("select 1; VACUUM"),
    ].map(failureOf),
  );
  expect(codes).toEqual(["SQL_INPUT_ERROR", ...Array(4).fill("SQL_PARSE_ERROR")]);
  expect(await failureOf(clientOf(server, "another").execute("select 1"))).toBe("AUTH_JWT_INVALID");
});

test("a baton is good once, and none can be made up", async () => {
  const { server } = await open();
  const ask = async (baton: string | null) => {
    const answer = await fetch(`${server.url}/v3/pipeline`, {
      method: "POST",
      headers: { authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ baton, requests: [{ type: "get_autocommit" }] }),
    });
    return answer.json();
  };
  const first = await ask(null);
  expect(first.results).toEqual([
    { type: "ok", response: { type: "get_autocommit", is_autocommit: true } },
  ]);
  expect((await ask(first.baton)).results).toHaveLength(1);
  expect((await ask(first.baton)).code).toBe("BATON_REUSED");
  expect((await ask("made-up.1.x")).code).toBe("BATON_INVALID");
});

test("a connection breaks before anything was done, or with the answer on its way", async () => {
  const { client, server } = await open({ latencyMs: 20 });
  const start = performance.now();
  await client.execute("select 1");
  expect(performance.now() - start).toBeGreaterThan(18);
  server.cut("before", 1);
  expect(await failureOf(client.execute(add("never came")))).toBeInstanceOf(Error);
  server.cut("after", 1);
  expect(await failureOf(client.execute(add("came, unseen")))).toBeInstanceOf(Error);
  expect(await notes(client)).toEqual(["came, unseen"]);
});

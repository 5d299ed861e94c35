import { copyFileSync, existsSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdLock } from "#tests/setup/lock-holder.ts";
import { keepStatements } from "./file-client.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const encryptionKey = "a key";
let path: string;
let client: ReturnType<typeof keepStatements>;

beforeEach(async () => {
  path = join(temporaryFolder("lock"), "data.db");
  client = openFile();
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("create table notes (id integer primary key, text text unique)");
});

afterEach(() => client.close());

function openFile() {
  const url = `file:${path}`;
  return keepStatements(createClient({ url, encryptionKey, concurrency: 1 }), {
    url,
    encryptionKey,
  });
}

const insert = (text: string) => ({ sql: "insert into notes (text) values (?)", args: [text] });
// What every turn of a talk does: look first, then write.
const lookAndInsert = (text: string) => [
  { sql: "select count(*) from notes", args: [] },
  insert(text),
];

/** What another connection finds, oldest first. */
async function found(): Promise<unknown[]> {
  const other = createClient({ url: `file:${path}`, encryptionKey });
  const { rows } = await other.execute("select text from notes order by id");
  other.close();
  return rows.map((row) => row.text);
}

test.for([200, 1_500, 10_000])(
  "writes wait for a lock that another process holds for %d ms, in their order, and nobody else does",
  async (holdMs) => {
    const { released } = await holdLock(
      { path, encryptionKey },
      holdMs,
      "insert into notes (text) values ('another process')",
    );
    const saved: string[] = [];
    const writes = [
      client.batch(lookAndInsert("one")).then(() => saved.push("one")),
      client.execute(insert("two")).then(() => saved.push("two")),
      client.batch(lookAndInsert("three"), "write").then(() => saved.push("three")),
    ];
    const holder = { holds: true };
    void released.then(() => (holder.holds = false));
    let longestStandMs = 0;
    for (let last = performance.now(); holder.holds; last = performance.now()) {
      await client.execute("select count(*) from notes");
      await nextTurn();
      longestStandMs = Math.max(longestStandMs, performance.now() - last);
      // None is reported as saved that is not.
      const reported = [...saved];
      if (reported.length > 0) expect(await found()).toEqual(expect.arrayContaining(reported));
    }
    await Promise.all(writes);
    expect(await found()).toEqual(["another process", "one", "two", "three"]);
    // A driver that waits by itself stands still with everybody.
    expect(longestStandMs).toBeLessThan(Math.max(1_000, holdMs / 2));
    // What has met a lock leaves nothing behind.
    await client.batch(lookAndInsert("four"));
    expect(await found()).toHaveLength(5);
  },
);

test("a write that may not be is told at once, and the ones behind it go on", async () => {
  await client.execute(insert("one"));
  const { released } = await holdLock({ path, encryptionKey }, 200);
  const twice = client.execute(insert("one"));
  const next = client.execute(insert("two"));
  await expect(twice).rejects.toThrow(/UNIQUE/);
  await next;
  await released;
  expect(await found()).toEqual(["one", "two"]);
});

test("after an end all is in the file itself, also what waited for a lock", async () => {
  const { released } = await holdLock({ path, encryptionKey }, 300);
  const written = client.execute(insert("kept"));
  await Promise.all([client.finish(), written, released]);
  const copy = `${path}.copy`;
  expect(existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0).toBe(0);
  copyFileSync(path, copy);
  path = copy;
  expect(await found()).toEqual(["kept"]);
  await expect(client.execute(insert("late"))).rejects.toThrow("closed");
});

test("a file that was put in the open one's place is noticed", async () => {
  expect(client.isInPlace()).toBe(true);
  renameSync(path, `${path}.old`);
  expect(client.isInPlace()).toBe(false);
  copyFileSync(`${path}.old`, path);
  expect(client.isInPlace()).toBe(false);
});

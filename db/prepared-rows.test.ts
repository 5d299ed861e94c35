import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepStatements } from "./file-client.ts";
import { readByPlan } from "./prepared-rows.ts";

const people = sqliteTable("people", {
  id: integer().primaryKey(),
  name: text().notNull(),
  isKind: integer({ mode: "boolean" }),
  born: integer({ mode: "timestamp_ms" }),
});
const letters = sqliteTable("letters", {
  id: integer().primaryKey(),
  personId: integer().notNull(),
  words: text({ mode: "json" }).$type<string[]>().notNull(),
  note: text(),
});

let client: ReturnType<typeof keepStatements>;

beforeEach(async () => {
  const options = {
    url: `file:${join(mkdtempSync(join(tmpdir(), "aliwell-rows-")), "data.db")}`,
    timeout: 100,
  };
  client = keepStatements(createClient({ ...options, concurrency: 1 }), options);
  await client.execute("create table people (id integer, name text, isKind integer, born integer)");
  await client.execute(
    "create table letters (id integer, personId integer, words text, note text)",
  );
  const database = drizzle(client);
  await database.insert(people).values([
    { id: 1, name: "Ada", isKind: true, born: new Date(86_400_000) },
    { id: 2, name: "Ben", isKind: false, born: null },
    { id: 3, name: "Cleo", isKind: null, born: null },
  ]);
  await database.insert(letters).values([
    { id: 10, personId: 1, words: ["dear", "Ben"], note: null },
    { id: 11, personId: 2, words: [], note: "kept" },
  ]);
});

afterEach(() => client.close());

/** The same select, read by the query builder and by a plan. */
async function readBoth(
  build: (database: ReturnType<typeof drizzle>) => {
    all: (values?: Record<string, unknown>) => Promise<unknown[]>;
    get: (values?: Record<string, unknown>) => Promise<unknown>;
  },
  values?: Record<string, unknown>,
) {
  const database = drizzle(client);
  const planned = readByPlan(build(database), client.askForCells);
  const usual = build(database);
  return {
    planned: { all: await planned.all(values), get: await planned.get(values) },
    usual: { all: await usual.all(values), get: await usual.get(values) },
  };
}

test("booleans, times, lists and expressions are what the query builder makes of them", async () => {
  const { planned, usual } = await readBoth((database) =>
    database
      .select({
        id: people.id,
        isKind: people.isKind,
        born: people.born,
        words: letters.words,
        isShort: sql`length(${people.name}) < 4`.mapWith(Boolean),
        initial: sql<string>`substr(${people.name}, 1, 1)`,
      })
      .from(people)
      .leftJoin(letters, eq(letters.personId, people.id))
      .orderBy(asc(people.id))
      .prepare(),
  );
  expect(planned).toEqual(usual);
  expect(planned.all).toEqual([
    {
      id: 1,
      isKind: true,
      born: new Date(86_400_000),
      words: ["dear", "Ben"],
      isShort: true,
      initial: "A",
    },
    { id: 2, isKind: false, born: null, words: [], isShort: true, initial: "B" },
    { id: 3, isKind: null, born: null, words: null, isShort: false, initial: "C" },
  ]);
});

test("what a left join leaves out is null as a whole", async () => {
  const { planned, usual } = await readBoth((database) =>
    database
      .select({
        name: people.name,
        letter: { id: letters.id, words: letters.words, note: letters.note },
        person: people,
      })
      .from(people)
      .leftJoin(letters, eq(letters.personId, people.id))
      .orderBy(asc(people.id))
      .prepare(),
  );
  expect(planned).toEqual(usual);
  expect(planned.all).toMatchObject([
    { name: "Ada", letter: { id: 10, note: null } },
    { name: "Ben", letter: { id: 11, note: "kept" } },
    { name: "Cleo", letter: null, person: { id: 3 } },
  ]);
});

test("values take their places in the statement, and no row is none", async () => {
  const byName = (database: ReturnType<typeof drizzle>) =>
    database
      .select()
      .from(people)
      .where(eq(people.name, sql.placeholder("name")))
      .prepare();
  const { planned, usual } = await readBoth(byName, { name: "Ben" });
  expect(planned).toEqual(usual);
  expect(planned.get).toMatchObject({ id: 2, isKind: false });
  expect((await readBoth(byName, { name: "Nobody" })).planned).toEqual({ all: [], get: undefined });
  await expect(readByPlan(byName(drizzle(client)), client.askForCells).all()).rejects.toThrow(
    /placeholder/,
  );
});

test("what is no select stays what it was", async () => {
  const insert = drizzle(client)
    .insert(people)
    .values({ id: 4, name: sql.placeholder("name") })
    .prepare();
  await readByPlan(insert, client.askForCells).run({ name: "Dora" });
  expect(await drizzle(client).$count(people)).toBe(4);
  const change = drizzle(client)
    .update(people)
    .set({ name: sql`${sql.placeholder("name")}` })
    .where(eq(people.id, 4))
    .returning({ name: people.name })
    .prepare();
  const neverAsked = () => Promise.reject(new Error("read as if it were a select"));
  expect(await readByPlan(change, neverAsked).all({ name: "Dorothea" })).toEqual([
    { name: "Dorothea" },
  ]);
});

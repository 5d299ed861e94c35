import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { EMPTIED_BY_RESTORE, keySql, removalsAgain, schemaTables } from "#db/removals.ts";
import { deletions } from "#db/schema.ts";
import { deleteAgain } from "./restored-deletions.server.ts";

type Table = ReturnType<typeof schemaTables>[number];
type Column = Table["columns"][number];

const TABLES = schemaTables();
const REMOVALS = [...removalsAgain().values()];
const ROWS = REMOVALS.filter(({ what }) => what === "row");
const COLUMNS = REMOVALS.filter((each) => each.what === "column");

function columnName({ name }: Column): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** A row in every table, each belonging to the row of another that it needs. */
async function fillTables(): Promise<void> {
  await database().run(sql`pragma foreign_keys = off`);
  for (const table of TABLES) {
    if (table.name === "deletions") continue;
    const columns = table.columns.filter(({ generated }) => generated === undefined);
    const names = columns.map((column) => sql.identifier(columnName(column)));
    const values = columns.map((column) => sql`${valueOf(table, column)}`);
    await database().run(
      sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
  }
  // The first word of these is the one that stands when something is taken back.
  await database().run(sql`update users set role = 'admin', hides_streak = 0`);
  await forgetNoted();
  await database().run(sql`pragma foreign_keys = on`);
}

async function forgetNoted(): Promise<void> {
  await database().run(sql`delete from deletions`);
  await database().run(sql`delete from sqlite_sequence where name = 'deletions'`);
}

function valueOf({ name, foreign }: Table, column: Column): string | number {
  const parent = foreign.find((each) => each.column === columnName(column));
  if (parent) return `${parent.table}-id`;
  if (columnName(column) === "id" && column.dataType === "string") return `${name}-id`;
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0];
  if (column.dataType === "json") return '["one", "two"]';
  return column.dataType === "string" ? `a word of ${name}` : 1;
}

async function emptyTables(): Promise<void> {
  await database().run(sql`pragma foreign_keys = off`);
  for (const { name } of TABLES) await database().run(sql`delete from ${sql.identifier(name)}`);
  await database().run(sql`pragma foreign_keys = on`);
}

/** What has been noted, as it stands on the list. */
async function notedLines(): Promise<string[]> {
  const rows = await database().select().from(deletions).orderBy(deletions.id);
  return rows.map(({ id, kind, subjectId, isBack }) =>
    JSON.stringify({ id, kind, subjectId, isBack }),
  );
}

async function isThere(table: string): Promise<boolean> {
  return (await database().all(sql`select 1 from ${sql.identifier(table)}`)).length > 0;
}

beforeEach(async () => {
  await migrate();
  await emptyTables();
  await fillTables();
});

test("a row of each table that was removed since isn't in what is restored", async () => {
  for (const { table } of ROWS) expect([table, await isThere(table)]).toEqual([table, true]);
  await database().run(sql`pragma foreign_keys = off`);
  for (const { table } of ROWS) await database().run(sql`delete from ${sql.identifier(table)}`);
  const lines = await notedLines();
  await emptyTables();
  await fillTables();
  const { unreadable, deleted } = await deleteAgain(lines);
  expect(unreadable).toBe(0);
  expect(deleted).toBeGreaterThan(0);
  for (const { table } of ROWS) expect([table, await isThere(table)]).toEqual([table, false]);
  for (const table of EMPTIED_BY_RESTORE) expect(await isThere(table)).toBe(false);
});

test("what was taken back in a row since doesn't stand in what is restored", async () => {
  const isTaken = (each: (typeof COLUMNS)[number]) =>
    database().all(
      sql`select 1 from ${sql.identifier(each.table)} where ${sql.identifier(each.column)} is ${sql.raw(each.left)}`,
    );
  const without = sql.raw("json_remove(backup_codes, '$[0]')");
  await database().run(sql`update two_factor_auth set backup_codes = ${without}`);
  for (const { table, column, left } of COLUMNS) {
    await database().run(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.raw(left)}`,
    );
  }
  const lines = await notedLines();
  await emptyTables();
  await fillTables();
  await deleteAgain(lines);
  for (const each of COLUMNS) {
    // Of a setting with several ends the last one stands.
    if (each.left !== "'year'") expect([each, (await isTaken(each)).length]).toEqual([each, 1]);
  }
});

test("what was put back or given again stays, and what the backup knows is not asked again", async () => {
  await database().run(sql`update users set remembers = 0`);
  const before = await notedLines();
  await database().run(sql`update users set remembers = 1`);
  const lines = [...before, ...(await notedLines())];
  await emptyTables();
  await fillTables();
  await deleteAgain(lines);
  expect(await database().all(sql`select 1 from users where remembers = 1`)).toHaveLength(1);
  // The numbers go on after those of the list: what is removed now is younger than all of it.
  await database().run(sql`delete from memories`);
  const later = await notedLines();
  expect(JSON.parse(later.at(-1) ?? "{}").id).toBeGreaterThan(JSON.parse(lines.at(-1) ?? "{}").id);
});

test("lists of earlier versions are read, and a line that nobody understands is counted", async () => {
  const lines = [
    '{"kind":"message","subjectId":"messages-id","at":1}',
    '{"kind":"entry","subjectId":"journal_entries-id","at":1}',
    '{"kind":"mood","subjectId":"mood_entries-id","at":1}',
    '{"kind":"put_back","subjectId":"mood_entries-id","at":2}',
    '{"kind":"no such thing","subjectId":"a","at":1}',
    "half a li",
  ];
  expect((await deleteAgain(lines)).unreadable).toBe(2);
  expect(await isThere("journal_entries")).toBe(false);
  expect(await isThere("messages")).toBe(false);
});

test("the key of a row is the same to the list and to the table", async () => {
  for (const { table, key } of ROWS) {
    const [row] = await database().all<{ key: unknown }>(
      sql`select ${sql.raw(keySql(key))} as key from ${sql.identifier(table)}`,
    );
    expect(row?.key).not.toBeNull();
  }
});

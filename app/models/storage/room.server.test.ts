import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { LIMITS } from "./rate-limits.server.ts";
import { BOUNDS, type Bound } from "./room.server.ts";

const TABLES = Object.entries(schema).flatMap(([name, table]) =>
  table instanceof SQLiteTable ? [{ ...getTableConfig(table), name }] : [],
);
const bounds: Readonly<Record<string, Bound>> = BOUNDS;
const snake = (name: string) => name.replaceAll(/[A-Z]/gu, (each) => `_${each.toLowerCase()}`);

test("every table of the schema says what it's bounded by", () => {
  expect(TABLES.length).toBeGreaterThan(60);
  expect(Object.keys(bounds).toSorted()).toEqual(TABLES.map(({ name }) => name).toSorted());
});

test("what is one for each account is so by the schema itself", () => {
  for (const { name, columns, indexes, primaryKeys } of TABLES) {
    const bound = bounds[name];
    if (!bound || !("oneEach" in bound)) continue;
    const keys = [
      ...columns
        .filter(({ primary, isUnique }) => primary || isUnique)
        .map((each) => [snake(each.name)]),
      ...primaryKeys.map((key) => key.columns.map((column) => snake(column.name))),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) =>
          config.columns.map((column) => ("name" in column ? snake(column.name) : "")),
        ),
    ];
    const wanted = ["user_id", ...bound.oneEach];
    const found = keys.some((key) => key.toSorted().join() === wanted.toSorted().join());
    expect(found, `${name}: ${JSON.stringify(keys)}`).toBe(true);
  }
});

test("what a bound names is there, and bounds something itself", () => {
  for (const { name, columns } of TABLES) {
    const bound = bounds[name];
    const has = columns.map((column) => snake(column.name));
    if (!bound) continue;
    if ("limit" in bound) expect(LIMITS, name).toHaveProperty([bound.limit]);
    if ("with" in bound) expect(bounds[bound.with], name).toBeDefined();
    if ("rows" in bound || "newest" in bound) expect(has, name).toContain("user_id");
    if ("rows" in bound) expect(has, name).toEqual(expect.arrayContaining([...(bound.of ?? [])]));
  }
});

import Database from "libsql";
import { afterAll, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { sayTo } from "./reading.ts";

/** Tables that hold the same few rows however many people there are. */
const SMALL =
  /\bSCAN (?:knowledge_items|integral_guide_content|process_leases|__drizzle_migrations)\b/;
/** What a query has made itself from an index, by the name that it gives it: days, or years. */
const MADE = /\bSCAN (?:days|latest)\b/;

const asked = new Set<string>();
const model = scriptedModel();

afterAll(() => {
  vi.restoreAllMocks();
});

test("no question of a conversation, its panel or its end reads through a table", async () => {
  const { visitor } = await newMember(PREMIUM);
  // What migrates and seeds has been asked by now.
  const { prepare } = Database.prototype;
  vi.spyOn(Database.prototype, "prepare").mockImplementation(function (this: unknown, text) {
    asked.add(text);
    return prepare.call(this, text);
  });
  for (const message of ["first", "and again"]) {
    const { path, answer } = await sayTo(model, visitor, message);
    answer.say("Fine.");
    answer.end();
    await vi.waitUntil(async () => !(await visitor.get(path)).html.includes("<iframe"), 5_000);
  }
  for (const path of [
    "/home",
    "/chat",
    "/chat/search?query=fine",
    "/memory",
    "/exercises",
    "/progress",
  ]) {
    expect((await visitor.get(path)).status, path).toBe(200);
  }
  const plans = await Promise.all(
    [...asked].map(async (text) => ({ text, steps: await plan(text) })),
  );
  const scans = plans.flatMap(({ text, steps }) =>
    steps.filter(isScan).map((step) => `${step}: ${text}`),
  );
  expect(asked.size).toBeGreaterThan(30);
  expect(scans).toEqual([]);
});

async function plan(text: string): Promise<string[]> {
  if (!/^\s*(?:select|update|delete|insert|with)\b/iu.test(text)) return [];
  const args = [...text.matchAll(/\?/g)].map(() => null);
  const sql = `EXPLAIN QUERY PLAN ${text}`;
  const { rows } = await database().$client.execute({ sql, args });
  return rows.map(({ detail }) => String(detail));
}

function isScan(step: string): boolean {
  return /^SCAN \w+$/u.test(step) && !SMALL.test(step) && !MADE.test(step);
}

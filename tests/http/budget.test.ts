import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { modelUsage, modelUsageDays } from "#db/schema.ts";
import { NO_OPINION, PromptCache } from "#tests/mocks/anthropic.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { sayTo, settled } from "./reading.ts";

process.env.DAILY_TOKENS_PER_PERSON = "150";
process.env.DAILY_TOKENS_TOTAL = "100000";

// As the model of these tests tells it: 25 in, 40 kept in the cache, 100 read from it, 12 out.
const REPLY = { inputTokens: 25, cacheWriteTokens: 40, cacheReadTokens: 100, outputTokens: 12 };
const LIMIT_LINE = "has reached its limit for today, so this answer is a prepared one";

const model = scriptedModel();

afterEach(async () => {
  await database().delete(modelUsageDays);
});

async function answered(visitor: Visitor, text: string, at?: string) {
  const { answer, path } = await sayTo(model, visitor, text, at);
  answer.say("Warm lights again.");
  answer.end();
  return { path, page: await settled(visitor, path) };
}

async function usageOf(userId: string) {
  return database().select().from(modelUsage).where(eq(modelUsage.userId, userId));
}

test("what each call used up is kept as counts, with whose and what for, and not a word", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await answered(visitor, "my very own words about lamps");
  const rows = await vi.waitUntil(async () => {
    const found = await usageOf(userId);
    return found.length === 2 ? found : null;
  }, 8_000);
  const [opinion, reply] = rows.toSorted((a, b) => b.purpose.localeCompare(a.purpose));
  expect(opinion).toMatchObject({ purpose: "second_opinion", inputTokens: 25, outputTokens: 1 });
  expect(reply).toMatchObject({ purpose: "reply", ...REPLY });
  expect(JSON.stringify(rows)).not.toMatch(/very own words|about lamps|Warm lights/);
}, 10_000);

test("ten turns read what stays of the prompt from the provider's cache, whatever is said in between", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  // No limit of a person's is what this is about.
  await database().delete(modelUsageDays);
  model.promptCache = new PromptCache();
  const own = async () => (await usageOf(userId)).filter(({ purpose }) => purpose === "reply");
  let path: string | undefined;
  for (let turn = 0; turn < 10; turn += 1) {
    const said = await answered(
      visitor,
      `my garden is dry in bed ${turn}, and I slept badly`,
      path,
    );
    path = said.path;
    await vi.waitUntil(async () => (await own()).length === turn + 1, 8_000);
    await database().delete(modelUsageDays);
  }
  model.promptCache = null;
  const turns = (await own()).toSorted((one, other) => one.at - other.at);
  expect(turns).toHaveLength(10);
  for (const [turn, usage] of turns.entries()) {
    const before = turns[turn - 1];
    if (!before) continue;
    // All that the turn before had kept, and more of it each time.
    const kept = before.cacheReadTokens + before.cacheWriteTokens;
    expect(usage.cacheReadTokens).toBeGreaterThanOrEqual(kept - 1);
    // What is new costs in full: the message, and an article that is about it.
    expect(usage.cacheReadTokens).toBeGreaterThan(3 * usage.inputTokens);
  }
}, 60_000);

test("a stream that broke off is counted by what came", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { answer, path } = await sayTo(model, visitor, "it will break");
  answer.say("Rivers hills and ".repeat(20));
  answer.cut();
  await settled(visitor, path);
  await vi.waitUntil(async () => (await usageOf(userId)).length === 2, 8_000);
  const rows = await usageOf(userId);
  const reply = rows.find(({ purpose }) => purpose === "reply");
  expect(reply?.inputTokens).toBe(25);
  expect(reply?.outputTokens).toBeGreaterThanOrEqual(80);
}, 10_000);

test("over a person's budget the guided companion answers in the same turn and says why; others go on", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { path } = await answered(visitor, "a first long thought about lamps");
  const asked = model.requests.length;
  const over = await visitor.submit(await visitor.get(path), {
    message: "a second thought, about my work and how tired it makes me",
  });
  expect(model.requests.length).toBe(asked);
  expect(over.html).not.toContain("<iframe");
  expect(over.text).toContain(LIMIT_LINE);
  expect(over.text).toContain("Nothing you wrote is lost");
  const other = await newMember(PREMIUM);
  const { page } = await answered(other.visitor, "somebody else on the same day");
  expect(page.text).not.toContain(LIMIT_LINE);
});

test("over the budget of all nobody is answered by the model, until the next day", async () => {
  await spend(100_000, Date.now());
  const { visitor } = await newMember(PREMIUM);
  const page = await visitor.submit(await visitor.get("/chat"), { message: "my week was grey" });
  expect(page.text).toContain(LIMIT_LINE);
  await database().delete(modelUsageDays);
  await spend(100_000, Date.now() - 24 * 60 * 60_000);
  const next = await newMember(PREMIUM);
  const { page: free } = await answered(next.visitor, "a new day begins");
  expect(free.text).not.toContain(LIMIT_LINE);
});

async function spend(inputTokens: number, at: number): Promise<void> {
  const none = { outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  await database()
    .insert(modelUsage)
    .values({ purpose: "reply", inputTokens, ...none, at });
}

test("no budget switches the second opinion off: it still finds danger, and the panel comes", async () => {
  await spend(100_000, Date.now());
  const { visitor } = await newMember(PREMIUM);
  model.opinion = ({ messages }) =>
    messages[0]?.content[0]?.text.includes("the blue door")
      ? { tier: "crisis", kind: "active_ideation", severity: "moderate", subject: "self" }
      : NO_OPINION;
  const sent = await visitor.submit(await visitor.get("/chat"), {
    message: "soon I shall go through the blue door",
  });
  const [path = ""] = sent.url.split("#");
  const page = await vi.waitUntil(async () => {
    const shown = await visitor.get(path);
    return shown.html.includes('id="crisis-panel"') ? shown : null;
  }, 5_000);
  expect(page.text).toContain("988");
});

test("a deleted account leaves its counts without their person", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  await answered(visitor, "a thought before I go");
  await vi.waitUntil(async () => (await usageOf(userId)).length === 2, 8_000);
  const count = async () =>
    (
      await database()
        .select({ count: sql<number>`count(*)` })
        .from(modelUsage)
    )[0]?.count;
  const before = await count();
  await database().run(sql`delete from users where id = ${userId}`);
  expect(await count()).toBe(before);
  expect(await usageOf(userId)).toEqual([]);
}, 10_000);

import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { notices } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { say } from "./talk.ts";

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

async function noticesOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(notices.shownAt);
  return rows.map((row) => row.kind);
}

test("a conversation begins with who is writing, and that is recorded with its first message", async () => {
  const { visitor, userId } = await newMember();
  const fresh = await visitor.get("/chat");
  expect(textsAt(fresh.html, ".disclosure-line")[0]).toMatch(/I'm an AI.*not a human/);
  expect(await noticesOf(userId)).toEqual([]);
  const page = await say(visitor, "The new shifts wear me out.");
  expect(textsAt(page.html, ".disclosure-line")).toEqual(textsAt(fresh.html, ".disclosure-line"));
  await say(visitor, "And the nights are short.");
  expect(await noticesOf(userId)).toEqual(["start"]);
});

test("whoever asks is told, with the reply and before its words", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "wait, are you a real person?");
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1);
  expect(reply).toMatch(/^No, there's no human writing here. I'm an AI/);
  expect(await noticesOf(userId)).toEqual(["start", "asked"]);
});

test("in danger the answer to that question comes after whom to call", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "are you a real person? I want to kill myself");
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
  expect(reply.indexOf("988")).toBeGreaterThan(-1);
  expect(reply.indexOf("I'm an AI")).toBeGreaterThan(reply.indexOf("988"));
  expect(await noticesOf(userId)).toContain("asked");
});

test("after three hours of use it is said again, once", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "The new shifts wear me out.");
  for (const hours of [1, 2]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
    await signIn(visitor, userId);
    await say(visitor, `still here after ${hours} more`);
    await say(visitor, `and a minute later, ${hours}`);
  }
  expect(await noticesOf(userId)).toEqual(["start", "interval"]);
});

test("after seven days away the conversation begins with the longer word", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "The new shifts wear me out.");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 24 * HOUR_MS });
  const back = new Visitor();
  await signIn(back, userId);
  const page = await back.get("/chat");
  expect(textsAt(page.html, ".disclosure-line")[0]).toMatch(/^Welcome back\..*talking with an AI/);
  await say(back, "hello again, it was a good week");
  expect(await noticesOf(userId)).toEqual(["start", "return"]);
});

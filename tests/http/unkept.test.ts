import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endUnkeptConversations } from "#app/companion/conversations/delete-conversation.server.ts";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { database } from "#db/client.ts";
import {
  accountEvents,
  conversationSummaries,
  drafts,
  exerciseRuns,
  memories,
  messages,
  sessions,
} from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, memoriesOf } from "./rows.ts";

const HOUR_MS = 60 * 60_000;
const SAID = "My sister is called Mirabel";

/** A conversation that isn't kept, with a message in it. */
async function beginUnkept(visitor: Visitor, said = SAID): Promise<{ page: Page; path: string }> {
  const opened = await visitor.submit(await visitor.get("/chat/conversations"), { kept: "no" });
  expect(opened.text).toContain("This conversation isn't kept.");
  const page = await visitor.submit(opened, { message: said });
  return { page, path: page.url.split("#")[0] ?? "" };
}

/** All that the database has of somebody beside their account. */
async function leftOf(userId: string) {
  const db = database();
  const rows = await Promise.all([
    db.select().from(messages).where(eq(messages.userId, userId)),
    db.select().from(sessions).where(eq(sessions.userId, userId)),
    db.select().from(memories).where(eq(memories.userId, userId)),
    db.select().from(conversationSummaries).where(eq(conversationSummaries.userId, userId)),
    db.select().from(drafts).where(eq(drafts.userId, userId)),
    db.select().from(exerciseRuns).where(eq(exerciseRuns.userId, userId)),
    db.select().from(accountEvents).where(eq(accountEvents.userId, userId)),
  ]);
  return rows.flat();
}

test("the menu of a conversation that has no message yet leads to one that isn't kept", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get("/chat");
  expect(textsAt(page.html, ".chat-more button")).toContain("Talk without keeping it");
  const menu = page.html.slice(page.html.indexOf("chat-more"));
  expect(menu).toContain('name="kept"');
});

test("a conversation that isn't kept is gone once it is ended, and the page says so", async () => {
  const { visitor, userId } = await newMember();
  const before = await leftOf(userId);
  const { page, path } = await beginUnkept(visitor);
  expect(page.text).toContain("Not kept");
  // Coming back to the chat within the hour goes on with it.
  expect((await visitor.get("/chat")).text).toContain(SAID);
  const { formToken = "" } = formWith(page, ["message"]).fields;
  const ended = await visitor.post(`${path}/end`, { formToken });
  expect(ended.text).toContain("That conversation is gone");
  const after = await visitor.get(path);
  expect(after.status).toBe(404);
  expect(textsAt(after.html, "h1")).toEqual(["That conversation is gone"]);
  expect(await leftOf(userId)).toEqual(before);
});

test("nothing of it is listed, found, exported or remembered meanwhile", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { page, path } = await beginUnkept(visitor);
  await rememberLeftConversations({ id: userId, remembers: true }, null);
  expect((await visitor.get("/chat/conversations")).text).not.toContain("Mirabel");
  const found = await visitor.submit(await visitor.get("/chat/search"), { query: "Mirabel" });
  expect(textsAt(found.html, "mark")).toEqual([]);
  expect(await memoriesOf(userId)).toEqual([]);
  // With a new session it ends, and the page says so: the new one is kept, and listed.
  expect(textsAt(page.html, "main button")).toContain("End and delete");
  const { formToken = "" } = formWith(page, ["message"]).fields;
  const next = await visitor.post("/chat/new-session", { formToken });
  expect(next.url).not.toBe(path);
  expect(next.text).toContain("That conversation is gone");
  expect((await visitor.get(path)).status).toBe(404);
  expect(next.text).not.toContain("Not kept");
  await visitor.submit(next, { message: "A kept word" });
  expect((await visitor.get("/chat/conversations")).text).toContain("A kept word");
});

test("an hour after its last message it is gone, and its late words are kept nowhere", async () => {
  const { visitor, userId } = await newMember();
  const { page, path } = await beginUnkept(visitor);
  await endUnkeptConversations(Date.now() + 0.8 * HOUR_MS);
  expect((await visitor.get(path)).status).toBe(200);
  await endUnkeptConversations(Date.now() + HOUR_MS);
  const late = await visitor.submit(page, { message: "And she lives in Oslo" });
  expect(late.status).toBe(404);
  expect(late.html).toContain("And she lives in Oslo");
  expect(JSON.stringify(await leftOf(userId))).not.toMatch(/Oslo|Mirabel/);
});

test("what danger leaves is an event without the words", async () => {
  const { visitor, userId } = await newMember();
  const { page, path } = await beginUnkept(visitor, "I want to kill myself tonight");
  expect(page.html).toContain('id="crisis-panel"');
  const { formToken = "" } = formWith(page, ["message"]).fields;
  await visitor.post(`${path}/end`, { formToken });
  const events = await eventsOf(userId);
  expect(events).toMatchObject([{ tier: "crisis", triggerMessage: null, conversationId: null }]);
  // Help goes on: the next conversation knows that somebody may be in danger.
  expect((await visitor.get("/chat")).text).not.toContain("kill myself");
});

test("the guide says of nothing that it was kept", async () => {
  const { visitor } = await newMember(PREMIUM);
  const opened = await visitor.submit(await visitor.get("/chat"), { kept: "no" });
  expect(opened.text).not.toContain("I'll keep it");
  const listening = await visitor.tap(opened, "Just let me write");
  const written = await visitor.submit(listening, { message: "A long day, and then the rain" });
  const done = await visitor.tap(written, "That's all");
  expect(textsAt(done.html, "button")).not.toContain("Put it in my journal");
  const noted = await visitor.tap(done, "Put it in the session's note");
  expect(noted.text).toContain("This conversation isn't kept. If you want to have this later");
});

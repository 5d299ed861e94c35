import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { replies } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { events, sayTo } from "./reading.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, messagesOf } from "./rows.ts";

const model = scriptedModel();

async function deleteAt(visitor: Visitor, path: string) {
  const form = (await visitor.get(`${path}/delete`)).forms.find(({ action }) => action === null);
  return visitor.post(`${path}/delete`, { ...form?.fields });
}

test("a reply that runs in a conversation that is deleted is stopped, and nothing of it comes after", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { path, replyPath, answer } = await sayTo(model, visitor, "a long reply please");
  const reading = await events(visitor, replyPath);
  answer.say("Warm lights");
  await reading.has("Warm lights");
  const gone = await deleteAt(visitor, path);
  expect(gone.text).toContain("No conversations yet");
  await reading.ends();
  expect(reading.text).toContain("event: stopped");
  answer.say(" and warm days.");
  answer.end();
  expect((await visitor.raw(replyPath)).status).toBe(404);
  expect((await visitor.raw(path)).status).toBe(404);
  expect(await messagesOf(userId)).toEqual([]);
  expect(await database().select().from(replies).where(eq(replies.userId, userId))).toEqual([]);
});

test("a reply that was spoken is found by its words while it grows no more, and as it ended", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { path, answer } = await sayTo(model, visitor, "something about birds");
  answer.say("The heron waits.");
  answer.end();
  await vi.waitUntil(async () => !(await visitor.get(path)).html.includes("<iframe"), 5_000);
  const page = await visitor.submit(await visitor.get("/chat/search"), { query: "herons" });
  expect(textsAt(page.html, ".found-messages p")).toEqual(["The heron waits."]);
});

test("a reply is found whole however it ended, and the search holds nothing twice", async () => {
  const { visitor, userId } = await newMember(PREMIUM);
  const { path, page, replyPath, answer } = await sayTo(model, visitor, "something about boats");
  answer.say("The ferry leaves.");
  const kept = () => messagesOf(userId);
  const ask = async (query: string) => {
    const found = await visitor.submit(await visitor.get("/chat/search"), { query });
    return textsAt(found.html, ".found-messages p");
  };
  // A checkpoint keeps what it said so far.
  const isKept = async () => (await kept()).some(({ content }) => content.startsWith("The ferry"));
  await vi.waitUntil(isKept, 5_000);
  expect(await ask("ferry")).toEqual([]);
  const stop = page.forms.find((form) => form.action === `${replyPath}/stop`);
  await visitor.post(`${replyPath}/stop`, stop?.fields ?? {});
  await vi.waitUntil(async () => (await ask("ferry")).length > 0, 5_000);
  expect(await ask("ferry")).toEqual(["The ferry leaves."]);
  // Fails where a text stands in the index twice, is missing, or is another than was stored.
  await database().run(
    sql`insert into messages_index (messages_index, rank) values ('integrity-check', 1)`,
  );
  await deleteAt(visitor, path);
  expect(await ask("ferry")).toEqual([]);
});

test("danger that a second opinion finds after the conversation was deleted is still recorded", async () => {
  const { recordRaisedRisk } = await import("#app/models/risk/raised-risk.server.ts");
  const { screenText } = await import("#app/safety/screened-text.server.ts");
  const { userId } = await newMember();
  const { text } = await screenText("a quiet line");
  await recordRaisedRisk({
    userId,
    conversationId: "gone",
    message: { id: "gone too", content: text },
    finding: {
      tier: "crisis",
      kind: "active_ideation",
      severity: "high",
      subject: "self",
      rules: [],
    },
    actionTaken: "panel_and_written_answer",
    state: null,
  });
  const found = await eventsOf(userId);
  expect(found).toMatchObject([{ conversationId: null, messageId: null, tier: "crisis" }]);
});

import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteOutdatedConversations } from "#app/companion/conversations/delete-conversation.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  accountEvents,
  crisisEvents,
  deletions,
  drafts,
  exerciseAnswers,
  exerciseRuns,
  memories,
  messages,
} from "#db/schema.ts";
import { PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember } from "#tests/setup/members.ts";
import { draftsOf, memoriesOf, messagesOf, sessionsOf, userWith } from "./rows.ts";

const PATH = "/settings/privacy";
const ADULT = { onboardingComplete: true, adultConfirmedAt: 1, selectedTherapist: "alina" };
const DANGER = "I want to kill myself tonight";

function saidBy(userId: string) {
  return database()
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.role, "user")));
}

async function kindsOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Three in the morning, UTC: the night of whoever has told no time zone. */
function thisNight(): number {
  return new Date().setUTCHours(27, 30, 0, 0);
}

test("how long conversations are kept is chosen with the password, and what goes is said before", async () => {
  const { visitor, email } = await signedUp();
  const user = await userWith(email);
  const userId = user?.id ?? "";
  await pastConversation(userId, ["Long ago", "Yes"], { daysAgo: 400 });
  await pastConversation(userId, ["In summer", "Yes"], { daysAgo: 120 });
  const fresh = await pastConversation(userId, ["Today", "Yes"]);
  const page = await visitor.get(PATH);
  expect(page.text).toMatch(/year after the last message\s+1 conversation will be deleted tonight/);
  expect(page.text).toMatch(/90 days after the last message\s+2 conversations will be deleted/);
  const wrong = await visitor.submit(page, { keep: "90_days", password: "not my password" });
  expect(wrong.status).toBe(400);
  await deleteOutdatedConversations(thisNight());
  expect(await sessionsOf(userId)).toHaveLength(3);

  expect((await visitor.submit(page, { keep: "90_days", password: PASSWORD })).url).toBe(
    "/settings",
  );
  expect(await kindsOf(userId)).toContain("retention_changed");
  // Not before the night.
  await deleteOutdatedConversations(thisNight() - 60 * 60_000);
  expect(await sessionsOf(userId)).toHaveLength(3);
  await deleteOutdatedConversations(thisNight());
  expect((await sessionsOf(userId)).map(({ id }) => id)).toEqual([fresh.conversationId]);
});

test("what is deleted at night takes drafts and answers with it, and is on the list of deletions", async () => {
  const { userId } = await newMember({ keepConversations: "year" });
  const old = await pastConversation(userId, ["My answer to it", "Good"], { daysAgo: 366 });
  const { conversationId } = old;
  const runId = newId();
  const at = { updatedAt: Date.now() };
  await database()
    .insert(drafts)
    .values({
      userId,
      conversation: conversationId,
      content: trustedText("Not sent"),
      tier: "none",
      ...at,
    });
  await database()
    .insert(exerciseRuns)
    .values({
      id: runId,
      userId,
      exerciseId: "grounding",
      conversationId,
      status: "finished",
      step: "end",
      said: trustedText("You said: My answer to it"),
      startedAt: 1,
      ...at,
    });
  const [messageId = ""] = old.messageIds;
  const answer = { runId, userId, step: "one", messageId, isTaken: true, tier: "none" } as const;
  await database()
    .insert(exerciseAnswers)
    .values({ id: newId(), ...answer, createdAt: 1, ...at });

  await deleteOutdatedConversations(thisNight());
  expect(await sessionsOf(userId)).toEqual([]);
  expect(await draftsOf(userId)).toEqual([]);
  const ofRun = eq(exerciseAnswers.runId, runId);
  expect(await database().select().from(exerciseAnswers).where(ofRun)).toEqual([]);
  const [run] = await database().select().from(exerciseRuns).where(eq(exerciseRuns.id, runId));
  expect(run?.said).toBe("");
  const [noted] = await database()
    .select()
    .from(deletions)
    .where(eq(deletions.subjectId, conversationId));
  expect(noted?.kind).toBe("sessions");
});

test("one message is deleted, with its words in the record of a crisis; the reply stays", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const chat = await visitor.submit(await visitor.get("/chat"), { message: DANGER });
  const path = chat.url.split("#")[0] ?? "";
  const [message] = await saidBy(userId);
  const ofOwner = eq(crisisEvents.userId, userId);
  const [event] = await database().select().from(crisisEvents).where(ofOwner);
  expect(event?.triggerMessage).toBe(DANGER);

  const asked = await visitor.get(`${path}/messages/${message?.id}/delete`);
  expect(asked.text).toContain("The reply to it stays.");
  const { fields = {} } = asked.forms.find(({ action }) => action === null) ?? {};
  const gone = await visitor.post(asked.url, fields);
  expect(gone.url).toBe(path);
  expect(gone.html).not.toContain(DANGER);
  expect(await saidBy(userId)).toEqual([]);
  const [after] = await database().select().from(crisisEvents).where(ofOwner);
  expect(after).toMatchObject({ id: event?.id, triggerMessage: null, messageId: null });
  expect(await messagesOf(userId)).toHaveLength(1);
  expect((await visitor.raw(asked.url)).status).toBe(404);
  // The talk goes on.
  expect((await visitor.submit(gone, { message: "I called my sister" })).status).toBe(200);

  const stranger = await newMember(ADULT);
  const [next] = await saidBy(userId);
  const theirs = `${path}/messages/${next?.id}/delete`;
  expect((await stranger.visitor.raw(theirs)).status).toBe(404);
  expect(await saidBy(userId)).toHaveLength(1);
});

test("with its last message a conversation goes, too", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const { conversationId, messageIds } = await pastConversation(userId, ["Only this"]);
  const asked = await visitor.get(`/chat/${conversationId}/messages/${messageIds[0]}/delete`);
  const { fields = {} } = asked.forms.find(({ action }) => action === null) ?? {};
  expect((await visitor.post(asked.url, fields)).url).toBe("/chat/conversations");
  expect(await sessionsOf(userId)).toEqual([]);
});

test("all conversations are deleted with the password; what is remembered stays", async () => {
  const { visitor, email } = await signedUp();
  const user = await userWith(email);
  const userId = user?.id ?? "";
  for (let talk = 0; talk < 25; talk += 1) await pastConversation(userId, ["Hello", "Hello"]);
  const content = trustedText("My sister is called Ana");
  await database()
    .insert(memories)
    .values({ id: newId(), userId, kind: "person", content, createdAt: 1 });
  expect((await visitor.get(PATH)).text).toContain("You have 25 conversations.");
  const page = await visitor.get(`${PATH}/conversations`);
  expect((await visitor.submit(page, { password: "not my password" })).status).toBe(400);
  expect(await sessionsOf(userId)).toHaveLength(25);
  const done = await visitor.submit(page, { password: PASSWORD });
  expect(done.url).toBe(PATH);
  expect(done.text).toContain("You have no conversations.");
  expect(await sessionsOf(userId)).toEqual([]);
  expect(await kindsOf(userId)).toContain("conversations_deleted");
  const kept = await memoriesOf(userId);
  expect(kept).toHaveLength(1);
});

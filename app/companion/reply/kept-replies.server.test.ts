import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#app/models/storage/identifier.server.ts";
import { thisProcess } from "#app/models/storage/process-leases.server.ts";
import { interruptOrphans } from "#app/models/replies/replies.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { messages, replies, sessions } from "#db/schema.ts";
import { findLiveReply, LiveReply, type ReplyOwner } from "./live-reply.server.ts";
import { allWritten, queueChange, unwrittenReplies } from "./save-queue.server.ts";

const LONG = "Every word of this is kept. ".repeat(10_000);
let userId = "";
let conversationId = "";

beforeAll(async () => {
  await migrate();
  const person = { email: "a@example.org", password: "none", firstName: "Ana", lastName: "Ruiz" };
  userId = (await createUser(person))?.id ?? "";
});

beforeEach(async () => {
  conversationId = newId();
  const now = Date.now();
  await database().insert(sessions).values({
    id: conversationId,
    userId,
    therapistType: "alina",
    lastMessageAt: now,
    createdAt: now,
  });
});

function owner(): ReplyOwner {
  const answerInWriting = () => Promise.reject(new Error("nothing dangerous is said here"));
  return { userId, conversationId, answerInWriting };
}

/** A reply that is stored as running, made by this process since then. */
async function storeRunning(startedAt = Date.now()): Promise<string> {
  const id = newId();
  const content = trustedText("");
  await database()
    .insert(messages)
    .values({ id, conversationId, userId, role: "assistant", content, createdAt: startedAt });
  await database().insert(replies).values({
    id,
    conversationId,
    userId,
    status: "running",
    source: "model",
    processId: thisProcess.id,
    startedAt,
  });
  return id;
}

async function stored(replyId: string): Promise<{ status: string; content: string } | undefined> {
  const [row] = await database()
    .select({ status: replies.status, content: messages.content })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.id))
    .where(eq(replies.id, replyId));
  return row;
}

/** A disk with room for so many more pages; with 0 it is full. */
async function setRoom(pages: number): Promise<void> {
  const [{ used = 0 } = {}] = await database().all<{ used: number }>(
    sql`select page_count as used from pragma_page_count()`,
  );
  await database().run(sql.raw(`PRAGMA max_page_count = ${used + pages}`));
}

test("a whole reply that a full disk did not take is shown from memory, and written once there is room", async () => {
  const id = await storeRunning();
  const live = new LiveReply(id, owner());
  live.append(reviewedText(LONG));
  await setRoom(0);
  live.finish("finish");
  await allWritten();
  expect(await stored(id)).toEqual({ status: "running", content: "" });
  expect(unwrittenReplies()).toBe(1);
  expect(findLiveReply(id)?.text).toBe(LONG);
  // Whoever looks meanwhile does not end it.
  await interruptOrphans(userId, conversationId);
  expect(await stored(id)).toMatchObject({ status: "running" });
  await setRoom(10_000);
  await vi.waitUntil(() => findLiveReply(id) === null, 10_000);
  expect(await stored(id)).toEqual({ status: "done", content: LONG });
});

test("of two changes that a full disk did not take the newer one is written, and whoever waits for either is told", async () => {
  const id = await storeRunning();
  await setRoom(0);
  const told: string[] = [];
  const change = (words: string) => ({
    replyId: id,
    content: trustedText(LONG + words),
    end: { status: "done" } as const,
  });
  queueChange(change("older"), () => told.push("older"));
  await allWritten();
  queueChange(change("newer"), () => told.push("newer"));
  await allWritten();
  expect(told).toEqual([]);
  await setRoom(10_000);
  await vi.waitUntil(() => told.length === 2, 10_000);
  expect(await stored(id)).toEqual({ status: "done", content: `${LONG}newer` });
});

test("a reply of this process that nobody makes any more is ended at the next look", async () => {
  const lost = await storeRunning(Date.now() - 60_000);
  const made = await storeRunning(Date.now() - 60_000);
  const begun = await storeRunning();
  const live = new LiveReply(made, owner());
  await interruptOrphans(userId, conversationId);
  expect(await stored(lost)).toMatchObject({ status: "interrupted" });
  expect(await stored(made)).toMatchObject({ status: "running" });
  expect(await stored(begun)).toMatchObject({ status: "running" });
  live.forget();
  await interruptOrphans(userId, conversationId);
  expect(await stored(made)).toMatchObject({ status: "interrupted" });
});

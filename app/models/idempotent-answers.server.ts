import { and, eq, lt, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { idempotentAnswers } from "#db/schema.ts";
import { digestOf } from "./identifier.server.ts";
import { seal, unseal } from "./sealed.server.ts";
import { requireRoom } from "./room.server.ts";

/** So long the same key gets the same answer. */
const KEPT_MS = 24 * 60 * 60_000;
/** One that is still being answered after this was left by a process that died. */
const ABANDONED_MS = 60_000;

/** A call as its key stands for it. */
export interface KeyedCall {
  userId: string;
  /** What the client chose, with the method and the path. */
  key: string;
  /** What was sent, word for word. */
  sent: string;
}

/** What is to be done with a keyed call: "new" is done now; the others are not. */
export type KeyedOutcome =
  | { kind: "new" }
  | { kind: "again"; status: number; body: string }
  | { kind: "other-request" }
  | { kind: "under-way" };

/** Takes a key for a call, or says what became of the call that had it first. */
export async function takeKey(
  { userId, key, sent }: KeyedCall,
  now = Date.now(),
): Promise<KeyedOutcome> {
  await requireRoom(userId, ["idempotentAnswers"]);
  const [keyed, request] = [digestOf(key), digestOf(sent)];
  const taken = await database().all<{ key: string }>(sql`
    insert into idempotent_answers (user_id, key, request, created_at)
    values (${userId}, ${keyed}, ${request}, ${now})
    on conflict (user_id, key) do update set created_at = ${now}
      where request = ${request} and status is null and created_at < ${now - ABANDONED_MS}
    returning key`);
  if (taken.length > 0) return { kind: "new" };
  const [first] = await database()
    .select()
    .from(idempotentAnswers)
    .where(isKey(userId, keyed))
    .limit(1);
  if (!first || first.request !== request) return { kind: "other-request" };
  const body = first.answer && unseal(first.answer, purposeOf(userId));
  if (first.status === null || body === null) return { kind: "under-way" };
  return { kind: "again", status: first.status, body };
}

/** Keeps what a keyed call was answered. */
export async function keepAnswer(
  { userId, key }: KeyedCall,
  status: number,
  body: string,
): Promise<void> {
  await database()
    .update(idempotentAnswers)
    .set({ status, answer: seal(body, purposeOf(userId)) })
    .where(isKey(userId, digestOf(key)));
}

/** Lets a key go whose call came to nothing: the same may be tried again. */
export async function releaseKey({ userId, key }: KeyedCall): Promise<void> {
  await database()
    .delete(idempotentAnswers)
    .where(isKey(userId, digestOf(key)));
}

/** Forgets answers of yesterday. */
export async function clearIdempotentAnswers(now = Date.now()): Promise<void> {
  await database()
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, now - KEPT_MS));
}

function isKey(userId: string, keyed: string) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, keyed));
}

function purposeOf(userId: string): string {
  return `answer:${userId}`;
}

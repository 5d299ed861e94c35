import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { database } from "#db/client.ts";
import { idempotentAnswers } from "#db/schema.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { isLeftBehind, thisProcessName } from "#app/models/storage/process-leases.server.ts";
import { seal, unseal } from "#app/models/storage/sealed.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

/** So long the same key gets the same answer. */
const KEPT_MS = 24 * 60 * 60_000;
/** As long as any id of ours. */
const ID_LENGTH = 22;
/** A call that is unanswered for longer than this belongs to a process that died. */
const ABANDONED_MS = 60_000;

/** A call as its key stands for it. */
export interface KeyedCall {
  userId: string;
  /** What the client chose, with the method and the path. */
  key: string;
  /** What was sent, word for word. */
  sent: string;
}

/**
 * What to do with a keyed call. Run it if it is "new". Run it again if it is "resumed": the process that
 * had it died, nobody knows how far on. Don't run the others.
 */
export type KeyedOutcome =
  | { kind: "new" | "resumed" }
  | { kind: "again"; status: number; body: string }
  | { kind: "other-request" }
  | { kind: "under-way" };

/**
 * The id of what a call makes. It follows from the key, so that the row that is made and the note that
 * it was are one: however often a call is resumed, there is one row.
 */
export function idOfCall({ userId, key }: Pick<KeyedCall, "userId" | "key">): string {
  return digestOf(`${userId} ${key}`).slice(0, ID_LENGTH);
}

/** Takes a key for a call, or says what became of the call that had it first. */
export async function takeKey(call: KeyedCall, now = Date.now()): Promise<KeyedOutcome> {
  const { userId, key, sent } = call;
  await requireRoom(userId, ["idempotentAnswers"]);
  const [keyed, request] = [digestOf(key), digestOf(sent)];
  const taken = await database()
    .insert(idempotentAnswers)
    .values({ userId, key: keyed, request, takenBy: thisProcessName, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (taken.length > 0) return { kind: "new" };
  const [first] = await database()
    .select()
    .from(idempotentAnswers)
    .where(isKey(userId, keyed))
    .limit(1);
  if (!first || first.request !== request) return { kind: "other-request" };
  if (first.status === null) {
    return { kind: (await isResumed(first, now)) ? "resumed" : "under-way" };
  }
  const body = first.answer && unseal(first.answer, purposeOf(userId));
  return body === null ? { kind: "under-way" } : { kind: "again", status: first.status, body };
}

/** Takes a call over from a dead process; false where it still runs, or another process was faster. */
async function isResumed(
  { userId, key, takenBy, createdAt }: typeof idempotentAnswers.$inferSelect,
  now: number,
): Promise<boolean> {
  // A time in the future comes from a clock that was ahead.
  const isAbandoned = createdAt < now - ABANDONED_MS || createdAt > now + ABANDONED_MS;
  if (!isAbandoned && !isLeftBehind(takenBy)) return false;
  const resumed = await database()
    .update(idempotentAnswers)
    .set({ takenBy: thisProcessName, createdAt: now })
    .where(
      and(
        isKey(userId, key),
        isNull(idempotentAnswers.status),
        eq(idempotentAnswers.createdAt, createdAt),
        takenBy === null
          ? isNull(idempotentAnswers.takenBy)
          : eq(idempotentAnswers.takenBy, takenBy),
      ),
    )
    .returning({ key: idempotentAnswers.key });
  return resumed.length > 0;
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

/** Releases the key of a call that failed, so that the same call may be tried again. */
export async function releaseKey({ userId, key }: KeyedCall): Promise<void> {
  await database()
    .delete(idempotentAnswers)
    .where(isKey(userId, digestOf(key)));
}

/** Forgets answers of yesterday. */
export async function clearIdempotentAnswers(now = Date.now()): Promise<void> {
  await database()
    .delete(idempotentAnswers)
    .where(
      or(
        lt(idempotentAnswers.createdAt, now - KEPT_MS),
        // Delete rows that a clock running ahead dated into the future, too.
        gt(idempotentAnswers.createdAt, now + KEPT_MS),
      ),
    );
}

function isKey(userId: string, keyed: string) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, keyed));
}

function purposeOf(userId: string): string {
  return `answer:${userId}`;
}

import { asc, desc, eq, gt, ne, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  accountImports,
  apiTokens,
  browserLocks,
  crisisEventNotes,
  crisisEvents,
  emailChanges,
  goalOutcomes,
  insightDismissals,
  modelUsage,
  moodImports,
  passkeys,
  paymentEvents,
  planMails,
  refundRequests,
  riskStates,
  sessionFlow,
  subscriptionNotices,
  subscriptions,
  trials,
  twoFactorAuth,
  undos,
  userSessions,
  weekReviews,
} from "#db/schema.ts";
import { MOOD_IMPORT_KEPT_MS } from "#app/models/record/mood-imports.server.ts";
import { UNDO_MS } from "#app/models/storage/undos.server.ts";
import { ACCOUNT_IMPORT_KEPT_MS } from "./account-imports.server.ts";
import { ownRows } from "./export-rows.server.ts";
import type { User } from "./users.server.ts";

/** Rows of which nobody has many. */
async function* atOnce<Row>(rows: PromiseLike<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}

/** Where the person is signed in. */
export const readBrowsers = ownRows(userSessions, [userSessions.createdAt, userSessions.id]);

/** Keys for programs, without what they are checked by. */
export function readKeys({ id }: User) {
  const { name, scopes, createdAt, lastUsedAt, expiresAt, userId } = apiTokens;
  const rows = database()
    .select({ name, scopes, createdAt, lastUsedAt, expiresAt })
    .from(apiTokens)
    .where(eq(userId, id))
    .orderBy(asc(createdAt));
  return atOnce(rows);
}

/** What became of goals. */
export const readGoalOutcomes = ownRows(goalOutcomes, [goalOutcomes.at, goalOutcomes.sourceId]);

/** Insights that the person doesn't want to see. */
export const readDismissals = ownRows(insightDismissals, [
  insightDismissals.at,
  insightDismissals.key,
]);

/** What the model wrote about weeks. */
export const readWeekReviews = ownRows(
  weekReviews,
  [weekReviews.sunday, weekReviews.writtenAt],
  () => ne(weekReviews.words, sql`''`),
);

/** What was changed or deleted and can still be put back. */
export const readUndos = ownRows(undos, [undos.createdAt, undos.id], () =>
  gt(undos.createdAt, Date.now() - UNDO_MS),
);

/** Files with moods that were read, until they're forgotten. */
export const readMoodFiles = ownRows(moodImports, [moodImports.createdAt, moodImports.id], () =>
  gt(moodImports.createdAt, Date.now() - MOOD_IMPORT_KEPT_MS),
);

/** A copy from another installation that waits, or what became of it. */
export const readCopies = ownRows(
  accountImports,
  [accountImports.createdAt, accountImports.id],
  () => gt(accountImports.createdAt, Date.now() - ACCOUNT_IMPORT_KEPT_MS),
);

/** What an administrator noted about a time at which help was shown. */
export function readEventNotes({ id }: User) {
  const { note, createdAt, eventId } = crisisEventNotes;
  const rows = database()
    .select({ note, createdAt })
    .from(crisisEventNotes)
    .innerJoin(crisisEvents, eq(crisisEvents.id, eventId))
    .where(eq(crisisEvents.userId, id))
    .orderBy(asc(createdAt));
  return atOnce(rows);
}

/** How far the person came on the way to each day's session. */
export const readSessionFlow = ownRows(sessionFlow, [sessionFlow.sessionDate, sessionFlow.id]);

/** What the model was asked for, in counts. */
export const readModelUsage = ownRows(modelUsage, [modelUsage.at, modelUsage.seq]);

/** What there is of a plan: the trial, the subscription, and what was asked, mailed and told about it. */
export async function readPlan({ id, paymentCustomerId }: User) {
  const db = database();
  const [trial, subscription, refunds, mails, news, events] = await db.batch([
    db.select().from(trials).where(eq(trials.userId, id)),
    db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    db.select().from(refundRequests).where(eq(refundRequests.userId, id)),
    db.select().from(subscriptionNotices).where(eq(subscriptionNotices.userId, id)),
    db.select().from(planMails).where(eq(planMails.userId, id)),
    db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.customerId, paymentCustomerId ?? ""))
      .orderBy(asc(paymentEvents.receivedAt)),
  ]);
  return {
    trial: trial[0] ?? null,
    subscription: subscription[0] ?? null,
    refunds,
    mails: [...mails, ...news],
    events,
  };
}

/**
 * How the account is guarded: its second step, passkeys, locks, and an address that waits to take the place of this
 * one.
 */
export async function readGuards({ id }: User) {
  const db = database();
  const { enabled, createdAt, lastUsedAt, removalAskedAt } = twoFactorAuth;
  const [twoFactor, waiting, keys, locks] = await db.batch([
    db
      .select({ enabled, createdAt, lastUsedAt, removalAskedAt })
      .from(twoFactorAuth)
      .where(eq(twoFactorAuth.userId, id)),
    db
      .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, id))
      .orderBy(desc(emailChanges.createdAt)),
    db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.createdAt)),
    db.select().from(browserLocks).where(eq(browserLocks.userId, id)),
  ]);
  return { twoFactor: twoFactor[0] ?? null, waiting, passkeys: keys, locks };
}

/** Where the person stands after what was found about danger, or null. */
export async function readRisk({ id }: User) {
  const [risk] = await database().select().from(riskStates).where(eq(riskStates.userId, id));
  return risk ?? null;
}

import { DAY_MS } from "#app/config/durations.ts";
import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { ProviderSubscription, Receipt } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { planMails, users, type subscriptions } from "#db/schema.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** A change older than this is not mailed: it is no news any more. */
const NEWS_MS = 3 * DAY_MS;
/** What was paid longer ago and went back is told by the provider alone. */
const REFUND_NEWS_MS = 60 * DAY_MS;
/** Two processes may see one change at once. Within this time it counts as the same one. */
const SAME_MS = 60_000;

type PlanMailRow = typeof planMails.$inferSelect;
type Before = Pick<
  typeof subscriptions.$inferSelect,
  "subscriptionId" | "cancelAtPeriodEnd"
> | null;

/** Something about a plan that its owner is to be told. */
export interface PlanMail extends PlanMailRow {
  email: string;
  timeZone: string | null;
}

/** Notes what has changed about somebody's plan, by what stood here and what the provider says. */
export async function notePlanChange(
  user: User,
  before: Before,
  best: ProviderSubscription | null,
  now: number,
): Promise<void> {
  if (best && isRunning(best.status)) return noteRunning(user.id, before, best, now);
  const { subscriptionStatus: status, paymentSubscriptionId: aboutId } = user;
  const hadPlan = status !== "canceled" && status !== "inactive" && aboutId !== null;
  const isOver = best === null || best.status === "canceled";
  // Who canceled was told the day then.
  if (!hadPlan || !isOver || before?.cancelAtPeriodEnd) return;
  await queue({ userId: user.id, kind: "ended", aboutId, amountCents: 0, periodEnd: now, now });
}

async function noteRunning(
  userId: string,
  before: Before,
  { id, startedAt, amountCents, currentPeriodEnd: periodEnd, ...best }: ProviderSubscription,
  now: number,
): Promise<void> {
  const isKnown = before?.subscriptionId === id;
  if (!isKnown && startedAt < now - NEWS_MS) return;
  const common = { userId, amountCents, periodEnd, now };
  if (!isKnown) await queue({ ...common, kind: "bought", aboutId: id });
  const aboutId = `${id}-${periodEnd}`;
  if (!best.cancelAtPeriodEnd) await dropUnsent(userId);
  else if (!isKnown || !before.cancelAtPeriodEnd) {
    await queue({ ...common, kind: "canceled", aboutId });
  }
}

function isRunning(status: ProviderSubscription["status"]): boolean {
  return status === "active" || status === "trialing";
}

/** Queues the news of payments that went back, each once. */
export async function queueRefundMails(
  userId: string,
  refunded: readonly Receipt[],
  now = Date.now(),
): Promise<void> {
  for (const { id, paidAt, amountCents } of refunded) {
    if (paidAt < now - REFUND_NEWS_MS) continue;
    await queue({ userId, kind: "refunded", aboutId: id, amountCents, periodEnd: now, now });
  }
}

async function queue({
  now: happenedAt,
  ...mail
}: Omit<PlanMailRow, "happenedAt" | "sentAt"> & { now: number }): Promise<void> {
  const insert = database()
    .insert(planMails)
    .values({ ...mail, happenedAt });
  // Only a cancellation can come once more: it was taken back meanwhile.
  await (mail.kind === "canceled"
    ? insert.onConflictDoUpdate({
        target: [planMails.userId, planMails.kind, planMails.aboutId],
        set: { happenedAt, sentAt: null },
        setWhere: lt(planMails.happenedAt, happenedAt - SAME_MS),
      })
    : insert.onConflictDoNothing());
}

/** A cancellation that was taken back before anybody was told is no news. */
async function dropUnsent(userId: string): Promise<void> {
  await database()
    .delete(planMails)
    .where(
      and(eq(planMails.userId, userId), eq(planMails.kind, "canceled"), isNull(planMails.sentAt)),
    );
}

/** What people are still to be told. */
export async function findUnsentPlanMails(now = Date.now()): Promise<PlanMail[]> {
  const rows = await database()
    .select({ mail: planMails, email: users.email, timeZone: users.timeZone })
    .from(planMails)
    .innerJoin(users, eq(users.id, planMails.userId))
    .where(and(isNull(planMails.sentAt), gt(planMails.happenedAt, now - NEWS_MS)));
  return rows.map(({ mail, ...person }) => ({ ...mail, ...person }));
}

/** Notes that this is told now; false where it was told before. */
export async function claimPlanMail(mail: PlanMail, now = Date.now()): Promise<boolean> {
  const claimed = await database()
    .update(planMails)
    .set({ sentAt: now })
    .where(and(isMail(mail), isNull(planMails.sentAt)))
    .returning({ userId: planMails.userId });
  return claimed.length > 0;
}

/** Forgets that it was told: the mail didn't go out. */
export async function releasePlanMail(mail: PlanMail): Promise<void> {
  await database()
    .update(planMails)
    .set({ sentAt: null })
    .where(and(isMail(mail), isNotNull(planMails.sentAt)));
}

function isMail({ userId, kind, aboutId }: PlanMail) {
  return and(
    eq(planMails.userId, userId),
    eq(planMails.kind, kind),
    eq(planMails.aboutId, aboutId),
  );
}

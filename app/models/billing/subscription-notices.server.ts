import { and, between, eq, gt } from "drizzle-orm";
import { GRACE_DAYS } from "#app/catalogue/plans.ts";
import { database } from "#db/client.ts";
import { subscriptionNotices, subscriptions, users } from "#db/schema.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** How long before a year is renewed its owner is told. */
export const RENEWAL_NOTICE_MS = 14 * 24 * 60 * 60_000;
const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000;

export type NoticeKind = typeof subscriptionNotices.$inferSelect.kind;

/** Somebody to be told something about their plan. */
export interface PlanNotice {
  kind: NoticeKind;
  user: Pick<User, "id" | "email" | "timeZone" | "pastDueSince">;
  amountCents: number;
  periodEnd: number;
}

/** Who is to be told about a renewal or a payment that is missing, told or not. */
export async function findDueNotices(now = Date.now()): Promise<PlanNotice[]> {
  const { id, email, timeZone, pastDueSince } = users;
  const columns = {
    user: { id, email, timeZone, pastDueSince },
    amountCents: subscriptions.amountCents,
    periodEnd: subscriptions.currentPeriodEnd,
  };
  const renewing = await database()
    .select(columns)
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.plan, "yearly"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        eq(users.subscriptionStatus, "active"),
        between(subscriptions.currentPeriodEnd, now, now + RENEWAL_NOTICE_MS),
      ),
    );
  const unpaid = await database()
    .select(columns)
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    // Later than that it would promise days that are over.
    .where(and(eq(users.subscriptionStatus, "past_due"), gt(users.pastDueSince, now - GRACE_MS)));
  return [
    ...renewing.map((each) => ({ kind: "renews_soon" as const, ...each })),
    ...unpaid.map((each) => ({ kind: "payment_failed" as const, ...each })),
  ];
}

/** Notes that somebody is told now; false where they were told before: then nothing is to be sent. */
export async function claimNotice(
  { kind, user, periodEnd }: PlanNotice,
  now = Date.now(),
): Promise<boolean> {
  const claimed = await database()
    .insert(subscriptionNotices)
    .values({ userId: user.id, kind, periodEnd, sentAt: now })
    .onConflictDoNothing()
    .returning({ userId: subscriptionNotices.userId });
  return claimed.length > 0;
}

/** Forgets that somebody was told: the mail didn't go out. */
export async function releaseNotice({ kind, user, periodEnd }: PlanNotice): Promise<void> {
  await database()
    .delete(subscriptionNotices)
    .where(
      and(
        eq(subscriptionNotices.userId, user.id),
        eq(subscriptionNotices.kind, kind),
        eq(subscriptionNotices.periodEnd, periodEnd),
      ),
    );
}

import { and, eq, exists, gte, isNull, notInArray, or, sql } from "drizzle-orm";
import { TRIAL_DAYS, TRIAL_OFFERED_AT } from "#app/catalogue/plans.ts";
import { database, prepared } from "#db/client.ts";
import { trials, users } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { hasNoLimit } from "./subscriptions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60_000;

/**
 * How a person stands with the trial: it runs, it was had, it can begin, not before the free messages
 * are used, or it is none for somebody who has a paid subscription.
 */
export type TrialState = "running" | "had" | "offered" | "early" | "subscribed";

const trialOf = prepared((db) =>
  db
    .select({ startedAt: trials.startedAt })
    .from(trials)
    .where(eq(trials.userId, sql.placeholder("userId")))
    .limit(1)
    .prepare(),
);

/** How this person stands with the trial. */
export async function findTrialState(user: User, now = Date.now()): Promise<TrialState> {
  if (hasNoLimit(user, now)) {
    return user.subscriptionStatus === "trialing" ? "running" : "subscribed";
  }
  const [trial] = await trialOf().all({ userId: user.id });
  if (trial) return "had";
  // What was ever paid for is the provider's to say: no row of ours is put over it.
  if (user.paymentSubscriptionId !== null) return "subscribed";
  return user.messagesUsed < TRIAL_OFFERED_AT ? "early" : "offered";
}

/**
 * Begins the free trial: seven days of premium that end by themselves, since a period's end decides
 * who is premium. Once for each account, and only where it is offered: all of it is decided inside
 * the batch, so that of twenty posts at once one begins it. False where it did not begin.
 */
export async function startTrial(userId: string, now = Date.now()): Promise<boolean> {
  const id = newId();
  const isBegun = exists(
    database()
      .select({ id: trials.id })
      .from(trials)
      .where(and(eq(trials.id, id), eq(trials.userId, userId))),
  );
  const begin = database().run(sql`
    insert into ${trials} (id, user_id, started_at)
    select ${id}, id, ${now} from ${users} where ${mayBegin(userId, now)}
    on conflict do nothing`);
  const grant = database()
    .update(users)
    .set({ subscriptionStatus: "trialing", premiumExpiresAt: now + TRIAL_MS, updatedAt: now })
    .where(and(eq(users.id, userId), isBegun))
    .returning({ id: users.id });
  const [, granted] = await database().batch([begin, grant]);
  return granted.length > 0;
}

function mayBegin(userId: string, now: number) {
  return and(
    eq(users.id, userId),
    gte(users.messagesUsed, TRIAL_OFFERED_AT),
    isNull(users.paymentSubscriptionId),
    or(
      notInArray(users.subscriptionStatus, ["active", "trialing"]),
      isNull(users.premiumExpiresAt),
      sql`${users.premiumExpiresAt} <= ${now}`,
    ),
  );
}

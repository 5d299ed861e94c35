import { setTimeout as wait } from "node:timers/promises";
import { and, eq, gt, lte } from "drizzle-orm";
import { PaymentError } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { checkoutLocks } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

/** How long a lock lasts whose holder is gone. */
const LAPSES_AFTER_MS = 5_000;
const RENEW_EVERY_MS = 1_500;
const ASK_EVERY_MS = 100;
/** Long enough for one that is gone, and no longer than anybody waits for the provider. */
const WAITS_MS = 9_000;

/** The lock of one account's checkouts, as its holder sees it. */
export interface CheckoutLock {
  /** False where the holder stood still for so long that another may have taken it. */
  isHeld: () => Promise<boolean>;
}

/**
 * Runs `work` for an account while no other request, on any instance, does so. Throws a PaymentError
 * if the lock isn't free in time.
 */
export async function withCheckoutLock<Done>(
  userId: string,
  work: (lock: CheckoutLock) => Promise<Done>,
): Promise<Done> {
  const holderId = newId();
  const giveUpAt = Date.now() + WAITS_MS;
  while (!(await take(userId, holderId))) {
    if (Date.now() > giveUpAt) throw new PaymentError("unavailable");
    await wait(ASK_EVERY_MS);
  }
  const renewing = setInterval(() => {
    // One that fails is tried again long before the lock lapses.
    renew(userId, holderId).catch(() => {});
  }, RENEW_EVERY_MS);
  try {
    return await work({ isHeld: () => renew(userId, holderId) });
  } finally {
    clearInterval(renewing);
    await release(userId, holderId);
  }
}

async function take(userId: string, holderId: string, now = Date.now()): Promise<boolean> {
  const lock = { holderId, heldUntil: now + LAPSES_AFTER_MS };
  const taken = await database()
    .insert(checkoutLocks)
    .values({ userId, ...lock })
    .onConflictDoUpdate({
      target: checkoutLocks.userId,
      set: lock,
      setWhere: lte(checkoutLocks.heldUntil, now),
    })
    .returning({ userId: checkoutLocks.userId });
  return taken.length > 0;
}

/** False where it had lapsed: it is never taken back from whoever may have it now. */
async function renew(userId: string, holderId: string, now = Date.now()): Promise<boolean> {
  const renewed = await database()
    .update(checkoutLocks)
    .set({ heldUntil: now + LAPSES_AFTER_MS })
    .where(and(isHolder(userId, holderId), gt(checkoutLocks.heldUntil, now)))
    .returning({ userId: checkoutLocks.userId });
  return renewed.length > 0;
}

async function release(userId: string, holderId: string): Promise<void> {
  await database().delete(checkoutLocks).where(isHolder(userId, holderId));
}

function isHolder(userId: string, holderId: string) {
  return and(eq(checkoutLocks.userId, userId), eq(checkoutLocks.holderId, holderId));
}

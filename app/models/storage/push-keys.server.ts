import { eq } from "drizzle-orm";
import { newPushKeys, type PushKeys } from "#app/services/push.server.ts";
import { database } from "#db/client.ts";
import { pushKeys, pushSubscriptions } from "#db/schema.ts";
import { seal, unseal } from "./sealed.server.ts";

const ID = "web-push";
/** What the private key is sealed for. */
export const PUSH_KEY_PURPOSE = "push-key";

/** The keys that push services know this product by; null where there are none, or no secret opens them. */
export async function findPushKeys(): Promise<PushKeys | null> {
  const [found] = await database().select().from(pushKeys).where(eq(pushKeys.id, ID));
  const privateKey = found ? unseal(found.privateKey, PUSH_KEY_PURPOSE) : null;
  return found && privateKey !== null ? { publicKey: found.publicKey, privateKey } : null;
}

/**
 * Makes the keys at the first start, and again where the secret that sealed them is gone: what browsers
 * subscribed to with the old ones is then worth nothing, so it goes, too.
 */
export async function preparePushKeys(now = Date.now()): Promise<void> {
  if (await findPushKeys()) return;
  const { publicKey, privateKey } = newPushKeys();
  const made = { publicKey, privateKey: seal(privateKey, PUSH_KEY_PURPOSE), createdAt: now };
  const [stale] = await database().select().from(pushKeys).where(eq(pushKeys.id, ID));
  if (!stale) {
    // Of several instances that start together, one makes them.
    await database()
      .insert(pushKeys)
      .values({ id: ID, ...made })
      .onConflictDoNothing();
    return;
  }
  await database().batch([
    database().update(pushKeys).set(made).where(eq(pushKeys.publicKey, stale.publicKey)),
    database().delete(pushSubscriptions),
  ]);
}

import { eq, isNotNull } from "drizzle-orm";
import { database } from "#db/client.ts";
import { exports, oauthAccounts, pushKeys, pushSubscriptions, twoFactorAuth } from "#db/schema.ts";
import { exportPurpose } from "#app/models/accounts/exports.server.ts";
import { providerTokenPurpose } from "#app/models/accounts/oauth-accounts.server.ts";
import { pushPurpose } from "#app/models/accounts/push-subscriptions.server.ts";
import { PUSH_KEY_PURPOSE } from "./push-keys.server.ts";
import { seal, unseal } from "./sealed.server.ts";
import { twoFactorPurpose } from "#app/models/accounts/two-factor.server.ts";

/**
 * Seals with the newest secret what is sealed in the database, so that older ones can go: providers'
 * tokens, the secrets of apps for the second step, the keys of exports and of notifications. How many values
 * there were. What no secret of the list opens stays as it is. Answers to calls last a day, and are left alone.
 */
export async function resealSecrets(): Promise<number> {
  let count = 0;
  const again = (sealed: string | null, purpose: string): string | null => {
    const opened = sealed === null ? null : unseal(sealed, purpose);
    if (opened === null) return sealed;
    count += 1;
    return seal(opened, purpose);
  };
  for (const { id, accessToken, refreshToken } of await database().select().from(oauthAccounts)) {
    const purpose = providerTokenPurpose(id);
    await database()
      .update(oauthAccounts)
      .set({
        accessToken: again(accessToken, purpose),
        refreshToken: again(refreshToken, purpose),
      })
      .where(eq(oauthAccounts.id, id));
  }
  for (const { userId, secret } of await database().select().from(twoFactorAuth)) {
    const sealed = again(secret, twoFactorPurpose(userId)) ?? secret;
    await database()
      .update(twoFactorAuth)
      .set({ secret: sealed })
      .where(eq(twoFactorAuth.userId, userId));
  }
  for (const { id, key } of await database().select().from(exports).where(isNotNull(exports.key))) {
    await database()
      .update(exports)
      .set({ key: again(key, exportPurpose(id)) })
      .where(eq(exports.id, id));
  }
  for (const { id, privateKey } of await database().select().from(pushKeys)) {
    const sealed = again(privateKey, PUSH_KEY_PURPOSE) ?? privateKey;
    await database().update(pushKeys).set({ privateKey: sealed }).where(eq(pushKeys.id, id));
  }
  for (const { id, userId, subscription } of await database().select().from(pushSubscriptions)) {
    const sealed = again(subscription, pushPurpose(userId)) ?? subscription;
    await database()
      .update(pushSubscriptions)
      .set({ subscription: sealed })
      .where(eq(pushSubscriptions.id, id));
  }
  return count;
}

import type { RouterContextProvider } from "react-router";
import { dayOf } from "#app/catalogue/format-date.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import {
  addReminderBrowser,
  reminderBrowsersOf,
} from "#app/models/accounts/push-subscriptions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { findPushKeys } from "#app/models/storage/push-keys.server.ts";
import { readSubscription } from "#app/services/push.server.ts";

/** What the page says of notifications: this product's key (null: none are sent), and the browsers that show them. */
export async function readBrowsers({ id: userId, timeZone }: User) {
  const [keys, browsers] = await Promise.all([findPushKeys(), reminderBrowsersOf(userId)]);
  return {
    pushKey: keys?.publicKey ?? null,
    browsers: browsers.map(({ id, endpointDigest, device, createdAt }) => ({
      id,
      // As a script writes its bytes with the least code.
      digest: Buffer.from(endpointDigest, "base64url").join(""),
      device: device ?? "Unknown browser",
      added: dayOf(createdAt, timeZone),
    })),
  };
}

/** Adds the browser that sends this; false where what it sent is no subscription. */
export async function addBrowser(
  { id: userId }: User,
  sent: string,
  context: Readonly<RouterContextProvider>,
): Promise<boolean> {
  const subscription = readSubscription(sent);
  if (!subscription) return false;
  await addReminderBrowser(userId, subscription, requestFacts(context).userAgent);
  return true;
}

import type { LoaderFunctionArgs } from "react-router";
import { TEXT_SIZE_LABELS, THEME_LABELS } from "#app/catalogue/appearance.ts";
import { LOCK_LABELS } from "#app/catalogue/browser-locks.ts";
import { mannerInWords } from "#app/catalogue/manner.ts";
import { readAppearance } from "#app/middleware/appearance.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { findApiTokens } from "#app/models/accounts/api-tokens.server.ts";
import { findBrowserLock } from "#app/models/accounts/browser-locks.server.ts";
import { linkedSignInsOf } from "#app/models/accounts/oauth-accounts.server.ts";
import { passkeysOf } from "#app/models/accounts/passkeys.server.ts";
import { needsRegion, regionName } from "#app/models/accounts/regions.server.ts";
import { findReminder } from "#app/models/accounts/reminders.server.ts";
import { isPremium, trialDaysLeft } from "#app/models/billing/subscriptions.server.ts";
import { timeZoneWithClock } from "#app/models/accounts/time-zones.server.ts";
import { hasTwoFactor } from "#app/models/accounts/two-factor.server.ts";
import { userSessionsOf } from "#app/models/accounts/user-sessions.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";

const KEPT: Readonly<Record<User["keepConversations"], string>> = {
  always: "Conversations kept until you delete them",
  year: "Conversations kept for a year",
  "90_days": "Conversations kept for 90 days",
};

/** What each row of the settings says that it is set to. */
export async function loadSettings({ request, context }: LoaderFunctionArgs) {
  const { user, session } = signedInAccount(context);
  const [appearance, reminder, signIns, passkeys, isTwoFactor, lock, sessions, keys] =
    await Promise.all([
      readAppearance(request, user),
      findReminder(user.id),
      linkedSignInsOf(user.id),
      passkeysOf(user.id),
      hasTwoFactor(user.id),
      findBrowserLock(user.id, session.lockId),
      userSessionsOf(user.id),
      findApiTokens(user.id),
    ]);
  const { theme, textSize } = appearance;
  const password = hasPassword(user) ? ["Password"] : [];
  return {
    isEligible: user.eligible,
    values: {
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      region: user.region !== null && needsRegion() ? regionName(user.region) : null,
      timeZone: user.timeZone ? timeZoneWithClock(user.timeZone) : "UTC",
      appearance: `${THEME_LABELS[theme]}, ${TEXT_SIZE_LABELS[textSize].toLowerCase()} text`,
      manner: mannerInWords(user),
      reminders: reminder?.isOn ? "On" : reminder?.weekAt ? "On Sundays" : "Off",
      checkUps: user.wantsCheckUps ? "Every two weeks" : "Off",
      plan: planOf(user),
      password: hasPassword(user) ? "Set" : "Not set",
      signIns: [
        ...password,
        password.length > 0 ? "emailed link" : "Emailed link",
        ...signIns.map(({ provider }) => nameOfIssuer(provider)),
      ].join(", "),
      passkeys: passkeys.length === 0 ? "None" : passkeys.map(({ name }) => name).join(", "),
      twoFactor: isTwoFactor ? "On" : "Off",
      lock: lock ? `${LOCK_LABELS[lock.kind]}, in this browser` : "Off in this browser",
      sessions: sessions.length === 1 ? "This browser only" : `${sessions.length} browsers`,
      privacy: KEPT[user.keepConversations],
      health: user.healthDataConsentAt === null ? "Not agreed" : "Agreed",
      keys: keys.length === 0 ? "None" : String(keys.length),
    },
  };
}

function planOf(user: User): string {
  const days = trialDaysLeft(user);
  if (isPremium(user)) return "Premium";
  return days === null ? "Free" : `Free trial, ${days} ${days === 1 ? "day" : "days"} left`;
}

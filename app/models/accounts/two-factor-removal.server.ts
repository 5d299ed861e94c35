import { momentOf } from "#app/catalogue/format-date.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { recordAccountEvent } from "./account-events.server.ts";
import { askToRemoveTwoFactor } from "./two-factor.server.ts";
import type { User } from "./users.server.ts";

/**
 * An administrator takes somebody's second step away: asked the first time, done the second, at least
 * 72 hours later. The owner is told by mail both times; `at` is when it may be done.
 */
export async function removeTwoFactorByAdmin(user: User, now = Date.now()) {
  const { outcome, at } = await askToRemoveTwoFactor(user.id, now);
  if (outcome === "asked") {
    const entry = { kind: "two_factor_removal_asked", by: "admin" } as const;
    await recordAccountEvent(user.id, entry, now);
    const mail = mailText("two_factor_removal_asked", { at: momentOf(at, user.timeZone) });
    return { outcome, at, isTold: (await sendMail({ to: user.email, ...mail })).ok };
  }
  if (outcome === "removed") {
    await recordAccountEvent(user.id, { kind: "two_factor_off", by: "admin" }, now);
    const mail = mailText("two_factor_off", {});
    return { outcome, at, isTold: (await sendMail({ to: user.email, ...mail })).ok };
  }
  return { outcome, at, isTold: true };
}

import type { RouterContextProvider } from "react-router";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";

/** Writes a change of the two-factor sign-in into the trail, and tells its owner by mail. */
export async function mailTwoFactorChange(
  context: Readonly<RouterContextProvider>,
  user: User,
  kind: "two_factor_on" | "two_factor_off" | "backup_codes_renewed",
): Promise<void> {
  const { userAgent } = requestFacts(context);
  await recordAccountEvent(user.id, { kind, userAgent });
  await sendMail({ to: user.email, ...mailText(kind, {}) });
}

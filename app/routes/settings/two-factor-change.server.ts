import type { RouterContextProvider } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { sendMail } from "#app/services/mail.server.ts";
import { twoFactorMail, type TwoFactorChange } from "#app/services/mail-texts.ts";

/** Writes a change of the two-factor sign-in into the trail, and tells its owner by mail. */
export async function mailTwoFactorChange(
  context: Readonly<RouterContextProvider>,
  user: User,
  kind: TwoFactorChange,
): Promise<void> {
  const { userAgent } = requestFacts(context);
  await recordAccountEvent(user.id, { kind, userAgent });
  const { appName, appUrl } = environment();
  await sendMail({ to: user.email, ...twoFactorMail({ appName, appUrl, kind }) });
}

import { environment } from "#app/config/environment.server.ts";
import { log } from "#app/config/log.server.ts";
import {
  issueResetCode,
  issueVerificationCode,
  type Registration,
} from "#app/models/codes.server.ts";
import { createUser, findUserByEmail, type User } from "#app/models/users.server.ts";
import { sendMail } from "#app/services/mail.server.ts";
import {
  alreadyRegisteredMail,
  resetCodeMail,
  verificationCodeMail,
} from "#app/services/mail-texts.ts";

/** Registers an address, or tells its owner that someone tried: the answer is the same. */
export async function registerByMail(
  email: string,
  registration: Registration,
): Promise<{ isSent: boolean }> {
  const created = await createUser({ email, ...registration });
  const user = created ?? (await findUserByEmail(email));
  if (!user) return { isSent: false };
  const { appName, appUrl } = environment();
  if (user.emailVerified) {
    const sent = await sendMail({ to: user.email, ...alreadyRegisteredMail({ appName, appUrl }) });
    return { isSent: sent.ok };
  }
  return sendVerificationCode(user, registration);
}

/** Sends a fresh confirmation code. */
export async function sendVerificationCode(
  user: User,
  registration: Registration | null,
): Promise<{ isSent: boolean }> {
  const { appName, appUrl } = environment();
  const { code, linkToken } = await issueVerificationCode(user, registration);
  const link = `${appUrl}/auth/verify-email?token=${linkToken}`;
  const sent = await sendMail({ to: user.email, ...verificationCodeMail({ appName, code, link }) });
  return { isSent: sent.ok };
}

/** Sends a reset code if the address has an account. Runs behind the answer, so that time tells nothing. */
export function sendResetCodeInBackground(email: string): void {
  inBackground(async () => {
    const user = await findUserByEmail(email);
    if (!user) return;
    const { appName } = environment();
    const code = await issueResetCode(user.id);
    await sendMail({ to: user.email, ...resetCodeMail({ appName, code }) });
  });
}

/** Sends a confirmation code again if the address waits for one; behind the answer likewise. */
export function resendVerificationInBackground(email: string): void {
  inBackground(async () => {
    const user = await findUserByEmail(email);
    if (user && !user.emailVerified) await sendVerificationCode(user, null);
  });
}

function inBackground(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    log().error({ name: error instanceof Error ? error.name : "unknown" }, "a code was not sent");
  });
}

import { environment } from "#app/config/environment.server.ts";
import { log } from "#app/config/log.server.ts";
import {
  issueOwnerCode,
  issueResetCode,
  issueSignInCode,
  issueVerificationCode,
  type Registration,
} from "#app/models/codes.server.ts";
import { consumeRateLimit } from "#app/models/rate-limits.server.ts";
import {
  createUser,
  findUserByEmail,
  forgetUnconfirmedPassword,
  type User,
} from "#app/models/users.server.ts";
import { sendMail } from "#app/services/mail.server.ts";
import {
  alreadyRegisteredMail,
  ownerCodeMail,
  resetCodeMail,
  signInCodeMail,
  verificationCodeMail,
} from "#app/services/mail-texts.ts";

/** A browser's request for a code: it alone knows its id. */
interface CodeRequest {
  requestId: string;
  /** Whether it comes from a browser that has signed in to the account: strangers use up none of its mails. */
  isFromKnownBrowser: boolean;
}

/** Registers an address, or tells its owner that someone tried: the answer is the same. */
export async function registerByMail(
  email: string,
  { region, ...registration }: Registration & Pick<User, "region">,
  request: CodeRequest,
): Promise<{ isSent: boolean }> {
  const created = await createUser({ email, region, ...registration });
  const user = created ?? (await findUserByEmail(email));
  if (!user) return { isSent: false };
  if (user.emailVerified) {
    if (!(await mayBeMailed(user, request))) return { isSent: true };
    const { appName, appUrl } = environment();
    const sent = await sendMail({ to: user.email, ...alreadyRegisteredMail({ appName, appUrl }) });
    return { isSent: sent.ok };
  }
  if (!created) await forgetUnconfirmedPassword(user.id);
  return sendVerificationCode(user, { ...request, registration, earlierId: null });
}

/** Sends a code that confirms the address; where no more is mailed now, the last one sent still works. */
export async function sendVerificationCode(
  user: User,
  request: CodeRequest & { registration: Registration | null; earlierId: string | null },
): Promise<{ isSent: boolean }> {
  const { appName, appUrl } = environment();
  const isMailed = await mayBeMailed(user, request);
  const issued = await issueVerificationCode(user, { ...request, isMailed });
  if (!issued) return { isSent: true };
  const link = `${appUrl}/auth/verify-email?token=${issued.linkToken}`;
  const mail = verificationCodeMail({ appName, code: issued.code, link });
  const sent = await sendMail({ to: user.email, ...mail });
  return { isSent: sent.ok };
}

/** Sends a code to whoever gave the right password from a new place; false where it was not sent. */
export async function sendSignInCode(user: User, requestId: string): Promise<boolean> {
  // Only who knows the password asks for these: what strangers ask for uses up none of them.
  if (!(await consumeRateLimit("mail.sign-in", user.id)).isAllowed) return false;
  const { appName } = environment();
  const code = await issueSignInCode(user.id, requestId);
  const sent = await sendMail({ to: user.email, ...signInCodeMail({ appName, code }) });
  return sent.ok;
}

/** Sends somebody who is signed in a code that shows that the account is theirs; false where it was not sent. */
export async function sendOwnerCode(user: User, requestId: string): Promise<boolean> {
  if (!(await consumeRateLimit("mail.sign-in", user.id)).isAllowed) return false;
  const { appName } = environment();
  const code = await issueOwnerCode(user.id, requestId);
  const sent = await sendMail({ to: user.email, ...ownerCodeMail({ appName, code }) });
  return sent.ok;
}

/** Sends a reset code if the address has an account. Runs behind the answer, so that time tells nothing. */
export function sendResetCodeInBackground(email: string, request: CodeRequest): void {
  inBackground(async () => {
    const user = await findUserByEmail(email);
    if (!user || !(await mayBeMailed(user, request))) return;
    const { appName } = environment();
    const code = await issueResetCode(user.id, request.requestId);
    await sendMail({ to: user.email, ...resetCodeMail({ appName, code }) });
  });
}

/** Sends a confirmation code again if the address waits for one; behind the answer likewise. */
export function resendVerificationInBackground(
  email: string,
  request: CodeRequest & { earlierId: string | null },
): void {
  inBackground(async () => {
    const user = await findUserByEmail(email);
    if (!user || user.emailVerified) return;
    await sendVerificationCode(user, { ...request, registration: null });
  });
}

// Nobody's inbox is flooded: so many for as long as a code is valid, and after many on one day one
// at a time. There is always a code in the mail that works, or room for another.
async function mayBeMailed(user: User, { isFromKnownBrowser }: CodeRequest): Promise<boolean> {
  if (isFromKnownBrowser) return true;
  if (!(await consumeRateLimit("mail.account", user.id)).isAllowed) return false;
  if ((await consumeRateLimit("mail.day", user.id)).isAllowed) return true;
  return (await consumeRateLimit("mail.rest-of-day", user.id)).isAllowed;
}

function inBackground(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    log().error({ name: error instanceof Error ? error.name : "unknown" }, "a code was not sent");
  });
}

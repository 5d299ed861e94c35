import { environment } from "#app/config/environment.server.ts";
import {
  issueOwnerCode,
  issueResetCode,
  issueSignInCode,
  issueVerificationCode,
  type BrowserRequest,
  type Registration,
} from "#app/models/accounts/codes.server.ts";
import { issueMagicLink } from "#app/models/accounts/magic-links.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import {
  createUser,
  findUserByEmail,
  forgetUnconfirmedPassword,
  NO_PASSWORD,
  type User,
} from "#app/models/accounts/users.server.ts";
import {
  canSendMail,
  mailText,
  sendMail,
  WAITED_FOR,
  type MailFailure,
  type MailResult,
} from "#app/services/mail.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import { withEvenTiming } from "./even-time.server.ts";

/** A request for a code, with what limits its mail. */
interface CodeRequest extends BrowserRequest {
  /** True for a browser that has signed in to the account: a stranger can't use up the owner's mail limit. */
  isFromKnownBrowser: boolean;
}

/** Picks the toast for a code that was not sent: the mail server refused it, or didn't answer. */
export function notSentToast(reason: MailFailure): "code-not-sent" | "code-sending-error" {
  return reason === "unreachable" || reason === "slow" ? "code-sending-error" : "code-not-sent";
}

/** Registers an address, or tells its owner that someone tried: the answer is the same. */
export async function registerByMail(
  email: string,
  { region, ...registration }: Registration & Pick<User, "region">,
  request: CodeRequest,
): Promise<MailResult> {
  const created = await createUser({ email, region, ...registration });
  const user = created ?? (await findUserByEmail(email));
  if (!user) return { ok: false, reason: "invalid" };
  if (user.emailVerified) {
    if (!(await mayBeMailed(user, request))) return canSendMail(WAITED_FOR);
    return sendMail({ to: user.email, ...mailText("already_registered", {}) }, WAITED_FOR);
  }
  if (!created) await forgetUnconfirmedPassword(user.id);
  return sendVerificationCode(user, { ...request, registration });
}

/** Sends a code that confirms the address; where no more is mailed now, the last one sent still works. */
export async function sendVerificationCode(
  user: User,
  request: CodeRequest & { registration: Registration | null },
): Promise<MailResult> {
  const { appUrl } = environment();
  const isMailed = await mayBeMailed(user, request);
  const issued = await issueVerificationCode(user, { ...request, isMailed });
  if (!issued) return canSendMail(WAITED_FOR);
  const link = `${appUrl}/auth/verify-email?token=${issued.linkToken}`;
  const mail = mailText("verification_code", { code: issued.code, link });
  return sendMail({ to: user.email, ...mail }, WAITED_FOR);
}

/** Sends a code to someone who gave the right password from a new place; returns false if the mail failed. */
export async function sendSignInCode(user: User, request: BrowserRequest): Promise<boolean> {
  // A stranger can't use this limit up: the password comes first.
  if (!(await consumeRateLimit("mail.sign-in", user.id)).isAllowed) return false;
  const code = await issueSignInCode(user.id, request);
  const sent = await sendMail({ to: user.email, ...mailText("sign_in_code", { code }) });
  return sent.ok;
}

/**
 * Sends a code to whoever comes from a provider with this address: to confirm it, for an account that
 * may be new. An account whose address the provider doesn't vouch for gets none, and its owner is told
 * of the try: the answer is the same.
 */
export function sendProviderCode(
  {
    isEmailVerified,
    ...person
  }: Pick<User, "email" | "firstName" | "lastName" | "region"> & {
    isEmailVerified: boolean;
  },
  request: CodeRequest,
): Promise<{ userId: string | null; sent: MailResult }> {
  return withEvenTiming(async () => {
    const created = await createUser({ ...person, password: NO_PASSWORD });
    const user = created ?? (await findUserByEmail(person.email));
    if (!user || !(await mayBeMailed(user, request))) {
      return { userId: null, sent: { ok: false, reason: "invalid" } };
    }
    if (user.emailVerified && !isEmailVerified) {
      const mail = mailText("already_registered", {});
      return { userId: null, sent: await sendMail({ to: user.email, ...mail }, WAITED_FOR) };
    }
    await forgetUnconfirmedPassword(user.id);
    const code = await issueOwnerCode(user.id, request);
    const mail = mailText("provider_code", { code });
    return { userId: user.id, sent: await sendMail({ to: user.email, ...mail }, WAITED_FOR) };
  });
}

/** Sends a signed-in person a code that proves the account is theirs; returns false if the mail failed. */
export async function sendOwnerCode(user: User, request: BrowserRequest): Promise<boolean> {
  if (!(await consumeRateLimit("mail.sign-in", user.id)).isAllowed) return false;
  const code = await issueOwnerCode(user.id, request);
  const sent = await sendMail({ to: user.email, ...mailText("owner_code", { code }) });
  return sent.ok;
}

/** Tells an account's owner of a new way to sign in. */
export async function mailSignInLinked({ email }: User, issuer: string): Promise<void> {
  const provider = nameOfIssuer(issuer);
  await sendMail({ to: email, ...mailText("sign_in_linked", { provider }) });
}

/**
 * Sends a reset code if the address has an account. Where it has none the mail server is asked all the
 * same, so that neither a failure nor the time tells which it is.
 */
export function sendResetCode(email: string, request: CodeRequest): Promise<MailResult> {
  return withEvenTiming(async () => {
    const user = await findUserByEmail(email);
    if (!user || !(await mayBeMailed(user, request))) return canSendMail(WAITED_FOR);
    const code = await issueResetCode(user.id, request);
    return sendMail({ to: user.email, ...mailText("reset_code", { code }) }, WAITED_FOR);
  });
}

/** Sends a sign-in link if the address has an account. The answer is the same either way. */
export function sendMagicLink(
  email: string,
  { isFromKnownBrowser, next }: Pick<CodeRequest, "isFromKnownBrowser"> & { next: string | null },
): Promise<MailResult> {
  return withEvenTiming(async () => {
    const user = await findUserByEmail(email);
    if (!user || !(await mayBeMailed(user, { isFromKnownBrowser }))) return canSendMail(WAITED_FOR);
    const { appUrl } = environment();
    const query = new URLSearchParams({ token: await issueMagicLink(user), ...(next && { next }) });
    const link = `${appUrl}/auth/link?${query}`;
    return sendMail({ to: user.email, ...mailText("magic_link", { link }) }, WAITED_FOR);
  });
}

/** Sends the confirmation code again if the address still needs one. The answer is the same either way. */
export function resendVerification(email: string, request: CodeRequest): Promise<MailResult> {
  return withEvenTiming(async () => {
    const user = await findUserByEmail(email);
    if (!user || user.emailVerified) return canSendMail(WAITED_FOR);
    return sendVerificationCode(user, { ...request, registration: null });
  });
}

// Limits mail to one inbox: a few while a code is valid, and after many on one day only one at a time. The
// inbox always holds a valid code, or there is room for another mail.
async function mayBeMailed(
  user: User,
  { isFromKnownBrowser }: Pick<CodeRequest, "isFromKnownBrowser">,
): Promise<boolean> {
  if (isFromKnownBrowser) return true;
  if (!(await consumeRateLimit("mail.account", user.id)).isAllowed) return false;
  if ((await consumeRateLimit("mail.day", user.id)).isAllowed) return true;
  return (await consumeRateLimit("mail.rest-of-day", user.id)).isAllowed;
}

import { redirect } from "react-router";
import { z } from "zod";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { sealedCookie } from "#app/middleware/sealed-cookie.server.ts";
import { endStreamsOfRevoked } from "#app/middleware/stream-watch.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/accounts/codes.server.ts";
import { linkedSignInsOf } from "#app/models/accounts/oauth-accounts.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { changePassword, findUser, type User } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import { knownBrowserCookie } from "./known-browser.server.ts";
import type { ActionRequest } from "./form-limits.server.ts";
import { withNext } from "./own-path.ts";

/** The page to choose a password on, after proving that the address is theirs. */
export const NEW_PASSWORD_PAGE = "/auth/new-password";

const cookie = sealedCookie(
  "aliwell_new_password",
  z.object({
    userId: z.string(),
    /** The account's access epoch: once its access changes, this permission is void. */
    accessEpoch: z.number(),
    /** What the person used to prove it. */
    after: z.enum(["code", "link", "reset"]),
    next: z.string().nullable(),
  }),
  CODE_LIFETIME_MS,
);

/** A password that may be chosen now, without a code: for whom, and where it leads. */
export interface PasswordChoice {
  user: User;
  after: "code" | "link" | "reset";
  next: string | null;
}

/** The header that lets this browser choose the account's password, once and for 15 minutes. */
export function newPasswordHeader({ user, after, next }: PasswordChoice): Promise<string> {
  const { id: userId, accessEpoch } = user;
  return cookie.write({ userId, accessEpoch, after, next });
}

/** Whose password this browser may choose, or null. */
export async function readPasswordChoice(request: Request): Promise<PasswordChoice | null> {
  const choice = await cookie.read(request);
  const user = choice && (await findUser(choice.userId));
  if (!choice || user?.accessEpoch !== choice.accessEpoch) return null;
  return { user, after: choice.after, next: choice.next };
}

/** Stores the password that was chosen, and leads on to sign in with it. */
export async function choosePassword(
  args: ActionRequest,
  { user, after, next }: PasswordChoice,
  newPassword: string,
): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await cookie.forget() });
  if (after === "reset") {
    await replacePassword(args, user, newPassword);
    headers.append("Set-Cookie", await knownBrowserCookie(args.request, user.email));
    return redirect("/auth/forgot-password?step=success", { headers });
  }
  // The account had no password, so there is no change to announce.
  await changePassword(user.id, await hashPassword(newPassword), { keptUserSessionId: null });
  return redirect(withNext(`/auth/verify-email?done=${after}`, next), { headers });
}

/** Puts a new password in place of a forgotten one: signs out everywhere, and tells the owner. */
export async function replacePassword(
  { context }: ActionRequest,
  user: User,
  newPassword: string,
): Promise<void> {
  const hash = await hashPassword(newPassword);
  endStreamsOfRevoked(await changePassword(user.id, hash, { keptUserSessionId: null }));
  const { userAgent } = requestFacts(context);
  await recordAccountEvent(user.id, { kind: "password_reset", userAgent });
  await mailPasswordChanged(user);
}

/** Tells an account's owner of a new password, and which ways in are left beside it. */
export async function mailPasswordChanged({ id, email }: User): Promise<void> {
  const providers = (await linkedSignInsOf(id)).map(({ provider }) => nameOfIssuer(provider));
  const mail =
    providers.length > 0
      ? mailText("password_changed_beside_providers", { providers: providers.join(" and ") })
      : mailText("password_changed", {});
  await sendMail({ to: email, ...mail });
}

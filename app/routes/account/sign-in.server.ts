import { redirect } from "react-router";
import { currentAccount, expiredAccount, signInCookie } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { moveFormToken } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import type { AccountEvent } from "#app/models/accounts/account-events.server.ts";
import {
  recordLoginAttempt,
  waitBeforeNextTry,
} from "#app/models/accounts/login-attempts.server.ts";
import {
  refundRateLimit,
  consumeRateLimit,
  LIMITS,
  type LimitName,
} from "#app/models/storage/rate-limits.server.ts";
import { hasTwoFactor } from "#app/models/accounts/two-factor.server.ts";
import {
  closeUserSession,
  openUserSession,
  userSessionIdOf,
} from "#app/models/accounts/user-sessions.server.ts";
import {
  saveUnknownTimeZone,
  normalizeEmail,
  recordLogin,
  type User,
} from "#app/models/accounts/users.server.ts";
import { authenticate, WrongCredentials } from "./authenticator.server.ts";
import { signInRequestCookie } from "./code-requests.server.ts";
import { clientNetwork, type ActionRequest, type TooMany } from "./form-limits.server.ts";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser.server.ts";
import { lockOfBrowser } from "./lock-cookie.server.ts";
import { askForSecondStep } from "./second-step.server.ts";
import { askForConfirmation, askForCode } from "./ask-for-code.server.ts";

type SignInWay = NonNullable<AccountEvent["way"]>;

/** How far a sign-in got, and the answer that leads on from there. */
export interface SignInAnswer {
  step: "signed-in" | "second-step" | "confirm-address" | "mailed-code";
  user: User;
  response: Response;
}

interface LoginForm {
  email: string;
  password: string;
  /** Where to go afterwards: a path of ours. */
  next: string | null;
  /** The browser's time zone. */
  timeZone: string | null;
}

/**
 * Signs somebody in by address and password: the answer that does, or why not. Wrong passwords slow
 * down the place that they come from. Where the account has had too many from anywhere, the right one
 * from a new place asks for a mailed code, and a browser that has signed in before goes on as ever.
 */
export async function signInByPassword(
  args: ActionRequest,
  { email, password, next, timeZone }: LoginForm,
): Promise<SignInAnswer | TooMany | { failure: "wrong-credentials" }> {
  const account = normalizeEmail(email);
  const browser = await readKnownBrowser(args.request);
  const isKnown = browser?.knows(account) ?? false;
  const network = clientNetwork(args.context);
  const refusing: [LimitName, string][] = isKnown
    ? [["login.browser", `${account} ${browser?.id}`]]
    : [
        ["login.place", `${account} ${network}`],
        ["login.address", network],
      ];
  for (const [name, who] of refusing) {
    const { isAllowed, retryAfterSeconds } = await consumeRateLimit(name, who);
    if (!isAllowed) return { failure: "too-many", retryAfterSeconds };
  }
  const needsCode = !isKnown && !(await consumeRateLimit("login.account", account)).isAllowed;
  const { address } = requestFacts(args.context);
  const waitMs = isKnown ? 0 : await waitBeforeNextTry(account, address);
  if (waitMs > 0) return { failure: "too-many", retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  const user = await authenticated(args, { email, password });
  if (!user) return { failure: "wrong-credentials" };
  for (const [name, who] of refusing) await refundRateLimit(name, who);
  if (!isKnown) await refundRateLimit("login.account", account);
  if (timeZone) await saveUnknownTimeZone(user.id, timeZone);
  if (!user.emailVerified) {
    return {
      step: "confirm-address",
      user,
      response: await askForConfirmation(args, user, isKnown),
    };
  }
  if (!needsCode) return takeFirstStep(args, user, { way: "password", next });
  const response = await askForCode(args, user, next);
  if (response) return { step: "mailed-code", user, response };
  return { failure: "too-many", retryAfterSeconds: LIMITS["mail.sign-in"].windowMs / 1_000 };
}

/**
 * Signs somebody in who has shown who they are; `way` is how. Every way of signing in ends here: where
 * they have turned it on, the second step is asked for first.
 */
export async function signIn(
  args: ActionRequest,
  user: User,
  entered: { way: SignInWay; next: string | null },
): Promise<Response> {
  return (await takeFirstStep(args, user, entered)).response;
}

async function takeFirstStep(
  args: ActionRequest,
  user: User,
  entered: { way: SignInWay; next: string | null },
): Promise<SignInAnswer> {
  return (await hasTwoFactor(user.id))
    ? { step: "second-step", user, response: await askForSecondStep(user, entered) }
    : { step: "signed-in", user, response: await startUserSession(args, user, entered) };
}

/** Starts a user session in place of the browser's earlier one, and redirects. */
export async function startUserSession(
  { request, context }: ActionRequest,
  user: User,
  { way, next }: { way: SignInWay; next: string | null },
): Promise<Response> {
  const before = currentAccount(context) ?? expiredAccount(context);
  if (before) {
    await closeUserSession(before.session.id, before.user.id);
    endStreamsOf(before.session.id);
  }
  const { address, userAgent } = requestFacts(context);
  const lockId = await lockOfBrowser(request, user.id);
  const secret = await openUserSession(user.id, { ipAddress: address, userAgent, lockId });
  moveFormToken(context, userSessionIdOf(secret));
  await recordLogin(user.id, { way, userAgent });
  const headers = new Headers();
  headers.append("Set-Cookie", await signInCookie(secret));
  headers.append("Set-Cookie", await knownBrowserCookie(request, user.email));
  headers.append("Set-Cookie", await signInRequestCookie.forget());
  headers.append("Set-Cookie", await toastHeader("welcome-back"));
  return redirect(next ?? "/", { headers });
}

async function authenticated(
  { request, context }: ActionRequest,
  credentials: Pick<LoginForm, "email" | "password">,
): Promise<User | null> {
  const { address: ipAddress, userAgent } = requestFacts(context);
  const attempt = { email: credentials.email, ipAddress, userAgent };
  try {
    const user = await authenticate(request, credentials);
    await recordLoginAttempt({ ...attempt, successful: true });
    return user;
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    await recordLoginAttempt({ ...attempt, successful: false });
    return null;
  }
}

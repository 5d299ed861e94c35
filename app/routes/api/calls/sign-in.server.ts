import { z } from "zod";
import { TOASTS } from "#app/content/toasts.ts";
import { endOf, type SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { loginSchema } from "../../account/account-forms.server.ts";
import { FAILURES } from "../../account/failure-texts.ts";
import { signInByPassword, type SignInAnswer } from "../../account/sign-in.server.ts";
import { signOut } from "../../account/sign-out.server.ts";
import { defineOpenCall, type ApiCall } from "./api-call.server.ts";
import { CallError, tooOften } from "./call-error.server.ts";
import { shownUser, user } from "./shown-user.server.ts";

/** From then on a page says that its session is about to end, in milliseconds before it. */
const WARNING_MS = 5 * 60_000;

const FIRST_LEFT = {
  "confirm-address": {
    code: "email_unverified",
    text: "Email verification required",
    more: { requiresEmailVerification: true, continueAt: "/auth/verify-email" },
  },
  "second-step": {
    code: "second_step",
    text: "Please enter the code of your app.",
    more: { continueAt: "/auth/two-factor" },
  },
  "mailed-code": {
    code: "mailed_code",
    text: "Please check your email for a 6-digit code.",
    more: { continueAt: "/auth/code" },
  },
} as const satisfies Partial<Record<SignInAnswer["step"], object>>;

/** Signing in and out, and how long a session lasts. */
export const signInCalls: readonly ApiCall[] = [
  defineOpenCall({
    id: "login",
    method: "POST",
    path: "/api/auth/login",
    summary:
      "Signs this browser in; requiresEmailVerification or continueAt says what is left to do first",
    body: loginSchema.pick({ email: true, password: true }),
    answers: { 200: z.object({ user, message: z.string() }) },
    async run({ body, request, url, context }) {
      const entered = { ...body, next: null, timeZone: null };
      const answer = await signInByPassword({ request, url, context }, entered);
      if ("failure" in answer) {
        const { text } = FAILURES[answer.failure];
        if (answer.failure === "too-many") throw tooOften(text, answer.retryAfterSeconds);
        throw new CallError(401, "wrong_credentials", text);
      }
      const headers = cookiesOf(answer.response);
      if (answer.step !== "signed-in") {
        const { code, text, more } = FIRST_LEFT[answer.step];
        throw new CallError(403, code, text, more, headers);
      }
      const message = TOASTS["welcome-back"].title;
      return { body: { user: shownUser(answer.user), message }, headers };
    },
  }),
  defineOpenCall({
    id: "logout",
    method: "POST",
    path: "/api/auth/logout",
    summary: "Ends the session of this browser",
    answers: { 200: z.object({ message: z.string() }) },
    async run({ context }) {
      const headers = await signOut(context);
      if (!headers) throw new CallError(503, "unavailable", "Logout failed. Please try again.");
      return { body: { message: TOASTS["signed-out"].title }, headers };
    },
  }),
  defineOpenCall({
    id: "getSessionExpiry",
    method: "GET",
    path: "/api/auth/session-expiry",
    summary: "When the session of this browser ends, in milliseconds; asking doesn't move it",
    answers: {
      200: z.object({
        timeUntilExpiry: z.number(),
        timeUntilAbsoluteExpiry: z.number(),
        shouldWarn: z.boolean(),
        expiryType: z.enum(["inactivity", "absolute"]),
      }),
    },
    async run({ account }) {
      if (!account) throw sessionExpired();
      return { body: userSessionExpiry(account.session) };
    },
  }),
  defineOpenCall({
    id: "extendSession",
    method: "POST",
    path: "/api/auth/extend-session",
    summary: "Goes on with the session of this browser, up to its longest",
    answers: {
      200: z.object({
        expiresAt: z.number(),
        absoluteExpiresAt: z.number(),
        endsAt: z.number(),
      }),
    },
    async run({ account }) {
      if (!account) throw sessionExpired();
      // The post itself has moved it.
      const { expiresAt, absoluteExpiresAt } = account.session;
      return { body: { expiresAt, absoluteExpiresAt, endsAt: endOf(account.session) } };
    },
  }),
];

function sessionExpired(): CallError {
  return new CallError(401, "signed_out", "Session expired", { requiresLogin: true });
}

/** What the browser is to remember of a page's answer. */
function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return headers;
}

/** When a session ends, in milliseconds from now, and by what. */
function userSessionExpiry(session: SignedIn["session"], now = Date.now()) {
  const { expiresAt, absoluteExpiresAt } = session;
  return {
    timeUntilExpiry: expiresAt - now,
    timeUntilAbsoluteExpiry: absoluteExpiresAt - now,
    shouldWarn: endOf(session) - now <= WARNING_MS,
    expiryType: expiresAt >= absoluteExpiresAt ? ("absolute" as const) : ("inactivity" as const),
  };
}

import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findUserByEmail, normalizeEmail } from "#app/models/accounts/users.server.ts";
import { emailSchema, nameRefusal, resetSchema } from "./account-forms.server.ts";
import { sendResetCode } from "./account-mails.server.ts";
import { resetCookie, readResetRequest } from "./code-requests.server.ts";
import {
  refuseTooMany,
  secondsIn,
  type ActionRequest,
  type TooMany,
} from "./form-limits.server.ts";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser.server.ts";
import { NEW_PASSWORD_PAGE, newPasswordHeader, replacePassword } from "./new-password.server.ts";
import { spendCode } from "./spend-code.server.ts";

/** Mails a code for a new password; the same answer whether the address has an account or not. */
export async function mailResetCode(
  args: ActionRequest,
  email: string,
): Promise<{ failure: null; headers: Headers } | TooMany | { failure: "not-sent" }> {
  const limits = { place: "code.place", address: "code.address" } as const;
  const tooMany = await refuseTooMany(args, limits, email);
  if (tooMany) return tooMany;
  const requestId = newId();
  const browser = await readKnownBrowser(args.request);
  const isFromKnownBrowser = browser?.knows(email) ?? false;
  const earlierId = (await readResetRequest(args.request))?.requestId ?? null;
  const sent = await sendResetCode(email, { requestId, earlierId, isFromKnownBrowser });
  if (!sent.ok) return { failure: "not-sent" };
  const cookie = await resetCookie.write(`${requestId} ${normalizeEmail(email)}`);
  return { failure: null, headers: new Headers({ "Set-Cookie": cookie }) };
}

/** Answers the form that asks for a code. */
export async function requestResetCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  const answer = (failure: "too-many" | "not-sent" | null, status: number, retryAfterSeconds = 0) =>
    data(
      { step: "email" as const, result: submission.reply(), failure, retryAfterSeconds },
      { status },
    );
  if (submission.status !== "success") return answer(null, 400);
  const outcome = await mailResetCode(args, submission.value.email);
  const { failure } = outcome;
  if (failure) return answer(failure, RESET_STATUS[failure], secondsIn(outcome));
  return redirect("/auth/forgot-password?step=token", { headers: outcome.headers });
}

/** The status of an answer to a reset that failed. */
export const RESET_STATUS = {
  invalid: 400,
  "not-sent": 502,
  "not-saved": 503,
  "too-many": 429,
} as const;

const RESET_DONE_PAGE = "/auth/forgot-password?step=success";

/**
 * Spends the code, changes the password and signs out everywhere. A password that is made of the
 * owner's name is refused once the code is spent: then this browser may choose another without one.
 */
export async function changeForgottenPassword(
  args: ActionRequest,
  { token, newPassword, email: typed }: z.output<typeof resetSchema>,
): Promise<
  | { failure: null; headers: Headers; continueAt: string }
  | TooMany
  | { failure: "invalid" | "not-saved" }
  | { failure: "names"; message: string }
> {
  const remembered = await readResetRequest(args.request);
  const email = normalizeEmail(typed ?? remembered?.email ?? "");
  if (!email) return { failure: "invalid" };
  // Until the code is checked, the answer must not reveal the owner's name.
  const message = nameRefusal(newPassword, { email });
  if (message !== null) return { failure: "names", message };
  const requestId = remembered?.email === email ? remembered.requestId : null;
  const user = await findUserByEmail(email);
  const spent = await spendCode(args, "reset", { user, email, requestId, code: token });
  if (spent.outcome === "too-many") return { ...spent, failure: "too-many" };
  if (!user || spent.outcome === "wrong") return { failure: "invalid" };
  const headers = new Headers({ "Set-Cookie": await resetCookie.forget() });
  if (nameRefusal(newPassword, user) !== null) {
    headers.append("Set-Cookie", await newPasswordHeader({ user, after: "reset", next: null }));
    return { failure: null, headers, continueAt: NEW_PASSWORD_PAGE };
  }
  try {
    await replacePassword(args, user, newPassword);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return { failure: "not-saved" };
  }
  headers.append("Set-Cookie", await knownBrowserCookie(args.request, email));
  return { failure: null, headers, continueAt: RESET_DONE_PAGE };
}

/** Answers the form with the code and the new password. */
export async function resetPassword(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: resetSchema });
  // Send both passwords back: someone who mistyped the code has already chosen them.
  const headers = { "Cache-Control": "no-store" };
  const answer = (
    failure: "invalid" | "too-many" | "not-saved" | null,
    status: number,
    { retryAfterSeconds = 0, result = submission.reply() } = {},
  ) => data({ step: "token" as const, result, failure, retryAfterSeconds }, { status, headers });
  if (submission.status !== "success") return answer(null, 400);
  const outcome = await changeForgottenPassword(args, submission.value);
  const { failure } = outcome;
  if (failure === "names") {
    return answer(null, 400, {
      result: submission.reply({ fieldErrors: { newPassword: [outcome.message] } }),
    });
  }
  if (failure) {
    return answer(failure, RESET_STATUS[failure], { retryAfterSeconds: secondsIn(outcome) });
  }
  return redirect(outcome.continueAt, { headers: outcome.headers });
}

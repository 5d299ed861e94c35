import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { registrationOf, openVerificationLink } from "#app/models/accounts/codes.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import {
  findUser,
  findUserByEmail,
  hasPassword,
  verifyUser,
  type User,
} from "#app/models/accounts/users.server.ts";
import { emailSchema, verificationSchema } from "./account-forms.server.ts";
import { notSentToast, resendVerification } from "./account-mails.server.ts";
import { registrationCookie, verifiedCookie } from "./code-requests.server.ts";
import {
  refuseTooMany,
  secondsIn,
  type ActionRequest,
  type TooMany,
} from "./form-limits.server.ts";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser.server.ts";
import { NEW_PASSWORD_PAGE, newPasswordHeader } from "./new-password.server.ts";
import { withNext, ownPath } from "./own-path.ts";
import { spendCode } from "./spend-code.server.ts";

const PAGE = "/auth/verify-email";

/** Where an address stands once its mail has come back, and what its browser remembers. */
interface Confirmed {
  failure: null;
  headers: Headers;
  /** Where it goes on: to sign in, or first to a password of its owner's own. */
  continueAt: string;
}

/** The status of an answer to an address that wasn't confirmed, or a code that wasn't mailed. */
export const VERIFICATION_STATUS = {
  wrong: 400,
  link: 400,
  "link-error": 503,
  "too-many": 429,
  "code-not-sent": 502,
  "code-sending-error": 502,
} as const;

/** Confirms the address that the link of a mail was sent to. Sent again, it says the same. */
export async function confirmByLink(
  args: ActionRequest,
  linkToken: string,
): Promise<Confirmed | { failure: "link" | "link-error" }> {
  try {
    const userId = await openVerificationLink(linkToken);
    const user = userId ? await findUser(userId) : null;
    return user ? await confirm(args, user, "link") : { failure: "link" };
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return { failure: "link-error" };
  }
}

/** Confirms the address that a code was mailed to. */
export async function confirmByCode(
  args: ActionRequest,
  { email, code }: z.output<typeof verificationSchema>,
): Promise<Confirmed | TooMany | { failure: "wrong" }> {
  const user = await findUserByEmail(email);
  const requestId = await registrationCookie.read(args.request);
  const spent = await spendCode(args, "verify", { user, email, requestId, code });
  if (spent.outcome === "too-many") return { ...spent, failure: "too-many" };
  return !user || spent.outcome === "wrong" ? { failure: "wrong" } : confirm(args, user, "code");
}

// Whoever confirms has shown that the mail is theirs. The password is the one that this browser
// registered, whichever code came back: never one that somebody else sent along with another. In any
// other browser it is asked for now.
async function confirm(
  { request, url }: ActionRequest,
  { id, email }: User,
  by: "code" | "link",
): Promise<Confirmed> {
  const registration = await registrationOf(id, await registrationCookie.read(request));
  await verifyUser(id, registration);
  const user = await findUser(id);
  const headers = new Headers();
  headers.append("Set-Cookie", await registrationCookie.forget());
  headers.append("Set-Cookie", await knownBrowserCookie(request, email));
  headers.append("Set-Cookie", await verifiedCookie.write(email));
  const next = nextOf(url);
  if (!user || hasPassword(user)) {
    return { failure: null, headers, continueAt: withNext(`${PAGE}?done=${by}`, next) };
  }
  headers.append("Set-Cookie", await newPasswordHeader({ user, after: by, next }));
  return { failure: null, headers, continueAt: NEW_PASSWORD_PAGE };
}

/** Mails another code; the same answer whether the address has an account or not. */
export async function mailAnotherCode(
  args: ActionRequest,
  email: string,
): Promise<
  | { failure: null; headers: Headers }
  | TooMany
  | { failure: "code-not-sent" | "code-sending-error" }
> {
  const limits = { place: "code.place", address: "code.address" } as const;
  const tooMany = await refuseTooMany(args, limits, email);
  if (tooMany) return tooMany;
  const requestId = newId();
  const earlierId = await registrationCookie.read(args.request);
  const browser = await readKnownBrowser(args.request);
  const isFromKnownBrowser = browser?.knows(email) ?? false;
  const sent = await resendVerification(email, { requestId, earlierId, isFromKnownBrowser });
  if (!sent.ok) return { failure: notSentToast(sent.reason) };
  const cookie = await registrationCookie.write(requestId);
  return { failure: null, headers: new Headers({ "Set-Cookie": cookie }) };
}

/** Answers the click on the page of a link. Mail scanners open links, too: the page alone does nothing. */
export async function verifyByLink(args: ActionRequest, linkToken: string) {
  const outcome = await confirmByLink(args, linkToken);
  if (outcome.failure === null) return leadOn(outcome);
  const { failure } = outcome;
  return data(
    { result: undefined, failure, retryAfterSeconds: 0, intent: "link" as const },
    { status: VERIFICATION_STATUS[failure] },
  );
}

/** Answers the form with a code that was typed. */
export async function verifyByCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: verificationSchema });
  const { payload } = submission;
  const answer = (
    failure: "missing" | "format" | "wrong" | "too-many" | null,
    status: number,
    retryAfterSeconds = 0,
  ) =>
    data(
      { result: submission.reply(), failure, retryAfterSeconds, intent: "verify" as const },
      { status },
    );
  if (!payload.email || !payload.code) return answer("missing", 400);
  if (submission.status !== "success") {
    return answer(submission.error?.code ? "format" : null, 400);
  }
  const outcome = await confirmByCode(args, submission.value);
  if (outcome.failure === null) return leadOn(outcome);
  const { failure } = outcome;
  return answer(failure, VERIFICATION_STATUS[failure], secondsIn(outcome));
}

function leadOn({ continueAt, headers }: Confirmed): Response {
  return redirect(continueAt, { headers });
}

/** Answers the form that asks for another code. */
export async function resendCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  const answer = (
    failure: "missing-email" | "too-many" | "code-not-sent" | "code-sending-error" | null,
    status: number,
    retryAfterSeconds = 0,
  ) =>
    data(
      { result: submission.reply(), failure, retryAfterSeconds, intent: "resend" as const },
      { status },
    );
  if (submission.status !== "success") {
    return answer(submission.payload.email ? null : "missing-email", 400);
  }
  const { email } = submission.value;
  const outcome = await mailAnotherCode(args, email);
  if (outcome.failure) {
    const { failure } = outcome;
    return answer(failure, VERIFICATION_STATUS[failure], secondsIn(outcome));
  }
  const { headers } = outcome;
  headers.append("Set-Cookie", await toastHeader("code-sent"));
  const waiting = `${PAGE}?email=${encodeURIComponent(email)}`;
  return redirect(withNext(waiting, nextOf(args.url)), { headers });
}

function nextOf(url: URL): string | null {
  return ownPath(url.searchParams.get("next"));
}

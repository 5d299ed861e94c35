import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { forgetCodes, registrationOf, spendVerificationLink } from "#app/models/codes.server.ts";
import { isDatabaseFailure } from "#app/models/database-health.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { findUser, findUserByEmail, verifyUser, type User } from "#app/models/users.server.ts";
import { emailSchema, verificationSchema } from "./account-forms.server.ts";
import { notSentToast, resendVerification } from "./account-mails.server.ts";
import {
  forgetRegistration,
  readRegistration,
  registrationHeader,
  verifiedHeader,
} from "./code-requests.server.ts";
import { isWithinLimits, type ActionRequest } from "./form-limits.server.ts";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser.server.ts";
import { keepingNext, ownPath } from "./own-path.ts";
import { spendCode } from "./spend-code.server.ts";

// A link is opened by mail scanners, too: only the click on its page spends the token.
export async function verifyByLink(args: ActionRequest, linkToken: string) {
  const refuse = (failure: "link" | "link-error", status: number) =>
    data({ result: undefined, failure, intent: "link" as const }, { status });
  try {
    const userId = await spendVerificationLink(linkToken);
    const user = userId ? await findUser(userId) : null;
    return user ? await confirm(args, user, "link") : refuse("link", 400);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return refuse("link-error", 503);
  }
}

/** Spends a code that was typed. */
export async function verifyByCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: verificationSchema });
  const { payload } = submission;
  if (!payload.email || !payload.code) {
    const failure = "missing" as const;
    return data(
      { result: submission.reply(), failure, intent: "verify" as const },
      { status: 400 },
    );
  }
  if (submission.status !== "success") {
    const failure = submission.error?.code ? ("format" as const) : null;
    return data(
      { result: submission.reply(), failure, intent: "verify" as const },
      { status: 400 },
    );
  }
  const { email, code } = submission.value;
  const answer = (failure: "wrong" | "too-many", status: number) =>
    data({ result: submission.reply(), failure, intent: "verify" as const }, { status });
  const user = await findUserByEmail(email);
  const requestId = await readRegistration(args.request);
  const spent = await spendCode(args, "verify", { user, email, requestId, code });
  if (spent === "too-many") return answer("too-many", 429);
  if (!user || spent === "wrong") return answer("wrong", 400);
  return confirm(args, user, "code");
}

// Whoever confirms has shown that the mail is theirs. The password is the one that this browser
// registered, whichever code came back: never one that somebody else sent along with another.
async function confirm({ request, url }: ActionRequest, user: User, by: "code" | "link") {
  const registration = await registrationOf(user.id, await readRegistration(request));
  const { hasPassword } = await verifyUser(user.id, registration);
  await forgetCodes("verify", user.id);
  const headers = new Headers();
  headers.append("Set-Cookie", await forgetRegistration());
  headers.append("Set-Cookie", await knownBrowserCookie(request, user.email));
  headers.append("Set-Cookie", await verifiedHeader(user.email));
  const done = keepingNext(`/auth/verify-email?done=${by}`, nextOf(url));
  return redirect(hasPassword ? done : "/auth/forgot-password?verified=true", { headers });
}

/** Sends another code; the same answer whether the address has an account or not. */
export async function resendCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") {
    const failure = submission.payload.email ? null : ("missing-email" as const);
    return data(
      { result: submission.reply(), failure, intent: "resend" as const },
      { status: 400 },
    );
  }
  const { email } = submission.value;
  const limits = { place: "code.place", address: "code.address" } as const;
  if (!(await isWithinLimits(args, limits, email))) {
    const failure = "too-many" as const;
    return data(
      { result: submission.reply(), failure, intent: "resend" as const },
      { status: 429 },
    );
  }
  const requestId = newId();
  const earlierId = await readRegistration(args.request);
  const browser = await readKnownBrowser(args.request);
  const isFromKnownBrowser = browser?.knows(email) ?? false;
  const sent = await resendVerification(email, { requestId, earlierId, isFromKnownBrowser });
  if (!sent.ok) {
    const failure = notSentToast(sent.reason);
    return data(
      { result: submission.reply(), failure, intent: "resend" as const },
      { status: 502 },
    );
  }
  const headers = new Headers();
  headers.append("Set-Cookie", await registrationHeader(requestId));
  headers.append("Set-Cookie", await toastHeader("code-sent"));
  const waiting = `/auth/verify-email?email=${encodeURIComponent(email)}`;
  return redirect(keepingNext(waiting, nextOf(args.url)), { headers });
}

function nextOf(url: URL): string | null {
  return ownPath(url.searchParams.get("next"));
}

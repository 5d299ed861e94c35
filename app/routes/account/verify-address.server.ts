import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type RouterContextProvider } from "react-router";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { spendVerificationCode, spendVerificationLink } from "#app/models/codes.server.ts";
import { findUserByEmail, verifyUser } from "#app/models/users.server.ts";
import { emailSchema, verificationSchema } from "./account-forms.ts";
import { resendVerificationInBackground } from "./account-mails.server.ts";
import { isWithinLimits } from "./form-limits.server.ts";

type Context = Readonly<RouterContextProvider>;

// A link is opened by mail scanners, too: only the click on its page spends the token.
export async function verifyByLink(form: FormData) {
  const linkToken = form.get("linkToken");
  const spent = typeof linkToken === "string" ? await spendVerificationLink(linkToken) : null;
  if (!spent) {
    const failure = "link" as const;
    return data({ result: undefined, failure, intent: "link" as const }, { status: 400 });
  }
  await verifyUser(spent.userId, spent.registration);
  return redirect("/auth?verified=true");
}

/** Spends a code that was typed. */
export async function verifyByCode(context: Context, form: FormData) {
  if (!form.get("email") || !form.get("code")) {
    const failure = "missing" as const;
    const submission = parseWithZod(form, { schema: verificationSchema });
    return data(
      { result: submission.reply(), failure, intent: "verify" as const },
      { status: 400 },
    );
  }
  const submission = parseWithZod(form, { schema: verificationSchema });
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
  const limits = { account: "try.account", address: "try.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) return answer("too-many", 429);
  const user = await findUserByEmail(email);
  const registration = user && (await spendVerificationCode(user.id, code));
  if (!user || !registration) return answer("wrong", 400);
  await verifyUser(user.id, registration);
  return redirect("/auth?verified=true");
}

/** Sends another code; the same answer whether the address has an account or not. */
export async function resendCode(context: Context, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") {
    const failure = form.get("email") ? null : ("missing-email" as const);
    return data(
      { result: submission.reply(), failure, intent: "resend" as const },
      { status: 400 },
    );
  }
  const { email } = submission.value;
  const limits = { account: "code.account", address: "code.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) {
    const failure = "too-many" as const;
    return data(
      { result: submission.reply(), failure, intent: "resend" as const },
      { status: 429 },
    );
  }
  resendVerificationInBackground(email);
  return redirect(`/auth/verify-email?email=${encodeURIComponent(email)}`, {
    headers: { "Set-Cookie": await toastHeader("code-sent") },
  });
}

import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { recordAccountEvent } from "#app/models/account-events.server.ts";
import { forgetCodes } from "#app/models/codes.server.ts";
import { isDatabaseFailure } from "#app/models/database-health.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { closeAllUserSessions } from "#app/models/user-sessions.server.ts";
import { changePassword, findUserByEmail, normalizeEmail } from "#app/models/users.server.ts";
import { sendMail } from "#app/services/mail.server.ts";
import { passwordChangedMail } from "#app/services/mail-texts.ts";
import { emailSchema, resetSchema } from "./account-forms.server.ts";
import { sendResetCode } from "./account-mails.server.ts";
import { forgetReset, readResetRequest, resetHeader } from "./code-requests.server.ts";
import { isWithinLimits, type ActionRequest } from "./form-limits.server.ts";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser.server.ts";
import { spendCode } from "./spend-code.server.ts";

/** Sends a code for a new password; the same answer whether the address has an account or not. */
export async function requestResetCode(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") {
    return data(
      { step: "email" as const, result: submission.reply(), failure: null },
      { status: 400 },
    );
  }
  const { email } = submission.value;
  const limits = { place: "code.place", address: "code.address" } as const;
  if (!(await isWithinLimits(args, limits, email))) {
    const failure = "too-many" as const;
    return data({ step: "email" as const, result: submission.reply(), failure }, { status: 429 });
  }
  const requestId = newId();
  const browser = await readKnownBrowser(args.request);
  const isFromKnownBrowser = browser?.knows(email) ?? false;
  const sent = await sendResetCode(email, { requestId, isFromKnownBrowser });
  if (!sent.ok) {
    const failure = "not-sent" as const;
    return data({ step: "email" as const, result: submission.reply(), failure }, { status: 502 });
  }
  return redirect("/auth/forgot-password?step=token", {
    headers: { "Set-Cookie": await resetHeader(requestId, normalizeEmail(email)) },
  });
}

/** Spends the code, changes the password and signs out everywhere. */
export async function resetPassword(args: ActionRequest, form: FormData) {
  const submission = parseWithZod(form, { schema: resetSchema });
  const reply = () => submission.reply({ hideFields: ["newPassword", "confirmPassword"] });
  const answer = (failure: "invalid" | "too-many" | "not-saved" | null, status: number) =>
    data({ step: "token" as const, result: reply(), failure }, { status });
  if (submission.status !== "success") return answer(null, 400);
  const { token, newPassword, email: typed } = submission.value;
  const remembered = await readResetRequest(args.request);
  const email = normalizeEmail(typed ?? remembered?.email ?? "");
  if (!email) return answer("invalid", 400);
  const requestId = remembered?.email === email ? remembered.requestId : null;
  const user = await findUserByEmail(email);
  const password = await hashPassword(newPassword);
  const spent = await spendCode(args, "reset", { user, email, requestId, code: token });
  if (spent === "too-many") return answer("too-many", 429);
  if (!user || spent === "wrong") return answer("invalid", 400);
  try {
    await changePassword(user.id, password);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return answer("not-saved", 503);
  }
  await forgetCodes("reset", user.id);
  await closeAllUserSessions(user.id);
  const { userAgent } = requestFacts(args.context);
  await recordAccountEvent(user.id, { kind: "password_reset", userAgent });
  const { appName, appUrl } = environment();
  await sendMail({ to: user.email, ...passwordChangedMail({ appName, appUrl }) });
  const headers = new Headers();
  headers.append("Set-Cookie", await forgetReset());
  headers.append("Set-Cookie", await knownBrowserCookie(args.request, email));
  return redirect("/auth/forgot-password?step=success", { headers });
}

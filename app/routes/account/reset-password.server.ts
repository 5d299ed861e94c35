import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type RouterContextProvider } from "react-router";
import { spendResetCode } from "#app/models/codes.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { closeAllUserSessions } from "#app/models/user-sessions.server.ts";
import { changePassword, findUserByEmail, normalizeEmail } from "#app/models/users.server.ts";
import { emailSchema, resetSchema } from "./account-forms.ts";
import { sendResetCodeInBackground } from "./account-mails.server.ts";
import { isWithinLimits } from "./form-limits.server.ts";
import {
  forgetResetAddress,
  readResetAddress,
  resetAddressHeader,
} from "./reset-address.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Sends a code for a new password; the same answer whether the address has an account or not. */
export async function requestResetCode(context: Context, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") {
    return data(
      { step: "email" as const, result: submission.reply(), failure: null },
      { status: 400 },
    );
  }
  const { email } = submission.value;
  const limits = { account: "code.account", address: "code.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) {
    const failure = "too-many" as const;
    return data({ step: "email" as const, result: submission.reply(), failure }, { status: 429 });
  }
  sendResetCodeInBackground(email);
  return redirect("/auth/forgot-password?step=token", {
    headers: { "Set-Cookie": await resetAddressHeader(normalizeEmail(email)) },
  });
}

/** Spends the code, changes the password and signs out everywhere. */
export async function resetPassword(request: Request, context: Context, form: FormData) {
  const submission = parseWithZod(form, { schema: resetSchema });
  const reply = () => submission.reply({ hideFields: ["newPassword", "confirmPassword"] });
  const answer = (failure: "invalid" | "too-many" | null, status: number) =>
    data({ step: "token" as const, result: reply(), failure }, { status });
  if (submission.status !== "success") return answer(null, 400);
  const { token, newPassword } = submission.value;
  const email = submission.value.email ?? (await readResetAddress(request));
  if (!email) return answer("invalid", 400);
  const limits = { account: "try.account", address: "try.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) return answer("too-many", 429);
  const user = await findUserByEmail(email);
  const password = await hashPassword(newPassword);
  const isSpent = user ? await spendResetCode(user.id, token) : false;
  if (!user || !isSpent) return answer("invalid", 400);
  await changePassword(user.id, password);
  await closeAllUserSessions(user.id);
  return redirect("/auth/forgot-password?step=success", {
    headers: { "Set-Cookie": await forgetResetAddress() },
  });
}

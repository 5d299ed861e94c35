import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/wording.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount, signInCookie } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordLoginAttempt } from "#app/models/login-attempts.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { openUserSession } from "#app/models/user-sessions.server.ts";
import { normalizeEmail, recordLogin, type User } from "#app/models/users.server.ts";
import type { Route } from "./+types/sign-in";
import { loginSchema, registrationSchema } from "./account-forms.ts";
import { registerByMail, sendVerificationCode } from "./account-mails.server.ts";
import { authenticate, WrongCredentials } from "./authenticator.server.ts";
import { isWithinLimits } from "./form-limits.server.ts";
import { LoginForm } from "./login-form.tsx";
import { ownPath } from "./own-path.ts";
import { RegistrationForm } from "./registration-form.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: appTitle(loaderData?.mode === "register" ? "Create your account" : "Sign in", matches) },
];

export function loader({ context, url }: Route.LoaderArgs) {
  if (currentAccount(context)) throw redirect("/");
  const { mode: appMode } = environment();
  return {
    mode: url.searchParams.get("mode") === "register" ? ("register" as const) : ("login" as const),
    next: ownPath(url.searchParams.get("next")),
    isVerified: url.searchParams.get("verified") === "true",
    formToken: formToken(context),
    isDemo: appMode === "demo",
  };
}

/** The fields of both forms; each is parsed by its own schema. */
const pageSchema = z.object({
  ...registrationSchema.shape,
  ...loginSchema.shape,
  next: z.string().optional(),
});

export const action = formAction(pageSchema, async ({ form }, args: Route.ActionArgs) =>
  args.url.searchParams.get("mode") === "register" ? register(args, form) : login(args, form),
);

async function register({ context }: Route.ActionArgs, form: FormData) {
  const submission = parseWithZod(form, { schema: registrationSchema });
  const reply = () => submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") {
    return data({ result: reply(), failure: null }, { status: 400 });
  }
  const { email, password, firstName, lastName } = submission.value;
  const limits = { account: "code.account", address: "register.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) {
    return data({ result: reply(), failure: "too-many" as const }, { status: 429 });
  }
  const { isSent } = await registerByMail(email, {
    password: await hashPassword(password),
    firstName,
    lastName,
  });
  return redirect(`/auth/verify-email?email=${encodeURIComponent(normalizeEmail(email))}`, {
    headers: { "Set-Cookie": await toastHeader(isSent ? "registered" : "code-not-sent") },
  });
}

async function login({ context, url }: Route.ActionArgs, form: FormData) {
  const submission = parseWithZod(form, { schema: loginSchema });
  const reply = () => submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") {
    return data({ result: reply(), failure: null }, { status: 400 });
  }
  const { email } = submission.value;
  const limits = { account: "login.account", address: "login.address" } as const;
  if (!(await isWithinLimits(context, limits, email))) {
    return data({ result: reply(), failure: "too-many" as const }, { status: 429 });
  }
  const { address, userAgent } = requestFacts(context);
  const attempt = { email, ipAddress: address, userAgent };
  try {
    const user = await authenticate(url.href, form);
    await recordLoginAttempt({ ...attempt, successful: true });
    return await signIn(user, { ipAddress: address, userAgent }, ownPath(form.get("next")));
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    await recordLoginAttempt({ ...attempt, successful: false });
    return data({ result: reply(), failure: "wrong-credentials" as const }, { status: 401 });
  }
}

async function signIn(
  user: User,
  client: { ipAddress: string | null; userAgent: string | null },
  next: string | null,
) {
  if (!user.emailVerified) {
    await sendVerificationCode(user, null);
    return redirect(`/auth/verify-email?email=${encodeURIComponent(user.email)}`, {
      headers: { "Set-Cookie": await toastHeader("verification-required") },
    });
  }
  const secret = await openUserSession(user.id, client);
  await recordLogin(user.id);
  const headers = new Headers();
  headers.append("Set-Cookie", await signInCookie(secret));
  headers.append("Set-Cookie", await toastHeader("welcome-back"));
  return redirect(next ?? "/", { headers });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.mode === "register" ? (
    <RegistrationForm {...loaderData} result={actionData?.result} failure={actionData?.failure} />
  ) : (
    <LoginForm {...loaderData} result={actionData?.result} failure={actionData?.failure} />
  );
}

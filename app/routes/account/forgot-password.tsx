import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { appTitle } from "#app/catalogue/wording.ts";
import { formToken, submittedForm } from "#app/middleware/forms.server.ts";
import { spendResetCode } from "#app/models/codes.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { closeAllUserSessions } from "#app/models/user-sessions.server.ts";
import { changePassword, findUserByEmail, normalizeEmail } from "#app/models/users.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CodeField, Field, PasswordField } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/forgot-password";
import { emailSchema, resetSchema } from "./account-forms.ts";
import { sendResetCodeInBackground } from "./account-mails.server.ts";
import { FormErrors } from "./form-errors.tsx";
import { isWithinLimits } from "./form-limits.server.ts";
import {
  forgetResetAddress,
  readResetAddress,
  resetAddressHeader,
} from "./reset-address.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Reset your password", matches) },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("step");
  const address = await readResetAddress(request);
  const step = asked === "success" ? "success" : asked === "token" && address ? "token" : "email";
  return { formToken: formToken(context), step } as const;
}

export async function action(args: Route.ActionArgs) {
  const form = submittedForm(args.context);
  return form.has("token") || form.has("newPassword") ? reset(args, form) : requestCode(args, form);
}

async function requestCode({ context }: Route.ActionArgs, form: FormData) {
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

async function reset({ request, context }: Route.ActionArgs, form: FormData) {
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

const FAILURES = {
  invalid: {
    title: "The code did not work",
    text: "The verification code is invalid or has expired. Please request a new code.",
  },
  "too-many": {
    title: "Please wait a moment",
    text: "Too many attempts. Please wait before trying again.",
  },
} as const;

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  const failure = actionData?.failure ?? null;
  if (step === "success") return <Success />;
  const texts = {
    email: "Enter your email address and we send a 6-digit code to reset your password.",
    token:
      "If this address has an account, a 6-digit code is on its way. It may take up to three minutes and is valid for 15.",
  };
  return (
    <AuthCard
      title={step === "email" ? "Reset your password" : "Choose a new password"}
      text={texts[step]}
      backHref="/auth"
      backLabel="Back to Login"
    >
      {failure ? <Notice tone="danger" {...FAILURES[failure]} /> : null}
      {step === "email" ? (
        <EmailForm formToken={loaderData.formToken} result={actionData?.result} />
      ) : (
        <ResetForm formToken={loaderData.formToken} result={actionData?.result} />
      )}
    </AuthCard>
  );
}

function EmailForm({
  formToken,
  result,
}: {
  formToken: string;
  result: SubmissionResult | undefined;
}) {
  const [form, fields] = useForm<{ email: string }>({ lastResult: result });
  return (
    <form className="form" method="post" action="/auth/forgot-password" id={form.id} noValidate>
      <FormErrors fields={[fields.email]} />
      <FormToken value={formToken} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        name={fields.email.name}
        id={fields.email.id}
        defaultValue={fields.email.initialValue}
        error={fields.email.errors}
        required
      />
      <Button variant="main" busyLabel="Sending...">
        Send code
      </Button>
    </form>
  );
}

function ResetForm({
  formToken,
  result,
}: {
  formToken: string;
  result: SubmissionResult | undefined;
}) {
  const [form, fields] = useForm<{ token: string; newPassword: string; confirmPassword: string }>({
    lastResult: result,
  });
  const { token, newPassword, confirmPassword } = fields;
  return (
    <form
      className="form"
      method="post"
      action="/auth/forgot-password?step=token"
      id={form.id}
      noValidate
    >
      <FormErrors fields={[token, newPassword, confirmPassword]} />
      <FormToken value={formToken} />
      <CodeField
        label="Verification code"
        name={token.name}
        id={token.id}
        defaultValue={token.initialValue}
        error={token.errors}
        required
      />
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        name={newPassword.name}
        id={newPassword.id}
        error={newPassword.errors}
        required
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        name={confirmPassword.name}
        id={confirmPassword.id}
        error={confirmPassword.errors}
        required
      />
      <Button variant="main" busyLabel="Saving...">
        Reset password
      </Button>
      <p>
        <a href="/auth/forgot-password">Request a new code</a>
      </p>
    </form>
  );
}

function Success() {
  return (
    <AuthCard
      title="Your password is changed"
      text="You are signed out everywhere. Use the new password to sign in."
    >
      <ButtonLink href="/auth" variant="main">
        Sign In Now
      </ButtonLink>
    </AuthCard>
  );
}

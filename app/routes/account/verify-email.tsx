import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { appTitle } from "#app/catalogue/wording.ts";
import { formToken, submittedForm } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { spendVerificationCode, spendVerificationLink } from "#app/models/codes.server.ts";
import { findUserByEmail, verifyUser } from "#app/models/users.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField, Field } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/verify-email";
import { emailSchema, verificationSchema } from "./account-forms.ts";
import { resendVerificationInBackground } from "./account-mails.server.ts";
import { FormErrors } from "./form-errors.tsx";
import { isWithinLimits } from "./form-limits.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Verify your email", matches) },
];

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    formToken: formToken(context),
    email: url.searchParams.get("email") ?? "",
    linkToken: url.searchParams.get("token"),
    mode: url.searchParams.get("mode") === "resend" ? ("resend" as const) : ("enter" as const),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = submittedForm(args.context);
  if (form.get("intent") === "resend") return resend(args, form);
  return form.has("linkToken") ? verifyByLink(form) : verify(args, form);
}

// A link is opened by mail scanners, too: only the click on its page spends the token.
async function verifyByLink(form: FormData) {
  const linkToken = form.get("linkToken");
  const spent = typeof linkToken === "string" ? await spendVerificationLink(linkToken) : null;
  if (!spent) {
    const failure = "link" as const;
    return data({ result: undefined, failure, intent: "link" as const }, { status: 400 });
  }
  await verifyUser(spent.userId, spent.registration);
  return redirect("/auth?verified=true");
}

async function verify({ context }: Route.ActionArgs, form: FormData) {
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

async function resend({ context }: Route.ActionArgs, form: FormData) {
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

const FAILURES = {
  missing: {
    title: "Missing Information",
    text: "Please enter both your email and verification code.",
  },
  format: { title: "Invalid Code", text: "Verification code must be 6 digits." },
  wrong: {
    title: "Verification Failed",
    text: "Invalid verification code. Please try again.",
  },
  link: {
    title: "Verification Failed",
    text: "The verification link is invalid or has expired.",
  },
  "too-many": {
    title: "Please wait a moment",
    text: "Too many attempts. Please wait before trying again.",
  },
  "missing-email": { title: "Missing Email", text: "Please enter your email address." },
} as const;

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const isResend = actionData ? actionData.intent === "resend" : loaderData.mode === "resend";
  if (loaderData.linkToken && !isResend) {
    return <ConfirmByLink {...loaderData} hasFailed={actionData?.failure === "link"} />;
  }
  const failure = actionData?.failure ?? null;
  return (
    <AuthCard
      title={isResend ? "Get a new code" : "Verify your email"}
      text={
        isResend
          ? "Enter your email address and we send a new 6-digit code."
          : "We sent a 6-digit code to your email address. It is valid for 15 minutes."
      }
      backHref="/auth"
      backLabel="Back to Login"
    >
      {failure ? <Notice tone="danger" {...FAILURES[failure]} /> : null}
      {failure === "wrong" ? <RequestNewCode email={loaderData.email} /> : null}
      {isResend ? (
        <ResendForm {...loaderData} result={actionData?.result} />
      ) : (
        <CodeForm {...loaderData} result={actionData?.result} />
      )}
    </AuthCard>
  );
}

interface ConfirmByLinkProps {
  formToken: string;
  linkToken: string | null;
  hasFailed: boolean;
}

function ConfirmByLink({ formToken, linkToken, hasFailed }: ConfirmByLinkProps) {
  return (
    <AuthCard
      title="Verify your email"
      text={hasFailed ? null : "One click, and this address is confirmed."}
      backHref="/auth"
      backLabel="Back to Login"
    >
      {hasFailed ? (
        <>
          <Notice tone="danger" {...FAILURES.link} />
          <RequestNewCode email="" />
        </>
      ) : (
        <form className="form" method="post" action={`/auth/verify-email?token=${linkToken ?? ""}`}>
          <FormToken value={formToken} />
          <input type="hidden" name="linkToken" value={linkToken ?? ""} />
          <Button variant="main" busyLabel="Verifying...">
            Verify email
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

function RequestNewCode({ email }: { email: string }) {
  const query = new URLSearchParams({ mode: "resend", ...(email ? { email } : {}) });
  return (
    <p>
      <a href={`/auth/verify-email?${query.toString()}`}>Request New Code</a>
    </p>
  );
}

interface FormProps {
  formToken: string;
  email: string;
  result: SubmissionResult | undefined;
}

function CodeForm({ formToken, email, result }: FormProps) {
  const [form, fields] = useForm<{ email: string; code: string }>({
    lastResult: result,
    defaultValue: { email },
  });
  return (
    <>
      <form className="form" method="post" id={form.id} noValidate>
        <FormErrors fields={[fields.email, fields.code]} />
        <FormToken value={formToken} />
        <EmailField field={fields.email} />
        <CodeField
          label="Verification code"
          name={fields.code.name}
          id={fields.code.id}
          defaultValue={fields.code.initialValue}
          error={fields.code.errors}
          required
        />
        <Button variant="main" busyLabel="Verifying...">
          Verify email
        </Button>
      </form>
      <form method="post" className="inline-form">
        <FormToken value={formToken} />
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={fields.email.initialValue ?? email} />
        <Button variant="link" busyLabel="Sending...">
          Resend code
        </Button>
      </form>
    </>
  );
}

function ResendForm({ formToken, email, result }: FormProps) {
  const [form, fields] = useForm<{ email: string }>({
    lastResult: result,
    defaultValue: { email },
  });
  return (
    <form className="form" method="post" id={form.id} noValidate>
      <FormErrors fields={[fields.email]} />
      <FormToken value={formToken} />
      <input type="hidden" name="intent" value="resend" />
      <EmailField field={fields.email} />
      <Button variant="main" busyLabel="Sending...">
        Send a new code
      </Button>
    </form>
  );
}

interface EmailFieldProps {
  field: {
    name: string;
    id: string;
    initialValue?: string | undefined;
    errors?: string[] | undefined;
  };
}

function EmailField({ field }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      type="email"
      autoComplete="email"
      name={field.name}
      id={field.id}
      defaultValue={field.initialValue}
      error={field.errors}
      required
    />
  );
}

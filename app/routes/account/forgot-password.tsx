import { useForm, type SubmissionResult } from "@conform-to/react";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { ButtonLink, Button } from "#app/ui/button.tsx";
import codesUrl from "#app/ui/codes.js?url";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { CodeField, Field, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { Route } from "./+types/forgot-password";
import { resetSchema } from "./account-forms.server.ts";
import { readResetRequest } from "./code-requests.server.ts";
import { RESET_FAILURES, tooManyNotice } from "./failure-texts.ts";
import { Faces } from "../site/landing-pictures.tsx";
import { requestResetCode, resetPassword } from "./reset-password.server.ts";
import { NewPasswordFields } from "./account-fields.tsx";
import { FormErrors } from "./form-errors.tsx";

export const handle = { isWayIn: true, pageScript: codesUrl } satisfies PageHandle;

export const meta = pageTitle("Reset your password");

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("step");
  const asking = await readResetRequest(request);
  const step = asked === "success" ? "success" : asked === "token" && asking ? "token" : "email";
  return { step } as const;
}

export const action = formAction(resetSchema, async ({ form }, args: Route.ActionArgs) =>
  form.has("token") || form.has("newPassword")
    ? resetPassword(args, form)
    : requestResetCode(args, form),
);

/** Nothing may cache a page that holds a password. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  const { failure = null, retryAfterSeconds = 0 } = actionData ?? {};
  if (step === "success") return <Success />;
  const texts = {
    email: "Enter your email address, and we'll send you a 6-digit code to reset your password.",
    token:
      "If this address has an account, a 6-digit code is on its way. It may take up to three minutes to arrive. It's valid for 15 minutes.",
  };
  return (
    <AuthCard
      title={step === "email" ? "Reset your password" : "Choose a new password"}
      text={texts[step]}
      aside={<Faces />}
      back="login"
    >
      {failure === "too-many" ? (
        <Notice tone="danger" {...tooManyNotice(retryAfterSeconds, step === "token")} />
      ) : null}
      {failure && failure !== "too-many" ? (
        <Notice tone="danger" {...RESET_FAILURES[failure]} />
      ) : null}
      {step === "email" ? (
        <EmailForm result={actionData?.result} />
      ) : (
        <ResetForm result={actionData?.result} />
      )}
    </AuthCard>
  );
}

function Success() {
  return (
    <AuthCard
      title="Your password has been changed"
      text="You're signed out everywhere. Use the new password to sign in."
    >
      <ButtonLink href="/auth" variant="main">
        Sign In Now
      </ButtonLink>
    </AuthCard>
  );
}

interface FormProps {
  result: SubmissionResult | undefined;
}

function EmailForm({ result }: FormProps) {
  const [form, fields] = useForm<{ email: string }>({ lastResult: result });
  return (
    <PostForm className="form" action="/auth/forgot-password" id={form.id} noValidate>
      <FormErrors fields={[fields.email]} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        {...fieldProps(fields.email)}
        required
      />
      <Button variant="main" busyLabel="Sending...">
        Send code
      </Button>
    </PostForm>
  );
}

function ResetForm({ result }: FormProps) {
  const [form, fields] = useForm<{ token: string; newPassword: string; confirmPassword: string }>({
    lastResult: result,
  });
  const { token, newPassword, confirmPassword } = fields;
  return (
    <PostForm className="form" action="/auth/forgot-password?step=token" id={form.id} noValidate>
      <FormErrors
        fields={[token, newPassword, confirmPassword]}
        text="Invalid verification code or password requirements not met."
      />
      <CodeField label="Verification code" {...fieldProps(token)} required />
      <NewPasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
      <Button variant="main" busyLabel="Saving...">
        Reset password
      </Button>
      <p>
        <a href="/auth/forgot-password">Request a new code</a>
      </p>
    </PostForm>
  );
}

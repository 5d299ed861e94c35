import { useForm, type SubmissionResult } from "@conform-to/react";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, fieldProps, PasswordField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FAILURES, type SignInFailure } from "./failure-texts.ts";
import { Faces } from "../site/landing-pictures.tsx";
import { FormErrors } from "./form-errors.tsx";
import { withNext } from "./own-path.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { ProviderButton } from "./provider-button.tsx";

interface LoginFormProps {
  /** The name of the outside provider that also signs people in; null without one. */
  provider: string | null;
  /** The result of a sign-in at that provider. */
  notice: { title: string; text: string } | null;
  next: string | null;
  isVerified: boolean;
  /** Whether the account that was signed in here has just been deleted. */
  isDeleted: boolean;
  isDemo: boolean;
  /** The address that this browser has just confirmed. */
  email: string | null;
  result: SubmissionResult | undefined;
  failure: SignInFailure | null | undefined;
}

export function LoginForm({
  provider,
  notice,
  next,
  isVerified,
  isDeleted,
  isDemo,
  email,
  result,
  failure,
}: LoginFormProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    lastResult: result,
    defaultValue: { email: email ?? "" },
  });
  return (
    <AuthCard
      title="Welcome Back"
      text="Sign in to your account"
      back="front"
      aside={<Faces />}
      foot={
        <>
          <p>
            Don't have an account? <a href={withNext("/auth?mode=register", next)}>Create one</a>
          </p>
          {isDemo ? <DemoAccounts /> : null}
        </>
      }
    >
      {isVerified && !result ? (
        <Notice tone="success" title="Your email is verified" text="You can sign in now." />
      ) : null}
      {isDeleted && !result ? (
        <Notice
          tone="success"
          title="Your account has been deleted"
          text="Everything in it is gone. Take care of yourself."
        />
      ) : null}
      {failure ? <Notice tone="danger" {...FAILURES[failure]} /> : null}
      {notice && !result ? <Notice tone="warning" {...notice} /> : null}
      <PostForm className="form" action="/auth" id={form.id} noValidate>
        <FormErrors fields={[fields.email, fields.password]} />
        <input type="hidden" name="timeZone" />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          {...fieldProps(fields.email)}
          required
        />
        <PasswordField
          label="Password"
          name={fields.password.name}
          id={fields.password.id}
          error={fields.password.errors}
          required
        >
          <a href="/auth/forgot-password">Forgot your password?</a>
        </PasswordField>
        <Button variant="main" busyLabel="Signing in...">
          Sign In
        </Button>
      </PostForm>
      <p className="or">or</p>
      <div className="form">
        <PasskeyForm next={next} />
        <ButtonLink href={withNext("/auth/link", next)}>Email me a link to sign in</ButtonLink>
      </div>
      {provider ? <ProviderButton provider={provider} next={next} /> : null}
    </AuthCard>
  );
}

function DemoAccounts() {
  return (
    <Notice title="This is a demo">
      <p>
        Try one of these accounts. The password is always <code>{DEMO_PASSWORD}</code>. Emails are
        in the <a href="/demo/outbox">outbox</a>.
      </p>
      <ul>
        {DEMO_ACCOUNTS.map(({ email, what }) => (
          <li key={email}>
            <code>{email}</code> ({what})
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { useForm, type SubmissionResult } from "@conform-to/react";
import { redirect } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/sign-in-link";
import { FAILURES } from "./failure-texts.ts";
import { FormErrors } from "./form-errors.tsx";
import { Faces } from "../site/landing-pictures.tsx";
import { ownPath } from "./own-path.ts";
import { requestLink, signInByLink } from "./sign-in-link.server.ts";

export const handle = { isWayIn: true } satisfies PageHandle;

export const meta = pageTitle("Sign in by email");

/** The fields of both forms of this page. */
const schema = z.object({
  email: z.string().optional(),
  linkToken: z.string().optional(),
  next: z.string().optional(),
  timeZone: z.string().optional(),
});

export function loader({ context, url }: Route.LoaderArgs) {
  const linkToken = url.searchParams.get("token");
  if (linkToken === null && currentAccount(context)) throw redirect("/");
  return {
    linkToken,
    isSent: url.searchParams.get("step") === "sent",
    next: ownPath(url.searchParams.get("next")),
    isDemo: environment().mode === "demo",
  };
}

export const action = formAction(schema, async ({ form, submission }, args: Route.ActionArgs) => {
  const { linkToken, next, timeZone } = valuesOf(submission);
  return linkToken === undefined
    ? requestLink(args, form, ownPath(next))
    : signInByLink(args, { linkToken, next: ownPath(next), timeZone: validTimeZone(timeZone) });
});

const REFUSALS = {
  "too-many": FAILURES["too-many"],
  "not-sent": {
    title: "No email was sent",
    text: "We couldn't send the link. Please try again.",
  },
} as const;

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { linkToken, next, isSent, isDemo } = loaderData;
  if (actionData?.failure === "link") return <UsedLink />;
  if (linkToken !== null) return <OpenLink linkToken={linkToken} next={next} />;
  if (isSent && !actionData) return <SentLink isDemo={isDemo} />;
  return (
    <AuthCard
      title="Sign in by email"
      text="Enter your email address, and we'll send you a link that signs you in. You don't need your password."
      aside={<Faces />}
      back="login"
    >
      {actionData?.failure ? <Notice tone="danger" {...REFUSALS[actionData.failure]} /> : null}
      <EmailForm next={next} result={actionData?.result} />
    </AuthCard>
  );
}

interface EmailFormProps {
  next: string | null;
  result: SubmissionResult | undefined;
}

function EmailForm({ next, result }: EmailFormProps) {
  const [form, { email }] = useForm<{ email: string }>({ lastResult: result });
  return (
    <PostForm className="form" action="/auth/link" id={form.id} noValidate>
      <FormErrors fields={[email]} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Field label="Email" type="email" autoComplete="username" {...fieldProps(email)} required />
      <Button variant="main" busyLabel="Sending...">
        Email me a link
      </Button>
    </PostForm>
  );
}

function SentLink({ isDemo }: { isDemo: boolean }) {
  return (
    <AuthCard
      title="Check your email"
      text="If this address has an account, a link to sign in is on its way. It may take up to three minutes to arrive. It works once and expires in 15 minutes."
      aside={<Faces />}
      back="login"
    >
      {isDemo ? (
        <Notice title="This is a demo">
          <p>
            Emails are in the <a href="/demo/outbox">outbox</a>.
          </p>
        </Notice>
      ) : null}
      <p>
        No email? <a href="/auth/link">Get another link</a>
      </p>
    </AuthCard>
  );
}

function OpenLink({ linkToken, next }: { linkToken: string; next: string | null }) {
  return (
    <AuthCard title="Sign in" text="One tap signs you in on this device." back="login">
      <PostForm className="form" action="/auth/link">
        <input type="hidden" name="linkToken" value={linkToken} />
        <input type="hidden" name="timeZone" />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Button variant="main" busyLabel="Signing in...">
          Sign In
        </Button>
      </PostForm>
    </AuthCard>
  );
}

function UsedLink() {
  return (
    <AuthCard title="Sign in by email" back="login">
      <Notice
        tone="danger"
        title="That link didn't work"
        text="Each link works once, for 15 minutes. Get a new one."
      />
      <ButtonLink href="/auth/link" variant="main">
        Get a new link
      </ButtonLink>
    </AuthCard>
  );
}

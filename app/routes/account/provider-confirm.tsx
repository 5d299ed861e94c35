import { useForm } from "@conform-to/react";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { regionChoices } from "#app/models/accounts/regions.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField, fieldProps } from "#app/ui/field.tsx";
import codesUrl from "#app/ui/codes.js?url";
import { PostForm } from "#app/ui/post-form.tsx";
import { OwnerField } from "../settings/owner-field.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/provider-confirm";
import { FormErrors } from "./form-errors.tsx";
import { NotHere } from "./not-here.tsx";
import { proofSchema, startAgain, submitProof } from "./provider-confirm.server.ts";
import { pendingSignInCookie } from "./provider-requests.server.ts";
import { RegionField } from "./region-field.tsx";

export const handle = { isWayIn: true, pageScript: codesUrl } satisfies PageHandle;

export const meta = pageTitle("Sign in");

export async function loader({ request }: Route.LoaderArgs) {
  const pending = await pendingSignInCookie.read(request);
  if (!pending) throw startAgain();
  const { asks, identity } = pending;
  return {
    asks,
    email: identity.email,
    provider: nameOfIssuer(identity.issuer),
    regions: asks === "region" ? regionChoices() : null,
  };
}

export const action = formAction(proofSchema, ({ submission }, args: Route.ActionArgs) =>
  submitProof(args, submission),
);

interface AskedPage {
  email: string;
  provider: string;
}

const PAGES = {
  region: {
    title: "One question first",
    text: ({ provider }: AskedPage) => `We need to know this before you continue with ${provider}.`,
    button: "Continue",
    busyLabel: "Continuing...",
  },
  password: {
    title: "You already have an account",
    text: ({ email, provider }: AskedPage) =>
      `There's an account for ${email}. Enter your password once. After that, you can sign in with ${provider}.`,
    button: "Link and sign in",
    busyLabel: "Signing in...",
  },
  code: {
    title: "Check your email",
    text: ({ email }: AskedPage) =>
      `We sent a 6-digit code to ${email}. It's valid for 15 minutes. If there's no code in the email, follow what it says.`,
    button: "Confirm and sign in",
    busyLabel: "Signing in...",
  },
} as const;

/** What is asked of somebody who came back from a provider, before it signs them in here. */
export default function ProviderConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { asks, regions } = loaderData;
  const [form, fields] = useForm<{ region: string; password: string; code: string }>({
    lastResult: actionData?.result,
  });
  if (actionData?.panel) return <NotHere panel={actionData.panel} />;
  const { title, text, button, busyLabel } = PAGES[asks];
  return (
    <AuthCard title={title} text={text(loaderData)} back="login">
      <PostForm className="form" action="/auth/provider/confirm" id={form.id} noValidate>
        <FormErrors fields={[fields[asks]]} />
        {regions ? <RegionField regions={regions} field={fields.region} /> : null}
        {asks === "password" ? <OwnerField hasPassword field={fields.password} /> : null}
        {asks === "code" ? (
          <CodeField label="Verification code" {...fieldProps(fields.code)} required />
        ) : null}
        <Button variant="main" busyLabel={busyLabel}>
          {button}
        </Button>
      </PostForm>
      {asks === "password" ? (
        <p>
          <a href="/auth/forgot-password">Forgot your password?</a>
        </p>
      ) : null}
      {asks === "code" ? (
        <PostForm action="/auth/provider/confirm" className="inline-form">
          <Button variant="link" busyLabel="Sending..." name="intent" value="resend">
            Resend code
          </Button>
        </PostForm>
      ) : null}
    </AuthCard>
  );
}

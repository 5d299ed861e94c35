import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { hasPassword, normalizeEmail } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldProps } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { emailSchema } from "../account/account-forms.server.ts";
import { sendEmailChangeLink } from "../account/email-change-mails.server.ts";
import type { Route } from "./+types/email";
import { OwnerForm, useOwnerForm, type OwnerFields } from "./owner-field.tsx";
import { ownerAction, ownerFields } from "./owner.server.ts";

const schema = emailSchema.safeExtend(ownerFields);

export const meta = pageTitle("Email");

export function loader({ context, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return {
    email: user.email,
    hasPassword: hasPassword(user),
    isAsked: url.searchParams.has("asked"),
  };
}

export const action = ownerAction(
  schema,
  async ({ user, value, refuse }, args: Route.ActionArgs) => {
    const email = normalizeEmail(value.email);
    if (email === user.email) return refuse({ email: ["This is already your address."] });
    const { userAgent } = requestFacts(args.context);
    const sent = await sendEmailChangeLink(user, email, userAgent);
    if (sent === "too-many") {
      return refuse({ email: ["Too many attempts. Please wait before trying again."] }, 429);
    }
    if (sent === "failed") {
      return refuse({ email: ["We couldn't send an email there. Please try again."] }, 502);
    }
    return redirectWithToast("/settings/email?asked", "email-change-asked");
  },
);

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const owner = useOwnerForm<OwnerFields & { email: string }>(actionData);
  const { email } = owner.fields;
  return (
    <Screen title="Email" lead={`Your address is ${loaderData.email}.`} back="settings">
      {loaderData.isAsked ? (
        <Notice
          title="Check your email"
          text="Open the link we sent to your new address. Until then, we use your old one."
        />
      ) : null}
      <OwnerForm
        {...owner}
        others={[email]}
        {...loaderData}
        back="/settings/email"
        buttons={
          <Button variant="main" busyLabel="Sending...">
            Send link
          </Button>
        }
      >
        <Field
          label="New email"
          hint="We'll send a link there. Open it to change your address."
          type="email"
          autoComplete="email"
          {...fieldProps(email)}
          required
        />
      </OwnerForm>
    </Screen>
  );
}

import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { hasPassword, normalizeEmail } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldProps } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { emailSchema } from "../account/account-forms.server.ts";
import { sendEmailChangeLink } from "../account/email-change-mails.server.ts";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/email";
import { OwnerCodeForm, OwnerField } from "./owner-field.tsx";
import { ownerFields, refuseStranger } from "./owner.server.ts";

const schema = emailSchema.safeExtend(ownerFields);

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Email", matches) }];

export function loader({ context, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return {
    formToken: formToken(context),
    email: user.email,
    hasPassword: hasPassword(user),
    isAsked: url.searchParams.has("asked"),
  };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  const refuse = (fieldErrors: Record<string, string[]>, status = 400) =>
    data({ result: submission.reply({ hideFields: ["password"], fieldErrors }) }, { status });
  if (submission.status !== "success") return refuse({});
  const email = normalizeEmail(submission.value.email);
  if (email === user.email) return refuse({ email: ["This is already your address."] });
  const refused = await refuseStranger(args.request, user, submission.value);
  if (refused) return refuse({ [refused.field]: [refused.message] });
  const { userAgent } = requestFacts(args.context);
  const sent = await sendEmailChangeLink(user, email, userAgent);
  if (sent === "too-many") {
    return refuse({ email: ["Too many attempts. Please wait before trying again."] }, 429);
  }
  if (sent === "failed") {
    return refuse({ email: ["We couldn't send an email there. Please try again."] }, 502);
  }
  const headers = { "Set-Cookie": await toastHeader("email-change-asked") };
  return redirect("/settings/email?asked", { headers });
});

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown } = loaderData;
  const [form, fields] = useForm<{ email: string; password: string; ownerCode: string }>({
    lastResult: actionData?.result,
  });
  const { email, password, ownerCode } = fields;
  return (
    <Screen
      title="Email"
      lead={`Your address is ${loaderData.email}.`}
      backHref={PATHS.settings}
      backLabel="Settings"
    >
      {loaderData.isAsked ? (
        <Notice
          title="Check your email"
          text="Open the link we sent to your new address. Until then, we use your old one."
        />
      ) : null}
      <form className="form" method="post" action="/settings/email" id={form.id} noValidate>
        <FormErrors fields={[email, password, ownerCode]} />
        <FormToken value={loaderData.formToken} />
        <Field
          label="New email"
          hint="We'll send a link there. Open it to change your address."
          type="email"
          autoComplete="email"
          {...fieldProps(email)}
          required
        />
        <OwnerField hasPassword={isKnown} field={isKnown ? password : ownerCode} />
        <Button variant="main" busyLabel="Sending...">
          Send link
        </Button>
      </form>
      <OwnerCodeForm
        hasPassword={isKnown}
        formToken={loaderData.formToken}
        back="/settings/email"
      />
    </Screen>
  );
}

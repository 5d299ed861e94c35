import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOfRevoked } from "#app/middleware/stream-watch.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { changePassword, hasPassword } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import { NewPasswordFields } from "../account/account-fields.tsx";
import { nameRefusal, newPasswordSchema } from "../account/account-forms.server.ts";
import { FormErrors } from "../account/form-errors.tsx";
import { tellOfNewPassword } from "../account/new-password.server.ts";
import type { Route } from "./+types/password";
import { OwnerCodeForm, OwnerField } from "./owner-field.tsx";
import { ownerFields, refuseStranger } from "./owner.server.ts";

const schema = newPasswordSchema.safeExtend(ownerFields);

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Password", matches) }];

export function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return { formToken: formToken(context), hasPassword: hasPassword(user) };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { request, context } = args;
  const { user, session } = signedInAccount(context);
  const hideFields = ["password", "newPassword", "confirmPassword"];
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  }
  const refused = await refuseStranger(request, user, submission.value);
  if (refused) {
    const fieldErrors = { [refused.field]: [refused.message] };
    return data({ result: submission.reply({ hideFields, fieldErrors }) }, { status: 400 });
  }
  const { userAgent } = requestFacts(context);
  const named = nameRefusal(submission.value.newPassword, user);
  if (named !== null) {
    const fieldErrors = { newPassword: [named] };
    return data({ result: submission.reply({ hideFields, fieldErrors }) }, { status: 400 });
  }
  const hash = await hashPassword(submission.value.newPassword);
  endStreamsOfRevoked(await changePassword(user.id, hash, { keptSessionId: session.id }));
  await recordAccountEvent(user.id, { kind: "password_changed", userAgent });
  await tellOfNewPassword(user);
  const headers = { "Set-Cookie": await toastHeader("password-changed") };
  return redirect(PATHS.settings, { headers });
});

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown } = loaderData;
  const [form, fields] = useForm<{
    newPassword: string;
    confirmPassword: string;
    password: string;
    ownerCode: string;
  }>({ lastResult: actionData?.result });
  const { newPassword, confirmPassword, password, ownerCode } = fields;
  return (
    <Screen
      title={isKnown ? "Change your password" : "Choose a password"}
      lead="You'll be signed out everywhere else, and your keys for apps will stop working."
      backHref={PATHS.settings}
      backLabel="Settings"
    >
      <form className="form" method="post" id={form.id} noValidate>
        <FormErrors fields={[newPassword, confirmPassword, password, ownerCode]} />
        <FormToken value={loaderData.formToken} />
        <NewPasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
        <OwnerField hasPassword={isKnown} field={isKnown ? password : ownerCode} />
        <Button variant="main" busyLabel="Saving...">
          Save new password
        </Button>
      </form>
      <OwnerCodeForm
        hasPassword={isKnown}
        formToken={loaderData.formToken}
        back="/settings/password"
      />
    </Screen>
  );
}

import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOfRevoked } from "#app/middleware/stream-watch.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { changePassword, hasPassword } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import { NewPasswordFields } from "../account/account-fields.tsx";
import { nameRefusal, newPasswordSchema } from "../account/account-forms.server.ts";
import { mailPasswordChanged } from "../account/new-password.server.ts";
import type { Route } from "./+types/password";
import { OwnerForm, useOwnerForm, type OwnerFields } from "./owner-field.tsx";
import { ownerAction, ownerFields } from "./owner.server.ts";

const schema = newPasswordSchema.safeExtend(ownerFields);

export const meta = pageTitle("Password");

export function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return { hasPassword: hasPassword(user) };
}

export const action = ownerAction(
  schema,
  async ({ user, session, value, refuse }, args: Route.ActionArgs) => {
    const { userAgent } = requestFacts(args.context);
    const named = nameRefusal(value.newPassword, user);
    if (named !== null) return refuse({ newPassword: [named] });
    const hash = await hashPassword(value.newPassword);
    endStreamsOfRevoked(await changePassword(user.id, hash, { keptUserSessionId: session.id }));
    await recordAccountEvent(user.id, { kind: "password_changed", userAgent });
    await mailPasswordChanged(user);
    return redirectWithToast(PATHS.settings, "password-changed");
  },
);

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown } = loaderData;
  const owner = useOwnerForm<OwnerFields & { newPassword: string; confirmPassword: string }>(
    actionData,
  );
  const { newPassword, confirmPassword } = owner.fields;
  return (
    <Screen
      title={isKnown ? "Change your password" : "Choose a password"}
      lead="You'll be signed out everywhere else, and your keys for apps will stop working."
      back="settings"
    >
      <OwnerForm
        {...owner}
        others={[newPassword, confirmPassword]}
        {...loaderData}
        back="/settings/password"
        isOwnerFirst={isKnown}
        buttons={
          <Button variant="main" busyLabel="Saving...">
            Save new password
          </Button>
        }
      >
        <NewPasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
      </OwnerForm>
    </Screen>
  );
}

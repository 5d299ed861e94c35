import { data } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { replacePasskeyLocks } from "#app/models/accounts/browser-locks.server.ts";
import { passkeysOf, removePasskey } from "#app/models/accounts/passkeys.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import { OwnerForm, useOwnerForm } from "../owner-field.tsx";
import { ownerAction, ownerSchema } from "../owner.server.ts";
import type { Route } from "./+types/remove-passkey";

const PAGE = "/settings/passkeys";

export const meta = pageTitle("Remove a passkey");

async function ownPasskey({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const { user } = signedInAccount(context);
  const passkeys = await passkeysOf(user.id);
  const passkey = passkeys.find(({ id }) => id === params.passkeyId);
  if (!passkey) throw data(null, { status: 404 });
  return { user, passkey };
}

export async function loader(args: Route.LoaderArgs) {
  const { user, passkey } = await ownPasskey(args);
  return {
    hasPassword: hasPassword(user),
    name: passkey.name,
    path: `${PAGE}/${passkey.id}`,
  };
}

export const action = ownerAction(ownerSchema, async (_sent, args: Route.ActionArgs) => {
  const { user, passkey } = await ownPasskey(args);
  const { userAgent } = requestFacts(args.context);
  let toast: ToastCode = "passkey-removed";
  if (await removePasskey(user.id, passkey.id, { userAgent })) {
    await sendMail({ to: user.email, ...mailText("passkey_removed", {}) });
    const isKnown = hasPassword(user);
    if (await replacePasskeyLocks(user.id, isKnown))
      toast = isKnown ? "passkey-removed-lock-password" : "passkey-removed-lock-off";
  }
  return redirectWithToast(PAGE, toast);
});

export default function RemovePasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path } = loaderData;
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title="Remove a passkey"
      lead={
        <>
          After that, <bdi>{name}</bdi> no longer signs you in. Your data stays.
        </>
      }
      back="passkeys"
    >
      <OwnerForm
        {...owner}
        {...loaderData}
        back={path}
        buttons={
          <Button variant="main" busyLabel="Removing...">
            Remove passkey
          </Button>
        }
      />
    </Screen>
  );
}

import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/app-title.ts";
import type { ToastCode } from "#app/catalogue/toasts.ts";
import { environment } from "#app/config/environment.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { replacePasskeyLocks } from "#app/models/accounts/browser-locks.server.ts";
import { passkeysOf, removePasskey } from "#app/models/accounts/passkeys.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { passkeyRemovedMail } from "#app/services/mail-texts.ts";
import { sendMail } from "#app/services/mail.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../../account/form-errors.tsx";
import { OwnerCodeForm, OwnerField } from "../owner-field.tsx";
import { ownerFields, refuseStranger } from "../owner.server.ts";
import type { Route } from "./+types/remove-passkey";

const PAGE = "/settings/passkeys";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Remove a passkey", matches) },
];

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
    formToken: formToken(args.context),
    hasPassword: hasPassword(user),
    name: passkey.name,
    path: `${PAGE}/${passkey.id}`,
  };
}

export const action = formAction(
  z.object(ownerFields),
  async ({ submission }, args: Route.ActionArgs) => {
    const { user, passkey } = await ownPasskey(args);
    const hideFields = ["password"];
    if (submission.status !== "success") {
      return data({ result: submission.reply({ hideFields }) }, { status: 400 });
    }
    const refused = await refuseStranger(args.request, user, submission.value);
    if (refused) {
      const fieldErrors = { [refused.field]: [refused.message] };
      return data({ result: submission.reply({ hideFields, fieldErrors }) }, { status: 400 });
    }
    const { userAgent } = requestFacts(args.context);
    let toast: ToastCode = "passkey-removed";
    if (await removePasskey(user.id, passkey.id, { userAgent })) {
      const { appName, appUrl } = environment();
      await sendMail({ to: user.email, ...passkeyRemovedMail({ appName, appUrl }) });
      const isKnown = hasPassword(user);
      if (await replacePasskeyLocks(user.id, isKnown))
        toast = isKnown ? "passkey-removed-lock-password" : "passkey-removed-lock-off";
    }
    return redirect(PAGE, { headers: { "Set-Cookie": await toastHeader(toast) } });
  },
);

export default function RemovePasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown, formToken: token, name, path } = loaderData;
  const [form, { password, ownerCode }] = useForm<{ password: string; ownerCode: string }>({
    lastResult: actionData?.result,
  });
  return (
    <Screen
      title="Remove a passkey"
      lead={
        <>
          After that, <bdi>{name}</bdi> no longer signs you in. Your data stays.
        </>
      }
      backHref={PAGE}
      backLabel="Passkeys"
    >
      <form className="form" method="post" id={form.id} noValidate>
        <FormErrors fields={[password, ownerCode]} />
        <FormToken value={token} />
        <OwnerField hasPassword={isKnown} field={isKnown ? password : ownerCode} />
        <Button variant="main" busyLabel="Removing...">
          Remove passkey
        </Button>
      </form>
      <OwnerCodeForm hasPassword={isKnown} formToken={token} back={path} />
    </Screen>
  );
}

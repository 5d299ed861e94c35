import { redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { linkSignIn } from "#app/models/accounts/oauth-accounts.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import { mailSignInLinked } from "../account/account-mails.server.ts";
import { pendingLinkCookie } from "../account/provider-requests.server.ts";
import type { Route } from "./+types/link-sign-in";
import { OwnerForm, useOwnerForm } from "./owner-field.tsx";
import { ownerAction, ownerSchema } from "./owner.server.ts";

const PAGE = "/settings/sign-ins";

export const meta = pageTitle("Link a way to sign in");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const identity = await identityToLink(request, user);
  if (!identity) throw redirect(PAGE);
  return {
    hasPassword: hasPassword(user),
    provider: nameOfIssuer(identity.issuer),
    email: identity.email,
  };
}

export const action = ownerAction(
  ownerSchema,
  async ({ user }, { request, context }: Route.ActionArgs) => {
    const identity = await identityToLink(request, user);
    if (!identity) throw redirect(PAGE);
    const headers = new Headers({ "Set-Cookie": await pendingLinkCookie.forget() });
    const signInId = await linkSignIn(user.id, identity, requestFacts(context).userAgent);
    if (signInId === null) return redirect(`${PAGE}?provider=taken`, { headers });
    await mailSignInLinked(user, identity.issuer);
    headers.append("Set-Cookie", await toastHeader("sign-in-linked"));
    return redirect(PAGE, { headers });
  },
);

// Who came back from the provider for this very account.
async function identityToLink(request: Request, user: User) {
  const pending = await pendingLinkCookie.read(request);
  return pending?.userId === user.id ? pending.identity : null;
}

export default function LinkSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, email } = loaderData;
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title={`Link ${provider}`}
      lead={
        email
          ? `You'll be able to sign in with ${email} at ${provider}.`
          : `You'll be able to sign in with your ${provider} account.`
      }
      back="sign-ins"
    >
      <OwnerForm
        {...owner}
        {...loaderData}
        back="/settings/sign-ins/link"
        buttons={
          <Button variant="main" busyLabel="Linking...">
            Link {provider}
          </Button>
        }
      />
    </Screen>
  );
}

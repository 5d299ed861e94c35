import { data, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { linkedSignInsOf, unlinkSignIn } from "#app/models/accounts/oauth-accounts.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/unlink-sign-in";
import { OwnerForm, useOwnerForm } from "./owner-field.tsx";
import { ownerAction, ownerSchema } from "./owner.server.ts";

const PAGE = "/settings/sign-ins";

export const meta = pageTitle("Unlink a way to sign in");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const { provider, isLast } = await signInToUnlink(user, params.signInId);
  return {
    hasPassword: hasPassword(user),
    provider,
    isLast,
    path: `${PAGE}/${params.signInId}`,
  };
}

export const action = ownerAction(ownerSchema, async ({ user }, args: Route.ActionArgs) => {
  const { context, params } = args;
  const { provider } = await signInToUnlink(user, params.signInId);
  const { userAgent } = requestFacts(context);
  // The page says why not.
  if (!(await unlinkSignIn(user.id, params.signInId, userAgent)))
    return redirect(args.url.pathname);
  await sendMail({ to: user.email, ...mailText("sign_in_unlinked", { provider }) });
  return redirectWithToast(PAGE, "sign-in-unlinked");
});

async function signInToUnlink(user: User, signInId: string) {
  const signIns = await linkedSignInsOf(user.id);
  const chosen = signIns.find(({ id }) => id === signInId);
  if (!chosen) throw data(null, { status: 404 });
  const isLast = signIns.length === 1 && !hasPassword(user);
  return { provider: nameOfIssuer(chosen.provider), isLast };
}

export default function UnlinkSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, isLast } = loaderData;
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title={`Unlink ${provider}`}
      lead={
        isLast
          ? `Choose a password first. ${provider} is your only way to sign in.`
          : `You won't be able to sign in with ${provider} anymore. Your data stays.`
      }
      back="sign-ins"
    >
      {isLast ? (
        <ButtonLink href="/settings/password" variant="main">
          Choose a password
        </ButtonLink>
      ) : (
        <>
          <OwnerForm
            {...owner}
            {...loaderData}
            back={loaderData.path}
            buttons={
              <Button variant="main" busyLabel="Unlinking...">
                Unlink {provider}
              </Button>
            }
          />
        </>
      )}
    </Screen>
  );
}

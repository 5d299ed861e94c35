import { href } from "react-router";
import { dayOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { linkedSignInsOf } from "#app/models/accounts/oauth-accounts.server.ts";
import { passkeysOf } from "#app/models/accounts/passkeys.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { nameOfIssuer, providerName } from "#app/services/openid.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { providerNotice } from "../account/provider-notices.ts";
import type { Route } from "./+types/sign-ins";

export const meta = pageTitle("Ways to sign in");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const [signIns, passkeys] = await Promise.all([linkedSignInsOf(user.id), passkeysOf(user.id)]);
  const provider = providerName();
  return {
    hasPassword: hasPassword(user),
    passkeyCount: passkeys.length,
    linked: signIns.map(({ id, provider: issuer, createdAt }) => ({
      id,
      name: nameOfIssuer(issuer),
      since: dayOf(createdAt, user.timeZone),
    })),
    provider,
    notice: providerNotice(url.searchParams.get("provider"), provider),
  };
}

export default function SignIns({ loaderData }: Route.ComponentProps) {
  const { linked, provider, notice } = loaderData;
  return (
    <Screen title="Ways to sign in" back="settings">
      {notice ? <Notice tone="warning" {...notice} /> : null}
      <ul className="plain-rows">
        <li>
          <p>
            <strong>Password</strong>
            <br />
            <span className="fine-print">
              {loaderData.hasPassword ? "You have one" : "You don't have one"}
            </span>
          </p>
          <ButtonLink href="/settings/password" small>
            {loaderData.hasPassword ? "Change password" : "Choose a password"}
          </ButtonLink>
        </li>
        <li>
          <p>
            <strong>Emailed link</strong>
            <br />
            <span className="fine-print">We email you one when you ask</span>
          </p>
        </li>
        <li>
          <p>
            <strong>Passkeys</strong>
            <br />
            <span className="fine-print">
              {loaderData.passkeyCount === 0
                ? "You don't have one"
                : `${loaderData.passkeyCount} added`}
            </span>
          </p>
          <ButtonLink href="/settings/passkeys" small>
            {loaderData.passkeyCount === 0 ? "Add a passkey" : "See your passkeys"}
          </ButtonLink>
        </li>
        {linked.map(({ id, name, since }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <br />
              <span className="fine-print">Linked on {since}</span>
            </p>
            <ButtonLink href={href("/settings/sign-ins/:signInId", { signInId: id })} small>
              Unlink
              <span className="visually-hidden"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {provider ? <ButtonLink href="/settings/sign-ins/new">Link {provider}</ButtonLink> : null}
    </Screen>
  );
}

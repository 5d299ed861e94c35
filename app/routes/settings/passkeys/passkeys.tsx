import { redirect } from "react-router";
import { z } from "zod";
import { dayOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { newChallenge } from "#app/models/accounts/passkey-ceremonies.server.ts";
import { passkeysOf } from "#app/models/accounts/passkeys.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Screen } from "#app/ui/page.tsx";
import { newPasskeyCookie } from "../../account/passkey-requests.server.ts";
import { OwnerForm, useOwnerForm, type OwnerFields } from "../owner-field.tsx";
import { ownerAction, ownerFields } from "../owner.server.ts";
import type { Route } from "./+types/passkeys";

const PATH = "/settings/passkeys";
const PASSKEY_NAME_MAX_LENGTH = 60;

export const meta = pageTitle("Passkeys");

const MISSING = "Give the passkey a name.";
const schema = z.object({
  name: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(PASSKEY_NAME_MAX_LENGTH, `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters.`),
  ...ownerFields,
});

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const passkeys = await passkeysOf(user.id);
  const day = (at: number) => dayOf(at, user.timeZone);
  return {
    hasPassword: hasPassword(user),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      told: `Added on ${day(createdAt)}. ${lastUsedAt ? `Last used on ${day(lastUsedAt)}` : "Never used"}.`,
    })),
  };
}

/** Takes the name of a new passkey, and leads to where the browser makes it. */
export const action = ownerAction(schema, async ({ user, session, value: { name } }) => {
  const asked = { challenge: newChallenge(), userId: user.id, userSessionId: session.id, name };
  return redirect(`${PATH}/new`, {
    headers: { "Set-Cookie": await newPasskeyCookie.write(asked) },
  });
});

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys } = loaderData;
  const owner = useOwnerForm<OwnerFields & { name: string }>(actionData);
  const { name } = owner.fields;
  return (
    <Screen
      title="Passkeys"
      lead="Sign in with your fingerprint, face or device PIN. Your other ways to sign in still work."
      back="settings"
    >
      <noscript>
        <p>A passkey can only be added with JavaScript on. It's off in this browser.</p>
      </noscript>
      {passkeys.length === 0 ? <p>You have no passkeys.</p> : null}
      <ul className="plain-rows">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <p>
              <strong dir="auto">{passkey.name}</strong>
              <br />
              <span className="fine-print">{passkey.told}</span>
            </p>
            <ButtonLink href={`${PATH}/${passkey.id}`} small>
              Remove
              <span className="visually-hidden"> {passkey.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <h2>Add a passkey</h2>
      <OwnerForm
        {...owner}
        others={[name]}
        {...loaderData}
        back={PATH}
        buttons={<Button variant="main">Continue</Button>}
      >
        <Field
          label="Name"
          hint="For example, My phone."
          name="name"
          id={name.id}
          required
          defaultValue={name.initialValue}
          error={name.errors}
        />
      </OwnerForm>
    </Screen>
  );
}

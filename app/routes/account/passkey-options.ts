import { data } from "react-router";
import { formAction } from "#app/middleware/form-action.server.ts";
import { newChallenge, requestOptions } from "#app/models/accounts/passkey-ceremonies.server.ts";
import type { Route } from "./+types/passkey-options";
import { passkeyChallengeCookie } from "./passkey-requests.server.ts";
import { passkeySchema } from "./passkey-sign-in.server.ts";

export function loader() {
  throw data(null, { status: 404 });
}

/** What the page's script asks the passkeys of this browser with. */
export const action = formAction(passkeySchema, async (_sent, _args: Route.ActionArgs) => {
  const challenge = newChallenge();
  const headers = { "Set-Cookie": await passkeyChallengeCookie.write({ challenge }) };
  return Response.json(await requestOptions(challenge), { headers });
});

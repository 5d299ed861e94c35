import { data } from "react-router";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { providerName } from "#app/services/openid.server.ts";
import { redirectToProvider } from "../account/provider-sign-in.server.ts";
import type { Route } from "./+types/new-sign-in";

/** Leads to the provider that somebody wants to link to their account. */
export function loader({ context }: Route.LoaderArgs) {
  if (providerName() === null) throw data(null, { status: 404 });
  return redirectToProvider({ userId: signedInAccount(context).user.id, next: null });
}

import { data, redirect } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import { providerName } from "#app/services/openid.server.ts";
import type { Route } from "./+types/provider-start";
import { ownPath } from "./own-path.ts";
import { redirectToProvider } from "./provider-sign-in.server.ts";

/** Leads to the provider that somebody wants to sign in with. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (providerName() === null) throw data(null, { status: 404 });
  if (currentAccount(context)) return redirect("/");
  return redirectToProvider({ userId: null, next: ownPath(url.searchParams.get("next")) });
}

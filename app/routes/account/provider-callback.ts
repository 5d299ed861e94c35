import { data } from "react-router";
import { providerName } from "#app/services/openid.server.ts";
import type { Route } from "./+types/provider-callback";
import { returnFromProvider } from "./provider-sign-in.server.ts";

/** Where the provider leads back to. */
export function loader(args: Route.LoaderArgs) {
  if (providerName() === null) throw data(null, { status: 404 });
  return returnFromProvider(args);
}

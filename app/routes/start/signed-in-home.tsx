import { appTitle } from "#app/catalogue/wording.ts";
import { requireAccount } from "#app/middleware/account.server.ts";
import type { Route } from "./+types/signed-in-home";
import { loadHome, logMood } from "./home.server.ts";
import { Home } from "./home.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Home", matches) }];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(context, requireAccount(context, url));
}

/** Takes the mood of the day, from wherever home is shown. */
export function action({ context, url }: Route.ActionArgs) {
  return logMood(context, requireAccount(context, url));
}

export default function SignedInHome({ loaderData, actionData }: Route.ComponentProps) {
  return <Home page={loaderData} moodError={actionData?.moodError ?? null} />;
}

import { appTitle } from "#app/catalogue/wording.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import type { Route } from "./+types/signed-in-home";
import { loadHome, logMood } from "./home.server.ts";
import { Home } from "./home.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Home", matches) }];

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context, signedInAccount(context));
}

/** Takes the mood of the day, from wherever home is shown. */
export const action = logMood;

export default function SignedInHome({ loaderData, actionData }: Route.ComponentProps) {
  return <Home page={loaderData} moodError={actionData?.moodError ?? null} />;
}

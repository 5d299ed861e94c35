import { appTitle } from "#app/catalogue/wording.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { showToast } from "#app/middleware/toasts.server.ts";
import type { Route } from "./+types/signed-in-home";
import { loadHome, logMood } from "./home.server.ts";
import { Home } from "./home.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Home", matches) }];

/** The payment provider's page may lead here, too. */
const saysPaid: Route.MiddlewareFunction = ({ url, context }, next) => {
  if (url.searchParams.get("upgraded") === "true") showToast(context, "payment-successful");
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [saysPaid];

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context, signedInAccount(context));
}

/** Takes the mood of the day, from wherever home is shown. */
export const action = logMood;

export default function SignedInHome({ loaderData, actionData }: Route.ComponentProps) {
  return <Home page={loaderData} moodError={actionData?.moodError ?? null} />;
}

import type { ToastCode } from "#app/content/toasts.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { currentAccount, signedInAccount } from "#app/middleware/account.server.ts";
import { showToast } from "#app/middleware/toasts.server.ts";
import { fetchPlanTruth, type PlanTruth } from "#app/models/billing/plan-truth.server.ts";
import type { Route } from "./+types/signed-in-home";
import { loadHome, submitHomeForm } from "./home.server.ts";
import { Home } from "./home.tsx";

export const meta = pageTitle("Home");

const NEWS = {
  premium: "premium-active",
  begun: "payment-processing",
  nothing: null,
  unknown: "payment-unknown",
} as const satisfies Record<PlanTruth, ToastCode | null>;

/** The payment provider's page may lead here, too: what became of the payment is the provider's to say. */
const saysPaid: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const signedIn = currentAccount(context);
  const isAsked = request.method === "GET" && url.searchParams.get("upgraded") === "true";
  if (signedIn && isAsked && signedIn.risk?.status !== "open") {
    const news = NEWS[await fetchPlanTruth(signedIn.user.id)];
    if (news) showToast(context, news);
  }
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [saysPaid];

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context, signedInAccount(context));
}

/** Takes the mood of the day, and what became of a goal, from wherever home is shown. */
export const action = submitHomeForm;

export default function SignedInHome({ loaderData, actionData }: Route.ComponentProps) {
  return <Home page={loaderData} moodError={actionData?.moodError ?? null} />;
}

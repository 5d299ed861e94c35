import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { remainingMessages, trialDaysLeft } from "#app/models/billing/subscriptions.server.ts";
import { findTrialState, startTrial } from "#app/models/billing/trials.server.ts";
import { conversationHref } from "../chat/conversation-href.ts";

/** What the trial's page shows. In danger no plan is a subject: the conversation is. */
export async function loadTrial({ context, url }: LoaderFunctionArgs) {
  const { user, risk } = signedInAccount(context);
  const backHref = wayBack(url);
  if (risk?.status === "open") throw redirect(backHref);
  return {
    backHref,
    action: PATHS.trial + url.search,
    state: await findTrialState(user),
    daysLeft: trialDaysLeft(user),
    remaining: remainingMessages(user),
  };
}

export type TrialPage = Awaited<ReturnType<typeof loadTrial>>;

/** Begins the trial, once; whoever comes again is shown how it stands. */
export const beginTrial = formAction(z.object({}), async (_taken, { context, url }) => {
  const { user, risk } = signedInAccount(context);
  const backHref = wayBack(url);
  if (risk?.status === "open") return redirect(backHref);
  if (!(await startTrial(user.id))) return data({ isRefused: true }, { status: 409 });
  return redirectWithToast(backHref, "trial-started");
});

/** The conversation that somebody came from; its own page checks whose it is. */
function wayBack(url: URL): string {
  const from = url.searchParams.get("from") ?? "";
  return /^[\w-]{22}$/.test(from) ? conversationHref(from) : PATHS.chat;
}

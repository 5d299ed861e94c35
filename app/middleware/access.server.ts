import {
  createContext,
  data,
  href,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { FOR_ADULTS_PATH } from "#app/catalogue/onboarding.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { findJournalAccess, type JournalAccess } from "#app/models/record/journal-access.server.ts";
import { findRegionStatus } from "#app/models/accounts/regions.server.ts";
import { findRiskState, keepsQuiet } from "#app/models/risk/risk.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { currentAccount, lockedAccount, signInAndOpen, signInFirst } from "./account.server.ts";

type Guard = MiddlewareFunction<Response>;
type GuardArgs = Parameters<Guard>[0];

/** Why somebody has no place on a route, and the answer that says so. */
export interface AccessRefusal {
  reason: "signed-out" | "not-adult" | "not-offered" | "no-place" | "not-premium";
  answer: unknown;
}

const journalContext = createContext<JournalAccess>("none");
const refusalContext = createContext<AccessRefusal | null>(null);

/** The refusal that a layout noted for this request. The action decides what happens to the words in it. */
export function accessRefusal(context: Readonly<RouterContextProvider>): AccessRefusal | null {
  return context.get(refusalContext);
}

/** Pages of people who are signed in; a visitor is led to sign in and back. */
export const signedInOnly = guard(({ context, url }) =>
  currentAccount(context) ? null : { reason: "signed-out", answer: signInFirst(url) },
);

/** Pages that are for visitors, too, but never in place of somebody whose browser is locked. */
export const unlockedOnly = guard(({ context, url }) =>
  lockedAccount(context) ? { reason: "signed-out", answer: signInFirst(url) } : null,
);

/** Pages of mailed links that are for who is signed in alone. */
export const signedInByLink = guard(({ context, url }) =>
  currentAccount(context) ? null : { reason: "signed-out", answer: signInAndOpen(url) },
);

/** What scripts ask for: a visitor gets a bare 401, for no page is shown anywhere. */
export const signedInCalls = guard(({ context }) =>
  currentAccount(context)
    ? null
    : { reason: "signed-out", answer: new Response(null, { status: 401 }) },
);

/** The companion's pages: an account of somebody under 18 is led to the page that is for them. */
export const adultsOnly = guard(({ request, context }) => {
  const user = currentAccount(context)?.user;
  if (!user || user.eligible) return null;
  const isStream = request.headers.get("accept")?.includes("text/event-stream") ?? false;
  const answer = isStream ? new Response(null, { status: 403 }) : redirectDocument(FOR_ADULTS_PATH);
  return { reason: "not-adult", answer };
});

/**
 * Where there are places without the service: who hasn't said where they live is asked before the next
 * page, and never in the middle of danger or of words that they sent. Who lives in one is led to what
 * stays theirs.
 */
export const offeredOnly = guard(({ request, context, url }) => {
  const account = currentAccount(context);
  const offered = account ? findRegionStatus(account.user.region) : "yes";
  const isAsked = offered === "unknown" && isRead(request) && !keepsQuiet(account?.risk ?? null);
  if (offered !== "no" && !isAsked) return null;
  const next = new URLSearchParams({ next: url.pathname });
  return { reason: "not-offered", answer: redirectDocument(`${PATHS.region}?${next}`) };
});

/**
 * For everybody but admins these pages don't exist, and nothing that is sent there is read, as at any
 * other address without a page.
 */
export const adminsOnly: Guard = ({ context }, next) => {
  if (lockedAccount(context)?.user.role === "admin") return next();
  if (currentAccount(context)?.user.role !== "admin") throw data(null, { status: 404 });
  return next();
};

/** Voice calls: whoever has no premium is led back to the conversation they came from. */
export const premiumCallsOnly = guard(async ({ request, context, params }) => {
  const user = currentAccount(context)?.user;
  if (!user || isPremium(user)) return null;
  if (request.method === "POST") {
    return { reason: "no-place", answer: new Response(null, { status: 403 }) };
  }
  // In danger nobody hears what they would have to pay for.
  const risk = await findRiskState(user.id);
  const toast = risk?.status === "open" ? "support-available" : "access-restricted";
  const headers = { "Set-Cookie": await toastHeader(toast) };
  return {
    reason: "no-place",
    answer: redirect(
      href("/chat/:conversationId?", { conversationId: params.conversationId ?? "" }),
      { headers },
    ),
  };
});

/**
 * Guards the journal and the progress page: leads people who never had premium to the plans. Words
 * written in danger are never locked out: the action decides after screening them.
 */
export const journalReadersOnly = guard(async ({ context }) => {
  const account = currentAccount(context);
  if (!account) return null;
  const access = await findJournalAccess(account.user, account.risk);
  context.set(journalContext, access);
  if (access !== "none") return null;
  // Led to the plans, everybody is told why.
  const headers = { "Set-Cookie": await toastHeader("part-of-premium") };
  return { reason: "not-premium", answer: redirect(PATHS.pricing, { headers }) };
});

/** What this person may do with their journal. */
export function journalAccess(context: Readonly<RouterContextProvider>): JournalAccess {
  return context.get(journalContext);
}

/**
 * Makes a layout's guard. It refuses page views here. For a form it only notes the refusal, because a
 * person's own words are screened and kept before anything else.
 */
function guard(
  find: (args: GuardArgs) => AccessRefusal | null | Promise<AccessRefusal | null>,
): Guard {
  return async (args, next) => {
    const { request, context } = args;
    const refusal = accessRefusal(context) ?? (await find(args));
    context.set(refusalContext, refusal);
    if (refusal && isRead(request)) throw refusal.answer;
    return next();
  };
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

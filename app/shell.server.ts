import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { FREE_MESSAGES, TRIAL_DAYS, WARNING_FROM } from "#app/catalogue/plans.ts";
import type { RouterContextProvider } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { fillIn } from "#app/content/fill-in.ts";
import { helpLinesFor, type HelpLine, type Region } from "#app/content/help-lines.ts";
import { toastWords, type ToastCode } from "#app/content/toasts.ts";
import { readAppearance } from "#app/middleware/appearance.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { hasQuietLine } from "#app/middleware/quiet-line.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { wasDangerFound } from "#app/middleware/screened-action.server.ts";
import { withFallback } from "#app/middleware/screened-words.server.ts";
import { nonceOf } from "#app/middleware/security-headers.server.ts";
import { toastOf } from "#app/middleware/toasts.server.ts";
import { findPageQuestion, mayStandOnCard } from "#app/models/risk/page-question.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { LOCK_AFTER_MS } from "#app/models/accounts/user-sessions.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";

interface ShellRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the bar, the foot and the notices around every page show. */
export async function shellData({ request, context }: ShellRequest) {
  const signedIn = currentAccount(context);
  const { appName, appUrl, operatorName, supportEmail } = environment();
  const toast = toastOf(context);
  return {
    appName,
    appUrl,
    formToken: formToken(context),
    nonce: nonceOf(context),
    appearance: await readAppearance(request, signedIn?.user),
    requestId: requestFacts(context).id,
    savesData: request.headers.get("save-data") === "on",
    question: await standingQuestion(context),
    hasQuietLine: hasQuietLine(context),
    toast: toast ? filledToast(toast) : null,
    isAnswer: toast !== null && toast !== undefined,
    person: signedIn && {
      firstName: signedIn.user.firstName,
      lastName: signedIn.user.lastName,
      premium: isPremium(signedIn.user),
      isQuiet: keepsQuiet(signedIn.risk) || wasDangerFound(context),
      isAdmin: signedIn.user.role === "admin",
      isEligible: signedIn.user.eligible,
    },
    crisisLine: crisisLine(helpRegion()),
    operatorName,
    supportEmail,
    session: signedIn && {
      now: Date.now(),
      expiresAt: signedIn.session.expiresAt,
      absoluteExpiresAt: signedIn.session.absoluteExpiresAt,
      lockAfterMs: signedIn.session.lockId === null ? null : LOCK_AFTER_MS,
    },
  };
}

/** A toast's words, with the numbers of the plans. */
function filledToast(code: ToastCode) {
  const words = toastWords(code);
  const facts = {
    left: String(FREE_MESSAGES - WARNING_FROM),
    free: String(FREE_MESSAGES),
    trialDays: String(TRIAL_DAYS),
  };
  return words && { ...words, title: fillIn(words.title, facts), text: fillIn(words.text, facts) };
}

/** The question that stands on a card, after a text without a reply. Help waits for no database. */
async function standingQuestion(context: Readonly<RouterContextProvider>) {
  const signedIn = currentAccount(context);
  if (!signedIn || !(wasDangerFound(context) || mayStandOnCard(signedIn.risk))) return null;
  return withFallback(() => findPageQuestion(signedIn.user.id), null);
}

/** Whom to call, from the region's table: the one place in which numbers are written. */
function crisisLine(region: Region) {
  const [suicide] = helpLinesFor(region, "suicide");
  const [emergency] = helpLinesFor(region, "emergency");
  return { anyTime: callLink(suicide), inDanger: callLink(emergency) };
}

function callLink(line: HelpLine | undefined) {
  return { label: line?.how.en ?? "see whom to call", href: line?.ways[0]?.href ?? PATHS.help };
}

import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { toastHeader, toastOf } from "#app/middleware/toasts.server.ts";
import { syncSubscription } from "#app/models/subscription-sync.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { findUser } from "#app/models/users.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import goOnUrl from "#app/ui/go-on.js?url";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/subscription-success";

export const handle = { pageScript: goOnUrl } satisfies PageHandle;

/** When the page goes on by itself, with scripts. */
const GOES_ON_MS = 10_000;
const CONFIRMED_GOES_ON_MS = 2_000;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Welcome to Premium!", matches) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, risk } = signedInAccount(context);
  if (risk?.status === "open") throw redirect("/");
  if (!isPremium(user)) await fetchTruth(user.id);
  const now = await findUser(user.id);
  return {
    formToken: formToken(context),
    isPremium: now !== null && isPremium(now),
    hasBegun: now !== null && now.paymentCustomerId !== null,
    isConfirmed: toastOf(context) === "premium-confirmed",
  };
}

/** False where the provider didn't answer. */
async function fetchTruth(userId: string): Promise<boolean> {
  try {
    await syncSubscription(userId);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "a payment was not looked up");
    return false;
  }
}

export const action = formAction(z.object({}), async (_sent, { context }: Route.ActionArgs) => {
  const { id } = signedInUser(context);
  if (!(await fetchTruth(id))) return data({ problem: "failed" as const }, { status: 502 });
  const user = await findUser(id);
  if (!user || !isPremium(user)) return data({ problem: "processing" as const });
  throw redirect(PATHS.subscriptionSuccess, {
    headers: { "Set-Cookie": await toastHeader("premium-confirmed") },
  });
});

const PROBLEMS = {
  failed: {
    title: "Error",
    text: "Failed to check subscription status. Please try again.",
  },
  processing: {
    title: "Payment Processing",
    text: "Your payment is still being processed. It usually takes 1-2 minutes. Please check again in a few minutes. If you didn't finish paying, nothing is charged.",
  },
} as const;

/** For whoever came by address. */
const NOTHING_YET = {
  title: "You haven't paid for anything",
  text: "Nothing was charged.",
  children: <a href={PATHS.pricing}>See plans</a>,
} as const;

/** After paying: whether the provider has said so, and the way on. */
export default function SubscriptionSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { isConfirmed } = loaderData;
  const isReady = loaderData.isPremium && !actionData;
  return (
    <Screen title="Welcome to Premium!" width="narrow">
      {isReady ? (
        <Notice
          tone="success"
          title={isConfirmed ? "Premium Access Confirmed!" : "Everything is open to you now"}
          text="Write as much as you like, follow every track, and keep a journal."
        >
          <a href={PATHS.plan}>Your plan and receipts</a>
        </Notice>
      ) : null}
      {isReady ? null : <NotYet hasBegun={loaderData.hasBegun} problem={actionData?.problem} />}
      <div className="button-row">
        <ButtonLink
          href={PATHS.chat}
          variant="main"
          data-go-on={isReady ? (isConfirmed ? CONFIRMED_GOES_ON_MS : GOES_ON_MS) : undefined}
        >
          Continue to Chat
        </ButtonLink>
        <form method="post" action={PATHS.subscriptionSuccess}>
          <FormToken value={loaderData.formToken} />
          <Button busyLabel="Processing...">Check Verification Status</Button>
        </form>
      </div>
    </Screen>
  );
}

interface NotYetProps {
  /** Whether they ever went to pay. */
  hasBegun: boolean;
  /** What came of asking once more. */
  problem: keyof typeof PROBLEMS | undefined;
}

function NotYet({ hasBegun, problem }: NotYetProps) {
  if (!hasBegun && problem !== "failed") return <Notice {...NOTHING_YET} />;
  return <Notice tone={problem ? "warning" : "info"} {...PROBLEMS[problem ?? "processing"]} />;
}

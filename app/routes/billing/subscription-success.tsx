import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast, toastOf } from "#app/middleware/toasts.server.ts";
import { fetchPlanTruth } from "#app/models/billing/plan-truth.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import goOnUrl from "#app/ui/go-on.js?url";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/subscription-success";

export const handle = { pageScript: goOnUrl } satisfies PageHandle;

const WELCOME = "Welcome to Premium!";
const YOUR_PAYMENT = "Your payment";

/** After this time the page's script leads on by itself. */
const GOES_ON_MS = 10_000;
const CONFIRMED_GOES_ON_MS = 2_000;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: appTitle(loaderData?.truth === "premium" ? WELCOME : YOUR_PAYMENT, matches) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, risk } = signedInAccount(context);
  if (risk?.status === "open") throw redirect("/");
  return {
    truth: await fetchPlanTruth(user.id),
    isConfirmed: toastOf(context) === "premium-confirmed",
  };
}

export const action = formAction(z.object({}), async (_sent, { context }: Route.ActionArgs) => {
  const truth = await fetchPlanTruth(signedInUser(context).id);
  if (truth === "unknown") return data({ truth }, { status: 502 });
  if (truth !== "premium") return data({ truth });
  throw await redirectWithToast(PATHS.subscriptionSuccess, "premium-confirmed");
});

const NOT_YET = {
  unknown: {
    title: "Error",
    text: "Failed to check subscription status. Please try again.",
  },
  begun: {
    title: "Payment Processing",
    text: "We haven't heard of a payment yet. It usually takes 1-2 minutes after you pay. Please check again in a few minutes. If you didn't finish paying, nothing is charged.",
  },
  // Shown to someone who opened the page by its address.
  nothing: { title: "You haven't paid for anything", text: "Nothing was charged." },
} as const;

/** After paying: whether the provider has said so, and the way on. */
export default function SubscriptionSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { isConfirmed } = loaderData;
  const truth = actionData?.truth ?? loaderData.truth;
  const isReady = truth === "premium";
  return (
    <Screen title={isReady ? WELCOME : YOUR_PAYMENT} width="narrow">
      {isReady ? (
        <Notice
          tone="success"
          title={isConfirmed ? "Premium Access Confirmed!" : "Everything is open to you"}
          text="Write as much as you like, follow every program and keep a journal."
        >
          <a href={PATHS.plan}>Your plan and receipts</a>
        </Notice>
      ) : (
        <Notice tone={actionData ? "warning" : "info"} {...NOT_YET[truth]}>
          {truth === "nothing" ? <a href={PATHS.pricing}>See plans</a> : null}
        </Notice>
      )}
      <div className="button-row">
        <ButtonLink
          href={PATHS.chat}
          variant="main"
          data-go-on={isReady ? (isConfirmed ? CONFIRMED_GOES_ON_MS : GOES_ON_MS) : undefined}
        >
          Continue to Chat
        </ButtonLink>
        <PostForm action={PATHS.subscriptionSuccess}>
          <Button busyLabel="Processing...">Check Verification Status</Button>
        </PostForm>
      </div>
    </Screen>
  );
}

import { PATHS } from "#app/catalogue/paths.ts";
import { FREE_MESSAGES, TRIAL_DAYS, type PlanType } from "#app/catalogue/plans.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { hasNoLimit, isPremium, trialDaysLeft } from "#app/models/billing/subscriptions.server.ts";
import { toastOf } from "#app/middleware/toasts.server.ts";
import { paysWithProvider } from "#app/middleware/payment-page.server.ts";
import { findTrialState } from "#app/models/billing/trials.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/pricing";
import { Comparison, Everything, PlanCards } from "./plan-parts.tsx";

export const handle = { isForVisitors: true } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [paysWithProvider];

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Plans", matches) },
  {
    name: "description",
    content: "A free plan, and Premium by the month or year. Both include crisis help.",
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  const trial = signedIn && (await findTrialState(signedIn.user));
  const isQuiet = signedIn?.risk?.status === "open";
  return {
    appName: environment().appName,
    isVisitor: signedIn === null,
    isLedHere: toastOf(context) === "part-of-premium",
    // In danger nothing is sold.
    canBuy: paymentProvider() !== null,
    isBuyer: !(signedIn !== null && isPremium(signedIn.user)) && !isQuiet,
    hasPremium: signedIn !== null && hasNoLimit(signedIn.user),
    daysLeft: signedIn && trialDaysLeft(signedIn.user),
    // In danger nothing is offered.
    offersTrial: trial === "offered" && !isQuiet,
  };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { appName, isVisitor, hasPremium, daysLeft } = loaderData;
  return (
    <Screen
      title="Choose Your Path"
      width="wide"
      lead="Every plan includes crisis help."
      back={["/", "Back"]}
      className="pricing"
    >
      {loaderData.isLedHere ? (
        <Notice
          title="Your journal and your progress are part of Premium"
          text="Here's what each plan has. Moods, exercises and crisis help are free."
        />
      ) : null}
      {hasPremium ? <HasPremium daysLeft={daysLeft} /> : null}
      {loaderData.canBuy ? null : (
        <Notice
          title="You can't buy Premium here yet"
          text="Payments aren't set up, so everyone is on the free plan."
        />
      )}
      {loaderData.offersTrial ? <TrialCard /> : null}
      <PlanCards
        startFree={
          hasPremium ? null : <StartFree isVisitor={isVisitor} isMain={!loaderData.offersTrial} />
        }
        buyMonthly={<Buy plan="monthly" page={loaderData} />}
        buyYearly={<Buy plan="yearly" page={loaderData} />}
      />
      <div className="plan-facts">
        <Everything />
        <Comparison appName={appName} />
      </div>
      {hasPremium ? null : <StayFree isVisitor={isVisitor} />}
    </Screen>
  );
}

/** One main button: what costs nothing, unless days without a limit are offered above it. */
function StartFree({ isVisitor, isMain }: { isVisitor: boolean; isMain: boolean }) {
  return (
    <ButtonLink
      href={isVisitor ? "/auth?mode=register" : PATHS.chat}
      variant={isMain ? "main" : "quiet"}
    >
      {isVisitor ? "Start free" : "Keep talking for free"}
    </ButtonLink>
  );
}

/** The way to pay for a plan: for a visitor the way to an account first. */
function Buy({ plan, page }: { plan: PlanType; page: Route.ComponentProps["loaderData"] }) {
  if (!page.canBuy || !page.isBuyer) return null;
  const label = plan === "yearly" ? "Choose yearly" : "Choose monthly";
  if (page.isVisitor) {
    const next = encodeURIComponent(`${PATHS.checkout}?plan=${plan}`);
    return <ButtonLink href={`/auth?mode=register&next=${next}`}>{label}</ButtonLink>;
  }
  return (
    <PostForm action={PATHS.checkout} className="trial-form" data-lock="plans">
      <span className="fine-print">
        Charged today, cancel anytime. Renews every {plan === "yearly" ? "year" : "month"}.
      </span>
      <Button name="planType" value={plan} busyLabel="Processing...">
        {label}
      </Button>
    </PostForm>
  );
}

/** Of a trial also how long it still runs. */
function HasPremium({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) {
    return (
      <Notice tone="success" title="You have Premium" text="You have everything on this page.">
        <ButtonLink href={PATHS.plan}>Manage Subscription</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      title={`Your free trial: ${daysLeft} ${daysLeft === 1 ? "day" : "days"} left`}
      text="No message limit until then. It ends on its own and costs nothing."
    />
  );
}

function TrialCard() {
  return (
    <Card title={`${TRIAL_DAYS} unlimited days, free`} look="sage">
      <p>
        You've used your {FREE_MESSAGES} free messages. No card, no charge, and it ends on its own.
      </p>
      <PostForm action={PATHS.trial} className="trial-form">
        <Button variant="main">Start {TRIAL_DAYS} free days</Button>
        <span className="fine-print">No payment due now</span>
      </PostForm>
    </Card>
  );
}

function StayFree({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Card title="Not ready to upgrade?" look="sage" className="stay-free">
      <ButtonLink href={isVisitor ? "/auth?mode=register" : "/"}>
        Continue with Free Plan
      </ButtonLink>
    </Card>
  );
}

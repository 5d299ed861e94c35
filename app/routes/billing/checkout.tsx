import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import checkoutUrl from "#app/ui/checkout.js?url";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { paysWithProvider } from "#app/middleware/payment-page.server.ts";
import type { Route } from "./+types/checkout";
import { loadCheckout, startCheckout, type CheckoutPage } from "./checkout-page.server.ts";
import { CHECKOUT_PROBLEMS } from "./checkout-problems.ts";
import { CheckList, PREMIUM_BENEFITS, TrustBadges } from "./plan-parts.tsx";

export const handle = { pageScript: checkoutUrl } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [paysWithProvider];

export const meta = pageTitle("Upgrade to Premium");

export const loader = loadCheckout;

export const action = startCheckout;

/** What Premium costs and holds, and the way to pay for it. */
export default function Checkout({ loaderData: page, actionData }: Route.ComponentProps) {
  const problem = actionData ? CHECKOUT_PROBLEMS[actionData.problem] : null;
  const isActive = page.isActive || actionData?.problem === "active";
  return (
    <Screen title="Upgrade to Premium" back={[PATHS.pricing, "Plans"]} className="checkout">
      {problem && actionData?.problem !== "active" ? (
        <ErrorSummary title={problem.title} errors={[{ message: problem.text }]} />
      ) : null}
      {isActive ? <Active /> : <Plans page={page} />}
      <Card title="What you get" look="outline">
        <CheckList items={PREMIUM_BENEFITS} />
      </Card>
      <TrustBadges />
      <p>
        <a href={PATHS.chat}>Back to Chat</a>
      </p>
    </Screen>
  );
}

function Active() {
  return (
    <Notice tone="success" {...CHECKOUT_PROBLEMS.active}>
      <ButtonLink href={PATHS.plan}>Manage Subscription</ButtonLink>
    </Notice>
  );
}

function Plans({ page }: { page: CheckoutPage }) {
  const { prices, plan } = page;
  if (!page.isConfigured) {
    return (
      <Notice
        title="You can't buy Premium here yet"
        text={`Payments aren't set up. If you need Premium, write to ${page.support}.`}
      />
    );
  }
  const [period, other] = plan === "yearly" ? ["year", "monthly"] : ["month", "yearly"];
  const pay = `Pay ${prices[plan]} a ${period}`;
  return (
    <Card title={`Premium, ${plan}`}>
      <p>
        <strong>{prices[plan]} today.</strong> Renews on {page.renewsOn}.
      </p>
      {page.isDemo ? (
        <p>
          <strong>DEMO</strong>: nothing is charged here. The next page takes test cards only.
        </p>
      ) : null}
      <PostForm
        action={PATHS.checkout}
        className="form"
        data-payment={page.hasEmbedded ? `${PATHS.checkout}/payment` : undefined}
        data-payment-done={PATHS.subscriptionSuccess}
      >
        <Button
          name="planType"
          value={plan}
          variant="main"
          busyLabel="Processing..."
          data-words={pay}
        >
          {pay}
        </Button>
        <p className="fine-print">
          Charged today, cancel anytime. Renews every {period} until you cancel in Settings, Plan.
        </p>
      </PostForm>
      <p>
        <a href={`${PATHS.checkout}?plan=${other}`}>Pay {other} instead</a>:{" "}
        {plan === "yearly"
          ? `${prices.monthly} a month.`
          : `${prices.yearly} billed annually, ${prices.yearlyByMonth} a month. Save ${prices.saving} per year.`}
      </p>
    </Card>
  );
}

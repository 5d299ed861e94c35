import { PATHS } from "#app/catalogue/paths.ts";
import { FREE_MESSAGES, GUARANTEE } from "#app/catalogue/plans.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { paysWithProvider } from "#app/middleware/payment-page.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/plan";
import { loadPlan, type PlanPage } from "./plan-page.server.ts";

export const middleware: Route.MiddlewareFunction[] = [paysWithProvider];

export const meta = pageTitle("Plan");

export function loader({ context }: Route.LoaderArgs) {
  return loadPlan(context);
}

/** What somebody pays for, and every way to change or end it. */
export default function Plan({ loaderData: page }: Route.ComponentProps) {
  return (
    <Screen title="Plan" back="settings">
      <PaymentMissing page={page} />
      <Current page={page} />
      <Guarantee page={page} />
      <Receipts page={page} />
      {page.hasPortal && !page.isQuiet ? (
        <PostForm action={`${PATHS.plan}/portal`}>
          <Button busyLabel="Processing...">Manage cards and bills</Button>
        </PostForm>
      ) : null}
    </Screen>
  );
}

function PaymentMissing({ page }: { page: PlanPage }) {
  if (page.status !== "past_due" || page.isQuiet) return null;
  return (
    <Notice
      tone="warning"
      title="Your last payment didn't go through"
      text={
        page.isPremium
          ? `You keep Premium until ${page.graceUntil}. Check your card to keep it longer.`
          : "You're on the free plan until it does. Cancel here, and we won't try your card again."
      }
    />
  );
}

function Current({ page }: { page: PlanPage }) {
  const { plan, isPremium, isQuiet, trialDays } = page;
  if (!plan && isPremium) {
    return (
      <Card title="Premium">
        <p>You have everything in Premium.</p>
      </Card>
    );
  }
  if (!plan || !isPremium) {
    return (
      <Card title={trialDays === null ? "Free plan" : "Free trial"}>
        <p>
          {trialDays === null
            ? `Your first ${FREE_MESSAGES} messages, your moods, short exercises and crisis help. Everything you wrote stays yours to read, download and delete.`
            : `No message limit for ${trialDays} more ${trialDays === 1 ? "day" : "days"}. It ends on its own.`}
        </p>
        <div className="button-row">
          {isQuiet ? null : <ButtonLink href={PATHS.pricing}>See plans</ButtonLink>}
          {plan?.isRunning ? <CancelLink /> : null}
        </div>
      </Card>
    );
  }
  const other = plan.type === "monthly" ? "yearly" : "monthly";
  return (
    <Card title={plan.type === "yearly" ? "Premium, yearly" : "Premium, monthly"}>
      <p>
        {plan.isCanceling
          ? `Canceled. You keep Premium until ${plan.until}, and you won't be charged again.`
          : plan.isRenewing
            ? "It's renewing now."
            : isQuiet
              ? `It renews on ${plan.until}.`
              : `It renews on ${plan.until} for ${plan.price}.`}
      </p>
      {page.credit ? <p>You have {page.credit} in credit for your next renewals.</p> : null}
      <div className="button-row">
        {plan.isCanceling ? (
          <PostForm action={`${PATHS.plan}/cancel`}>
            <Button name="intent" value="resume" busyLabel="Processing...">
              Keep my plan
            </Button>
          </PostForm>
        ) : (
          <>
            {isQuiet ? null : (
              <ButtonLink href={`${PATHS.plan}/change`}>Change to {other}</ButtonLink>
            )}
            <CancelLink />
          </>
        )}
      </div>
    </Card>
  );
}

function CancelLink() {
  return <ButtonLink href={`${PATHS.plan}/cancel`}>Cancel plan</ButtonLink>;
}

function Guarantee({ page }: { page: PlanPage }) {
  const { plan, refund, isQuiet } = page;
  if (isQuiet) return null;
  const goesOn =
    plan?.isRunning && !plan.isCanceling ? " Your plan continues until you cancel." : "";
  if (refund) {
    return (
      <Notice
        title={refund.status === "refunded" ? "Your payment was refunded" : "We got your request"}
        text={
          refund.status === "refunded"
            ? `${refund.amount} went back to your card.`
            : `We'll refund ${refund.amount}. It can take a few days to reach your account.${goesOn}`
        }
      />
    );
  }
  if (!plan?.isInGuarantee) return null;
  return (
    <Card title={GUARANTEE} look="outline">
      <p>
        Get your first payment{plan.firstPayment ? ` of ${plan.firstPayment}` : null} back until{" "}
        {plan.guaranteeUntil}, for any reason.{goesOn}
      </p>
      <PostForm action={`${PATHS.plan}/refund`}>
        <Button busyLabel="Processing...">Ask for a refund</Button>
      </PostForm>
    </Card>
  );
}

function Receipts({ page }: { page: PlanPage }) {
  const { receipts } = page;
  if (receipts === null) {
    return <p>We can't show your receipts right now. Please try again in a few minutes.</p>;
  }
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <ul className="plain-rows">
        {receipts.map(({ id, day, amount, isRefunded, url }) => (
          <li key={id}>
            <span>
              {day}: {amount}
              {isRefunded ? ", refunded" : null}
            </span>
            {url ? (
              <a href={url} rel="noreferrer">
                Receipt<span className="visually-hidden"> of {day}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

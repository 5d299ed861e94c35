import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { dollars, PLANS } from "#app/catalogue/plans.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import {
  findDemoCheckout,
  outcomeOfCard,
  payDemoCheckout,
} from "#app/models/billing/demo-payments.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { syncSubscription } from "#app/models/billing/subscription-sync.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/demo-checkout";

export const meta = pageTitle("DEMO checkout");

/** In live mode, and for anybody else's checkout, this page doesn't exist. */
async function checkoutOr404(userId: string, checkoutId: string) {
  const checkout =
    paymentProvider()?.kind === "demo" ? await findDemoCheckout(userId, checkoutId) : null;
  if (!checkout) throw data(null, { status: 404 });
  return checkout;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user, risk } = signedInAccount(context);
  if (risk?.status === "open") throw redirect("/");
  const { plan } = await checkoutOr404(user.id, params.checkoutId);
  // Paid here or in another tab: the page of the plans says so.
  if (isPremium(user)) throw redirect(PATHS.checkout);
  return {
    plan,
    price: dollars(PLANS[plan].amountCents),
    period: plan === "yearly" ? "a year" : "a month",
  };
}

const schema = z.object({
  cardNumber: z.string().optional(),
  isConfirmed: z.string().optional(),
});

type Answer = { state: "error"; message: string } | { state: "confirm"; cardNumber: string };

export const action = formAction(
  schema,
  async ({ submission }, { context, params }: Route.ActionArgs) => {
    const user = signedInUser(context);
    const { subscriptionId } = await checkoutOr404(user.id, params.checkoutId);
    if (subscriptionId !== null) throw redirect(PATHS.subscriptionSuccess);
    if (isPremium(user)) throw redirect(PATHS.checkout);
    const { cardNumber = "", isConfirmed } = valuesOf(submission);
    const outcome = outcomeOfCard(cardNumber);
    const answer = (state: Answer, status: number) => data(state, { status });
    if (outcome === null) {
      const message = "Use a test card below. Real cards don't work here.";
      return answer({ state: "error", message }, 400);
    }
    if (outcome === "declined") {
      return answer(
        {
          state: "error",
          message:
            "Payment Failed: your card was declined. Nothing was charged. Please try another card.",
        },
        402,
      );
    }
    if (outcome === "needs_confirmation" && isConfirmed === undefined) {
      return answer({ state: "confirm", cardNumber }, 200);
    }
    const isPaid = await payDemoCheckout(user.id, params.checkoutId);
    await syncSubscription(user.id);
    throw redirect(isPaid ? PATHS.subscriptionSuccess : PATHS.checkout);
  },
);

/** The demonstration's stand-in for the provider's page: it takes test cards, and no money. */
export default function DemoCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, price, period } = loaderData;
  return (
    <Screen
      title="DEMO checkout"
      lead="This stands in for the payment provider. Nothing is charged."
      width="narrow"
      back={[`${PATHS.checkout}?plan=${plan}`, "Back to the plans"]}
    >
      {actionData?.state === "error" ? (
        <ErrorSummary errors={[{ fieldId: "cardNumber", message: actionData.message }]} />
      ) : null}
      <p>
        Premium: {price} {period}, until you cancel
      </p>
      {actionData?.state === "confirm" ? (
        <Notice title="Your bank asks you to confirm" text="This test card needs a confirmation.">
          <PostForm className="button-row">
            <input type="hidden" name="cardNumber" value={actionData.cardNumber} />
            <Button name="isConfirmed" value="yes" variant="main">
              Confirm payment
            </Button>
            <ButtonLink href={`${PATHS.checkout}?plan=${plan}`}>Cancel</ButtonLink>
          </PostForm>
        </Notice>
      ) : (
        <PostForm className="form" noValidate>
          <Field
            label="Test card number"
            name="cardNumber"
            inputMode="numeric"
            autoComplete="off"
            error={actionData?.state === "error" ? actionData.message : undefined}
          />
          <Button variant="main" busyLabel="Processing...">
            Pay {price} with a test card
          </Button>
        </PostForm>
      )}
      <Card title="Test cards" look="outline">
        <ul className="bulleted">
          <li>4242 4242 4242 4242: the payment works</li>
          <li>4000 0000 0000 0002: the card is declined</li>
          <li>4000 0025 0000 3155: the bank asks for confirmation</li>
        </ul>
      </Card>
    </Screen>
  );
}

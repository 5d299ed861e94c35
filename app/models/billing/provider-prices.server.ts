import { PLAN_TYPES, PLANS, type PlanType } from "#app/catalogue/plans.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import { paymentProvider } from "./payment-provider.server.ts";

/**
 * Plans for which the provider charges something else than the pages say. Null where it can't be asked; undefined
 * where nobody else has prices.
 */
export async function findOtherPrices(): Promise<readonly PlanType[] | null | undefined> {
  const { findPrice } = paymentProvider() ?? {};
  if (!findPrice) return undefined;
  try {
    const differs = await Promise.all(
      PLAN_TYPES.map(async (plan) => {
        const { amountCents, currency, months } = await findPrice(plan);
        const shown = PLANS[plan];
        return !(
          amountCents === shown.amountCents &&
          months === shown.months &&
          currency === "usd"
        );
      }),
    );
    return PLAN_TYPES.filter((_, index) => differs[index]);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return null;
  }
}

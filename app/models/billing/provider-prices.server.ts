import { isDeepStrictEqual } from "node:util";
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
    const prices = await Promise.all(PLAN_TYPES.map(findPrice));
    return PLAN_TYPES.filter(
      (plan, at) => !isDeepStrictEqual(prices[at], { ...PLANS[plan], currency: "usd" }),
    );
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return null;
  }
}

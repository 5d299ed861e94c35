import { isDeepStrictEqual } from "node:util";
import { PLAN_TYPES, PLANS, type PlanType } from "#app/catalogue/plans.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import { paymentProvider } from "./payment-provider.server.ts";

/** How the provider's prices compare with those on the pages. */
export type PriceCheck =
  | { kind: "no_provider" }
  | { kind: "unreachable" }
  | { kind: "compared"; mismatches: readonly PlanType[] };

/** Finds the plans for which the provider charges something else than the pages say. */
export async function findPriceMismatches(): Promise<PriceCheck> {
  const { findPrice } = paymentProvider() ?? {};
  if (!findPrice) return { kind: "no_provider" };
  try {
    const prices = await Promise.all(PLAN_TYPES.map(findPrice));
    const mismatches = PLAN_TYPES.filter(
      (plan, at) => !isDeepStrictEqual(prices[at], { ...PLANS[plan], currency: "usd" }),
    );
    return { kind: "compared", mismatches };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return { kind: "unreachable" };
  }
}

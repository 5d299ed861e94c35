import { AppError } from "#app/config/app-error.ts";

/** What can be subscribed to. */
export type PlanType = "monthly" | "yearly";

/** A subscription as the provider has it. Times in milliseconds, money in cents. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** Whom we began it for; null where it wasn't us. */
  userId: string | null;
  status:
    | "active"
    | "trialing"
    | "past_due"
    | "canceled"
    | "unpaid"
    | "paused"
    /** Begun, and its first payment isn't there: it gives nothing. */
    | "incomplete";
  /** Null where its price is none of ours. */
  plan: PlanType | null;
  amountCents: number;
  startedAt: number;
  currentPeriodStart: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
}

/** Where somebody is sent to pay, or what a payment form in the page needs. */
export interface HostedCheckout {
  url: string;
}

/** What a plan costs at the provider. */
export interface ProviderPrice {
  /** Null where it isn't a fixed one. */
  amountCents: number | null;
  /** In lower case: `usd`. */
  currency: string;
  /** How often that is paid; null for a single payment. */
  months: number | null;
}

export interface EmbeddedPayment {
  /** Null where nothing is left to pay: credit has paid for it, and the plan runs. */
  clientSecret: string | null;
  publishableKey: string;
}

/** Who wants to pay for what. */
export interface CheckoutAsked {
  customerId: string;
  userId: string;
  plan: PlanType;
}

/** A payment that was made. */
export interface Receipt {
  id: string;
  paidAt: number;
  amountCents: number;
  isRefunded: boolean;
  /** The provider's own page of it, if it has one. */
  url: string | null;
}

/** Something changed at the provider, and with whom. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface Buyer {
  userId: string;
  email: string;
  /** The provider's id of them; null for somebody who was never there. */
  customerId: string | null;
}

/** Why the provider did not do what was asked. */
export type PaymentFailure =
  /** It can't be reached, takes too long, or has a fault of its own: trying again may help. */
  | "unavailable"
  /** What was asked for isn't there. */
  | "missing"
  /** It refuses for a reason that trying again won't change. */
  | "refused"
  /** The portal is not set up there. */
  | "not_configured";

/** The provider did not do what was asked. Its message names no person. */
export class PaymentError extends AppError {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure, options?: ErrorOptions) {
    super(`the payment provider: ${failure}`, options);
    this.failure = failure;
  }
}

/**
 * What the product wants of a payment provider, and no more. Every method throws a PaymentError where
 * the provider fails, within ten seconds.
 */
export interface PaymentProvider {
  kind: "stripe" | "demo";
  /**
   * The provider's id of a person; made where there is none, or where the one they had is gone there.
   * The same person always gets the same.
   */
  ensureCustomer: (buyer: Buyer) => Promise<string>;
  /** All subscriptions of a customer, the ended ones too; none where the customer is gone. */
  findSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>;
  /**
   * A page of the provider's own to pay on: the one that is open for this plan, or a new one. What else
   * was begun and not paid ends first. One at a time for each customer: the caller sees to that.
   */
  openCheckout: (
    asked: CheckoutAsked & { successUrl: string; cancelUrl: string },
  ) => Promise<HostedCheckout>;
  /** The same for a payment form in our own page; null where the provider has none. */
  openEmbedded: ((asked: CheckoutAsked) => Promise<EmbeddedPayment>) | null;
  /** What a plan costs there; null where the product's own table is all there is. */
  findPrice: ((plan: PlanType) => Promise<ProviderPrice>) | null;
  /** Ends what this customer began and didn't pay: from then on it can't be paid. */
  closeCheckouts: (customerId: string) => Promise<void>;
  /** The provider's page for cards and bills; null where it has none. */
  openPortal:
    ((asked: { customerId: string; returnUrl: string }) => Promise<HostedCheckout>) | null;
  /** Ends a subscription with its period, or lets it go on after all. */
  setCancelAtPeriodEnd: (subscriptionId: string, cancels: boolean) => Promise<void>;
  /** Ends it at once. One that is gone already is no failure. */
  cancelNow: (subscriptionId: string) => Promise<void>;
  /** Ends all that a customer has, and what they began: their account is gone. None there is no failure. */
  closeCustomer: (customerId: string) => Promise<void>;
  /** What changing to another plan would charge now, after credit; less than zero is new credit. Cents. */
  previewPlanChange: (
    subscriptionId: string,
    plan: PlanType,
  ) => Promise<{ dueCents: number; newAmountCents: number; prorationDate: number }>;
  /** Changes the plan, for what was shown: `prorationDate` is that of the preview. */
  changePlan: (
    subscriptionId: string,
    plan: PlanType,
    asked: { prorationDate: number; key: string },
  ) => Promise<void>;
  /** What a customer paid ahead, such as for the rest of a year: the next payments come out of it. Cents. */
  findCredit: (customerId: string) => Promise<number>;
  /** The payments of a customer, the latest first. */
  listReceipts: (customerId: string) => Promise<Receipt[]>;
}

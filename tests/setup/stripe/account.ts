import type { Stripe } from "stripe";
import { customerBody, invoiceBody, itemBody, subscriptionBody, type Line } from "./bodies.ts";
import { chargeBody, checkoutBody, refundBody } from "./payment-bodies.ts";
import { eventBody, type Change, type StripeEvent } from "./events.ts";
import { centsOf, periodAfter, periodOfPrice } from "./prices.ts";
import { missing, StripeRefusal } from "./refusals.ts";

const HOUR = 60 * 60;
/** How long the provider tries a payment that failed again, and waits for a first one. */
const TRIED_FOR = 21 * 24 * HOUR;
const FIRST_PAYMENT_WITHIN = 23 * HOUR;

/** An account at the payment provider, with all that belongs to it and a clock of its own. */
export class StripeAccount {
  readonly customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly checkouts = new Map<string, Stripe.Checkout.Session>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly charges = new Map<string, Stripe.Charge>();
  /** What becomes of a payment that failed to the end. */
  afterRetries: "canceled" | "unpaid" = "canceled";
  #events: StripeEvent[] = [];
  readonly #declining = new Set<string>();
  /** What a checkout that is paid begins. */
  readonly #wanted = new Map<string, { priceId: string; metadata: Stripe.Metadata }>();
  #aheadMs = 0;
  #count = 0;

  /** In seconds, as everything here. */
  get now(): number {
    return Math.floor((Date.now() + this.#aheadMs) / 1_000);
  }

  /** An id that no other thing here has. */
  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count.toString().padStart(8, "0")}`;
  }

  /** What was told since the last time, in its order; a test hands it on, or doesn't. */
  takeEvents(): StripeEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Lets time go by, with all renewals that fall into it. */
  moveClock(byMs: number): void {
    this.#aheadMs += byMs;
    this.settle();
  }

  /** Does what has become due. */
  settle(): void {
    for (const { id, status, expires_at: closesAt } of this.checkouts.values()) {
      if (status === "open" && closesAt <= this.now) this.expireCheckout(id);
    }
    for (const id of this.subscriptions.keys()) {
      while (this.#step(this.subscription(id))) {
        // Once more: a year of the clock is twelve months of a subscription.
      }
    }
  }

  /** From now on this customer's card is declined, or taken again. */
  declineCardOf(customerId: string, declines = true): void {
    if (declines) this.#declining.add(customerId);
    else this.#declining.delete(customerId);
  }

  createCustomer(email: string | null, metadata: Stripe.Metadata): Stripe.Customer {
    const id = this.newId("cus");
    const customer = customerBody({ id, created: this.now, email, metadata });
    this.customers.set(id, customer);
    this.#tell({ type: "customer.created", data: { object: customer } });
    return customer;
  }

  /** A customer who is there still. */
  customer(id: string): Stripe.Customer {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) throw missing("customer", id, 400);
    return customer;
  }

  /** Gives a customer credit, in cents: the next invoices are paid from it first. */
  giveCredit(id: string, cents: number): void {
    const customer = this.customer(id);
    this.customers.set(id, { ...customer, balance: customer.balance - cents });
  }

  /** Deletes a customer with all their subscriptions, as somebody in the provider's own pages does. */
  deleteCustomer(id: string): void {
    const customer = this.customer(id);
    for (const subscription of this.subscriptionsOf(id)) {
      if (subscription.ended_at === null) this.#end(subscription, this.now);
    }
    this.customers.set(id, { id, object: "customer", deleted: true });
    this.#tell({ type: "customer.deleted", data: { object: customer } });
  }

  openCheckout(
    customerId: string,
    priceId: string,
    fields: Pick<
      Stripe.Checkout.Session,
      "client_reference_id" | "success_url" | "cancel_url" | "metadata"
    >,
    subscriptionMetadata: Stripe.Metadata,
    payAt: (id: string) => string,
  ): Stripe.Checkout.Session {
    this.customer(customerId);
    const amount = centsOf(priceId);
    if (amount === null) throw missing("price", priceId, 400);
    const id = this.newId("cs_test");
    const common = { id, created: this.now, customer: customerId, amount_total: amount };
    const session = checkoutBody({ ...common, url: payAt(id), ...fields });
    this.checkouts.set(id, session);
    this.#wanted.set(id, { priceId, metadata: subscriptionMetadata });
    return session;
  }

  /** Pays a checkout as a buyer does; false where the card is declined or it is no longer open. */
  finishCheckout(id: string): boolean {
    const session = this.checkouts.get(id);
    const wanted = this.#wanted.get(id);
    if (!session || !wanted) throw missing("checkout.session", id);
    const customer = String(session.customer);
    if (session.status !== "open" || this.#declining.has(customer)) return false;
    const subscription = this.subscribe(customer, wanted.priceId, wanted.metadata);
    const { latest_invoice: invoice } = subscription;
    const done = { ...session, subscription: subscription.id, invoice, url: null };
    const object = { ...done, status: "complete", payment_status: "paid" } as const;
    this.checkouts.set(id, object);
    this.#tell({ type: "checkout.session.completed", data: { object } });
    return true;
  }

  expireCheckout(id: string): Stripe.Checkout.Session {
    const session = this.checkouts.get(id);
    if (!session) throw missing("checkout.session", id);
    if (session.status !== "open") {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      throw new StripeRefusal(400, "invalid_request_error", message);
    }
    const object = { ...session, status: "expired", url: null } as const;
    this.checkouts.set(id, object);
    this.#tell({ type: "checkout.session.expired", data: { object } });
    return object;
  }

  /** Begins a subscription; with `waits` it stays incomplete until its first payment is confirmed. */
  subscribe(
    customerId: string,
    priceId: string,
    metadata: Stripe.Metadata,
    { waits = false } = {},
  ): Stripe.Subscription {
    this.customer(customerId);
    const cents = centsOf(priceId);
    if (cents === null) throw missing("price", priceId, 400);
    const created = this.now;
    const id = this.newId("sub");
    const period = periodOfPrice(priceId, created);
    const item = itemBody({ id: `si_${id}`, created, subscription: id }, priceId, period);
    const fields = { id, created, customer: customerId, metadata, latest_invoice: null };
    const subscription = subscriptionBody({ ...fields, status: "incomplete" }, item);
    this.subscriptions.set(id, subscription);
    this.#tell({ type: "customer.subscription.created", data: { object: subscription } });
    const line = { ...period, amount: cents, isProration: false };
    const invoice = this.#bill(subscription, "subscription_create", [line], created);
    // Where credit covers it, there's nothing to wait for.
    if (!waits || invoice.amount_due === 0) this.#collect(invoice);
    return this.subscription(id);
  }

  /** Confirms the first payment of a subscription, as the form in a page does with its client secret. */
  confirmPayment(clientSecret: string): boolean {
    const id = clientSecret.replace(/_secret$/, "");
    const invoice = this.invoices.get(id);
    if (!invoice) throw missing("payment_intent", clientSecret);
    return invoice.status === "open" && this.#collect(invoice);
  }

  /** Tries what is open of this customer's once more, as after a new card. */
  retryPaymentsOf(customerId: string): void {
    for (const invoice of this.invoices.values()) {
      if (invoice.customer === customerId && invoice.status === "open") this.#collect(invoice);
    }
  }

  subscription(id: string): Stripe.Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing("subscription", id);
    return subscription;
  }

  subscriptionsOf(customerId: string): Stripe.Subscription[] {
    // As the provider lists them: the latest first.
    return [...this.subscriptions.values()]
      .filter(({ customer }) => customer === customerId)
      .toReversed();
  }

  /** Changes anything of a subscription, as somebody in the provider's own pages can. */
  change(id: string, changes: Partial<Stripe.Subscription>): Stripe.Subscription {
    const object = { ...this.subscription(id), ...changes };
    this.subscriptions.set(id, object);
    this.#tell({ type: "customer.subscription.updated", data: { object } });
    return object;
  }

  // https://docs.stripe.com/billing/subscriptions/billing-mode/compare
  /** Plans a cancellation, or takes it back: with flexible billing one field doesn't undo the other. */
  cancelLater(
    id: string,
    { atPeriodEnd, at }: { atPeriodEnd: string | null; at: string | null },
  ): Stripe.Subscription {
    if (at !== null) {
      return this.change(id, {
        cancel_at: at === "" ? null : Number(at),
        cancel_at_period_end: false,
      });
    }
    if (atPeriodEnd === null) return this.subscription(id);
    return this.change(id, { cancel_at_period_end: atPeriodEnd === "true" });
  }

  /** Cancels as somebody does in the provider's portal: with flexible billing by a date alone. */
  cancelInPortal(id: string): Stripe.Subscription {
    return this.change(id, { cancel_at: this.#itemOf(id).current_period_end });
  }

  /** Ends a subscription at once. One that has ended already is no longer there to end. */
  cancel(id: string): Stripe.Subscription {
    const subscription = this.subscription(id);
    if (subscription.ended_at !== null) throw missing("subscription", id);
    return this.#end(subscription, this.now);
  }

  /** The lines of an invoice for changing the price at this moment. */
  linesOfChange(id: string, priceId: string, at: number): Line[] {
    const { price, current_period_start: start, current_period_end: end } = this.#itemOf(id);
    const cents = centsOf(priceId);
    if (cents === null) throw missing("price", priceId, 400);
    if (price.id === priceId) return [];
    const left = (end - at) / (end - start);
    const credit = -Math.round((price.unit_amount ?? 0) * left);
    const next = periodAfter(price.id, priceId, { start, end }, at);
    const isNew = next.start !== start;
    return [
      { start: at, end, amount: credit, isProration: true },
      { ...next, amount: isNew ? cents : Math.round(cents * left), isProration: !isNew },
    ];
  }

  /** Changes the price and collects the difference; where the card is declined nothing has changed. */
  changePrice(id: string, priceId: string, at: number): Stripe.Subscription {
    const lines = this.linesOfChange(id, priceId, at);
    const before = this.subscription(id);
    if (lines.length === 0) return before;
    const customer = this.customer(String(before.customer));
    const due = lines.reduce((sum, { amount }) => sum + amount, customer.balance);
    if (due > 0 && this.#declining.has(customer.id)) {
      throw new StripeRefusal(402, "card_error", "Your card was declined.", "card_declined");
    }
    const { price, current_period_start: start, current_period_end: end } = this.#itemOf(id);
    const next = periodAfter(price.id, priceId, { start, end }, at);
    const fields = { id: `si_${id}`, created: before.created, subscription: id };
    const items = { ...before.items, data: [itemBody(fields, priceId, next)] };
    const changed = this.change(id, { items });
    this.#collect(this.#bill(changed, "subscription_update", lines, at));
    return this.subscription(id);
  }

  refund(chargeId: string): Stripe.Refund {
    const charge = this.charges.get(chargeId);
    if (!charge) throw missing("charge", chargeId);
    if (charge.refunded) {
      const message = `Charge ${chargeId} has already been refunded.`;
      throw new StripeRefusal(400, "invalid_request_error", message, "charge_already_refunded");
    }
    const { amount, customer } = charge;
    const object = { ...charge, refunded: true, amount_refunded: amount };
    this.charges.set(chargeId, object);
    this.#tell({ type: "charge.refunded", data: { object } });
    const id = this.newId("re");
    return refundBody({ id, created: this.now, customer, charge: chargeId, amount });
  }

  #itemOf(id: string): Stripe.SubscriptionItem {
    const [item] = this.subscription(id).items.data;
    if (!item) throw missing("subscription_item", id);
    return item;
  }

  /** One thing that has become due; false where nothing has. */
  #step(subscription: Stripe.Subscription): boolean {
    const { id, status, created, latest_invoice: invoice } = subscription;
    const { current_period_start: start, current_period_end: end } = this.#itemOf(id);
    if (status === "incomplete" && created + FIRST_PAYMENT_WITHIN <= this.now) {
      this.#voidInvoice(String(invoice));
      const endedAt = created + FIRST_PAYMENT_WITHIN;
      this.change(id, { status: "incomplete_expired", ended_at: endedAt });
      return true;
    }
    if (status === "past_due" && start + TRIED_FOR <= this.now) {
      if (this.afterRetries === "unpaid") this.change(id, { status: "unpaid" });
      else this.#end(subscription, start + TRIED_FOR);
      return true;
    }
    if ((status !== "active" && status !== "trialing") || end > this.now) return false;
    const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = subscription;
    if (endsWithPeriod || (cancelAt !== null && cancelAt <= end)) this.#end(subscription, end);
    else this.#renew(subscription, end);
    return true;
  }

  #renew(subscription: Stripe.Subscription, at: number): void {
    const { id } = subscription;
    const { price, created } = this.#itemOf(id);
    const period = periodOfPrice(price.id, at);
    const item = itemBody({ id: `si_${id}`, created, subscription: id }, price.id, period);
    const items = { ...subscription.items, data: [item] };
    const renewed = this.change(id, { items, status: "active" });
    const line = { ...period, amount: price.unit_amount ?? 0, isProration: false };
    const invoice = this.#bill(renewed, "subscription_cycle", [line], at);
    if (subscription.pause_collection) this.#voidInvoice(invoice.id);
    else this.#collect(invoice);
  }

  #bill(
    { id: subscription, customer }: Stripe.Subscription,
    reason: NonNullable<Stripe.Invoice.BillingReason>,
    lines: readonly Line[],
    created: number,
  ): Stripe.Invoice {
    const { balance } = this.customer(String(customer));
    const id = this.newId("in");
    const fields = { id, created, customer, billing_reason: reason, starting_balance: balance };
    const invoice = invoiceBody({ ...fields, status: "open" }, subscription, lines);
    this.invoices.set(id, invoice);
    this.subscriptions.set(subscription, {
      ...this.subscription(subscription),
      latest_invoice: id,
    });
    return invoice;
  }

  /** Takes the money of an invoice, and with it what its subscription's state says. */
  #collect(invoice: Stripe.Invoice): boolean {
    const customer = this.customer(String(invoice.customer));
    const id = String(invoice.parent?.subscription_details?.subscription);
    const { status } = this.subscription(id);
    if (invoice.amount_due > 0 && this.#declining.has(customer.id)) {
      this.#tell({ type: "invoice.payment_failed", data: { object: invoice } });
      if (status === "active") this.change(id, { status: "past_due" });
      return false;
    }
    const balance = Math.min(0, customer.balance + invoice.total);
    this.customers.set(customer.id, { ...customer, balance });
    const { amount_due: amount } = invoice;
    const object = {
      ...invoice,
      status: "paid",
      amount_paid: amount,
      amount_remaining: 0,
    } as const;
    this.invoices.set(invoice.id, object);
    this.#tell({ type: "invoice.paid", data: { object } });
    if (amount > 0) {
      const charge = { id: this.newId("ch"), created: this.now, customer: customer.id, amount };
      const receiptUrl = `https://pay.example/receipts/${charge.id}`;
      this.charges.set(charge.id, chargeBody({ ...charge, receipt_url: receiptUrl }));
    }
    if (status !== "active" && this.subscription(id).ended_at === null) {
      this.change(id, { status: "active" });
    }
    return true;
  }

  #voidInvoice(id: string): void {
    const invoice = this.invoices.get(id);
    if (invoice) this.invoices.set(id, { ...invoice, status: "void" });
  }

  #end({ id, latest_invoice: invoice }: Stripe.Subscription, at: number): Stripe.Subscription {
    const ended = { status: "canceled", canceled_at: at, ended_at: at } as const;
    const object = { ...this.subscription(id), ...ended };
    if (this.invoices.get(String(invoice))?.status === "open") this.#voidInvoice(String(invoice));
    this.subscriptions.set(id, object);
    this.#tell({ type: "customer.subscription.deleted", data: { object } });
    return object;
  }

  #tell(change: Change): void {
    this.#events.push(eventBody(this.newId("evt"), this.now, change));
  }
}

import type { Stripe } from "stripe";
import { centsOf, monthsOf, type Period } from "./prices.ts";

// Bodies as the provider sends them, with every field that the SDK's own types demand: what the product
// doesn't use is as empty as the types allow.

const PRODUCT = "prod_of_the_tests";
const COMMON = { livemode: false, metadata: {} };
const USD = { currency: "usd" };

export function customerBody(
  fields: Pick<Stripe.Customer, "id" | "created" | "email" | "metadata">,
) {
  return {
    object: "customer",
    balance: 0,
    default_source: null,
    description: null,
    discount: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    shipping: null,
    ...fields,
  } satisfies Stripe.Customer;
}

function intervalOf(priceId: string) {
  return monthsOf(priceId) === 12 ? ("year" as const) : ("month" as const);
}

/** A price as the provider describes it. */
export function priceBody(id: string) {
  return {
    ...COMMON,
    ...USD,
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: 0,
    custom_unit_amount: null,
    lookup_key: null,
    nickname: null,
    product: PRODUCT,
    recurring: {
      interval: intervalOf(id),
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: centsOf(id),
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}

function planBody(id: string) {
  return {
    ...COMMON,
    ...USD,
    id,
    object: "plan",
    active: true,
    amount: centsOf(id),
    amount_decimal: null,
    billing_scheme: "per_unit",
    created: 0,
    interval: intervalOf(id),
    interval_count: 1,
    meter: null,
    nickname: null,
    product: PRODUCT,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}

export function itemBody(
  fields: Pick<Stripe.SubscriptionItem, "id" | "created" | "subscription">,
  priceId: string,
  { start, end }: Period,
) {
  return {
    object: "subscription_item",
    billing_thresholds: null,
    current_period_start: start,
    current_period_end: end,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planBody(priceId),
    price: priceBody(priceId),
    quantity: 1,
    tax_rates: [],
    ...fields,
  } satisfies Stripe.SubscriptionItem;
}

export function listBody<Item>(url: string, data: Item[]) {
  return { object: "list", data, has_more: false, url } satisfies Stripe.ApiList<Item>;
}

export function subscriptionBody(
  fields: Pick<
    Stripe.Subscription,
    "id" | "created" | "customer" | "metadata" | "status" | "latest_invoice"
  >,
  item: Stripe.SubscriptionItem,
) {
  return {
    ...USD,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: item.current_period_start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: "charge_automatically",
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listBody(`/v1/subscription_items?subscription=${fields.id}`, [item]),
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: fields.created,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...fields,
  } satisfies Stripe.Subscription;
}

/** What stands on an invoice: what it is for, and how much. */
export interface Line extends Period {
  amount: number;
  isProration: boolean;
}

export function invoiceBody(
  fields: Pick<
    Stripe.Invoice,
    "id" | "created" | "customer" | "billing_reason" | "status" | "starting_balance"
  >,
  subscription: string,
  lines: readonly Line[],
) {
  const { id, created, status, starting_balance: balance } = fields;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + balance);
  const paid = status === "paid" ? due : 0;
  return {
    ...COMMON,
    ...USD,
    object: "invoice",
    account_country: "US",
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: due - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: status === "draft" ? 0 : 1,
    attempted: status !== "draft",
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    collection_method: "charge_automatically",
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listBody(
      `/v1/invoices/${id}/lines`,
      lines.map((line, index) => lineBody(`il_${id}_${index}`, id, subscription, line)),
    ),
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: null, subscription },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: status === "paid" ? created : null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
    ...fields,
  } satisfies Stripe.Invoice;
}

function lineBody(
  id: string,
  invoice: string,
  subscription: string,
  { amount, start, end, isProration }: Line,
) {
  return {
    ...COMMON,
    ...USD,
    id,
    object: "line_item",
    amount,
    description: null,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription,
        subscription_item: `si_${subscription}`,
      },
      type: "subscription_item_details",
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}

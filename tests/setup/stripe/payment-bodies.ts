import type { Stripe } from "stripe";

// The bodies of what is paid, given back and asked for, as the provider sends them.

const COMMON = { livemode: false, metadata: {} };
const USD = { currency: "usd" };

export function chargeBody(
  fields: Pick<Stripe.Charge, "id" | "created" | "customer" | "amount" | "receipt_url">,
) {
  return {
    ...COMMON,
    ...USD,
    object: "charge",
    amount_captured: fields.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
    ...fields,
  } satisfies Stripe.Charge;
}

export function refundBody(
  fields: Pick<Stripe.Refund, "id" | "created" | "customer" | "charge" | "amount">,
) {
  return {
    ...USD,
    object: "refund",
    balance_transaction: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: "requested_by_customer",
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
    ...fields,
  } satisfies Stripe.Refund;
}

export function portalBody(
  fields: Pick<Stripe.BillingPortal.Session, "id" | "created" | "customer" | "return_url" | "url">,
) {
  return {
    object: "billing_portal.session",
    configuration: "bpc_of_the_tests",
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    ...fields,
  } satisfies Stripe.BillingPortal.Session;
}

export function checkoutBody(
  fields: Pick<
    Stripe.Checkout.Session,
    | "id"
    | "created"
    | "customer"
    | "client_reference_id"
    | "success_url"
    | "cancel_url"
    | "url"
    | "amount_total"
    | "metadata"
  >,
) {
  return {
    ...USD,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: fields.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: fields.created + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: "subscription",
    optional_items: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    total_details: null,
    ui_mode: "hosted_page",
    wallet_options: null,
    ...fields,
  } satisfies Stripe.Checkout.Session;
}

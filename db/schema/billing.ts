import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "./accounts.ts";

/**
 * What the payment provider last said of a person's subscription. What decides who is premium stands
 * with the person; here is what only the page that manages it needs.
 */
export const subscriptions = sqliteTable("subscriptions", {
  userId: ownerId().primaryKey(),
  /** The provider's id. */
  subscriptionId: text().notNull().unique("subscriptions_provider"),
  plan: text({ enum: ["monthly", "yearly"] }).notNull(),
  /** What a period costs. */
  amountCents: integer().notNull(),
  cancelAtPeriodEnd: integer({ mode: "boolean" }).notNull().default(false),
  startedAt: integer().notNull(),
  currentPeriodEnd: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** Events of the provider, each once. One only says that something changed: the truth is fetched. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider's id. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text(),
    receivedAt: integer().notNull(),
    /** When the truth was fetched after it; null while that is still to be done. */
    syncedAt: integer(),
  },
  (table) => [index("payment_events_waiting").on(table.syncedAt, table.receivedAt)],
);

/** Mails about a subscription that were sent, so that none is sent twice. */
export const subscriptionNotices = sqliteTable(
  "subscription_notices",
  {
    userId: ownerId(),
    kind: text({ enum: ["renews_soon", "payment_failed"] }).notNull(),
    /** The end of the period that it is about. */
    periodEnd: integer().notNull(),
    sentAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.periodEnd] })],
);

/** What changed about somebody's plan, and is told them by mail, once. */
export const planMails = sqliteTable(
  "plan_mails",
  {
    userId: ownerId(),
    kind: text({ enum: ["bought", "canceled", "ended", "refunded"] }).notNull(),
    /** The provider's id of what it is about, a period of it where it can be told for each. */
    aboutId: text().notNull(),
    amountCents: integer().notNull(),
    /** Until when what was paid for lasts. */
    periodEnd: integer().notNull(),
    happenedAt: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.aboutId] }),
    index("plan_mails_waiting").on(table.sentAt, table.happenedAt),
  ],
);

/** Who asked for their money back within the guarantee. */
export const refundRequests = sqliteTable(
  "refund_requests",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    subscriptionId: text().notNull().unique("refund_requests_subscription"),
    amountCents: integer().notNull(),
    status: text({ enum: ["asked", "refunded"] })
      .notNull()
      .default("asked"),
    askedAt: integer().notNull(),
    refundedAt: integer(),
  },
  (table) => [index("refund_requests_user").on(table.userId)],
);

/**
 * Whoever opens a checkout for somebody holds this row: one at a time for each account, over all
 * instances. A holder renews it; one that is gone lets it lapse within seconds.
 */
export const checkoutLocks = sqliteTable("checkout_locks", {
  userId: ownerId().primaryKey(),
  holderId: text().notNull(),
  heldUntil: integer().notNull(),
});

/** Customers whose account was deleted here, until the provider has ended all that they had. */
export const customerClosures = sqliteTable("customer_closures", {
  /** The provider's id, which names nobody. */
  customerId: text().primaryKey(),
  askedAt: integer().notNull(),
});

/**
 * Subscriptions that nobody is to pay for any longer, until the provider has ended them: unpaid ones
 * beside one that runs, and what was paid for an account that is gone.
 */
export const subscriptionCancellations = sqliteTable("subscription_cancellations", {
  /** The provider's id, which names nobody. */
  subscriptionId: text().primaryKey(),
  askedAt: integer().notNull(),
});

/** The demonstration's stand-in for a payment provider: it is never asked in live mode. */
export const demoSubscriptions = sqliteTable(
  "demo_subscriptions",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    plan: text({ enum: ["monthly", "yearly"] }).notNull(),
    status: text({ enum: ["active", "past_due", "canceled"] }).notNull(),
    cancelAtPeriodEnd: integer({ mode: "boolean" }).notNull().default(false),
    startedAt: integer().notNull(),
    currentPeriodEnd: integer().notNull(),
  },
  (table) => [index("demo_subscriptions_user").on(table.userId, table.startedAt)],
);

/** What was paid there, with money that doesn't exist. */
export const demoReceipts = sqliteTable(
  "demo_receipts",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    subscriptionId: text()
      .notNull()
      .references(() => demoSubscriptions.id, { onDelete: "cascade" }),
    amountCents: integer().notNull(),
    isRefunded: integer({ mode: "boolean" }).notNull().default(false),
    paidAt: integer().notNull(),
  },
  (table) => [
    index("demo_receipts_user").on(table.userId, table.paidAt),
    index("demo_receipts_subscription").on(table.subscriptionId),
  ],
);

/** A checkout of the demonstration, begun and not paid yet. */
export const demoCheckouts = sqliteTable(
  "demo_checkouts",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    plan: text({ enum: ["monthly", "yearly"] }).notNull(),
    /** The subscription that it led to, once it is paid. */
    subscriptionId: text(),
    createdAt: integer().notNull(),
  },
  (table) => [index("demo_checkouts_user").on(table.userId, table.createdAt)],
);

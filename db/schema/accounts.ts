import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

export const users = sqliteTable("users", {
  id: text().primaryKey(),
  /** Lower-cased; the one that codes and receipts go to. */
  email: text().notNull().unique(),
  /** Argon2id in PHC format; never the password. */
  password: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  subscriptionPlan: text({ enum: ["free", "premium"] })
    .notNull()
    .default("free"),
  subscriptionStatus: text({
    enum: ["inactive", "trialing", "active", "past_due", "canceled", "unpaid", "paused"],
  })
    .notNull()
    .default("inactive"),
  premiumExpiresAt: integer(),
  /** Whether another period follows that one, unless the provider says otherwise. */
  subscriptionRenews: integer({ mode: "boolean" }).notNull().default(false),
  /** Since when a payment is missing; null while none is. */
  pastDueSince: integer(),
  /** When the provider was asked for what stands here: an answer to an earlier question changes nothing. */
  subscriptionAskedAt: integer(),
  paymentCustomerId: text().unique("users_payment_customer"),
  paymentSubscriptionId: text(),
  emailVerified: integer({ mode: "boolean" }).notNull().default(false),
  selectedTherapist: text(),
  messagesUsed: integer().notNull().default(0),
  /** When the look back after the first free messages was made: there is one for each account. */
  checkpointAt: integer(),
  onboardingComplete: integer({ mode: "boolean" }).notNull().default(false),
  role: text({ enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  permissions: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  /** IANA name, as the person's own browser told it. */
  timeZone: text(),
  /** Days that a flight over the date line cut short: none of them is a day off. The last few. */
  skippedDays: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  /** When they confirmed in the chat's first form that they are 18 or over. */
  adultConfirmedAt: integer(),
  /** False for who said that they are younger than 18: nothing else of that is kept. */
  eligible: integer({ mode: "boolean" }).notNull().default(true),
  /** Whether the companion may remember what was said, from one conversation to the next. */
  remembers: integer({ mode: "boolean" }).notNull().default(true),
  /** What of their records the companion is not given: ids of the catalogue's pieces. */
  withheld: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  /** Where they live, as they said when the account was made, as `US-CA` or `DE`. */
  region: text(),
  /** Where they last said in a message that they are, written alike: its help lines are named first. */
  placeSaid: text(),
  /** How long conversations are kept after their last message. */
  keepConversations: text({ enum: ["always", "year", "90_days"] })
    .notNull()
    .default("always"),
  /** Whether their row of days stays out of sight. */
  hidesStreak: integer({ mode: "boolean" }).notNull().default(false),
  /** Whether Today asks for a check-up every two weeks. */
  wantsCheckUps: integer({ mode: "boolean" }).notNull().default(false),
  /** How pages look to them. */
  theme: text({ enum: ["system", "light", "dark"] })
    .notNull()
    .default("system"),
  textSize: text({ enum: ["normal", "large", "larger"] })
    .notNull()
    .default("normal"),
  /** How the companion talks with them. */
  tone: text({ enum: ["balanced", "gentle", "direct"] })
    .notNull()
    .default("balanced"),
  replyLength: text({ enum: ["balanced", "short", "long"] })
    .notNull()
    .default("balanced"),
  /** Whether it may hold another view against what they think. */
  challenges: integer({ mode: "boolean" }).notNull().default(false),
  asksQuestions: integer({ mode: "boolean" }).notNull().default(true),
  termsAcceptedAt: integer(),
  /** When they agreed that what they tell about their health is kept. */
  healthDataConsentAt: integer(),
  marketingConsent: integer({ mode: "boolean" }).notNull().default(false),
  lastLoginAt: integer(),
  /**
   * How often all that lets somebody in was revoked: what a browser carries from an earlier time, such
   * as half a sign-in, opens nothing.
   */
  accessEpoch: integer().notNull().default(0),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** Whose a row is: it goes with their account. */
export function ownerId() {
  return text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}

/**
 * Who has had the free trial: one row for each account, kept after the trial has ended. How long it
 * runs stands where every subscription's period does, with the person.
 */
export const trials = sqliteTable(
  "trials",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    startedAt: integer().notNull(),
  },
  (table) => [uniqueIndex("trials_user").on(table.userId)],
);

/** What a browser asks for when somebody comes back to it: each browser of theirs has its own, or none. */
export const browserLocks = sqliteTable(
  "browser_locks",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text({ enum: ["pin", "passkey", "password"] }).notNull(),
    /** Keyed hash of four digits; null for the other kinds. */
    pin: text(),
    /** Wrong tries since it was last opened. */
    tries: integer().notNull().default(0),
    createdAt: integer().notNull(),
  },
  (table) => [index("browser_locks_user").on(table.userId, table.createdAt)],
);

/** Who is signed in where. The cookie carries a random id, the row only its SHA-256. */
export const userSessions = sqliteTable(
  "user_sessions",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    userAgent: text(),
    ipAddress: text(),
    /** Asked for when its browser was away. Where the lock is gone, only signing in again opens it. */
    lockId: text(),
    lastActivity: integer().notNull(),
    expiresAt: integer().notNull(),
    absoluteExpiresAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("user_sessions_user").on(table.userId),
    index("user_sessions_expiry").on(table.expiresAt),
    index("user_sessions_lock").on(table.lockId),
  ],
);

const codeColumns = {
  id: text().primaryKey(),
  /** Keyed hash of the code: six digits alone would be guessed from a bare hash. */
  token: text().notNull(),
  userId: ownerId(),
  expiresAt: integer().notNull(),
  used: integer({ mode: "boolean" }).notNull().default(false),
  tries: integer().notNull().default(0),
  createdAt: integer().notNull(),
};

export const emailVerificationTokens = sqliteTable(
  "email_verification_tokens",
  {
    ...codeColumns,
    email: text().notNull(),
    /** Digest of the long token in the mail's link. */
    linkToken: text(),
    /** The registration that this code confirms; empty for one that was only sent again. */
    password: text(),
    firstName: text(),
    lastName: text(),
  },
  (table) => [
    index("email_verification_tokens_end").on(table.expiresAt),
    index("email_verification_tokens_user").on(table.userId, table.createdAt),
    index("email_verification_tokens_link").on(table.linkToken),
  ],
);

export const passwordResetTokens = sqliteTable("password_reset_tokens", codeColumns, (table) => [
  index("password_reset_tokens_user").on(table.userId, table.createdAt),
]);

/** Codes for signing in from a new place; `id` is known to the browser that asked, and to nobody else. */
export const signInCodes = sqliteTable("sign_in_codes", codeColumns, (table) => [
  index("sign_in_codes_user").on(table.userId),
  index("sign_in_codes_end").on(table.expiresAt),
]);

export const loginAttempts = sqliteTable(
  "login_attempts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    ipAddress: text(),
    userAgent: text(),
    successful: integer({ mode: "boolean" }).notNull(),
    attemptedAt: integer().notNull(),
  },
  (table) => [
    index("login_attempts_email").on(table.email, table.attemptedAt),
    index("login_attempts_address").on(table.ipAddress, table.attemptedAt),
    index("login_attempts_time").on(table.attemptedAt),
  ],
);

/** One counter a window: `key` names the rule and a hash of whom it counts. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: integer().notNull(),
  },
  (table) => [index("rate_limits_end").on(table.windowEndsAt)],
);

/** What is true of this database as a whole, such as that a demo has filled it. */
export const databaseMarks = sqliteTable("database_marks", {
  name: text({ enum: ["demo"] }).primaryKey(),
  createdAt: integer().notNull(),
});

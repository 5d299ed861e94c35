import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ownerId, users } from "./accounts.ts";

/** Links to sign in that were mailed: one use each, opened by one click. */
export const magicLinkTokens = sqliteTable(
  "magic_link_tokens",
  {
    id: text().primaryKey(),
    /** Digest of the long token in the mail's link. */
    token: text().notNull().unique(),
    email: text().notNull(),
    /** Whom it signs in. An address without an account gets no link. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: integer().notNull(),
    used: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("magic_link_tokens_user").on(table.userId),
    index("magic_link_tokens_end").on(table.expiresAt),
  ],
);

/** Accounts elsewhere that somebody signs in with. */
export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** The issuer's address, as its own tokens name it. */
    provider: text().notNull(),
    providerUserId: text().notNull(),
    /** Both encrypted with a key that isn't in the database. */
    accessToken: text(),
    refreshToken: text(),
    tokenExpiresAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("oauth_accounts_provider").on(table.provider, table.providerUserId),
    index("oauth_accounts_user").on(table.userId),
  ],
);

/** The second step of signing in: codes that an app on the person's phone makes. */
export const twoFactorAuth = sqliteTable("two_factor_auth", {
  userId: ownerId().primaryKey(),
  /** Encrypted with a key that isn't in the database. */
  secret: text().notNull(),
  /** Keyed hashes of the codes that weren't used yet. */
  backupCodes: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  enabled: integer({ mode: "boolean" }).notNull().default(false),
  /** The time step of the last code that was taken: no code is taken twice, nor an older one. */
  lastStep: integer(),
  lastUsedAt: integer(),
  /** When an administrator asked to take it away; done 72 hours later, and told by mail at once. */
  removalAskedAt: integer(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** New addresses that wait for a click in the mail that went there. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    email: text().notNull(),
    /** Digest of the long token in the mail's link. */
    token: text().notNull().unique(),
    expiresAt: integer().notNull(),
    used: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("email_changes_user").on(table.userId, table.createdAt),
    index("email_changes_end").on(table.expiresAt),
  ],
);

/** Keys that somebody's devices hold, with which they sign in. The server has the public half alone. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** As the device names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** A COSE key in base64url. */
    publicKey: text().notNull(),
    /** How often the device says that it was used; 0 for one that doesn't count. */
    counter: integer().notNull(),
    /** How browsers reach it: words of the standard. */
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that a passkey has answered: none is answered twice. */
export const spentChallenges = sqliteTable(
  "spent_challenges",
  {
    /** SHA-256 of the challenge. */
    id: text().primaryKey(),
    expiresAt: integer().notNull(),
  },
  (table) => [index("spent_challenges_end").on(table.expiresAt)],
);

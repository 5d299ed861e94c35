import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** What was done with an account, when and by whom, without any content. Its owner sees it. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Whose account it is. That it was deleted is kept when the account is gone. */
    userId: text().notNull(),
    by: text({ enum: ["owner", "admin", "system"] }).notNull(),
    /** Which admin it was. */
    adminId: text(),
    kind: text({
      enum: [
        "signed_in",
        "signed_out",
        "signed_out_elsewhere",
        "session_ended",
        "password_changed",
        "password_reset",
        "email_change_asked",
        "email_changed",
        "two_factor_on",
        "two_factor_off",
        "backup_code_used",
        "backup_codes_renewed",
        "two_factor_removal_asked",
        "sign_in_linked",
        "sign_in_unlinked",
        "passkey_added",
        "passkey_removed",
        "export_asked",
        "export_fetched",
        "conversation_deleted",
        "conversations_deleted",
        "retention_changed",
        "account_deleted",
        "role_changed",
        "record_read",
        "api_token_made",
        "api_token_revoked",
      ],
    }).notNull(),
    /** The way of signing in, where it is a sign-in. */
    way: text({ enum: ["password", "code", "link", "provider", "confirmation", "passkey"] }),
    /** The browser and system, as somebody would name them ("Firefox on Android"). */
    device: text(),
    at: integer().notNull(),
  },
  (table) => [index("account_events_user").on(table.userId, table.at)],
);

/** Copies of everything that somebody wrote here, made in the background and kept a day. */
export const exports = sqliteTable(
  "exports",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: ["waiting", "running", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    /** Opens the file; without this row nobody can read what is left of it. */
    key: text(),
    /** Bytes of the file once it is ready. */
    size: integer(),
    /** Which process makes it, until when it is believed to. */
    leaseBy: text(),
    leaseUntil: integer(),
    createdAt: integer().notNull(),
    readyAt: integer(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index("exports_user").on(table.userId, table.createdAt),
    index("exports_end").on(table.expiresAt),
  ],
);

/**
 * What was removed or taken back: a backup that is older is restored without it. Triggers write here
 * whatever it is that removes a row (db/removals.ts).
 */
export const deletions = sqliteTable(
  "deletions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The table of the row that is gone, or `table.column` of what was taken back in one that stays. */
    kind: text().notNull(),
    /** The row's id, which names nobody. */
    subjectId: text().notNull(),
    /** What was put back, or given again, isn't removed any longer. */
    isBack: integer({ mode: "boolean" }).notNull().default(false),
    at: integer().notNull(),
    /** When it was written to the list that lies with the backups. */
    listedAt: integer(),
  },
  (table) => [
    index("deletions_subject").on(table.subjectId, table.kind),
    index("deletions_time").on(table.at),
    index("deletions_unlisted")
      .on(table.id)
      .where(sql`${table.listedAt} is null`),
  ],
);

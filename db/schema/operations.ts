import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every backup that was tried, for whoever runs this. */
export const backupRuns = sqliteTable(
  "backup_runs",
  {
    id: text().primaryKey(),
    startedAt: integer().notNull(),
    /** Null while it runs, and where the process ended in the middle. */
    endedAt: integer(),
    /** What it is called at its place. */
    name: text().notNull(),
    bytes: integer(),
    /** Why there is none: the kind of the error, never its words. */
    failure: text(),
  },
  (table) => [index("backup_runs_time").on(table.startedAt)],
);

/** The key pair that push services know this product by (RFC 8292): one row, made at the first start. */
export const pushKeys = sqliteTable("push_keys", {
  id: text({ enum: ["web-push"] }).primaryKey(),
  publicKey: text().notNull(),
  /** Encrypted with a key that isn't in the database. */
  privateKey: text().notNull(),
  createdAt: integer().notNull(),
});

/** How a model did in the fixed situations of the check of its care: the last time, by its name. */
export const modelCareChecks = sqliteTable("model_care_checks", {
  model: text().primaryKey(),
  checkedAt: integer().notNull(),
  hasPassed: integer({ mode: "boolean" }).notNull(),
  right: integer().notNull(),
  total: integer().notNull(),
  /** The situations that it didn't meet, by their ids, and why. */
  missed: text({ mode: "json" }).$type<{ id: string; why: string }[]>().notNull(),
});

import { readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema.ts";

/** What is in nobody's copy of their data, and why. A new table stands here, or is read for the copy. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // About nobody.
  database_marks: "about the database",
  process_leases: "about the processes",
  backup_runs: "about the backups",
  model_care_checks: "about the model",
  push_keys: "this product's own keys",
  referral_counts: "a count of a year",
  model_usage_days: "sums of everybody",
  rate_limits: "counters by a hash, gone within a day",
  subscription_cancellations: "ids of the provider that name nobody",
  customer_closures: "ids of the provider, of accounts that are gone",
  checkout_locks: "a lock of seconds",
  deletions: "ids of what is gone, which name nobody",
  // What the companion knows.
  integral_guide_content: "articles",
  knowledge_items: "articles",
  knowledge_versions: "articles",
  knowledge_uploads: "articles",
  knowledge_upload_parts: "articles",
  knowledge_crawls: "articles",
  knowledge_crawl_pages: "articles",
  audit_log: "what administrators did in their office",
  // Derived, word for word, from what is in the copy.
  mood_tags: "the activities of moods",
  model_usage_person_days: "sums of the uses that are in the copy",
  // Secrets, which would let somebody in, and what goes with them within a day.
  email_verification_tokens: "codes",
  password_reset_tokens: "codes",
  sign_in_codes: "codes",
  magic_link_tokens: "links",
  spent_challenges: "digests of minutes, which name nobody",
  idempotent_answers: "answers of a day, encrypted, to what is in the copy",
  exports: "this copy",
  // The demonstration's payment provider, which stands for another company.
  demo_subscriptions: "the provider's",
  demo_receipts: "the provider's",
  demo_checkouts: "the provider's",
};

const READERS = [
  "accounts/export-rows.server.ts",
  "accounts/export-account-rows.server.ts",
  "conversations/conversation-changes.server.ts",
].map((file) => readFileSync(new URL(`../../app/models/${file}`, import.meta.url), "utf8"));

test("every table is in somebody's copy of their data, or stands here with why it isn't", () => {
  const tables = Object.entries(schema).flatMap(([name, table]) =>
    is(table, SQLiteTable) ? [{ name, stored: getTableName(table) }] : [],
  );
  expect(tables.length).toBeGreaterThan(50);
  const isRead = (name: string) =>
    name === "users" ||
    READERS.some((text) =>
      new RegExp(`(?:ownRows|from|leftJoin|innerJoin)\\(\\s*${name}\\b`, "u").test(text),
    );
  const forgotten = tables.filter(({ name, stored }) => !isRead(name) && !(stored in LEFT_OUT));
  expect(forgotten.map(({ stored }) => stored)).toEqual([]);
  const known = new Set<string>(tables.map(({ stored }) => stored));
  expect(Object.keys(LEFT_OUT).filter((stored) => !known.has(stored))).toEqual([]);
});

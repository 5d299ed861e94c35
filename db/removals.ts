// What leaves the database, table by table: triggers note it, whoever removes it, so that a backup that
// is restored is restored without it. tests/architecture/removal-triggers.ts writes the triggers from these
// rules; a test compares them with those in the migrations, and the rules with the schema.
import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

/** A restore empties these tables, so their removals need no record. */
export const EMPTIED_BY_RESTORE = [
  "user_sessions",
  "sign_in_codes",
  "password_reset_tokens",
  "email_verification_tokens",
  "email_changes",
  "magic_link_tokens",
  "spent_challenges",
  "login_attempts",
  "rate_limits",
  "exports",
  "process_leases",
  "checkout_locks",
] as const;

/** Tables whose removals are not recorded, each with the reason. */
export const NOT_NOTED: Readonly<Record<string, string>> = {
  mood_tags: "counted from the moods, which are noted; a tag is somebody's words",
  idempotent_answers: "forgotten by age, within a day",
  account_events: "forgotten by age; with the account, whose deletion is noted",
  subscription_notices: "forgotten by age",
  plan_mails: "forgotten by age",
  customer_closures: "asked of the provider once more, which changes nothing",
  subscription_cancellations: "asked of the provider once more, which changes nothing",
  payment_events: "the provider's, forgotten by age",
  deletions: "this list",
  backup_runs: "nobody's, forgotten by age",
  model_care_checks: "nobody's, never removed",
  database_marks: "nobody's",
  push_keys: "nobody's, never removed",
  referral_counts: "counts of everybody's",
  model_usage: "counts, never removed",
  model_usage_days: "counts of everybody's",
  model_usage_person_days: "counts, which go with the account",
  audit_log: "never removed",
  week_reviews: "shown only beside the record that it was written from",
  insight_dismissals: "never removed; its key may hold somebody's words",
  knowledge_upload_parts: "on their way into the knowledge; with the upload, which is noted",
  knowledge_crawl_pages: "addresses of pages; with the crawl, which is noted",
};

/** Whose id is a number that comes again after a restore. */
const OTHER_KEYS: Readonly<Record<string, readonly string[]>> = {
  knowledge_versions: ["entry_id", "version"],
};

const KEY_SEPARATOR = "/";

/**
 * How something is taken back in a row that stays. `emptied`: words are cleared. `switched`: it can be
 * given again. `shortened`: something was taken out of a list; which, would be somebody's words, so a
 * restore empties the list. `replaced`: what stood there before is good for nothing any longer.
 */
type TakingBack = "emptied" | "switched" | "shortened" | "replaced";

export interface TakenBack {
  /** `table.column`. */
  of: string;
  how: TakingBack;
  /** What stands there then, as SQL. */
  left: string;
}

const emptied = (table: string, columns: readonly string[]): TakenBack[] =>
  columns.map((column) => ({ of: `${table}.${column}`, how: "emptied", left: "null" }));
const switched = (of: string, left: string): TakenBack => ({ of, how: "switched", left });

/** What is taken back in rows that stay. */
export const TAKEN_BACK: readonly TakenBack[] = [
  // Consents, and what somebody agreed to.
  switched("users.remembers", "0"),
  switched("users.marketing_consent", "0"),
  switched("users.health_data_consent_at", "null"),
  switched("users.eligible", "0"),
  switched("users.role", "'user'"),
  switched("users.permissions", "'[]'"),
  switched("users.hides_streak", "1"),
  switched("users.wants_check_ups", "0"),
  switched("users.keep_conversations", "'year'"),
  switched("users.keep_conversations", "'90_days'"),
  switched("users_leadmagnet.email_consent", "0"),
  switched("onboarding_progress.consent_checked", "0"),
  switched("journal_entries.share_with_ai", "0"),
  switched("reminders.is_on", "0"),
  switched("reminders.week_at", "null"),
  switched("safety_plans.trusted_in_abuse", "0"),
  // What opens something.
  { of: "users.password", how: "replaced", left: "'none'" },
  switched("two_factor_auth.enabled", "0"),
  { of: "two_factor_auth.backup_codes", how: "shortened", left: "'[]'" },
  // What the companion may draw on.
  switched("knowledge_items.is_active", "0"),
  switched("integral_guide_content.is_active", "0"),
  // Words.
  ...emptied("users", ["place_said"]),
  ...emptied("users_leadmagnet", ["phone", "gender", "stress_area", "support_status"]),
  ...emptied("sessions", ["title", "suggested_title", "summary", "insights", "checkpoint_summary"]),
  ...emptied("sessions", ["user_reflection", "weekly_goals", "open_threads"]),
  ...emptied("conversation_summaries", ["content"]),
  ...emptied("crisis_events", ["trigger_message"]),
  ...emptied("exercise_runs", ["goal"]),
  { of: "exercise_runs.said", how: "emptied", left: "''" },
  ...emptied("exercise_answers", ["asked", "content"]),
  ...emptied("journal_entries", ["ai_response"]),
  ...emptied("mood_entries", ["notes"]),
  ...emptied("reply_reports", ["words"]),
  ...emptied("safety_plans", ["warning_signs", "on_my_own", "people_and_places"]),
  ...emptied("safety_plans", ["ask_for_help", "professionals", "safer_surroundings"]),
  ...emptied("safety_plans", ["trusted_name", "trusted_number"]),
  { of: "journal_entries.tags", how: "shortened", left: "'[]'" },
  { of: "mood_entries.activities", how: "shortened", left: "'[]'" },
];

/** How a restore removes again what a line of the list names by its kind; null for a kind that isn't known. */
export type RemovalAgain =
  | { what: "row"; table: string; key: readonly string[] }
  | { what: "column"; table: string; column: string; key: readonly string[]; left: string };

/** Every table of the schema, with its columns, its key and the rows that a row of it belongs to. */
export function schemaTables() {
  return Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .map((table) => {
      const { columns, primaryKeys, foreignKeys } = getTableConfig(table);
      const name = getTableName(table);
      const compound = primaryKeys.flatMap((key) => key.columns.map(columnName));
      const single = columns.filter((column) => column.primary).map(columnName);
      const hasId = columns.some((column) => columnName(column) === "id");
      const key = OTHER_KEYS[name] ?? (hasId ? ["id"] : [...single, ...compound]);
      const foreign = foreignKeys.map((each) => {
        const {
          columns: [column],
          foreignTable,
        } = each.reference();
        const isParent = each.onDelete === "cascade";
        return {
          column: column ? columnName(column) : "",
          table: getTableName(foreignTable),
          isParent,
        };
      });
      return { name, columns, key, foreign };
    });
}

/** As the database has it: the schema names it in camel case. */
function columnName({ name }: { name: string }): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

export type Table = ReturnType<typeof schemaTables>[number];

/** The tables whose removals are recorded. */
export function notedTables(): Table[] {
  const unnoted = new Set<string>([...EMPTIED_BY_RESTORE, ...Object.keys(NOT_NOTED)]);
  return schemaTables().filter(({ name }) => !unnoted.has(name));
}

/** What a restore does for each kind that the triggers note. */
export function removalsAgain(): Map<string, RemovalAgain> {
  const tables = notedTables();
  const rows = tables.map(({ name, key }): [string, RemovalAgain] => [
    name,
    { what: "row", table: name, key },
  ]);
  const columns = TAKEN_BACK.map((rule): [string, RemovalAgain] => {
    const [table = "", column = ""] = rule.of.split(".");
    const key = tables.find(({ name }) => name === table)?.key ?? [];
    return [kindOf(rule), { what: "column", table, column, key, left: rule.left }];
  });
  return new Map([...rows, ...columns]);
}

/** The key of a row as the list names it, for a condition. */
export function keySql(key: readonly string[], row = ""): string {
  return key.map((column) => `${row}\`${column}\``).join(` || '${KEY_SEPARATOR}' || `);
}

/** Removes a row, or takes back what stands in a column of it, once more. Says whether it was there. */
export function againSql(removal: RemovalAgain, subjectId: string) {
  const isIt = sql`${sql.raw(keySql(removal.key))} = ${subjectId}`;
  const table = sql.identifier(removal.table);
  if (removal.what === "row") return sql`delete from ${table} where ${isIt}`;
  const { column, left } = removal;
  return sql`update ${table} set ${sql.identifier(column)} = ${sql.raw(left)}
    where ${isIt} and ${sql.identifier(column)} is not ${sql.raw(left)}`;
}

/** The kind under which something taken back is noted; where a column has several ends, each its own. */
export function kindOf({ of, left }: TakenBack): string {
  const isOneOfSeveral = TAKEN_BACK.filter((each) => each.of === of).length > 1;
  return isOneOfSeveral ? `${of}=${left.replaceAll("'", "")}` : of;
}

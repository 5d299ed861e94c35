import { globSync, readFileSync } from "node:fs";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, expectTypeOf, test } from "vitest";
import type { RunChange } from "#app/models/record/exercise-runs.server.ts";
import type { Turn } from "#app/models/conversations/turns.server.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import type * as schema from "#db/schema.ts";

// What is expected of types is checked with all other types, before any test runs.

const SCREENING_ROOM = "app/safety/screened-text.server.ts";

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** Whether any text at all fits into a value, or into a part of it. A screened text takes no other. */
type TakesAnyText<Value> = Value extends unknown
  ? string extends Value
    ? true
    : Value extends string | number | boolean | null | undefined
      ? false
      : { [Key in keyof Value]: TakesAnyText<Value[Key]> }[Value extends readonly unknown[]
          ? number & keyof Value
          : keyof Value]
  : never;

/** The columns of a table, by "table.column", for which a question has this answer. */
type ColumnsOf<Table, Answer> = Table extends SQLiteTable
  ? {
      [Key in keyof Table["$inferInsert"] & string]: Answer extends "plain"
        ? Key extends "id" | `${string}Id`
          ? never
          : true extends TakesAnyText<Table["$inferInsert"][Key]>
            ? `${Table["_"]["name"]}.${SnakeCase<Key>}`
            : never
        : ScreenedText extends Table["$inferInsert"][Key]
          ? `${Table["_"]["name"]}.${SnakeCase<Key>}`
          : never;
    }[keyof Table["$inferInsert"] & string]
  : never;

type Tables = (typeof schema)[keyof typeof schema];
type PlainColumn = ColumnsOf<Tables, "plain">;
type ScreenedColumn = Exclude<ColumnsOf<Tables, "screened">, PlainColumn>;

/** Columns into which any text fits, that hold no free words of a person's, and why. */
const NO_FREE_WORDS = {
  "users.email": "an address, checked as one",
  "users.password": "a hash",
  "users.first_name": "a name, shown as text",
  "users.last_name": "a name, shown as text",
  "users.time_zone": "a name of the runtime's own list",
  "users.selected_therapist": "an id of the catalogue",
  "users.permissions": "words of ours",
  "users.withheld": "ids of the catalogue",
  "users.region": "a code of a country or state",
  "users.skipped_days": "days of the calendar, made here",
  "users.place_said": "a code of a country or state",
  "idempotent_answers.taken_by": "ids and numbers of a process",
  "deletions.kind": "names of tables and columns",
  "backup_runs.name": "made of a time",
  "backup_runs.failure": "words of ours",
  "model_care_checks.model": "a name of the settings",
  "model_care_checks.missed": "ids and words of ours",
  "api_tokens.name": "a name for a key, shown to its owner alone",
  "api_tokens.token": "a digest",
  "api_tokens.scopes": "words of ours",
  "idempotent_answers.key": "a digest",
  "idempotent_answers.request": "a digest",
  "idempotent_answers.answer": "an encrypted answer",
  "account_events.device": "a browser and a system, in words of ours",
  "email_changes.email": "an address, checked as one",
  "email_changes.token": "a digest",
  "exports.key": "an encrypted key",
  "exports.lease_by": "the name of a process",
  "magic_link_tokens.token": "a digest",
  "magic_link_tokens.email": "an address, checked as one",
  "oauth_accounts.provider": "the address of a provider",
  "oauth_accounts.access_token": "an encrypted token",
  "oauth_accounts.refresh_token": "an encrypted token",
  "browser_locks.pin": "a keyed hash",
  "passkeys.public_key": "a key",
  "push_keys.public_key": "a key",
  "push_keys.private_key": "an encrypted key",
  "push_subscriptions.endpoint_digest": "a hash",
  "push_subscriptions.subscription": "an encrypted address with keys",
  "push_subscriptions.device": "a browser and a system, in words of ours",
  "passkeys.transports": "words of a standard",
  "passkeys.name": "a name for a passkey, shown to its owner alone",
  "two_factor_auth.secret": "an encrypted secret",
  "two_factor_auth.backup_codes": "hashes",
  "user_sessions.user_agent": "what a browser calls itself",
  "user_sessions.ip_address": "an address of the network",
  "email_verification_tokens.email": "an address, checked as one",
  "email_verification_tokens.password": "a hash",
  "email_verification_tokens.first_name": "a name, shown as text",
  "email_verification_tokens.last_name": "a name, shown as text",
  "email_verification_tokens.token": "a keyed hash",
  "email_verification_tokens.link_token": "a keyed hash",
  "password_reset_tokens.token": "a keyed hash",
  "sign_in_codes.token": "a keyed hash",
  "login_attempts.email": "an address",
  "login_attempts.ip_address": "an address of the network",
  "login_attempts.user_agent": "what a browser calls itself",
  "rate_limits.key": "a hash",
  "sessions.therapist_type": "an id of the catalogue",
  "sessions.opened_by_therapist": "an id of the catalogue",
  "sessions.track_type": "an id of the catalogue",
  "sessions.summary": "written by the companion",
  "sessions.insights": "written by the companion",
  "sessions.open_threads": "written by the companion",
  "sessions.checkpoint_summary": "written by the companion",
  "sessions.modalities_used": "words of ours",
  "sessions.guided_state": "ids and step names",
  "sessions.guided_state_before": "ids and step names",
  "messages.form_key": "a key of ours, or one that looks like it",
  "messages.choice": "the id of a button",
  "messages.classes": "ids and figures",
  "messages.content_digest": "a hash",
  "replies.offered_track": "an id of the catalogue",
  "replies.lines": "ids of written lines",
  "replies.therapist_type": "an id of the catalogue",
  "replies.quick_answers": "words of ours",
  "replies.knowledge_ids": "ids",
  "replies.offer": "ids of the catalogue, and words that are screened",
  "integral_guide_content.url": "an address of a page",
  "integral_guide_content.title": "a page's own words",
  "integral_guide_content.content": "a page's own words",
  "integral_guide_content.content_type": "a name of a format",
  "integral_guide_content.tags": "words about a page",
  "integral_guide_content.summary": "words about a page",
  "integral_guide_content.techniques": "words about a page",
  "knowledge_items.title": "an article's own words",
  "knowledge_items.content": "an article's own words",
  "knowledge_items.modality": "the name of an approach",
  "knowledge_items.tags": "words about an article",
  "knowledge_items.source": "author, title and year",
  "knowledge_items.flags": "fields and kinds, in words of ours",
  "integral_guide_content.flags": "fields and kinds, in words of ours",
  "knowledge_versions.wording": "an article's or a page's own words",
  "knowledge_versions.flags": "fields and kinds, in words of ours",
  "audit_log.label": "what an article was called",
  "knowledge_upload_parts.items": "articles' own words",
  "knowledge_uploads.lease_by": "an id of a process",
  "knowledge_crawls.lease_by": "an id of a process",
  "knowledge_crawls.url": "an address of a website",
  "knowledge_crawls.reason": "a code of ours",
  "knowledge_crawl_pages.url": "an address of a page",
  "knowledge_crawl_pages.reason": "a code of ours",
  "process_leases.machine": "a name of the platform's",
  "drafts.conversation": "an id, or a name of ours",
  "drafts.writer": "a key of ours, or one that looks like it",
  "crisis_events.rules": "names of rules",
  "crisis_events.action_taken": "a code",
  "crisis_events.resolution": "a code",
  "users_leadmagnet.heard_from": "an option of ours",
  "users_leadmagnet.email": "an address, checked as one",
  "users_leadmagnet.phone": "digits, checked as a number",
  "safety_plans.trusted_name": "a name, shown as text",
  "safety_plans.trusted_number": "digits, checked as a number",
  "users_leadmagnet.gender": "an option of ours",
  "users_leadmagnet.primary_goal": "an option of ours",
  "users_leadmagnet.stress_area": "an option of ours",
  "users_leadmagnet.support_status": "an option of ours",
  "onboarding_progress.form_data": "options and numbers of ours, and a name that is screened",
  "assessments.goals": "options of ours",
  "assessments.symptoms": "options of ours",
  "assessments.responses": "options and numbers, or texts that are screened",
  "daily_assessments.assessment_date": "a day",
  "daily_assessments.responses": "ids, numbers, and words of ours or the model's",
  "daily_assessments.recommended_therapy_track": "an id of the catalogue",
  "session_flow.completed_steps": "names of steps",
  "session_flow.selected_therapist": "an id of the catalogue",
  "session_flow.selected_track": "an id of the catalogue",
  "session_flow.session_date": "a day",
  "therapy_tracks.track_type": "an id of the catalogue",
  "therapy_tracks.track_title": "a title of the catalogue",
  "therapy_tracks.description": "a text of the catalogue",
  "therapy_tracks.step_data": "names of steps and numbers",
  "mood_entries.date": "a day",
  "check_ups.date": "a day",
  "mood_tags.date": "a day",
  "mood_imports.rows": "days and numbers, and texts that are screened",
  "account_imports.content": "days, numbers and ids of ours, and texts that are screened",
  "journal_entries.date": "a day",
  "journal_entries.form_key": "a key of ours, or one that looks like it",
  "undos.row": "ids, days, numbers, and words that were stored as screened",
  "payment_events.type": "a name of the provider's",
  "insight_dismissals.key": "ids, and words that were stored as screened",
  "week_reviews.sunday": "a day",
  "week_reviews.basis": "a digest",
  "exercise_runs.step": "a name of a step",
  "exercise_runs.used_lines": "ids of our lines",
  "exercise_answers.step": "a name of a step",
} satisfies Readonly<Record<PlainColumn, string>>;

test("every column of free words takes a screened text, or is listed with why it holds none", () => {
  expectTypeOf<keyof typeof NO_FREE_WORDS>().toEqualTypeOf<PlainColumn>();
  // The types above see what they are to see.
  expectTypeOf<"users.email" | "replies.quick_answers">().toExtend<PlainColumn>();
  expectTypeOf<
    | "messages.content"
    | "drafts.content"
    | "safety_plans.warning_signs"
    | "exercise_answers.content"
  >().toExtend<ScreenedColumn>();
});

test("only the screening room makes a screened text: nobody casts to one", () => {
  const files = globSync("{app,db}/**/*.{ts,tsx}").filter((file) => file !== SCREENING_ROOM);
  expect(files.length).toBeGreaterThan(100);
  const offenders = files.filter((file) =>
    /\bas\s+(?:unknown\s+as\s+)?ScreenedText\b|<ScreenedText>\s*\(?\s*["'`\w]+\s*\)?\s*;|\bis ScreenedText\b|declare .*: ScreenedText/.test(
      readFileSync(file, "utf8").replaceAll(/\$type<ScreenedText>\(\)/g, ""),
    ),
  );
  expect(offenders).toEqual([]);
});

test("what the product calls its own words is never taken from a form", () => {
  const callers = globSync("app/**/*.{ts,tsx}").filter((file) => {
    if (file === SCREENING_ROOM || file.endsWith(".test.ts")) return false;
    return readFileSync(file, "utf8").includes("trustedText(");
  });
  expect(callers.filter((file) => !file.startsWith("app/companion/"))).toEqual([]);
});

test("raw statements store a message's text only as a screened one", () => {
  expectTypeOf<Turn["message"]["content"]>().toEqualTypeOf<ScreenedText>();
  expectTypeOf<Turn["reply"]["content"]>().toEqualTypeOf<ScreenedText>();
});

test("an exercise's answer is stored only with its screening", () => {
  expectTypeOf<RunChange["said"]>().toEqualTypeOf<ScreenedText>();
  expectTypeOf<NonNullable<RunChange["answer"]>>().toEqualTypeOf<{
    key: string;
    asked: ScreenedText | null;
    isTaken: boolean;
    screening: Screening;
  }>();
});

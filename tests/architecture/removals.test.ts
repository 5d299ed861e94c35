import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { EMPTIED_BY_RESTORE, NOT_NOTED, removalsAgain, schemaTables } from "#db/removals.ts";
import { removalTriggers } from "./removal-triggers.ts";

/** Columns that can lose what they hold with nothing being taken back, and why. */
const NOTHING_TAKEN_BACK: Readonly<Record<string, readonly string[]>> = {
  "said once, and never changed": [
    "assessments.goals",
    "assessments.symptoms",
    "assessments.previous_therapy",
    "assessments.responses",
    "daily_assessments.responses",
    "daily_assessments.recommended_therapy_track",
    "exercise_runs.helped",
    "api_tokens.scopes",
    "passkeys.transports",
    "push_subscriptions.device",
    "knowledge_versions.wording",
    "users.region",
    "sessions.is_imported",
    "sessions.is_kept",
  ],
  "only ever set, or filled": [
    "users.email_verified",
    "users.onboarding_complete",
    "crisis_events.resolved",
    "crisis_events.resolution",
    "crisis_events.rules",
    "sessions.is_completed",
    "sessions.modalities_used",
    "demo_receipts.is_refunded",
    "oauth_accounts.access_token",
    "oauth_accounts.refresh_token",
  ],
  "a choice among others, or where something stands; changed, not taken back": [
    "users.selected_therapist",
    "users.time_zone",
    "users.skipped_days",
    "users.challenges",
    "users.asks_questions",
    "users.withheld",
    "reminders.days",
    "browser_locks.pin",
    "onboarding_progress.form_data",
    "session_flow.completed_steps",
    "session_flow.selected_therapist",
    "session_flow.selected_track",
    "therapy_tracks.description",
    "therapy_tracks.step_data",
    "therapy_tracks.is_active",
    "sessions.opened_by_therapist",
    "sessions.track_type",
    "sessions.guided_state",
    "sessions.guided_state_before",
    "exercise_runs.used_lines",
    "exercise_answers.is_taken",
  ],
  "the detector's: nothing of it is taken back by a person": [
    "risk_states.neutral_check_back",
    "risk_states.follow_up_kind",
    "risk_states.follow_up_subject",
    "risk_states.situation",
    "risk_states.question_asked",
    "risk_states.asked_at",
    "risk_states.false_alarms_at",
  ],
  "how a message or reply came to be": [
    "drafts.writer",
    "journal_entries.form_key",
    "messages.form_key",
    "messages.choice",
    "messages.classes",
    "messages.content_digest",
    "messages.counted",
    "messages.is_indexed",
    "replies.reason",
    "replies.offered_track",
    "replies.app_said",
    "replies.lines",
    "replies.named_help",
    "replies.offer",
    "replies.offer_answer",
    "replies.question",
    "replies.therapist_type",
    "replies.quick_answers",
    "replies.knowledge_ids",
  ],
  "copies that go within a day": [
    "mood_imports.rows",
    "account_imports.content",
    "undos.content",
    "undos.row",
  ],
  "the provider's, and asked of it again": [
    "subscriptions.cancel_at_period_end",
    "users.subscription_renews",
    "demo_subscriptions.cancel_at_period_end",
  ],
  "nobody's words: articles and the work on them": [
    "integral_guide_content.tags",
    "integral_guide_content.summary",
    "integral_guide_content.techniques",
    "integral_guide_content.flags",
    "knowledge_items.title",
    "knowledge_items.tags",
    "knowledge_items.source",
    "knowledge_items.is_arriving",
    "knowledge_items.flags",
    "knowledge_versions.is_proposed",
    "knowledge_versions.flags",
    "knowledge_crawls.reason",
    "knowledge_crawls.lease_by",
    "knowledge_uploads.lease_by",
  ],
};

beforeAll(() => migrate());

test("whatever leaves a table is noted by the database itself, as the rules say", async () => {
  const rows = await database().all<{ name: string; sql: string }>(sql`
    select name, sql from sqlite_schema where type = 'trigger'
      and (name like 'removed\\_%' escape '\\' or name like 'put\\_back\\_%' escape '\\'
        or name like 'taken\\_%' escape '\\')`);
  const found = new Map(rows.map((row) => [row.name, row.sql]));
  // Where it differs: a migration with the triggers that this prints, and without those that are gone.
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(removalTriggers()));
});

test("of every table it is said what becomes of what left it when a backup is restored", () => {
  const noted = new Set([...removalsAgain().values()].map(({ table }) => table));
  const ruled = [...noted, ...EMPTIED_BY_RESTORE, ...Object.keys(NOT_NOTED)];
  const names = schemaTables().map(({ name }) => name);
  expect(ruled.toSorted()).toEqual(names.toSorted());
  expect(new Set(ruled).size).toBe(ruled.length);
});

test("of every column that can be emptied it is said whether something is taken back by that", () => {
  const removals = [...removalsAgain().values()];
  const noted = new Set(removals.filter(({ what }) => what === "row").map(({ table }) => table));
  const emptied = schemaTables()
    .filter(({ name }) => noted.has(name))
    .flatMap(({ name, columns }) =>
      columns.filter(canBeEmptied).map((each) => columnOf(name, each)),
    )
    .filter((name) => !name.endsWith("_id"));
  const taken = removals.flatMap((each) =>
    each.what === "column" ? [`${each.table}.${each.column}`] : [],
  );
  const reasoned = Object.values(NOTHING_TAKEN_BACK).flat();
  expect(reasoned.filter((name) => taken.includes(name))).toEqual([]);
  expect(emptied.filter((name) => !taken.includes(name)).toSorted()).toEqual(reasoned.toSorted());
});

type Column = ReturnType<typeof schemaTables>[number]["columns"][number];

function canBeEmptied({ dataType, notNull }: Column): boolean {
  return dataType === "boolean" || dataType === "json" || (dataType === "string" && !notNull);
}

function columnOf(table: string, { name }: Column): string {
  return `${table}.${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}`;
}

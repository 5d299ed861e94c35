import { globSync, readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ReplyChange } from "#app/models/replies.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import type { Turn } from "#app/models/turns.server.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import * as schema from "#db/schema.ts";

const SCREENING_ROOM = "app/safety/screened-text.server.ts";

/** Text columns that hold no free words of a person's, and why. */
const NO_FREE_WORDS: Readonly<Record<string, string>> = {
  "users.email": "an address, checked as one",
  "users.password": "a hash",
  "users.first_name": "a name, shown as text",
  "users.last_name": "a name, shown as text",
  "users.time_zone": "a name of the runtime's own list",
  "users.selected_therapist": "an id of the catalogue",
  "users.permissions": "words of ours",
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
  "sessions.checkpoint_summary": "written by the companion",
  "sessions.modalities_used": "words of ours",
  "sessions.guided_state": "ids and step names",
  "sessions.guided_state_before": "ids and step names",
  "messages.form_key": "a key of ours, or one that looks like it",
  "messages.content_digest": "a hash",
  "replies.offered_track": "an id of the catalogue",
  "replies.therapist_type": "an id of the catalogue",
  "replies.quick_answers": "words of ours",
  "replies.knowledge_ids": "ids",
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
  "process_leases.machine": "a name of the platform's",
  "drafts.conversation": "an id, or a name of ours",
  "drafts.writer": "a key of ours, or one that looks like it",
  "crisis_events.rules": "names of rules",
  "crisis_events.action_taken": "a code",
  "crisis_events.resolution": "a code",
  "users_leadmagnet.heard_from": "an option of ours",
  "users_leadmagnet.email": "an address, checked as one",
  "users_leadmagnet.phone": "digits, checked as a number",
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
  "exercise_runs.step": "a name of a step",
  "exercise_runs.used_lines": "ids of our lines",
  "exercise_answers.step": "a name of a step",
};

/** Columns whose TypeScript type is one of our own unions, so that no free text fits. */
const CODES = new Set([
  "tier",
  "kind",
  "severity",
  "subject",
  "follow_up_kind",
  "follow_up_subject",
  "language",
  // An id of our own questions, and lists of times.
  "question_asked",
  "situation",
  "asked_at",
  "false_alarms_at",
]);
const IDS = /(^|_)id$/;

interface Column {
  name: string;
  isScreened: boolean;
}

function textColumns(): Column[] {
  const source = globSync("db/schema/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return Object.entries(schema).flatMap(([exported, table]) => {
    if (!(table instanceof SQLiteTable)) return [];
    const config = getTableConfig(table);
    const start = source.indexOf(`export const ${exported} = `);
    const end = source.indexOf("export const ", start + 1);
    const text = source.slice(start, end === -1 ? undefined : end);
    return config.columns
      .filter((column) => column.getSQLType() === "text" && !column.enumValues?.length)
      .filter((column) => !IDS.test(snakeCase(column.name)))
      .map((column) => ({
        name: `${config.name}.${snakeCase(column.name)}`,
        isScreened: new RegExp(
          `\\b${column.name}: text\\(\\)\\s*\\.\\$type<ScreenedText>\\(\\)`,
        ).test(text),
      }));
  });
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test("every column of free words takes a screened text, or says why it holds none", () => {
  const columns = textColumns();
  expect(columns.filter((column) => column.isScreened).map((column) => column.name)).toEqual(
    expect.arrayContaining([
      "messages.content",
      "drafts.content",
      "safety_plans.warning_signs",
      "exercise_answers.content",
    ]),
  );
  const unexplained = columns
    .filter(({ name, isScreened }) => !isScreened && !NO_FREE_WORDS[name])
    .map(({ name }) => name)
    .filter((name) => !CODES.has(name.split(".")[1] ?? ""));
  expect(unexplained).toEqual([]);
});

test("the list of columns without free words names only columns that are there and not screened", () => {
  const unscreened = new Set(
    textColumns().flatMap(({ name, isScreened }) => (isScreened ? [] : [name])),
  );
  expect(Object.keys(NO_FREE_WORDS).filter((name) => !unscreened.has(name))).toEqual([]);
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
    return readFileSync(file, "utf8").includes("companionText(");
  });
  expect(callers.filter((file) => !file.startsWith("app/companion/"))).toEqual([]);
});

test("raw statements store a message's text only as a screened one", () => {
  // Held by the compiler: any other text is an error of types here.
  expectTypeOf<Turn["message"]["content"]>().toEqualTypeOf<ScreenedText>();
  expectTypeOf<NewReply["content"]>().toEqualTypeOf<ScreenedText>();
  expectTypeOf<ReplyChange["content"]>().toEqualTypeOf<ScreenedText | null>();
});

test("an exercise's answer is stored only as a screened text", () => {
  const runs = readFileSync("app/models/exercise-runs.server.ts", "utf8");
  expect(runs).toMatch(
    /answer: \{ step: string; isTaken: boolean; screening: Screening \} \| null/,
  );
  expect(runs).toMatch(/const \{ text, assessment \} = screening;/);
});

import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Tier } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";
import { messages, sessions } from "./conversations.ts";

/** One time that somebody went through an exercise, on its page or in a conversation. */
export const exerciseRuns = sqliteTable(
  "exercise_runs",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    exerciseId: text().notNull(),
    /** The conversation that it was led in; null for one on the exercise's page. */
    conversationId: text("session_id").references(() => sessions.id, { onDelete: "set null" }),
    status: text({ enum: ["running", "stopped", "finished"] }).notNull(),
    /** The step that it stands at: a name of the exercise's own. */
    step: text().notNull(),
    /** How often this step was asked again. */
    tries: integer().notNull().default(0),
    /** Counts up with every post, so that a double post is known. */
    turn: integer().notNull().default(0),
    /** What stands above the field: it may give back what the person wrote. */
    said: text().$type<ScreenedText>().notNull(),
    /** Ids of lines used lately, so that none is said twice in a row. */
    usedLines: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    helped: text({ enum: ["a_little", "a_lot", "not_today"] }),
    /** The plan that was made on the exercise's page: the person's goal for the week. */
    goal: text().$type<ScreenedText>(),
    startedAt: integer().notNull(),
    updatedAt: integer().notNull(),
    finishedAt: integer(),
  },
  (table) => [
    index("exercise_runs_user").on(table.userId, table.startedAt, table.id),
    index("exercise_runs_session").on(table.conversationId),
    index("exercise_runs_exercise").on(
      table.userId,
      table.exerciseId,
      table.status,
      table.updatedAt,
    ),
  ],
);

/** What was written at a step: on the page the words, in a conversation the message that holds them. */
export const exerciseAnswers = sqliteTable(
  "exercise_answers",
  {
    id: text().primaryKey(),
    runId: text()
      .notNull()
      .references(() => exerciseRuns.id, { onDelete: "cascade" }),
    userId: ownerId(),
    /** The step's name; a follow-up to the same step has `+2`, `+3` and so on behind it. */
    step: text().notNull(),
    /** The question as it stood there; null in a conversation, which holds it itself. */
    asked: text().$type<ScreenedText>(),
    content: text().$type<ScreenedText>(),
    messageId: text().references(() => messages.id, { onDelete: "cascade" }),
    /** Whether the exercise goes by it; a text that it asked about again is kept and no more. */
    isTaken: integer({ mode: "boolean" }).notNull(),
    /** What the detector made of it: words about danger are never given back by an exercise. */
    tier: text().$type<Tier>().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("exercise_answers_step").on(table.runId, table.step),
    index("exercise_answers_user").on(table.userId, table.createdAt),
    index("exercise_answers_message").on(table.messageId),
  ],
);

import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";

/** What a new person answered, once they had finished. The suicidality answer is never among it. */
export const usersLeadmagnet = sqliteTable("users_leadmagnet", {
  id: text().primaryKey(),
  userId: ownerId().unique(),
  heardFrom: text().notNull(),
  firstName: text().$type<ScreenedText>().notNull(),
  email: text().notNull(),
  phone: text(),
  age: integer().notNull(),
  gender: text(),
  primaryGoal: text().notNull(),
  stressArea: text(),
  supportStatus: text(),
  emailConsent: integer({ mode: "boolean" }).notNull().default(false),
  createdAt: integer().notNull(),
});

/** How far someone got, so that any device goes on there. `step` counts from 0 to 13. */
export const onboardingProgress = sqliteTable("onboarding_progress", {
  userId: ownerId().primaryKey(),
  step: integer().notNull().default(0),
  formData: text({ mode: "json" })
    .$type<Record<string, ScreenedText | string | number | boolean | null>>()
    .notNull(),
  consentChecked: integer({ mode: "boolean" }).notNull().default(false),
  /** Goes up with every change: of two tabs the later one wins, and says so. */
  version: integer().notNull().default(0),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** The first assessment, before the first track. */
export const assessments = sqliteTable(
  "assessments",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    goals: text({ mode: "json" }).$type<string[]>().notNull(),
    symptoms: text({ mode: "json" }).$type<string[]>().notNull(),
    moodBaseline: integer(),
    previousTherapy: integer({ mode: "boolean" }),
    responses: text({ mode: "json" }).$type<Record<string, ScreenedText | string | number>>(),
    createdAt: integer().notNull(),
  },
  (table) => [index("assessments_user").on(table.userId, table.createdAt)],
);

/** How someone is today, from 1 to 10 each. `assessmentDate` is a day (YYYY-MM-DD) in their own zone. */
export const dailyAssessments = sqliteTable(
  "daily_assessments",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    assessmentDate: text().notNull(),
    moodScore: integer().notNull(),
    stressLevel: integer().notNull(),
    sleepQuality: integer().notNull(),
    energyLevel: integer().notNull(),
    /** What was recommended from it, the best first: words of ours, or the model's once checked. */
    responses: text({ mode: "json" }).$type<{
      source: "model" | "rules";
      recommendations: { trackId: string; score: number; reason: string }[];
    }>(),
    recommendedTherapyTrack: text(),
    createdAt: integer().notNull(),
  },
  (table) => [uniqueIndex("daily_assessments_day").on(table.userId, table.assessmentDate)],
);

/** The way to a session, in its order. */
export const FLOW_STEPS = ["therapist", "check-in", "track", "chat"] as const;

/** Where in the way to a session someone is today. */
export const sessionFlow = sqliteTable(
  "session_flow",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    currentStep: text({ enum: FLOW_STEPS }).notNull(),
    completedSteps: text({ mode: "json" }).$type<string[]>().notNull(),
    selectedTherapist: text(),
    selectedTrack: text(),
    dailyAssessmentId: text().references(() => dailyAssessments.id, { onDelete: "set null" }),
    sessionDate: text().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [uniqueIndex("session_flow_day").on(table.userId, table.sessionDate)],
);

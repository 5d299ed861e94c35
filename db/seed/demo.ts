import { z } from "zod";
import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import { MEMORY_KIND_CHOICES } from "#app/catalogue/memory-kinds.ts";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { SAFETY_PLAN_FIELDS } from "#app/content/safety-plan.ts";
import { TRACK_IDS } from "#app/catalogue/tracks.ts";
import { readContent } from "#app/content/read-content.ts";

const text = z.string().min(1);

const talk = z.strictObject({
  daysAgo: z.int(),
  /** On the US East Coast in winter; past midnight it counts on. */
  hour: z.int(),
  track: z.enum(TRACK_IDS),
  modalities: z.array(text),
  summary: text,
  insights: text.optional(),
  /** What the person wrote after it: what stood out, and what they want to do in the week. */
  reflection: z.strictObject({ userReflection: text, weeklyGoals: text }).optional(),
  /** What the companion remembers of it, and the exchange that says it, from 0. */
  memories: z
    .array(
      z.strictObject({
        kind: z.enum(MEMORY_KIND_CHOICES.map(({ value }) => value)),
        content: text,
        exchange: z.int(),
      }),
    )
    .default([]),
  exchanges: z.array(z.strictObject({ person: text, companion: text })),
});
export type SeededTalk = z.output<typeof talk>;

const run = z.strictObject({
  exerciseId: text,
  daysAgo: z.int(),
  helped: z.enum(HELPED),
  /** What was written at each step; at a step that is only done, nothing was. */
  answers: z.record(z.string(), text),
});
export type SeededRun = z.output<typeof run>;

const entry = z.strictObject({
  daysAgo: z.int(),
  mood: z.enum(MOOD_IDS),
  tags: z.array(text),
  isShared: z.boolean().default(false),
  words: text,
});

/** An invented person's three months, written for the demonstration. */
export const SEEDED_TALKS = readContent("demo", "talks.yaml", z.array(talk));
export const SEEDED_RUNS = readContent("demo", "exercises.yaml", z.array(run));
export const SEEDED_ENTRIES = readContent("demo", "journal.yaml", z.array(entry));
const plan = z.record(z.enum(SAFETY_PLAN_FIELDS), text);
export const SEEDED_SAFETY_PLAN = readContent("demo", "safety-plan.yaml", plan);

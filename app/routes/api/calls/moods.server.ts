import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { dayAfter, dayIn, dayProblem } from "#app/models/days.server.ts";
import { findDailyMoods } from "#app/models/mood-record.server.ts";
import { addMood, NOTE_MAX_LENGTH } from "#app/models/moods.server.ts";
import { DAY_PROBLEMS } from "../../journal/entry-fields.server.ts";
import { CallError, defineCall, type ApiCall } from "./api-call.server.ts";

const TOO_LONG = `A note can have up to ${NOTE_MAX_LENGTH.toLocaleString("en-US")} characters.`;

/** Moods, read and logged. */
export const moodCalls: readonly ApiCall[] = [
  defineCall({
    id: "getMoodWeek",
    method: "GET",
    path: "/api/mood-entries/:userId/week",
    summary: "The moods of the last seven days: a mean for each day that has one",
    scope: "moods:read",
    answers: { 200: z.array(z.object({ date: z.string(), mood: z.number() })) },
    async run({ account: { user } }) {
      const to = dayIn(user.timeZone);
      const days = await findDailyMoods(user.id, { from: dayAfter(to, -6), to });
      return { body: days.map(({ date, mean }) => ({ date, mood: mean })) };
    },
  }),
  defineCall({
    id: "addMood",
    method: "POST",
    path: "/api/mood-entries",
    summary: "Logs a mood; its score follows from the mood",
    scope: "moods:write",
    words: { notes: "talk" },
    maxBytes: 256 * 1024,
    body: z.object({
      mood: z.enum(MOOD_IDS, "Please select a mood. Let us know how you're feeling today."),
      notes: z.string().max(NOTE_MAX_LENGTH, TOO_LONG).default(""),
      date: z.string().optional(),
      userId: z.unknown().optional(),
      moodScore: z.unknown().optional(),
    }),
    answers: {
      201: z.object({
        id: z.string(),
        crisisDetected: z.boolean().optional(),
        resources: z.array(z.object({ name: z.string(), line: z.string() })).optional(),
      }),
    },
    async run({ account: { user }, body: { mood, date }, screeningOf }) {
      const day = date ?? dayIn(user.timeZone);
      const problem = dayProblem(day, user.timeZone);
      if (problem) {
        const message = DAY_PROBLEMS[problem];
        throw new CallError(400, "invalid", message, {
          details: { fieldErrors: { date: [message] } },
        });
      }
      const found = screeningOf("notes");
      const notes = found.text.trim() === "" ? null : found.text;
      const id = await addMood(user.id, { mood, date: day, notes, activities: [] }, found);
      return { status: 201, body: { id } };
    },
  }),
];

import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { resolveMood } from "#app/models/record/feelings.server.ts";
import { findDailyMoods, findLastMoods } from "#app/models/record/mood-record.server.ts";
import { addMood, NOTE_MAX_LENGTH } from "#app/models/record/moods.server.ts";
import { moodChoice, NO_MOOD } from "../../journal/entry-fields.server.ts";
import { defineCall, ownId, type ApiCall } from "./api-call.server.ts";
import { helpFields, invalid } from "./call-error.server.ts";
import { readDay } from "./days.server.ts";

const TOO_LONG = `A note can have up to ${NOTE_MAX_LENGTH.toLocaleString("en-US")} characters.`;

/** Moods, read and logged. */
export const moodCalls: readonly ApiCall[] = [
  defineCall({
    id: "getMoodWeek",
    method: "GET",
    path: "/api/mood-entries/:userId/week",
    summary:
      "The last mood of each of the last seven days that has one, and the mean of the day's scores",
    scope: "moods:read",
    answers: {
      200: z.array(
        z.object({
          date: z.string(),
          mood: z.enum(MOOD_IDS),
          feelingId: z.string().nullable(),
          moodScore: z.number(),
        }),
      ),
    },
    async run({ account: { user } }) {
      const to = dayIn(user.timeZone);
      const week = { from: dayAfter(to, -6), to };
      const [days, moods] = await Promise.all([
        findDailyMoods(user.id, week),
        findLastMoods(user.id, week),
      ]);
      const body = days.flatMap(({ date, mean }) => {
        const felt = moods.get(date);
        return felt ? [{ date, ...felt, moodScore: mean }] : [];
      });
      return { body };
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
      /** One of the five, or "own:" and the id of a feeling of one's own. */
      mood: moodChoice,
      notes: z.string().max(NOTE_MAX_LENGTH, TOO_LONG).default(""),
      date: z.string().optional(),
      userId: ownId,
      moodScore: z.unknown().optional(),
    }),
    answers: {
      201: z.object({
        id: z.string(),
        ...helpFields,
      }),
    },
    async run({ account: { user }, body: { mood, date }, screeningOf, once }) {
      const felt = await resolveMood(user.id, mood);
      if (!felt) throw invalid({ mood: [NO_MOOD] });
      const day = readDay(date, user.timeZone);
      const found = screeningOf("notes");
      const notes = found.text.trim() === "" ? null : found.text;
      const details = { id: once.id, ...felt, date: day, notes, activities: [] };
      const id = await addMood(user.id, details, found);
      return { status: 201, body: { id } };
    },
  }),
];

import { data } from "react-router";
import { z } from "zod";
import { readTags } from "#app/catalogue/tags.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import type { SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { dayIn, dayProblem } from "#app/models/record/days.server.ts";
import { resolveMood } from "#app/models/record/feelings.server.ts";
import {
  NOTE_MAX_LENGTH,
  type FoundInMood,
  type MoodDetails,
} from "#app/models/record/moods.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { partsOf } from "#app/safety/screened-text.server.ts";
import {
  chosenIn,
  DAY_PROBLEMS,
  FEELING_GONE,
  moodChoice,
  tagsField,
  tickedField,
} from "../journal/entry-fields.server.ts";

const TOO_LONG = `A note can have up to ${NOTE_MAX_LENGTH.toLocaleString("en-US")} characters.`;

/** What the form of a mood sends. */
export const moodSchema = z.object({
  mood: moodChoice,
  activity: tickedField,
  notes: ownWords(z.string().max(NOTE_MAX_LENGTH, TOO_LONG).default("")),
  tags: tagsField,
  date: z.string().optional(),
});

export type SubmittedMood = SubmittedWords<typeof moodSchema>;

/** What a form of a mood says, or what is wrong with it, by its fields. */
export async function readMood(
  { submission, screeningOf }: SubmittedMood,
  { id: userId, timeZone }: User,
  keptDay: string | null = null,
): Promise<
  | { details: MoodDetails; found: FoundInMood; errors: null }
  | { details: null; errors: Record<string, string[]> | undefined }
> {
  if (submission.status !== "success") return { details: null, errors: undefined };
  const { mood, date } = submission.value;
  const day = date === undefined || date === "" ? dayIn(timeZone) : date;
  const problem = dayProblem(day, timeZone, { keptDay });
  if (problem) return { details: null, errors: { date: [DAY_PROBLEMS[problem]] } };
  const notes = screeningOf("notes");
  const activities = partsOf(screeningOf("tags").text, readTags);
  const felt = await resolveMood(userId, mood);
  if (!felt) return { details: null, errors: { mood: [FEELING_GONE] } };
  const details = {
    ...felt,
    date: day,
    notes: notes.text.trim() === "" ? null : notes.text,
    activities,
  };
  return { details, found: notes, errors: null };
}

/** Answers a form of a mood with everything that was written and chosen in it. */
export async function refuseMood(
  submitted: SubmittedMood,
  status: number,
  errors?: Record<string, string[]>,
) {
  const { refusal } = (await submitted.refuse("invalid", status, errors)).data;
  return data({ refusal: { ...refusal, chosen: chosenIn(submitted) } }, { status });
}

import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { readContent } from "#app/content/read-content.ts";

const { days, moods } = readContent(
  "demo",
  "moods.yaml",
  z.strictObject({
    days: z.string(),
    moods: z.record(
      z.enum(MOOD_IDS),
      z.strictObject({
        letter: z.string().length(1),
        slept: z.int(),
        wentWith: z.array(z.array(z.string())),
      }),
    ),
  }),
);

/** The invented person's moods: how many days ago, and which. Today's is left to whoever tries it. */
export const SEEDED_MOODS = [...days].flatMap((letter, position) => {
  const mood = MOOD_IDS.find((id) => moods[id].letter === letter);
  if (!mood) return [];
  const { slept, wentWith } = moods[mood];
  const turn = days.slice(0, position).split(letter).length - 1;
  const activities = wentWith[turn % wentWith.length] ?? [];
  // Not every good day comes after a good night.
  const sleep = slept + ((position * 7) % 3) - 1;
  return [{ daysAgo: days.length - position, mood, activities, sleep }];
});

import type { MoodId } from "#app/catalogue/moods.ts";

const LETTERS: Readonly<Record<string, MoodId>> = {
  h: "happy",
  c: "calm",
  n: "neutral",
  a: "anxious",
  s: "sad",
};

// One letter a day, the oldest first and a dot where nothing was logged: the new job, the bad sleep,
// the father's illness in the middle, and what slowly helped.
const DAYS =
  "nanan.asanann.anaasnan.cnanna.ncnanc.anasaas.ssasan.asna.nancnn.cncac.nccnc.chccnc.cchcch.hc";

// What went with each: of a mood's list the next one each time.
const WENT_WITH: Readonly<Record<MoodId, readonly (readonly string[])[]>> = {
  happy: [["climbing", "friends"], ["friends"], ["climbing"], ["walk", "reading"]],
  calm: [["walk"], ["walk", "reading"], ["friends"], ["work"], ["climbing"], ["breathing"]],
  neutral: [["work"], ["work", "walk"], [], ["reading"], ["work", "slept badly"]],
  anxious: [["work", "slept badly"], ["slept badly"], ["work"], ["hospital"], ["slept badly"]],
  sad: [["hospital"], ["slept badly", "hospital"], [], ["hospital"]],
};

/** A mood of the invented person's, with how they slept (1 to 10). */
export interface SeededMood {
  daysAgo: number;
  mood: MoodId;
  activities: readonly string[];
  sleep: number;
}

const SLEPT: Readonly<Record<MoodId, number>> = {
  happy: 8,
  calm: 7,
  neutral: 6,
  anxious: 4,
  sad: 4,
};

/** The invented person's moods: how many days ago, and which. Today's is left to whoever tries it. */
export const SEEDED_MOODS: readonly SeededMood[] = [...DAYS].flatMap((letter, position) => {
  const mood = LETTERS[letter];
  if (!mood) return [];
  const turn = DAYS.slice(0, position).split(letter).length - 1;
  const activities = WENT_WITH[mood][turn % WENT_WITH[mood].length] ?? [];
  // Not every good day comes after a good night.
  const sleep = SLEPT[mood] + ((position * 7) % 3) - 1;
  return [{ daysAgo: DAYS.length - position, mood, activities, sleep }];
});

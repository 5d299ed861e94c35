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

/** The invented person's moods: how many days ago, and which. Today's is left to whoever tries it. */
export const SEEDED_MOODS: readonly { daysAgo: number; mood: MoodId }[] = [...DAYS].flatMap(
  (letter, position) => {
    const mood = LETTERS[letter];
    return mood ? [{ daysAgo: DAYS.length - position, mood }] : [];
  },
);

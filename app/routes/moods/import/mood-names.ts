import type { Feeling, Felt } from "#app/catalogue/feelings.ts";
import { nearestMood } from "#app/catalogue/mood-scale.ts";
import { MOOD_IDS, type MoodId } from "#app/catalogue/moods.ts";

/** The names that Daylio begins with, from the best to the worst. People change them. */
const DAYLIO: Readonly<Record<string, MoodId>> = {
  rad: "happy",
  good: "calm",
  meh: "neutral",
  bad: "anxious",
  awful: "sad",
};

/** What a name most likely stands for here; null where only its owner knows. */
export function moodOfName(name: string): MoodId | null {
  const plain = name.toLowerCase();
  const daylio = Object.hasOwn(DAYLIO, plain) ? DAYLIO[plain] : undefined;
  const level = /^level (\d{1,2})$/.exec(plain)?.[1];
  if (level) return nearestMood(Number(level)).id;
  return daylio ?? MOOD_IDS.find((id) => id === plain) ?? null;
}

/** The same with feelings of one's own, which go first. */
export function feltOfName(name: string, feelings: readonly Feeling[]): Felt | null {
  const own = feelings.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (own) return { mood: own.mood, feelingId: own.id };
  const mood = moodOfName(name);
  return mood && { mood, feelingId: null };
}

/** The names of moods as they come up, and how often; upper and lower case are one. */
export function moodNamesIn(moods: readonly { mood: string }[]): { name: string; count: number }[] {
  const groups = Map.groupBy(moods, ({ mood }) => mood.toLowerCase());
  return [...groups.values()].map((same) => ({ name: same[0]?.mood ?? "", count: same.length }));
}

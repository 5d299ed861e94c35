import type { MoodId } from "#app/catalogue/moods.ts";
import type { Exercise } from "#app/content/exercise.ts";

const MAX_SHOWN = 3;
const NIGHT_FROM = 21;
const NIGHT_UNTIL = 5;

const AT_NIGHT = ["sleep-wind-down", "body-scan"];
const ANYTIME = ["box-breathing", "grounding", "self-compassion-break"];
const BY_MOOD: Readonly<Partial<Record<MoodId, readonly string[]>>> = {
  anxious: ["box-breathing", "grounding", "worry-time"],
  sad: ["self-compassion-break", "behavioural-activation"],
  happy: ["values-step"],
};

/** Three exercises for this moment: what today's mood calls for, what the hour does, and what always fits. */
export function forYouNow(
  exercises: readonly Exercise[],
  { mood, hour }: { mood: MoodId | null; hour: number },
): Exercise[] {
  const isNight = hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
  const wanted = [...(mood ? (BY_MOOD[mood] ?? []) : []), ...(isNight ? AT_NIGHT : []), ...ANYTIME];
  return [...new Set(wanted)]
    .flatMap((id) => exercises.filter((exercise) => exercise.id === id))
    .slice(0, MAX_SHOWN);
}

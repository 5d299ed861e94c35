import { PATHS } from "#app/catalogue/paths.ts";
import type { MoodId } from "#app/catalogue/moods.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { CheckIn } from "#app/models/risk/daily-assessments.server.ts";
import type { PageIconName } from "#app/ui/page-icon.tsx";

/** The one thing that Today suggests: free for everybody, and never a plan. */
export interface NextStep {
  href: string;
  title: string;
  text: string;
  icon: PageIconName;
}

/** Once two weeks have passed, for who asked for it. */
export const CHECK_UP: NextStep = {
  href: PATHS.checkUp,
  title: "Your check-up",
  text: "Four short questions. It takes about a minute.",
  icon: "sun",
};

export interface Standing {
  isOnboarded: boolean;
  /** The latest of today. */
  mood: MoodId | null;
  unfinishedExercise: { exerciseId: string; runId: string } | null;
}

const BREATHING: NextStep = {
  href: `${PATHS.exercises}/box-breathing`,
  title: "Breathe for four minutes",
  text: "A slow, steady count. It often takes the edge off.",
  icon: "waves",
};

const KIND_BREAK: NextStep = {
  href: `${PATHS.exercises}/self-compassion-break`,
  title: "Take a kind break",
  text: "A few minutes of talking to yourself the way you'd talk to a friend.",
  icon: "candle",
};

const BY_MOOD: Readonly<Partial<Record<MoodId, NextStep>>> = {
  anxious: BREATHING,
  sad: KIND_BREAK,
  happy: {
    href: PATHS.chat,
    title: "Tell someone about it",
    text: "Good days count, too. Say what went well.",
    icon: "sun",
  },
};

/**
 * What fits now, the most particular first: what was begun, what today's mood asks for, the first
 * questions, and else a few slow breaths.
 */
export function chooseNextStep(standing: Standing): NextStep {
  const { isOnboarded, mood, unfinishedExercise } = standing;
  const begun = unfinishedExercise && findExercise(unfinishedExercise.exerciseId);
  if (unfinishedExercise && begun) {
    return {
      href: `${PATHS.exercises}/${begun.id}/${unfinishedExercise.runId}`,
      title: `Finish “${begun.title}”`,
      text: "Pick up where you left off.",
      icon: "leaf",
    };
  }
  const forMood = mood ? BY_MOOD[mood] : undefined;
  if (forMood) return forMood;
  if (!isOnboarded) {
    return {
      href: PATHS.onboarding,
      title: "Answer a few questions",
      text: "So your companion knows where to start.",
      icon: "speech",
    };
  }
  return BREATHING;
}

const LOW_MOOD = 3;
const HIGH_STRESS = 8;
const NO_ENERGY = 2;

/** The exercise that a hard day begins with; null on every other day. It says nothing of risk. */
export function exerciseForHardDay(checkIn: CheckIn): NextStep | null {
  if (checkIn.stressLevel >= HIGH_STRESS) return BREATHING;
  return checkIn.moodScore <= LOW_MOOD || checkIn.energyLevel <= NO_ENERGY ? KIND_BREAK : null;
}

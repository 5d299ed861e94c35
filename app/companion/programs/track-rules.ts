import { TRACK_IDS, type TrackId } from "#app/catalogue/tracks.ts";
import { TRACK_WORDS, type TrackHint } from "#app/content/tracks.ts";
import type { KnownNeeds } from "#app/models/risk/assessments.server.ts";
import type { Recommendation } from "#app/models/risk/daily-assessments.server.ts";

/** Nothing that is worked out from a few answers is certain. */
const MAX_SCORE = 0.95;

const STATES: Record<NonNullable<TrackHint["state"]>, (needs: KnownNeeds) => boolean> = {
  stressed: ({ today }) => isAtLeast(today?.stressLevel, 7),
  slept_badly: ({ today }) => isAtMost(today?.sleepQuality, 4),
  tired: ({ today }) => isAtMost(today?.energyLevel, 3),
  unusually_low: ({ today, moodBaseline }) =>
    isAtMost(today?.moodScore, Math.max(3, (moodBaseline ?? 0) - 3)),
  strained_relationships: ({ stressArea }) => stressArea === "Relationships",
  was_in_therapy: ({ previousTherapy }) => previousTherapy === true,
};

function holds({ goal, symptom, stated, state }: TrackHint, needs: KnownNeeds): boolean {
  return (
    (goal !== undefined && needs.goals.includes(goal)) ||
    (symptom !== undefined && needs.symptoms.includes(symptom)) ||
    (stated !== undefined && needs.primaryGoal === stated) ||
    (state !== undefined && STATES[state](needs))
  );
}

function isAtLeast(score: number | undefined, least: number): boolean {
  return score !== undefined && score >= least;
}

function isAtMost(score: number | undefined, most: number): boolean {
  return score !== undefined && score <= most;
}

/** These tracks with their match by written rules, the best first; equal ones in the catalogue's order. */
export function rankByRules(
  needs: KnownNeeds,
  offered: readonly TrackId[] = TRACK_IDS,
): Recommendation[] {
  const ranked = TRACK_IDS.filter((trackId) => offered.includes(trackId)).map((trackId) => {
    const general = TRACK_WORDS.suggestions[trackId];
    const hints = general.hints.filter((hint) => holds(hint, needs));
    const doubt = hints.reduce((left, { weight }) => left * (1 - weight), 1 - general.score);
    const [strongest] = hints.toSorted((one, other) => other.weight - one.weight);
    return {
      trackId,
      score: Math.min(MAX_SCORE, Math.round((1 - doubt) * 100) / 100),
      reason: (strongest ?? general).reason,
    };
  });
  return ranked.toSorted((one, other) => other.score - one.score);
}

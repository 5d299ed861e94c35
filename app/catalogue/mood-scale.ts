import { MOODS, type Mood } from "./moods.ts";

/** The mood whose score lies nearest to a mean; between two, the heavier one. */
export function nearestMood(mean: number): Mood {
  return MOODS.reduce((nearest, mood) => (distance(mood) <= distance(nearest) ? mood : nearest));

  function distance({ score }: Mood): number {
    return Math.abs(score - mean);
  }
}

export interface AssessmentOption {
  value: string;
  label: string;
}

/** What somebody may want from their sessions. */
export const GOALS: readonly AssessmentOption[] = [
  { value: "feel-calmer", label: "Feel calmer" },
  { value: "lift-mood", label: "Lift my mood" },
  { value: "sleep-better", label: "Sleep better" },
  { value: "let-go", label: "Let go of something" },
  { value: "live-with-loss", label: "Live with a loss" },
  { value: "understand-myself", label: "Understand myself better" },
  { value: "kinder-to-myself", label: "Be kinder to myself" },
  { value: "talk", label: "Have somewhere to talk" },
];

/** What may have been hard lately, in everyday words: none of it is a finding. */
export const SYMPTOMS: readonly AssessmentOption[] = [
  { value: "worry", label: "Worry that goes in circles" },
  { value: "tension", label: "A tense or restless body" },
  { value: "overwhelm", label: "Too much at once" },
  { value: "poor-sleep", label: "Bad nights" },
  { value: "low-mood", label: "Low mood" },
  { value: "numbness", label: "Feeling numb or far away" },
  { value: "resentment", label: "Anger or resentment" },
  { value: "loss", label: "Missing someone or something" },
  { value: "inner-critic", label: "A harsh inner voice" },
  { value: "inner-conflict", label: "Feeling torn" },
];

export const MIN_SCALE = 1;
export const MAX_SCALE = 10;

/** The scores that the five answers of a question stand for, from the lowest to the highest. */
export const SCALE_SCORES = [1, 3, 5, 8, 10] as const;

/** In words, in the order of their scores. */
export type ScaleWords = readonly [string, string, string, string, string];

export const MOOD_WORDS: ScaleWords = ["Very low", "Low", "So-so", "Good", "Very good"];

interface Scale {
  name: "moodScore" | "stressLevel" | "sleepQuality" | "energyLevel";
  label: string;
  words: ScaleWords;
}

/** The questions of the daily check-in. Each is kept as a score from 1 to 10. */
export const SCALES: readonly Scale[] = [
  { name: "moodScore", label: "Mood", words: MOOD_WORDS },
  {
    name: "stressLevel",
    label: "Stress",
    words: ["None", "A little", "Some", "High", "Very high"],
  },
  {
    name: "sleepQuality",
    label: "Sleep last night",
    words: ["Very bad", "Bad", "Okay", "Good", "Very good"],
  },
  {
    name: "energyLevel",
    label: "Energy",
    words: ["None", "Low", "Some", "Good", "Plenty"],
  },
];

/** The answer that a score from 1 to 10 is nearest to. */
export function nearestScaleScore(score: number): (typeof SCALE_SCORES)[number] {
  const [nearest] = SCALE_SCORES.toSorted(
    (one, other) => Math.abs(one - score) - Math.abs(other - score),
  );
  return nearest ?? SCALE_SCORES[0];
}

type Scores = Readonly<Partial<Record<Scale["name"], number>>>;

/**
 * A check-in in the words that were chosen ("stress: high"). A model is given these: of the scores
 * that they are kept as, the person knows nothing.
 */
export function checkInWords(scores: Scores): string {
  return SCALES.flatMap(({ name, label, words }) => {
    const score = scores[name];
    return score === undefined ? [] : [`${label}: ${scaleWord(words, score)}`.toLowerCase()];
  }).join(", ");
}

/** A score from 1 to 10, in the words of its question. */
export function scaleWord(words: ScaleWords, score: number): string {
  return words[SCALE_SCORES.indexOf(nearestScaleScore(score))] ?? "";
}

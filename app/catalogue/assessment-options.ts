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
  { value: "worry", label: "Worry that goes round in circles" },
  { value: "tension", label: "A tense or restless body" },
  { value: "overwhelm", label: "Too much at once" },
  { value: "poor-sleep", label: "Bad nights" },
  { value: "low-mood", label: "Low mood" },
  { value: "numbness", label: "Feeling numb or far away" },
  { value: "resentment", label: "Anger or resentment" },
  { value: "loss", label: "Missing someone or something" },
  { value: "inner-critic", label: "A harsh inner voice" },
  { value: "inner-conflict", label: "Being torn inside" },
];

/** The scales of the daily check-in, each from 1 to 10. */
export const SCALES = [
  { name: "moodScore", label: "Mood", least: "very low", most: "very good" },
  { name: "stressLevel", label: "Stress", least: "none", most: "very high" },
  { name: "sleepQuality", label: "Sleep last night", least: "very bad", most: "very good" },
  { name: "energyLevel", label: "Energy", least: "empty", most: "full" },
] as const;

export const MIN_SCALE = 1;
export const MAX_SCALE = 10;

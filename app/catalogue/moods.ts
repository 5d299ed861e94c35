export interface Mood {
  id: MoodId;
  label: string;
  emoji: string;
  /** 1 to 10: what charts and averages are made of. */
  score: number;
  /** The token that it is colored with, in light and in dark. */
  color: `--mood-${MoodId}`;
}

export const MOOD_IDS = ["happy", "calm", "neutral", "anxious", "sad"] as const;
export type MoodId = (typeof MOOD_IDS)[number];

/** The five moods, the lightest first. */
export const MOODS: readonly Mood[] = [
  { id: "happy", label: "Happy", emoji: "😊", score: 8, color: "--mood-happy" },
  { id: "calm", label: "Calm", emoji: "😌", score: 7, color: "--mood-calm" },
  { id: "neutral", label: "Neutral", emoji: "😐", score: 5, color: "--mood-neutral" },
  { id: "anxious", label: "Anxious", emoji: "😰", score: 3, color: "--mood-anxious" },
  { id: "sad", label: "Sad", emoji: "😢", score: 2, color: "--mood-sad" },
];

/** Whether somebody's word is the name of one of the five. */
export function isMoodName(name: string): boolean {
  return MOODS.some(({ label }) => label.toLowerCase() === name.toLowerCase());
}

/** Of a mood that is not in the list any more. */
const OTHER_SCORE = 2;

/** The score that is stored with a mood; nobody sends it. */
export function moodScore(id: string): number {
  return MOODS.find((mood) => mood.id === id)?.score ?? OTHER_SCORE;
}

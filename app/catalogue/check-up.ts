/** Answers from 0, not at all, to 10, completely. */
export const CHECK_UP_SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Who wants to be asked again is asked after so many days. */
export const CHECK_UP_DAYS = 14;

export const CHECK_UP_IDS = ["satisfied", "worthwhile", "happy", "anxious"] as const;
export type CheckUpId = (typeof CHECK_UP_IDS)[number];
export type CheckUpScores = Readonly<Record<CheckUpId, number>>;

interface CheckUpQuestion {
  id: CheckUpId;
  /** Word for word as it is published. */
  question: string;
  /** What a line over time is called. */
  title: string;
  least: string;
  most: string;
  /** Whether an answer stands in the band that the statistics call low (of worry: high). */
  isHard: (score: number) => boolean;
}

// The four questions on personal well-being of the UK's Office for National Statistics (ONS4), with its
// bands: low is 0 to 4, of anxiety high is 6 to 10. It says to report each by itself, never a sum.
// WHO-5 is not used: WHO licenses it for noncommercial use only (CC BY-NC-SA 3.0 IGO, 2024).
export const CHECK_UP_QUESTIONS: readonly CheckUpQuestion[] = [
  {
    id: "satisfied",
    question: "Overall, how satisfied are you with your life nowadays?",
    title: "Satisfied with life",
    least: "not at all satisfied",
    most: "completely satisfied",
    isHard: isLow,
  },
  {
    id: "worthwhile",
    question:
      "Overall, to what extent do you feel that the things you do in your life are worthwhile?",
    title: "Things you do are worthwhile",
    least: "not at all worthwhile",
    most: "completely worthwhile",
    isHard: isLow,
  },
  {
    id: "happy",
    question: "Overall, how happy did you feel yesterday?",
    title: "Happy the day before",
    least: "not at all happy",
    most: "completely happy",
    isHard: isLow,
  },
  {
    id: "anxious",
    question:
      "On a scale where 0 is “not at all anxious” and 10 is “completely anxious”, overall, how anxious did you feel yesterday?",
    title: "Anxious the day before",
    least: "not at all anxious",
    most: "completely anxious",
    isHard: (score) => score >= 6,
  },
];

/** As the license asks for it. */
export const CHECK_UP_CREDIT =
  "The questions come from the UK's Office for National Statistics. Contains public sector information licensed under the Open Government Licence v3.0.";

function isLow(score: number): boolean {
  return score <= 4;
}

/** Whether any answer says that things are hard right now. */
export function isHardTime(scores: CheckUpScores): boolean {
  return CHECK_UP_QUESTIONS.some(({ id, isHard }) => isHard(scores[id]));
}

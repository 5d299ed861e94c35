import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";

type QuickAnswer = Reply["quickAnswers"][number];

/** The buttons that can be tapped now, and what they stand under. */
export interface StandingChoices {
  /** The id of the newest reply, or `OPENING`, or `CHECK_BACK`. */
  under: string;
  answers: readonly QuickAnswer[];
}

/** Buttons that stand under no reply: under the first words of a conversation, and of a visit at risk. */
export const OPENING = "opening";
export const CHECK_BACK = "check-back";

/** A button, as it is believed: one that has an id. */
export type Choice = Required<QuickAnswer>;

/** What somebody sent as the id of a button, and as what it stood under: anything at all. */
export interface SentChoice {
  choice: unknown;
  under: unknown;
}

/** The button that was tapped; null for whatever does not stand there now: it means nothing then. */
export function choiceTapped(
  { choice, under }: SentChoice,
  standing: StandingChoices | null,
): Choice | null {
  if (typeof choice !== "string" || standing === null || under !== standing.under) return null;
  return standing.answers.find((answer): answer is Choice => answer.id === choice) ?? null;
}

/** Whether words are those of a button: what else comes with it is somebody's own, and goes first. */
export function matchesChoice({ label, message }: Choice, words: string): boolean {
  return [label, message].includes(words.trim());
}

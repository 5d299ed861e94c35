import type { TherapistId } from "../therapists.ts";

/**
 * How one companion speaks: the same things as the others, in words of their own. Written lines are
 * said as they stand; `persona` is for a model, which finds its own words in that manner.
 */
export interface TherapistVoice {
  id: TherapistId;
  /** First words of a conversation; `{name}` is a comma and the first name, or nothing. */
  openings: readonly string[];
  /** Said back to somebody who says hello. */
  greetings: readonly string[];
  /** Open questions that fit almost anything. */
  asks: readonly string[];
  /** What shows that something was heard. */
  reflects: readonly string[];
  /** How a thought is questioned, kindly. */
  challenges: readonly string[];
  /** The answer to a goodbye: no question, nothing that holds anybody back. */
  closes: readonly string[];
  persona: string;
}

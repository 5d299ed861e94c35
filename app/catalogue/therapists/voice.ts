import type { TherapistId } from "../therapists.ts";

/**
 * How one companion speaks, for a model: a persona, and lines in its manner. What is said as it is
 * written stands in the content.
 */
export interface TherapistVoice {
  id: TherapistId;
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

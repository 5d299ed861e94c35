/** Something people say or ask beside the matter itself, and what is answered. */
export interface SmallTalk {
  id: string;
  pattern: RegExp;
  /** Longer messages are about more than this. */
  longestWords: number;
  lines: readonly string[];
  /** Ends the talk: nothing is asked or offered after it. */
  isFarewell?: true;
  /** Lists the exercises after the line. */
  showsMenu?: true;
  /** A message that is plainly about something is answered for that. */
  yieldsToThemes?: true;
  /**
   * Also answered in the middle of an exercise, which then goes on; `asked`: only as a question,
   * since "turn off notifications" may be the answer to a step.
   */
  insideExercise?: true | "asked";
}

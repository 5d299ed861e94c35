/** Where the note of a mood waits that arrived after its writer was signed out. */
export const MOOD_DRAFT = "mood";
/** Where the changed note of a mood waits. */
export function draftOfMood(moodId: string): string {
  return `moods:${moodId}`;
}
/** What waits beside such a note. */
export const CHOSEN_IN_MOOD = ["tags", "mood", "date"] as const;
/** Where a half of the form of feelings and activities waits while the other is sent, or its writer is signed out. */
export const FEELINGS_DRAFT = "feelings";

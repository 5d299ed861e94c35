import type { MoodId } from "#app/catalogue/moods.ts";
import { REFLECTIONS } from "#app/content/journal.ts";

/** What an entry was read to be about. */
type ReadSubjects = readonly { id: string; score: number }[];

/** A subject is plainly meant from this score on, and where it is so many times likelier than the next. */
const SURE_SCORE = 0.36;
const SURE_TIMES = 2;

/**
 * What is said about an entry by written rules: what it is plainly about, if anything is, and a line for
 * the mood that was chosen. `turn` tells entries apart, so that two in a row don't say the same.
 */
export function insightByRules(subjects: ReadSubjects, mood: MoodId, turn: number): string {
  const lines = REFLECTIONS.moods[mood];
  const line = lines[turn % lines.length] ?? "";
  const topic = topicOf(subjects);
  return topic === null ? line : `${REFLECTIONS.about.replace("{topic}", topic)} ${line}`;
}

function topicOf([first, second]: ReadSubjects): string | null {
  if (first === undefined || first.score < SURE_SCORE) return null;
  if (first.score < SURE_TIMES * (second?.score ?? 0)) return null;
  return REFLECTIONS.topics[first.id] ?? null;
}

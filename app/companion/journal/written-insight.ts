import type { MoodId } from "#app/catalogue/moods.ts";
import { REFLECTIONS } from "#app/content/journal.ts";

/** What an entry was read to be about. */
type ReadSubjects = readonly { id: string; score: number }[];

/** A subject is plainly meant from this score on. */
const SURE_SCORE = 0.5;
/** With more topics than that none is plainly meant. */
const MAX_TOPICS = 2;

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

function topicOf(subjects: ReadSubjects): string | null {
  const found = subjects
    .filter(({ score }) => score >= SURE_SCORE)
    .flatMap(({ id }) => REFLECTIONS.topics[id] ?? []);
  return found.length === 0 || found.length > MAX_TOPICS ? null : found.join(" and ");
}

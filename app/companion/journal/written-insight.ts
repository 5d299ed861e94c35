import type { MoodId } from "#app/catalogue/moods.ts";
import { REFLECTIONS } from "#app/content/journal.ts";
import { productContent } from "../guided/content.ts";

/** Only this much of an entry is read for what it's about. Characters. */
const READ_CHARACTERS = 4_000;
/** With more topics than that none is plainly meant. */
const MAX_TOPICS = 2;

/**
 * What is said about an entry by written rules: what it is plainly about, if anything is, and a line for
 * the mood that was chosen. `turn` tells entries apart, so that two in a row don't say the same.
 */
export function insightByRules(content: string, mood: MoodId, turn: number): string {
  const lines = REFLECTIONS.moods[mood];
  const line = lines[turn % lines.length] ?? "";
  const topic = topicOf(content.slice(0, READ_CHARACTERS));
  return topic === null ? line : `${REFLECTIONS.about.replace("{topic}", topic)} ${line}`;
}

function topicOf(content: string): string | null {
  const found = productContent()
    .topics.filter((matcher) => matcher.recognises(content))
    .flatMap(({ topic }) => REFLECTIONS.topics[topic.id] ?? []);
  return found.length === 0 || found.length > MAX_TOPICS ? null : found.join(" and ");
}

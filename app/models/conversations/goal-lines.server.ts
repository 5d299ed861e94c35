import { digestOf } from "#app/models/storage/identifier.server.ts";

/** A text with more lines than this isn't a list of goals, so it counts as one goal. */
const MAX_LINES = 10;
const DIGEST_LENGTH = 12;
/** Separates a session's id from the digest of the words; neither contains it. */
const SEPARATOR = ".";

/** One of the goals that were set in a session. */
export interface GoalLine {
  /** Names it, with its session, wherever an outcome is of it alone. */
  id: string;
  words: string;
}

/** The goals that a session holds, one a line: each has an outcome of its own. */
export function goalLines(conversationId: string, words: string): GoalLine[] {
  const whole = words.trim();
  const lines = [...new Set(whole.split("\n").map((each) => each.trim()))].filter(Boolean);
  const goals = lines.length > MAX_LINES ? [whole] : lines;
  return goals.map((goal) => ({ id: goalId(conversationId, goal), words: goal }));
}

function goalId(conversationId: string, words: string): string {
  return `${conversationId}${SEPARATOR}${digestOf(words).slice(0, DIGEST_LENGTH)}`;
}

/** The session of a goal's id. */
export function conversationOfGoal(goalIdOrConversationId: string): string {
  return goalIdOrConversationId.split(SEPARATOR, 1)[0] ?? goalIdOrConversationId;
}

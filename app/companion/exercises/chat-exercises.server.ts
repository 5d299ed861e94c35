import { errorFields, log } from "#app/config/log.server.ts";
import { rateChatRun, recordChatRun, whatHelped } from "#app/models/exercise-runs.server.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findOwnMessages } from "#app/models/messages.server.ts";
import { addGoal } from "#app/models/session-endings.server.ts";
import { trustedText, screenText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import type { GuidedTurn, Leanings, NewGoal } from "../guided/turn.ts";
import { findExercise } from "#app/content/exercises.ts";

/** What makes one exercise likelier than another in this conversation of this person. */
export async function leaningsOf(userId: string, trackType: string | null): Promise<Leanings> {
  const track = trackType === null ? null : (findTrack(trackType)?.id ?? null);
  return { track, helped: await whatHelped(userId) };
}

/**
 * Records an exercise that a guided turn finished, what was said about it, and what became a goal. To be called once the
 * turn is stored; a failure here takes nothing from the conversation.
 */
export async function recordExercise(
  { user, conversation, message }: Pick<ReplyTarget, "user" | "conversation" | "message">,
  { finished, rated, goal }: Pick<GuidedTurn, "finished" | "rated" | "goal">,
): Promise<void> {
  try {
    if (goal) {
      const words = await wordsOf(user.id, goal);
      if (words.trim() !== "") await addGoal(user.id, conversation.id, words);
    }
    // Programmes have exercises of their own, which their sessions record.
    if (finished && findExercise(finished.exerciseId)) {
      const run = { ...finished, messageId: message.id, said: trustedText("") };
      await recordChatRun(user.id, conversation.id, run);
    }
    if (rated) await rateChatRun(user.id, conversation.id, rated.exerciseId, rated.helped);
  } catch (error) {
    log().error(errorFields(error), "an exercise of a conversation was not recorded");
  }
}

/** The goal as it is kept: the person's own words, or a suggestion that they took. */
async function wordsOf(userId: string, goal: NewGoal): Promise<ScreenedText> {
  if ("text" in goal) return trustedText(goal.text);
  const ids = "messageIds" in goal ? goal.messageIds : [goal.messageId];
  const found = await findOwnMessages(userId, ids);
  const written = ids.flatMap((id) => found.find((message) => message.id === id)?.content ?? []);
  const plan = written.length === 1 ? (written[0] ?? "") : joinedPlan(written);
  // Each goal of a conversation has a line of its own.
  return (await screenText(plan.replaceAll(/\s+/gu, " ").trim())).text;
}

/** The answers of a plan as one goal: what, and when. */
export function joinedPlan(answers: readonly string[]): string {
  return answers.map((answer) => answer.trim().replace(/(?<![.;,])[.;,]+$/u, "")).join(", ");
}

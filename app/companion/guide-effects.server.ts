import { errorFields, log } from "#app/config/log.server.ts";
import { rateChatRun, recordChatRun } from "#app/models/record/exercise-runs.server.ts";
import { addToDraft, NEW_ENTRY_DRAFT } from "#app/models/conversations/drafts.server.ts";
import { deleteMessage } from "#app/models/conversations/conversation-deletion.server.ts";
import { findOwnMessages } from "#app/models/conversations/messages.server.ts";
import { addGoal } from "#app/models/conversations/conversation-endings.server.ts";
import {
  trustedText,
  screenText,
  type ScreenedText,
  type Screening,
} from "#app/safety/screened-text.server.ts";
import type { ReplyTarget } from "./reply/reply-context.ts";
import type { GuideTurn, NewGoal } from "./guide.server.ts";
import { findExercise } from "#app/content/exercises.ts";

type DoneAfter = "finished" | "rated" | "goal" | "journal" | "forget";

/**
 * Carries out the effects of a turn of the guide: records a finished exercise and its rating, stores a
 * goal, puts words into the journal's draft, deletes what was asked to go. Call it once the turn is
 * stored: a failure here doesn't harm the conversation.
 */
export async function recordEffects(
  { user, conversation, message }: Pick<ReplyTarget, "user" | "conversation" | "message">,
  { finished, rated, goal, journal, forget = [] }: Pick<GuideTurn, DoneAfter>,
): Promise<void> {
  try {
    if (goal) {
      const words = await wordsOf(user.id, goal);
      const { replacesLast = false } = goal;
      if (words.trim() !== "") await addGoal(user.id, conversation.id, words, { replacesLast });
    }
    // Programs have exercises of their own, which their sessions record.
    if (finished && findExercise(finished.exerciseId)) {
      const run = { ...finished, messageId: message.id, said: trustedText("") };
      await recordChatRun(user.id, conversation.id, run);
    }
    if (journal) await addToDraft(user.id, NEW_ENTRY_DRAFT, await entryOf(user.id, journal));
    for (const id of forget) await deleteMessage(user.id, conversation.id, id);
    if (rated) await rateChatRun(user.id, conversation.id, rated.exerciseId, rated.helped);
  } catch (error) {
    log().error(errorFields(error), "what a reply of the guide left to be done was not done");
  }
}

/** The goal as it is kept: a suggestion that they took, their own words, or both. */
async function wordsOf(userId: string, { text, messageIds }: NewGoal): Promise<ScreenedText> {
  if (text !== null && messageIds.length === 0) return trustedText(text);
  const written = await writtenIn(userId, messageIds);
  const parts = text === null ? written : [text, ...written];
  const [only = ""] = parts;
  const plan = parts.length === 1 ? only : joinedPlan(parts);
  // Each goal of a conversation has a line of its own.
  return (await screenText(plan.replaceAll(/\s+/gu, " ").trim())).text;
}

/** What was written in a talk, as the draft of an entry. */
async function entryOf(userId: string, messageIds: readonly string[]): Promise<Screening> {
  return screenText((await writtenIn(userId, messageIds)).join("\n\n"));
}

async function writtenIn(userId: string, ids: readonly string[]): Promise<string[]> {
  const found = await findOwnMessages(userId, ids);
  return ids.flatMap((id) => found.find((message) => message.id === id)?.content ?? []);
}

/** The answers of a plan as one goal: what, and when. */
export function joinedPlan(answers: readonly string[]): string {
  return answers.map((answer) => answer.trim().replace(/(?<![.;,])[.;,]+$/u, "")).join(", ");
}

import { therapistName } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import {
  findConversation,
  isEnded,
  type Conversation,
} from "#app/models/conversations/conversations.server.ts";
import {
  addToDraft,
  clearDraft,
  NEW_CONVERSATION,
  openDraft,
} from "#app/models/conversations/drafts.server.ts";
import { findRiskState, repeatsNothing } from "#app/models/risk/risk.server.ts";
import { repeatsNothingTo } from "#app/models/risk/hidden-words.server.ts";
import {
  endConversation,
  readConversationRecord,
  type ConversationRecord,
} from "#app/models/conversations/conversation-endings.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { findTopic } from "#app/content/guide.ts";
import { findStepExercise } from "../guide/exercise.ts";
import { readGuideState, runningExercise, type GuideState } from "../guide/state.ts";
import { quotedAnswer } from "../words/quoting.ts";
import { readMemories } from "../memory/written-rules.ts";
import { rememberConversation } from "../memory/remember.server.ts";
import { stopReplies } from "../reply/running-reply.server.ts";
import { endUnkept } from "./delete-conversation.server.ts";
import { noteByModel } from "./conversation-note-model.server.ts";
import {
  bareNote,
  noteByRules,
  type DialogueNote,
  type Note,
  type ConversationMaterial,
} from "./conversation-note-rules.ts";

/**
 * What came of ending a session: one in which the person said nothing is not ended, and one that isn't
 * kept is gone.
 */
export type EndOutcome = "ended" | "empty" | "missing" | "gone";

/** How many of the last messages a note is made from. */
const READ_MESSAGES = 80;

const ending = new Map<string, Promise<EndOutcome>>();

/**
 * Ends a session, once: stops a running reply (what was said is kept), has its note made (by the model
 * within six seconds, by written rules where there is none), moves the program on. While risk is open, or after a
 * crisis in this conversation, the note says nothing of what was said, and no model is asked; while
 * risk is open the program stays where it is.
 */
export async function finishConversation(
  userId: string,
  conversationId: string,
): Promise<EndOutcome> {
  const key = `${userId} ${conversationId}`;
  const running = ending.get(key) ?? end(userId, conversationId).finally(() => ending.delete(key));
  ending.set(key, running);
  return running;
}

async function end(userId: string, conversationId: string): Promise<EndOutcome> {
  const conversation = await findConversation(userId, conversationId);
  if (!conversation) return "missing";
  if (isEnded(conversation)) return "ended";
  if (!conversation.isKept) {
    await endUnkept(userId, conversationId);
    return "gone";
  }
  await stopReplies(userId, conversationId);
  const record = await readConversationRecord(userId, conversationId, READ_MESSAGES);
  if (record.ownCount === 0) return "empty";

  const material = materialOf(conversation, record);
  const isQuiet = hadCrisis(record) || (await repeatsNothingTo(userId));
  const note = isQuiet ? bareNote(material) : await makeNote(userId, material, record);
  // The second opinion may have opened a risk while the model wrote.
  const [risk, user] = await Promise.all([findRiskState(userId), findUser(userId)]);
  await endConversation({
    conversation,
    note: repeatsNothing(risk) ? bareNote(material) : note,
    movesTrackOn: risk?.status !== "open",
    timeZone: user?.timeZone ?? null,
  });
  await carryDraftOn(userId, conversationId);
  void rememberConversation(userId, conversationId);
  return "ended";
}

function hadCrisis({ findings }: ConversationRecord): boolean {
  return findings.some(({ tier }) => tier === "crisis");
}

async function makeNote(
  userId: string,
  material: ConversationMaterial,
  record: ConversationRecord,
): Promise<Note> {
  const byRules = noteByRules(material);
  if (!isModelConfigured()) return byRules;
  const byModel = await noteByModel(userId, material, harmless(record));
  return { ...byRules, summary: null, insights: null, ...byModel };
}

/** What was said without the messages that raised a finding, and without the written answers to them. */
function harmless({ said, findings }: ConversationRecord) {
  const raised = new Set(findings.map(({ messageId }) => messageId));
  return said.filter(({ id, source }) => !raised.has(id) && source !== "written");
}

function materialOf(conversation: Conversation, record: ConversationRecord): ConversationMaterial {
  const { trackType, guidedState } = conversation;
  const state = readGuideState(guidedState);
  const own = harmless(record).filter(({ role, choice }) => role === "user" && choice === null);
  const left = state && (runningExercise(state) ?? state.parked);
  const track = trackType === null ? null : findTrack(trackType);
  return {
    companionNames: record.speakers.map(therapistName),
    // Without a program there was no focus.
    trackTitle: track?.isPremium ? track.title : null,
    messageCount: record.messageCount,
    facts: readMemories(own).map(({ content }) => content),
    noted: own.filter(({ id }) => state?.noted.includes(id)).map(({ content }) => content),
    dialogues: dialoguesOf(state, own),
    finished: exercisesOf(state?.finished ?? []),
    begun: (left && findStepExercise(left.exerciseId)) ?? null,
  };
}

/** The topics that were gone through, with what was kept in them in the person's own words. */
function dialoguesOf(
  state: GuideState | null,
  own: readonly { id: string; content: string }[],
): readonly DialogueNote[] {
  return (state?.dialogues ?? []).flatMap(({ topicId, kept, before, after }) => {
    const topic = findTopic(topicId);
    const takeaway = own.find(({ id }) => id === kept["takeaway"])?.content;
    const words = takeaway === undefined ? null : quotedAnswer(takeaway);
    const title = topic?.title.en[0];
    return title === undefined ? [] : [{ title, takeaway: words, before, after }];
  });
}

function exercisesOf(ids: readonly string[]): Exercise[] {
  return [...new Set(ids)].flatMap((id) => findStepExercise(id) ?? []);
}

/** What was typed and not sent waits where one can go on writing. */
async function carryDraftOn(userId: string, conversationId: string): Promise<void> {
  const { content, updatedAt } = await openDraft(userId, conversationId);
  if (content === "") return;
  await addToDraft(userId, NEW_CONVERSATION, await screenText(content));
  await clearDraft(userId, conversationId, { words: content, version: updatedAt, writer: "" });
}

import { isUnanswered } from "#app/catalogue/reply-reasons.ts";
import { storedTherapist } from "#app/catalogue/therapists.ts";
import { voiceOfTherapist } from "#app/catalogue/therapists/voices.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { findOwnMessages, recentHistory } from "#app/models/messages.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import type { GuidedStateChange } from "#app/models/replies.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import type { TrackProgress, TrackStep } from "#app/models/therapy-tracks.server.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import { leaningsOf } from "../exercises/chat-exercises.server.ts";
import {
  answerGuided,
  openingChoices,
  type GuidedInput,
  type HistoryEntry,
  type GuidedState,
  type GuidedTurn,
  type ProgrammePosition,
} from "../guided.server.ts";
import { readHelped } from "../guided/helped.ts";
import { intentOf } from "../guided/intents.ts";
import { quickAnswersOf } from "../guided/say.ts";
import { readGuidedState } from "../guided/turn.ts";
import { rememberedFor } from "../memory/remembered.server.ts";
import { currentSessionOf, type StepData } from "../programmes/track-session.server.ts";
import { acceptedExercise } from "../offers/answer-offer.server.ts";
import { historyBefore, type ReplyTarget } from "./reply-context.ts";

/** Entries that are read to answer from. */
export const HISTORY_ENTRIES = 60;

interface GuidedOptions {
  /** Only the exercise is wanted: the session of a programme is led by somebody else. */
  isExerciseOnly?: boolean;
}

/** The guided companion's answer to a stored or about-to-be-stored message of a conversation. */
export async function guidedReply(
  target: ReplyTarget,
  { isExerciseOnly = false }: GuidedOptions = {},
): Promise<GuidedTurn> {
  const { user, conversation, message, history } = target;
  const [leanings, programme] = await Promise.all([
    leaningsOf(user.id, conversation.trackType),
    conversation.therapyTrackId ? currentSessionOf(user.id, conversation.id) : null,
  ]);
  const { state, isAgain } = stateBefore(target);
  const before = historyBefore(target);
  const begins = acceptedExercise(target);
  const session = isPremium(user) && !isExerciseOnly ? programme : null;
  const createdAt = conversation.createdAt ?? null;
  const talk = { history: before, state, createdAt, risk: target.risk, asked: message.content };
  const remembered = session || isExerciseOnly ? null : await rememberedFor(user, talk);
  const earlier = await earlierAnswers(user.id, { state, programme, history });
  return answerGuided({
    message,
    history: [...earlier, ...before],
    state,
    // The same words again are answered in others.
    seed: isAgain && !target.replacesId ? newId() : "",
    firstName: user.firstName,
    // Without premium the talk goes on, and the programme waits.
    programme: session,
    leanings,
    remembered,
    ...(begins === null ? {} : { begins }),
    voice: voiceOfTherapist(storedTherapist(conversation.therapistType).id),
  });
}

/** The choices that stand where nobody could answer, and where the guided companion then stands. */
export async function choicesUnanswered(
  given: ReplyTarget,
): Promise<{ quickAnswers: GuidedTurn["quickAnswers"]; guidedState: GuidedStateChange }> {
  const target = await readAgain(given);
  const { message, conversation, user } = target;
  const { state, quickAnswers } = openingChoices({
    message,
    history: historyBefore(target),
    state: guidedState(conversation.guidedState),
    firstName: user.firstName,
    voice: voiceOfTherapist(storedTherapist(conversation.therapistType).id),
  });
  return { quickAnswers, guidedState: guidedStateAfter(target, { state }) };
}

/** Whether a message presses a button of the guided companion's, who then goes on: also where there is a model. */
export function pressesGuided(target: ReplyTarget): boolean {
  const { choice } = target.message;
  const last = historyBefore(target).at(-1);
  const { state } = stateBefore(target);
  const isGuided = last?.source === "guided" || isUnanswered(last?.reason ?? null);
  if (choice === null || !isGuided || state === null) return false;
  return quickAnswersOf(state.buttons).some(({ id }) => id === choice);
}

/**
 * Whether a message goes on with what was begun (a step of an exercise, how it was, a yes to one that
 * was offered) or is a goodbye: no limit stands in the way of that.
 */
export function goesOnOrEnds(target: ReplyTarget): boolean {
  const { message } = target;
  if (acceptedExercise(target) !== null || isGoodbye(message)) return true;
  const { state } = stateBefore(target);
  const lastOwn = historyBefore(target).findLast(({ role }) => role === "user");
  if (!state || state.lastMessageId !== (lastOwn?.id ?? null)) return false;
  return state.running !== null || (state.pending?.kind === "helped" && saysHelped(message));
}

function isGoodbye({ content, choice }: ReplyTarget["message"]): boolean {
  return choice === null && intentOf(content)?.action === "goodbye";
}

/** Whether a message says how an exercise was: by a button, or in words. */
export function saysHelped({ content, choice }: ReplyTarget["message"]): boolean {
  return choice === null ? readHelped(content) !== null : choice.startsWith("helped.");
}

/** The same target as it is now: reads again what may have changed since. */
export async function readAgain(target: ReplyTarget): Promise<ReplyTarget> {
  const { user, conversation } = target;
  const [now, history, risk] = await Promise.all([
    findConversation(user.id, conversation.id),
    recentHistory(user.id, conversation.id, HISTORY_ENTRIES),
    findRiskState(user.id),
  ]);
  return { ...target, conversation: now ?? conversation, history, risk };
}

/** Answers that an exercise goes by and that were given long ago, or in another conversation. */
async function earlierAnswers(
  userId: string,
  { state, programme, history }: Pick<GuidedInput, "state" | "programme" | "history">,
): Promise<HistoryEntry[]> {
  const positions = [state?.running, state?.parked, state?.programme?.core];
  const ids = [
    ...positions.flatMap((position) => Object.values(position?.answerMessageIds ?? {})),
    ...(state?.programme ? [] : Object.values(programme?.left?.coreAnswers ?? {})),
  ];
  for (const topic of [state?.topic, state?.parkedTopic])
    ids.push(...Object.values(topic?.kept ?? {}));
  const missing = ids.filter((id) => !history.some((entry) => entry.id === id));
  return missing.length === 0 ? [] : findOwnMessages(userId, missing);
}

/**
 * Where the guided companion stood before a message. What was answered already is answered as if it
 * had not been, only without the lines that were used.
 */
export function stateBefore({ conversation, message, replacesId }: ReplyTarget): {
  state: GuidedState | null;
  isAgain: boolean;
} {
  const now = guidedState(conversation.guidedState);
  if (!now || now.lastMessageId !== (replacesId ?? message.id))
    return { state: now, isAgain: false };
  const before = guidedState(conversation.guidedStateBefore);
  return { state: before && { ...before, usedLines: now.usedLines }, isAgain: true };
}

function guidedState(stored: unknown): GuidedState | null {
  return readGuidedState(stored);
}

/**
 * Where the guided companion stands after a message that was answered beside it: at the same place,
 * with nothing missed. Undefined where it has not spoken yet.
 */
export function passOver({ conversation, message }: ReplyTarget): GuidedState | undefined {
  const stored = readGuidedState(conversation.guidedState);
  return stored ? { ...stored, lastMessageId: message.id } : undefined;
}

const TRACK_STEPS: Readonly<Record<ProgrammePosition["step"], TrackStep>> = {
  opening: 1,
  core: 2,
  closing: 3,
  week: 4,
  ended: 4,
};

/** How far a guided turn has brought the session of a programme: step names and ids; null for none. */
export function progressOf(
  state: GuidedState | null,
  conversationId: string,
): TrackProgress | null {
  if (!state?.programme) return null;
  const { session, step, core, answerMessageIds, resumedAt = null } = state.programme;
  const stepData: StepData = {
    session,
    step,
    coreStep: core?.step ?? null,
    coreAnswers: core?.answerMessageIds ?? {},
    answerMessageIds,
    conversationId,
    resumedAt,
  };
  return { session, trackStep: TRACK_STEPS[step], stepData };
}

/** Where a conversation stands after a guided turn, as it is kept with the reply. */
export function guidedStateAfter(
  { user, conversation, message }: ReplyTarget,
  { state }: Pick<GuidedTurn, "state">,
): GuidedStateChange {
  const progress = progressOf(state, conversation.id);
  const ids = { userId: user.id, sessionId: conversation.id, messageId: message.id };
  return { ...ids, state, progress };
}

import { storedTherapist } from "#app/catalogue/therapists.ts";
import { voiceOfTherapist } from "#app/catalogue/therapists/voices.ts";
import { findConversation, type Conversation } from "#app/models/conversations.server.ts";
import { findOwnMessages, recentHistory } from "#app/models/messages.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import type { GuidedPlace } from "#app/models/replies.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import type { TrackProgress, TrackStep } from "#app/models/therapy-tracks.server.ts";
import { leaningsOf } from "./chat-exercises.server.ts";
import { findUser } from "#app/models/users.server.ts";
import {
  answerGuided,
  type GuidedInput,
  type HistoryEntry,
  type GuidedReason,
  type GuidedState,
  type GuidedTurn,
  type ProgrammePosition,
} from "./guided.server.ts";
import { readGuidedState } from "./guided/turn.ts";
import { rememberedFor } from "./remembered.server.ts";
import { ledSessionOf, type StepData } from "./programmes/track-session.server.ts";

/** Where a reply stands: whose it is, in which conversation, and which message it answers. */
export interface ReplyPlace {
  userId: string;
  sessionId: string;
  message: { id: string; content: string };
  /** The message that this one takes the place of: it and its reply were not said. */
  replacesId?: string;
  /** Who a conversation that the message opens is with; every other says it itself. */
  therapistType?: string;
}

const GUIDED_HISTORY_MESSAGES = 60;

interface GuidedOptions {
  /** Only the exercise is wanted: the session of a programme is led by somebody else. */
  isExerciseOnly?: boolean;
  /** An exercise that somebody else offered and that the message says yes to. */
  begins?: string | null;
}

/** The guided companion's answer to a stored or about-to-be-stored message of a conversation. */
export async function guidedReply(
  place: ReplyPlace,
  reason: GuidedReason,
  { isExerciseOnly = false, begins = null }: GuidedOptions = {},
): Promise<GuidedTurn> {
  const { userId, sessionId, message } = place;
  const conversation = await findConversation(userId, sessionId);
  const [leanings, history, user, programme] = await Promise.all([
    leaningsOf(userId, conversation?.trackType ?? null),
    recentHistory(userId, sessionId, GUIDED_HISTORY_MESSAGES),
    findUser(userId),
    ledSessionOf(userId, sessionId),
  ]);
  const answeredId = place.replacesId ?? message.id;
  const position = history.findIndex((entry) => entry.id === answeredId);
  const { state, isAgain } = stateBefore(conversation, answeredId);
  const before = position === -1 ? history : history.slice(0, position);
  const led = user !== null && isPremium(user) && !isExerciseOnly ? programme : null;
  const talk = {
    history: before,
    state,
    createdAt: conversation?.createdAt ?? null,
  };
  const remembered = user && !led && !isExerciseOnly ? await rememberedFor(user, talk) : null;
  const earlier = await earlierAnswers(userId, { state, programme, history });
  return answerGuided({
    message,
    history: [...earlier, ...before],
    state,
    // The same words again are answered in others.
    seed: isAgain && !place.replacesId ? newId() : "",
    reason,
    firstName: user?.firstName ?? null,
    // Without premium the talk goes on, and the programme waits.
    programme: led,
    leanings,
    remembered,
    ...(begins === null ? {} : { begins }),
    voice: voiceOfTherapist(
      storedTherapist(conversation?.therapistType ?? place.therapistType ?? "").id,
    ),
  });
}

/** Answers that an exercise goes by and that were given long ago, or in another conversation. */
async function earlierAnswers(
  userId: string,
  { state, programme, history }: Pick<GuidedInput, "state" | "programme" | "history">,
): Promise<HistoryEntry[]> {
  const places = [state?.running, state?.parked, state?.programme?.core];
  const ids = [
    ...places.flatMap((place) => Object.values(place?.answerMessageIds ?? {})),
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
export function stateBefore(
  conversation: Conversation | null,
  answeredId: string,
): { state: GuidedState | null; isAgain: boolean } {
  const now = guidedState(conversation?.guidedState);
  if (!now || now.lastMessageId !== answeredId) return { state: now, isAgain: false };
  const before = guidedState(conversation?.guidedStateBefore);
  return { state: before && { ...before, usedLines: now.usedLines }, isAgain: true };
}

function guidedState(stored: unknown): GuidedState | null {
  return readGuidedState(stored);
}

/**
 * Where the guided companion stands after a message that was answered beside it: at the same place,
 * with nothing missed. Undefined where it has not spoken yet.
 */
export async function passOver({
  userId,
  sessionId,
  message,
}: ReplyPlace): Promise<GuidedState | undefined> {
  const stored = (await findConversation(userId, sessionId))?.guidedState;
  const state = readGuidedState(stored);
  return state === null ? undefined : { ...state, lastMessageId: message.id };
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
export function placeAfter(
  { userId, sessionId, message }: ReplyPlace,
  { state }: Pick<GuidedTurn, "state">,
): GuidedPlace {
  const progress = progressOf(state, sessionId);
  return { userId, sessionId, messageId: message.id, state, progress };
}

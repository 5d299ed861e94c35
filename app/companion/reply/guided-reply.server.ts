import { isUnanswered } from "#app/content/reply-notices.ts";
import { storedTherapist } from "#app/catalogue/therapists.ts";
import {
  findConversation,
  findEarlierGuidedState,
} from "#app/models/conversations/conversations.server.ts";
import { findOwnMessages, recentHistory } from "#app/models/conversations/messages.server.ts";
import type { GuidedStateChange } from "#app/models/replies/keep-replies.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import {
  findActiveTracks,
  type TrackProgress,
  type TrackStep,
} from "#app/models/conversations/therapy-tracks.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import { whatHelped } from "#app/models/record/exercise-runs.server.ts";
import { hourIn } from "#app/models/record/days.server.ts";
import {
  answerByGuide,
  choicesAnywhere,
  choicesOfGuide,
  openingChoices,
  opensConversation,
  type GuideInput,
  type GuideTurn,
} from "../guide.server.ts";
import { isOpen, NOTHING_SAID as NO_INPUT } from "../guide/next.ts";
import {
  BEGINNING,
  putAside,
  ratedExercise,
  readGuideState,
  runningExercise,
  type GuideState,
  type SessionStep,
} from "../guide/state.ts";
import type { Classes, Facts } from "../guide/turn.ts";
import { currentSessionOf, type StepData } from "../programs/track-session.server.ts";
import { acceptedExercise } from "../offers/answer-offer.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { joined, NOTHING_SAID, type Said } from "#app/safety/said.ts";
import { helpInFull } from "#app/safety/written-answers.server.ts";
import { namedChoice } from "./named-choice.ts";
import { historyBefore, type HeardMessage, type ReplyTarget } from "./reply-context.ts";

/** So few words greet, nod, or name a subject. */
const BRIEF_WORDS = 2;
/** So few ask for something plainly. In more words a resolve reads like a goodbye ("okay, I'll try that tonight"). */
const SHORT_WORDS = 4;
/** Entries that are read to answer from. */
export const HISTORY_ENTRIES = 60;

interface GuidedOptions {
  /** Only the exercise is wanted: the session of a program is led by somebody else. */
  isExerciseOnly?: boolean;
  /** It goes on where it stood: the message answers a question of ours, and no step. */
  isBack?: boolean;
}

/** The guide's answer to a stored or about-to-be-stored message of a conversation. */
export async function guidedReply(
  target: ReplyTarget,
  { isExerciseOnly = false, isBack = false }: GuidedOptions = {},
): Promise<GuideTurn> {
  const { user, conversation, message, history } = target;
  const [helped, program, known] = await Promise.all([
    whatHelped(user.id),
    conversation.therapyTrackId ? currentSessionOf(user.id, conversation.id) : null,
    knownOf(user, conversation.id),
  ]);
  const before = stateBefore(target);
  const state = before && wasAnsweredElsewhere(before, target) ? putAside(before) : before;
  const begins = acceptedExercise(target);
  const facts = { ...describeMessage(target), ...known };
  const isWaiting = isBack && state !== null && !isOpen(state) && ratedExercise(state) === null;
  const standing = isWaiting ? "go_on" : choiceIn(target);
  const choice = standing ?? choiceWritten(target, { ...facts, session: program });
  const turn = answerByGuide({
    message: { ...message, choice: begins === null ? choice : `exercise.${begins}` },
    classes: classesOf(message, state === null && known.language === undefined),
    history: [...(await earlierAnswers(user.id, state, history)), ...historyBefore(target)],
    state,
    // Without premium the talk goes on, and the program waits.
    facts: {
      ...facts,
      helped,
      session: isPremium(user) && !isExerciseOnly ? program : null,
    },
    firstName: user.firstName,
    manner: user,
    isKept: conversation.isKept ?? true,
  });
  const help =
    turn.help === true
      ? helpInFull({ language: turn.state.language, region: helpRegion() }, 0)
      : NOTHING_SAID;
  return { ...turn, ...joined(languageLine(target), turn, help) };
}

/** Once in a conversation: one line in a language that the guide doesn't write. */
function languageLine(target: ReplyTarget): Said {
  const { choice, read } = target.message;
  const found = choice === null ? read.words.foreign : null;
  const isTold = historyBefore(target).some(({ lines }) =>
    lines.some(({ id }) => id === found?.id),
  );
  if (found === null || isTold) return NOTHING_SAID;
  return { text: found.line, lines: [{ id: found.id, wording: 0, language: "en" }] };
}

/** Whether the written words of safety, or a model, answered since the guide did. */
function wasAnsweredElsewhere({ lastMessageId }: GuideState, target: ReplyTarget): boolean {
  const last = historyBefore(target).findLast(({ role }) => role === "user")?.id ?? null;
  return last !== null && lastMessageId !== last;
}

/** What the guide knows of whoever writes, without asking the database. */
function describeMessage({ user, conversation }: ReplyTarget): Facts {
  return {
    companion: storedTherapist(conversation.therapistType).id,
    hour: hourIn(user.timeZone),
    hasJournal: isPremium(user) && conversation.isKept !== false,
  };
}

/** What earlier conversations tell of what the menu should begin with. */
export async function knownOf(
  user: Pick<User, "id">,
  conversationId: string | null,
): Promise<Pick<Facts, "hasProgram" | "lately" | "language">> {
  const [tracks, earlier] = await Promise.all([
    findActiveTracks(user.id),
    findEarlierGuidedState(user.id, conversationId),
  ]);
  const hasProgram = tracks.some(({ trackType }) => trackType !== "just-chat");
  const { subjects: lately = [], language } = readGuideState(earlier) ?? {};
  return { hasProgram, lately, ...(language && { language }) };
}

/** The choice of a message, where it is the guide's: those of offers and of safety mean nothing there. */
export function choiceIn(target: ReplyTarget): string | null {
  const { choice } = target.message;
  if (choice === null) return null;
  const isFirst = historyBefore(target).length === 0;
  const isStanding = isFirst
    ? opensConversation(choice)
    : stateBefore(target)?.choices.includes(choice) === true;
  return isStanding ? choice : null;
}

/** The choice whose label somebody wrote in place of a tap: above it, in the first words, or open anywhere. */
function choiceWritten(target: ReplyTarget, facts: Facts): string | null {
  const { choice, content, read } = target.message;
  // "Stop" is said in a step, and is no exercise of that name.
  if (choice !== null || read.words.named !== null) return null;
  const last = historyBefore(target).at(-1);
  if (last === undefined) return namedChoice(content, openingChoices(facts));
  const named = namedChoice(content, last.quickAnswers ?? []);
  const state = stateBefore(target);
  if (state === null) return null;
  return named !== null && state.choices.includes(named)
    ? named
    : namedChoice(content, choicesAnywhere(state, read.subjects));
}

/** What a message was read as, as the guide takes it; the first words of anybody tell their language. */
export function classesOf({ choice, read }: HeardMessage, isFirst = false): Classes {
  // The label of a button is ours, and means what its id says.
  if (choice !== null) return NO_INPUT.classes;
  const { subjects, asks, leaves, offer, words } = read;
  // In few words it is enough that it is likelier an end than not, unless it says yes or no.
  const isLeaving = leaves && offer === null && words.count <= BRIEF_WORDS;
  const wish = read.wish === "none" && isLeaving ? "goodbye" : read.wish;
  const isEnd = wish === "goodbye" || wish === "thanks";
  return {
    subjects,
    wish,
    language: languageTold(read, isFirst),
    numbers: words.numbers,
    asks,
    isBrief: words.count <= BRIEF_WORDS,
    isPlain: read.wish !== "none" && words.count <= (isEnd ? BRIEF_WORDS : SHORT_WORDS),
    says: offer === "later" ? "no" : offer,
    named: words.named,
  };
}

/** Which of its languages the guide goes on in; null where a message doesn't tell: then it stays. */
function languageTold(
  { language, words }: HeardMessage["read"],
  isFirst: boolean,
): Classes["language"] {
  if (isFirst && language === "es") return language;
  if (words.count < SHORT_WORDS || language === "other") return null;
  const { says } = words;
  const isEnglish = says.has("english") && !says.has("maybe_spanish");
  return (language === "en" ? isEnglish : says.has("spanish")) ? language : null;
}

/** The choices that stand where nobody could answer, and where the guide then stands. */
export async function choicesUnanswered(
  given: ReplyTarget,
): Promise<{ quickAnswers: GuideTurn["quickAnswers"]; guidedState: GuidedStateChange }> {
  const target = await readAgain(given);
  const { state, quickAnswers } = menuAfter(target);
  return { quickAnswers, guidedState: guidedStateAfter(target, { state }) };
}

/** The choices of the menu, below words that are not the guide's. */
export function menuAfter(target: ReplyTarget): Pick<GuideTurn, "state" | "quickAnswers"> {
  const { message, conversation } = target;
  const stored = readGuideState(conversation.guidedState);
  const { language } = classesOf(message);
  const state = putAside(stored ?? BEGINNING);
  const spoken = { ...state, language: language ?? state.language };
  return choicesOfGuide({ message, state: spoken, facts: describeMessage(target) });
}

/** Whether a message presses a button of the guide's, who then goes on: also where there is a model. */
export function pressesGuided(target: ReplyTarget): boolean {
  const { choice } = target.message;
  const last = historyBefore(target).at(-1);
  const isGuided = last?.source === "guided" || isUnanswered(last?.reason ?? null);
  return choice !== null && isGuided && stateBefore(target)?.choices.includes(choice) === true;
}

/**
 * Whether a message goes on with what was begun (a step of an exercise, how it was, a yes to one that
 * was offered) or is a goodbye: no limit stands in the way of that.
 */
export function goesOnOrEnds(target: ReplyTarget): boolean {
  const { message } = target;
  if (acceptedExercise(target) !== null || message.choice === "bye") return true;
  if (message.choice === null && message.read.wish === "goodbye") return true;
  const state = stateBefore(target);
  const lastOwn = historyBefore(target).findLast(({ role }) => role === "user");
  if (!state || state.lastMessageId !== (lastOwn?.id ?? null)) return false;
  return runningExercise(state) !== null || (ratedExercise(state) !== null && saysHelped(message));
}

/** Whether a message says how an exercise was. */
export function saysHelped({ choice }: HeardMessage): boolean {
  return choice?.startsWith("helped.") === true;
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

/** What was written for a form long ago, or in another conversation. */
async function earlierAnswers(
  userId: string,
  state: GuideState | null,
  history: GuideInput["history"],
): Promise<GuideInput["history"]> {
  const form = state?.place.at === "subject" ? state.place.form : null;
  const missing = Object.values(form?.kept ?? {}).filter(
    (id) => !history.some((entry) => entry.id === id),
  );
  return missing.length === 0 ? [] : findOwnMessages(userId, missing);
}

/**
 * Returns where the guide stood before a message. A message that is answered again gets the same state as
 * the first time, only another wording.
 */
export function stateBefore({ conversation, message, replacesId }: ReplyTarget): GuideState | null {
  const now = readGuideState(conversation.guidedState);
  if (!now || now.lastMessageId !== (replacesId ?? message.id)) return now;
  const before = readGuideState(conversation.guidedStateBefore);
  return before && { ...before, turn: now.turn, said: now.said };
}

/**
 * Returns the guide's state after somebody else answered a message: it stays where it was. Undefined if
 * the guide hasn't spoken yet.
 */
export function keepGuideState({ conversation, message }: ReplyTarget): GuideState | undefined {
  const stored = readGuideState(conversation.guidedState);
  return stored ? { ...stored, lastMessageId: message.id } : undefined;
}

const TRACK_STEPS: Readonly<Record<SessionStep, TrackStep>> = {
  opening: 1,
  core: 2,
  closing: 3,
  week: 4,
  ended: 4,
};

/** How far a turn of the guide has brought the session of a program: step names and ids; null for none. */
export function progressOf(state: GuideState | null, conversationId: string): TrackProgress | null {
  if (!state?.session) return null;
  const { session, step, core, answerMessageIds, resumedAt = null } = state.session;
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

/** Where a conversation stands after a turn of the guide, as it is kept with the reply. */
export function guidedStateAfter(
  { user, conversation, message }: ReplyTarget,
  { state }: Pick<GuideTurn, "state">,
): GuidedStateChange {
  const progress = progressOf(state, conversation.id);
  const ids = { userId: user.id, conversationId: conversation.id, messageId: message.id };
  return { ...ids, state, progress };
}

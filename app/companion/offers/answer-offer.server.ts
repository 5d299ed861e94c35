import { errorFields, log } from "#app/config/log.server.ts";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { findExercise } from "#app/content/exercises.ts";
import { guideWordings } from "#app/content/guide.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { addToDraft, NEW_ENTRY_DRAFT } from "#app/models/conversations/drafts.server.ts";
import { addMemory } from "#app/models/conversations/memories.server.ts";
import { recordMood } from "#app/models/record/moods.server.ts";
import {
  answerOffer,
  reopenOffer,
  type Offer,
  type OfferAnswer,
} from "#app/models/conversations/offers.server.ts";
import { findExerciseBeforeGoal } from "#app/models/conversations/planned-goals.server.ts";
import { addGoal } from "#app/models/conversations/conversation-endings.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Language } from "#app/safety/assessment.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { helpInFull } from "#app/safety/written-answers.server.ts";
import { countWords } from "#app/safety/plain-text.ts";
import { historyBefore, type ReplyTarget } from "../reply/reply-context.ts";
import { SWITCH } from "../programs/track-switch-lines.ts";

/** A yes to an offer is no longer than this. */
const YES_WORDS = 6;

/** An offer that was answered, by a press or in words. */
export interface AnsweredOffer {
  replyId: string;
  offer: Offer;
  answer: OfferAnswer;
}

/** What a press on the card of an exercise or a track means, whose yes is a message. */
export const OFFER_ACCEPTED = "offer.yes";

/** How a message answers an offer: a button by what it means, and words as they were read. */
export function offerAnswerOf({ choice, read }: ReplyTarget["message"]) {
  if (choice === null) return read.offer;
  if (choice === OFFER_ACCEPTED || choice === SWITCH.yes) return "yes";
  return choice === SWITCH.stay ? "no" : null;
}

/** How a message answers the offer of the reply right above it; null where it answers none. */
export function answerInWords(target: ReplyTarget): AnsweredOffer | null {
  const last = historyBefore(target).at(-1);
  if (!last?.offer || last.offerAnswer !== null) return null;
  const { content, choice } = target.message;
  const said = offerAnswerOf(target.message);
  if (said === null) return null;
  if (choice === null && said === "yes" && countWords(content) > YES_WORDS) return null;
  const answer = said === "yes" ? "accepted" : "declined";
  return { replyId: last.id, offer: last.offer, answer };
}

/** The exercise that a message says yes to; null where it says yes to none. */
export function acceptedExercise(target: ReplyTarget): string | null {
  const answered = answerInWords(target);
  if (answered?.answer !== "accepted" || answered.offer.kind !== "exercise") return null;
  return answered.offer.id;
}

/** Words that the person changed before keeping them, and the mood that they chose. */
export interface OfferChanges {
  words?: Screening;
  mood?: string | undefined;
}

/**
 * Notes an answer, and keeps what was accepted, once. False where it was answered before, or there is
 * no room. An exercise or a track is begun by the reply that follows.
 */
export async function takeAnswer(
  user: Pick<User, "id" | "timeZone">,
  conversationId: string,
  { replyId, offer, answer }: AnsweredOffer,
  changes: OfferChanges = {},
): Promise<boolean> {
  const { words } = changes;
  const as = words && "words" in offer ? { ...offer, words: words.text } : offer;
  if (!(await answerOffer(user.id, conversationId, { replyId, answer, as }))) return false;
  if (answer === "declined") return true;
  try {
    if (await keepOffered(user, conversationId, { replyId, offer }, changes)) return true;
  } catch (error) {
    await reopenOffer(user.id, conversationId, replyId);
    throw error;
  }
  await reopenOffer(user.id, conversationId, replyId);
  return false;
}

/** The same for an answer in words, whose message stands either way. */
export async function takeAnswerInWords(
  { user, conversation }: Pick<ReplyTarget, "user" | "conversation">,
  answered: AnsweredOffer | null,
): Promise<void> {
  if (!answered) return;
  try {
    await takeAnswer(user, conversation.id, answered);
  } catch (error) {
    log().error(errorFields(error), "what was offered was not kept");
  }
}

async function keepOffered(
  user: Pick<User, "id" | "timeZone">,
  conversationId: string,
  { replyId, offer }: Pick<AnsweredOffer, "replyId" | "offer">,
  { words, mood }: OfferChanges,
): Promise<boolean> {
  const { id: userId, timeZone } = user;
  switch (offer.kind) {
    case "goal": {
      const replacesLast = await isPlanInOtherWords(user, conversationId, replyId);
      await addGoal(userId, conversationId, words?.text ?? offer.words, { replacesLast });
      return true;
    }
    case "memory":
      return addMemory(userId, { kind: "fact", content: words?.text ?? offer.words });
    case "journal":
      await addToDraft(userId, NEW_ENTRY_DRAFT, words ?? (await screenText(offer.words)));
      return true;
    case "mood": {
      const chosen = MOOD_IDS.find((id) => id === (mood ?? offer.mood));
      if (chosen) await recordMood(userId, chosen, timeZone);
      return chosen !== undefined;
    }
    default:
      return true;
  }
}

/** Whether an exercise of today has just made a goal of its answers: what is kept after it says the same better. */
async function isPlanInOtherWords(
  { id, timeZone }: Pick<User, "id" | "timeZone">,
  conversationId: string,
  replyId: string,
): Promise<boolean> {
  const run = await findExerciseBeforeGoal(id, conversationId, replyId);
  const isToday = run !== null && dayIn(timeZone, run.finishedAt) === dayIn(timeZone);
  return isToday && findExercise(run.exerciseId)?.plan !== undefined;
}

/** What the app says below the reply to a yes: what was kept and where it is; empty where nothing was. */
export function lineOfAnswer(answered: AnsweredOffer | null, language: Language): string {
  if (answered?.answer !== "accepted") return "";
  const { offer } = answered;
  switch (offer.kind) {
    case "exercise":
    case "track":
      return "";
    case "help":
      return helpInFull({ language, region: helpRegion() }, 0).text;
    case "journal":
      return line("kept_in_journal", language);
    case "mood":
      return line(offer.mood === null ? "mood_to_choose" : "accepted_mood", language);
    default:
      return line(`accepted_${offer.kind}`, language);
  }
}

function line(key: string, language: Language): string {
  return guideWordings(`guide.lines.${key}`, language)[0] ?? "";
}

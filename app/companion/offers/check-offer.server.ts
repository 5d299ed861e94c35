import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { Offer } from "#app/models/conversations/offers.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { turnPronouns } from "../words/quoting.ts";
import { fitToShow } from "../prompt/fit-to-show.server.ts";
import type { ReplyOrigin } from "../reply/live-reply.server.ts";
import { historyBefore, type ReplyContext } from "../reply/reply-context.ts";
import { openRiskOf } from "../reply/reply-closing.server.ts";
import { languageOf } from "../reply/reply-language.ts";
import { switchAnswers } from "../programs/track-switch-lines.ts";
import { answerInWords, offerAnswerOf } from "./answer-offer.server.ts";
import { OFFERED_ENTRY_MAX_LENGTH, OFFERED_MAX_LENGTH, type Proposal } from "./proposal.ts";

/** What may be offered also where danger is the subject. */
const IN_DANGER: ReadonlySet<Offer["kind"]> = new Set(["help", "safety_plan"]);

/** Whether an offer may be made, and taken, also while danger is the subject. */
export function isOfferedInDanger({ kind }: Pick<Offer, "kind">): boolean {
  return IN_DANGER.has(kind);
}

/**
 * Returns what a reply may offer at its end: nothing if our own question stands there, and little while
 * danger is the subject. Once the person has said no to the danger, everything again.
 */
export function offersAllowed({
  frame,
  screening,
  before,
  after,
  target,
}: Pick<ReplyContext, "frame" | "screening" | "before" | "after" | "target">):
  "all" | "in_danger" | "none" {
  if (frame.asksNothing) return "none";
  // What is offered would be kept, but for help.
  if (target.conversation.isKept === false) return "in_danger";
  const isSubject = openRiskOf({ before, after, frame }) !== null || keepsQuiet(before);
  return isSubject || asksAboutDanger(screening.assessment.tier) ? "in_danger" : "all";
}

/** How a reply ends with what the model proposes; nothing where that isn't to be offered. */
export async function offerAtEnd(
  proposal: Proposal | null,
  context: Pick<ReplyContext, "target" | "frame" | "screening" | "before" | "after">,
): Promise<ReplyOrigin> {
  const offer = proposal && (await checkedOffer(proposal, context));
  if (!offer) return {};
  if (offer.kind !== "track") return { offer };
  // It is answered as every other offer of a track is.
  const quickAnswers = switchAnswers(languageOf(context.screening));
  return { offer, reason: "track_offered", offeredTrack: offer.id, quickAnswers };
}

/**
 * What a model proposes, as it is shown: only what exists, what this person may have now and did not
 * just decline, and of words only those that may be said. Null for all else.
 */
async function checkedOffer(
  proposal: Proposal,
  context: Pick<ReplyContext, "target" | "frame" | "screening" | "before">,
): Promise<Offer | null> {
  const { target } = context;
  const allowed = offersAllowed(context);
  if (allowed === "none" || (allowed === "in_danger" && !isOfferedInDanger(proposal))) return null;
  const offer = await asOffer(proposal);
  return offer && mayBeOffered(offer, target) && !isJustDeclined(offer, target) ? offer : null;
}

/**
 * Whether the message that is answered is the first one after a "Not now" to this very offer, or says
 * it, and doesn't ask for it after all. Whatever was written later may be a reason to offer it again.
 */
function isJustDeclined(offer: Offer, target: ReplyContext["target"]): boolean {
  const last = historyBefore(target).at(-1);
  if (!last?.offer || !isSame(last.offer, offer)) return false;
  if (last.offerAnswer !== "declined" && answerInWords(target)?.answer !== "declined") return false;
  const { choice, read } = target.message;
  const asked = choice === null && offer.kind === "exercise" && read.wish === "exercise";
  return !asked && offerAnswerOf(target.message) !== "yes";
}

async function asOffer({ kind, what }: Proposal): Promise<Offer | null> {
  switch (kind) {
    case "exercise":
    case "track": {
      const found = kind === "exercise" ? findExercise(what.trim()) : findTrack(what.trim());
      return found ? { kind, id: found.id } : null;
    }
    case "goal":
    case "memory":
    case "journal": {
      const most = kind === "journal" ? OFFERED_ENTRY_MAX_LENGTH : OFFERED_MAX_LENGTH;
      const words = kind === "journal" ? what.trim() : what.replaceAll(/\s+/g, " ").trim();
      // The words are the person's own "I". Judged as the companion's, they would claim a life that it doesn't have.
      if (words.length > most || !fitToShow(turnPronouns(words), 2 * most)) return null;
      const { text, assessment } = await screenText(words);
      return assessment.tier === "none" ? { kind, words: text } : null;
    }
    case "mood":
      return { kind, mood: MOOD_IDS.find((id) => id === what.trim().toLowerCase()) ?? null };
    case "safety_plan":
    case "help":
      return { kind };
  }
}

function mayBeOffered(offer: Offer, { user, conversation }: ReplyContext["target"]): boolean {
  switch (offer.kind) {
    case "track": {
      const track = findTrack(offer.id);
      const isOther = offer.id !== (conversation.trackType ?? "just-chat");
      return isOther && (isPremium(user) || track?.isPremium === false);
    }
    case "memory":
      return user.remembers;
    case "journal":
      return isPremium(user);
    default:
      return true;
  }
}

function isSame(one: Offer, other: Offer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { MOODS } from "#app/catalogue/moods.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { Offer, OfferAnswer } from "#app/models/conversations/offers.server.ts";
import { markAsData } from "../prompt/data.server.ts";
import { cutToTokens, estimateTokens } from "../prompt/tokens.server.ts";

const KEPT = {
  goal: "a goal to keep",
  memory: "something to remember",
  journal: "an entry for the journal",
} as const;

/** What was offered, in a few words, and the words that were to be kept. */
export function offerInWords(offer: Offer): { what: string; words: string | null } {
  switch (offer.kind) {
    case "exercise":
      return { what: `the exercise "${findExercise(offer.id)?.title ?? offer.id}"`, words: null };
    case "track":
      return { what: `the focus "${findTrack(offer.id)?.title ?? offer.id}"`, words: null };
    case "goal":
    case "memory":
    case "journal":
      return { what: KEPT[offer.kind], words: offer.words };
    case "mood": {
      const label = MOODS.find(({ id }) => id === offer.mood)?.label.toLowerCase();
      return { what: label ? `logging the mood "${label}"` : "logging a mood", words: null };
    }
    case "safety_plan":
      return { what: "the safety plan", words: null };
    case "help":
      return { what: "the help lines", words: null };
  }
}

/** An offer that was made in a conversation. */
export interface MadeOffer {
  offer: Offer;
  answer: OfferAnswer | null;
}

/** Where there is no room for words, this much of them still tells which ones they were. */
const MIN_WORDS_TOKENS = 40;

/**
 * What a model is told of what it offered in this conversation, oldest first; empty where it offered
 * nothing. The words are given whole, the newest first, as long as all of them fit into `room` tokens.
 */
export function toldOffers(made: readonly MadeOffer[], room: number): string {
  if (made.length === 0) return "";
  let left = room;
  const lines = made
    .toReversed()
    .map(({ offer, answer }) => {
      const { what, words } = offerInWords(offer);
      if (words === null) return `- ${what}: ${answer ?? "not answered"}`;
      const told = cutToTokens(words, Math.max(left, MIN_WORDS_TOKENS));
      left -= estimateTokens(told);
      return `- ${what}:\n${markAsData("offer", told)}\n${answer ?? "not answered"}`;
    })
    .toReversed();
  return `What you offered in this conversation, and how they answered:\n${lines.join("\n")}`;
}

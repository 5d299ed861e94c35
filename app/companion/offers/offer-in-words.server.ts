import { MOODS } from "#app/catalogue/moods.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { Offer, OfferAnswer } from "#app/models/offers.server.ts";
import { markAsData } from "../prompt/data.server.ts";

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

/** Of longer words so much tells which ones they were. */
const TOLD_LENGTH = 120;

/** What a model is told of what it offered in this conversation, oldest first; empty where it offered nothing. */
export function toldOffers(made: readonly MadeOffer[]): string {
  if (made.length === 0) return "";
  const lines = made.map(({ offer, answer }) => {
    const { what, words } = offerInWords(offer);
    const kept = words === null ? "" : `:\n${markAsData("offer", words.slice(0, TOLD_LENGTH))}\n`;
    return `- ${what}${kept}${kept === "" ? ": " : ""}${answer ?? "not answered"}`;
  });
  return `What you offered in this conversation, and how they answered:\n${lines.join("\n")}`;
}

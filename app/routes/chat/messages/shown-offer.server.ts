import { MOODS } from "#app/catalogue/moods.ts";
import { KEPT_AT, OFFER_WORDS } from "#app/content/offers.ts";
import { isOfferedInDanger } from "#app/companion/offers/check-offer.server.ts";
import { OFFERED_ENTRY_MAX_LENGTH, OFFERED_MAX_LENGTH } from "#app/companion/offers/proposal.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { Entry } from "#app/models/conversations/conversation-pages.server.ts";

/** The card below a reply. */
export interface ShownOffer {
  title: string;
  accept: string;
  notNow: string;
  /** Words that are kept as the person leaves them. */
  words?: { text: string; maxLength: number };
  /** Moods to choose from, the offered one first. */
  moods?: readonly { id: string; label: string }[];
}

/**
 * What a reply offers and nobody has answered, as a card; null where there is none. (An offered track
 * has buttons of its own.)
 */
export function showOffer(
  reply: NonNullable<Entry["reply"]>,
  { isQuiet, language }: { isQuiet: boolean; language: "en" | "es" },
): ShownOffer | null {
  const { offer, offerAnswer } = reply;
  if (!offer || offerAnswer !== null || offer.kind === "track") return null;
  if (isQuiet && !isOfferedInDanger(offer)) return null;
  const { cards, notNow } = OFFER_WORDS[language];
  const card = { ...cards[offer.kind], notNow };
  switch (offer.kind) {
    case "exercise": {
      const exercise = findExercise(offer.id);
      if (!exercise) return null;
      const what = `${exercise.title} (${exercise.minutes} min)`;
      return { ...card, title: card.title.replace("{what}", what) };
    }
    case "goal":
    case "memory":
    case "journal": {
      const maxLength = offer.kind === "journal" ? OFFERED_ENTRY_MAX_LENGTH : OFFERED_MAX_LENGTH;
      return { ...card, words: { text: offer.words, maxLength } };
    }
    case "mood": {
      const isOffered = ({ id }: { id: string }) => id === offer.mood;
      const moods = MOODS.toSorted(
        (one, other) => Number(isOffered(other)) - Number(isOffered(one)),
      );
      return {
        ...card,
        moods: moods.map(({ id, label, emoji }) => ({ id, label: `${emoji} ${label}` })),
      };
    }
    default:
      return card;
  }
}

/** What a press on the card kept; it takes the card's place. */
export interface KeptOffer {
  text: string;
  place: string;
  href: string;
  /** The words that were kept. */
  words?: string;
  language: "en" | "es";
}

/** The line in the place of a card that was taken; null where nothing was kept, or nothing is repeated now. */
export function showKept(
  { offer, offerAnswer }: NonNullable<Entry["reply"]>,
  { isQuiet, language }: { isQuiet: boolean; language: "en" | "es" },
): KeptOffer | null {
  if (isQuiet || offerAnswer !== "accepted") return null;
  if (offer?.kind !== "goal" && offer?.kind !== "memory" && offer?.kind !== "mood") return null;
  const words = offer.kind === "mood" ? {} : { words: offer.words };
  return {
    ...OFFER_WORDS[language].kept[offer.kind],
    href: KEPT_AT[offer.kind],
    ...words,
    language,
  };
}

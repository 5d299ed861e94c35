import names from "./model/names.json" with { type: "json" };

/** What each head of the model chooses among, in the order in which it was taught. */
export const SUBJECT_IDS: readonly string[] = names.subjects;
export const GUARD_RULES: readonly string[] = names.rules;
/** What people ask or tell in the middle of danger: content/safety answers each; "none" is none of them. */
export const ASIDE_IDS: readonly string[] = names.asides;

/** What a companion's question asks about; "none" is nothing of that. */
export const ASKED_IDS: readonly string[] = names.asked;

/** Whose danger a text is about; what is over, or made up, is nobody's. */
export const WHOSE = ["self", "dependent", "other", "past", "fiction"] as const;
export type Whose = (typeof WHOSE)[number];

/** How a text answers the question that stands above it. */
export const ANSWERS = ["yes", "no", "maybe", "other"] as const;
export type ReadAnswer = (typeof ANSWERS)[number];

/** How a text answers what was offered above it. */
export const OFFER_ANSWERS = ["yes", "no", "later", "other"] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** What a person wants of the app itself. */
export const WISHES = [
  "none",
  "stop",
  "back",
  "menu",
  "exercise",
  "help",
  "who",
  "thanks",
  "goodbye",
  "listen",
] as const;
export type Wish = (typeof WISHES)[number];

/** The heads in the order of the model's one output, and how many scores each has. */
export const HEADS: readonly (readonly [string, number])[] = Object.entries(names.heads);

/**
 * Where a conversation stands: nothing said yet, greeted and about to choose, asked whether it goes on
 * with another track, or simply going on.
 */
export type ConversationPhase = "welcome" | "choose_option" | "switch_track" | "active";

export interface PhaseFacts {
  /** The conversation was begun with a focus, or with the choice of none. */
  hasTrack: boolean;
  /** Nothing is offered then: the conversation simply goes on. */
  isQuiet: boolean;
  /** Whether its last reply offers another track. */
  hasOffer: boolean;
  /** What the person said in it, as far as its newest page reaches. */
  ownTexts: readonly string[];
}

/** So few words at the beginning say no more than hello. */
const FEW_WORDS = 2;

/** The phase of a conversation, from what is stored alone. */
export function conversationPhase(facts: PhaseFacts): ConversationPhase {
  const { hasTrack, isQuiet, hasOffer, ownTexts } = facts;
  if (isQuiet) return "active";
  if (hasOffer) return "switch_track";
  if (hasTrack) return "active";
  const [first, second] = ownTexts;
  if (first === undefined) return "welcome";
  const isGreeting = second === undefined && first.trim().split(" ").length <= FEW_WORDS;
  return isGreeting ? "choose_option" : "active";
}

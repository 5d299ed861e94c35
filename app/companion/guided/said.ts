import type { Chooser } from "./choose.ts";
import type { GuidedInput, GuidedState, GuidedTurn, QuickAnswer } from "./turn.ts";

/** How listening appears among the techniques of a session. */
export const LISTENING = "Reflective listening";

/** One turn in the making: what came in, and the choices that belong to it. */
export interface Turn extends GuidedInput {
  state: GuidedState;
  chooser: Chooser;
  /** False while something else is on its way that an offer would get in front of. */
  mayOffer?: boolean;
}

/** What a turn says, before notices and bookkeeping. */
export interface Said {
  text: string;
  state: GuidedState;
  quickAnswers: readonly QuickAnswer[];
  exercise?: string;
  /** What an exercise says by itself, whoever answers beside it. */
  leads?: string;
  modalities?: readonly string[];
  finished?: GuidedTurn["finished"];
  rated?: GuidedTurn["rated"];
}

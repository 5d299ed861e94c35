import type { Character } from "../content/schema.ts";
import type { Chooser } from "./choose.ts";
import type { OpenContent } from "./content.ts";
import type { Button, GuidedInput, GuidedState, GuidedTurn, QuickAnswer } from "./turn.ts";

/** How listening appears among the techniques of a session. */
export const LISTENING = "Reflective listening";

/** One turn in the making: what came in, and the choices that belong to it. */
export interface Turn extends GuidedInput {
  state: GuidedState;
  chooser: Chooser;
  content: OpenContent;
  character: Character | null;
  /** The message as phrases are looked for in it. */
  sentences: readonly string[];
}

/** What a turn says, before notices and bookkeeping. */
export interface TurnReply {
  text: string;
  state: GuidedState;
  quickAnswers: readonly QuickAnswer[];
  /** Buttons whose labels the engine knows; what stands in `quickAnswers` is read as words. */
  buttons?: readonly Button[];
  exercise?: string;
  /** What an exercise says by itself, whoever answers beside it. */
  leads?: string;
  /** The text's own question has to stand even where no question is wanted: it is the step itself. */
  isStep?: true;
  modalities?: readonly string[];
  finished?: GuidedTurn["finished"];
  rated?: GuidedTurn["rated"];
  goal?: GuidedTurn["goal"];
}

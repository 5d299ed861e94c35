import type { Region } from "#app/content/help-lines.ts";
import type { TherapistId } from "#app/catalogue/therapists.ts";
import type { ModelCall } from "#app/services/anthropic.server.ts";
import { backgroundPart, type Background } from "./background.server.ts";
import {
  asDialogue,
  newestOwn,
  TURN_OVERHEAD_TOKENS,
  type HistoryMessage,
} from "./dialogue.server.ts";
import { exercisePart, type ExerciseWords } from "./exercise.server.ts";
import { safetyPart, type Standing } from "./safety.server.ts";
import { crisisLines, stablePart } from "./stable.server.ts";
import { estimateTokens } from "./tokens.server.ts";
import { trackPart, type TrackPosition } from "./track.server.ts";

export type { PromptKnowledge, PromptMemory } from "./background.server.ts";
export type { HistoryMessage, PromptMessage } from "./dialogue.server.ts";
export type { Standing } from "./safety.server.ts";
export type { TrackPosition } from "./track.server.ts";

/** What a prompt costs at most, by the local estimate, at any length of the history. */
export const MAX_PROMPT_TOKENS = 8_000;
/** Messages of the conversation that are read for a prompt: more would not fit into it. */
export const HISTORY_MESSAGES = 60;
const REPLY_MAX_TOKENS = 1_024;
/** What stays free for the structure of the request itself. */
const OVERHEAD_TOKENS = 100;
/** What the background leaves to the dialogue before the newest message, where there is that much. */
const MIN_HISTORY_TOKENS = 1_200;

/** All that one reply is made from. */
export interface PromptInput extends Background {
  therapistId: TherapistId;
  /** Whose help lines are named. */
  region: Region;
  track: TrackPosition | null;
  /** The exercise whose own words follow the reply. */
  exercise?: ExerciseWords | null;
  /** Null where no risk is open. */
  standing: Standing | null;
  /** The person asked for no more questions in this conversation. */
  asksNothing?: boolean;
  /** The newest messages, oldest first; the last of the person's is the one to answer. */
  history: readonly HistoryMessage[];
}

const NO_QUESTIONS =
  "The person asked for no more questions in this conversation. Your reply asks nothing.";

/**
 * What the model is asked for one reply. The parts stand in the order in which they change, so that
 * the provider reads as much as it can from its cache: role, limits, style and persona never, the
 * programme's step and the safety state seldom, then the dialogue, which only grows. What is of this
 * moment (name, memory, summary, knowledge, the step of an exercise) is a note in the newest turn,
 * behind all that is kept.
 */
export function promptFor(input: PromptInput): ModelCall {
  const stable = stablePart(input.therapistId, input.region);
  const track = input.track ? trackPart(input.track) : "";
  const safety = input.standing ? safetyPart(input.standing, crisisLines(input.region)) : "";
  const quiet = input.asksNothing === true ? NO_QUESTIONS : "";
  const exercise = input.exercise ? exercisePart(input.exercise) : "";
  const fixed =
    OVERHEAD_TOKENS +
    costOfStable(stable) +
    [track, safety, quiet, exercise].reduce((sum, part) => sum + cost(part), 0);
  const newest = newestOwn(input.history, MAX_PROMPT_TOKENS - fixed - TURN_OVERHEAD_TOKENS);
  let left = MAX_PROMPT_TOKENS - fixed - cost(newest);
  const background = backgroundPart(input, left - Math.min(MIN_HISTORY_TOKENS, left / 2));
  left -= cost(background);
  const note = [background, exercise].filter((part) => part !== "").join("\n");
  const isCut = input.history.length >= HISTORY_MESSAGES;
  const dialogue = asDialogue(input.history, newest, left, isCut);
  return {
    system: [
      { text: stable, isCached: true },
      { text: [track, safety, quiet].filter((part) => part !== "").join("\n\n"), isCached: true },
    ].filter(({ text }) => text !== ""),
    messages: dialogue.map((message, index) => ({
      ...message,
      // What comes after it is new with every turn.
      ...(index === dialogue.length - 2 ? { isCached: true } : {}),
      ...(index === dialogue.length - 1 && note !== "" ? { note: `<app>\n${note}\n</app>` } : {}),
    })),
    maxTokens: REPLY_MAX_TOKENS,
  };
}

const stableCosts = new Map<string, number>();

/** Of the few parts that never change: counted once. */
function costOfStable(part: string): number {
  const known = stableCosts.get(part) ?? cost(part);
  stableCosts.set(part, known);
  return known;
}

function cost(part: string): number {
  return part === "" ? 0 : estimateTokens(part) + TURN_OVERHEAD_TOKENS;
}

/** What a whole call costs by the local estimate. */
export function promptTokens({ system, messages }: Pick<ModelCall, "system" | "messages">): number {
  const turns = messages.flatMap(({ note, content }) => (note ? [note, content] : [content]));
  const parts = [...system.map(({ text }) => text), ...turns];
  return OVERHEAD_TOKENS + parts.reduce((sum, part) => sum + cost(part), 0);
}

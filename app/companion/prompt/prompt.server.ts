import type { TherapistId } from "#app/catalogue/therapists.ts";
import type { ModelCall } from "#app/services/anthropic.server.ts";
import { backgroundPart, type Background } from "./background.server.ts";
import {
  asDialogue,
  newestOwn,
  TURN_OVERHEAD_TOKENS,
  type PromptMessage,
} from "./dialogue.server.ts";
import { exercisePart, type ExerciseWords } from "./exercise.server.ts";
import { safetyPart, type Standing } from "./safety.server.ts";
import { stablePart } from "./stable.server.ts";
import { estimateTokens } from "./tokens.server.ts";
import { trackPart, type TrackPosition } from "./track.server.ts";

export type { PromptKnowledge, PromptMemory } from "./background.server.ts";
export type { PromptMessage } from "./dialogue.server.ts";
export type { Standing } from "./safety.server.ts";
export type { TrackPosition } from "./track.server.ts";

/** What a prompt costs at most, by the local estimate, at any length of the history. */
export const MAX_PROMPT_TOKENS = 8_000;
/** Messages of the conversation that are read for a prompt: more would not fit into it. */
export const HISTORY_MESSAGES = 60;
const REPLY_MAX_TOKENS = 1_024;
/** What stays free for the frame of the request itself. */
const FRAME_TOKENS = 100;
/** What the background leaves to the dialogue before the newest message, where there is that much. */
const MIN_HISTORY_TOKENS = 1_200;

/** All that one reply is made from. */
export interface PromptInput extends Background {
  therapistId: TherapistId;
  track: TrackPosition | null;
  /** The exercise whose own words follow the reply. */
  exercise?: ExerciseWords | null;
  /** Null where no risk is open. */
  standing: Standing | null;
  /** The newest messages, oldest first; the last of the person's is the one to answer. */
  history: readonly PromptMessage[];
}

/**
 * What the model is asked for one reply. The parts stand in the order in which they change: role,
 * limits, style and persona never, the programme's step seldom, then safety state, name, memory,
 * summary and knowledge, the step of an exercise, and the dialogue last. What is kept by the provider ends after the persona,
 * after the programme, and with the newest message.
 */
export function promptFor(input: PromptInput): ModelCall {
  const stable = stablePart(input.therapistId);
  const track = input.track ? trackPart(input.track) : "";
  const safety = input.standing ? safetyPart(input.standing) : "";
  const exercise = input.exercise ? exercisePart(input.exercise) : "";
  const fixed = FRAME_TOKENS + costOfStable(stable) + cost(track) + cost(safety) + cost(exercise);
  const newest = newestOwn(input.history, MAX_PROMPT_TOKENS - fixed - TURN_OVERHEAD_TOKENS);
  let left = MAX_PROMPT_TOKENS - fixed - cost(newest);
  const background = backgroundPart(input, left - Math.min(MIN_HISTORY_TOKENS, left / 2));
  left -= cost(background);
  return {
    system: [
      { text: stable, isCached: true },
      { text: track, isCached: true },
      { text: safety, isCached: false },
      { text: background, isCached: false },
      { text: exercise, isCached: false },
    ].filter(({ text }) => text !== ""),
    messages: asDialogue(input.history, newest, left),
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
  const parts = [...system.map(({ text }) => text), ...messages.map(({ content }) => content)];
  return FRAME_TOKENS + parts.reduce((sum, part) => sum + cost(part), 0);
}

import {
  EMPTY_STATE,
  type GuidedInput,
  type GuidedReason,
  type GuidedTurn,
} from "./guided/turn.ts";

export type {
  GuidedInput,
  GuidedReason,
  GuidedState,
  GuidedTurn,
  HistoryEntry,
  QuickAnswer,
} from "./guided/turn.ts";

/**
 * Answers one message from written text alone: no model, no clock, no chance. The same input gives
 * the same turn. Messages at risk are answered before and never come here.
 */
export function answerGuided(input: GuidedInput): GuidedTurn {
  return {
    text: "I read that. What part of it weighs most just now?",
    state: { ...(input.state ?? EMPTY_STATE), lastMessageId: input.message.id },
    quickAnswers: [],
    modalities: [],
  };
}

/** What stands at the start of a new conversation, before anybody has written. */
export function openingLine(input: { firstName: string | null; reason: GuidedReason }): GuidedTurn {
  const name = input.firstName === null ? "" : `, ${input.firstName}`;
  return {
    text: `Hello${name}. I am an AI, not a person, and I follow written questions and exercises. What is on your mind?`,
    state: EMPTY_STATE,
    quickAnswers: [],
    modalities: [],
  };
}

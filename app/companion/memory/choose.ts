import type { Memory, MemoryKind } from "#app/models/conversations/memories.server.ts";
import { sharedWords, tellingWords } from "./sameness.ts";

/** Of how many of the person's last messages the words count. */
const READ_MESSAGES = 4;
/** What a word in common is worth against a memory's age. */
const SHARED_WORD_WEIGHT = 2;

/** Goals and what helps are of use in almost any talk. */
const KIND_WEIGHTS: Readonly<Record<MemoryKind, number>> = {
  goal: 1.5,
  helps: 1,
  hurts: 0.5,
  person: 0.5,
  theme: 0.5,
  fact: 0,
};

/**
 * All memories, those first that go with what is said now: that share words with the last messages,
 * then goals and what helps, then the latest. A prompt takes as many as it has room for.
 */
export function rankMemories(
  memories: readonly Memory[],
  history: readonly { role: "user" | "assistant"; content: string }[],
): Memory[] {
  const said = tellingWords(
    history
      .filter(({ role }) => role === "user")
      .slice(-READ_MESSAGES)
      .map(({ content }) => content)
      .join(" "),
  );
  const scored = memories.map((memory, position) => ({
    memory,
    score:
      sharedWords(tellingWords(memory.content), said) * SHARED_WORD_WEIGHT +
      KIND_WEIGHTS[memory.kind] +
      position / Math.max(1, memories.length),
  }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ memory }) => memory);
}

import type { Memory, MemoryKind } from "#app/models/memories.server.ts";
import { sharedWords, tellingWords } from "./sameness.ts";

/** So many memories go into a prompt at most. */
const MAX_CHOSEN = 12;
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
 * The memories that go with what is said now: those that share words with the last messages first,
 * then goals and what helps, then the latest. They come in the order in which they were made, so that
 * the same choice makes the same prompt.
 */
export function chooseMemories(
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
    position,
    score:
      sharedWords(tellingWords(memory.content), said) * SHARED_WORD_WEIGHT +
      KIND_WEIGHTS[memory.kind] +
      position / Math.max(1, memories.length),
  }));
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_CHOSEN)
    .toSorted((one, other) => one.position - other.position)
    .map(({ memory }) => memory);
}

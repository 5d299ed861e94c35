import { markAsData, onOneLine } from "./data.server.ts";
import { cutToTokens, estimateTokens } from "./tokens.server.ts";

/** Something that is remembered of the person, in their own voice. */
export interface PromptMemory {
  /** When they said it: YYYY-MM-DD. */
  day: string;
  kind: string;
  content: string;
}

/** A passage that may help with the answer. */
export interface PromptKnowledge {
  title: string;
  text: string;
  source: string;
}

export interface Background {
  firstName: string | null;
  /** How it is with the person now, from their own records. */
  now?: string;
  /** Those first that matter most now: as many are given as there is room for. */
  memories: readonly PromptMemory[];
  knowledge: readonly PromptKnowledge[];
}

const NAME_MAX_LENGTH = 40;
const MEMORY_MAX_LENGTH = 240;
/** Room for all that is remembered of most people. */
const MAX_MEMORIES_TOKENS = 1_500;
const MAX_PASSAGES = 3;
/** The beginning of an article that is shorter than this says nothing. */
const MIN_PASSAGE_TOKENS = 100;

/**
 * Builds what the model may know beside the conversation, in this order: name, now, memory, knowledge. It
 * costs at most `room` tokens. What doesn't fit is left out, passages first. A passage is given whole,
 * unless it alone doesn't fit.
 */
export function backgroundPart(background: Background, room: number): string {
  const parts: string[] = [];
  let left = room;
  const add = (part: string) => {
    const cost = estimateTokens(part) + 1;
    if (part === "" || cost > left) return;
    parts.push(part);
    left -= cost;
  };
  add(namePart(background.firstName));
  add(background.now ?? "");
  add(memoryPart(background.memories, Math.min(left, MAX_MEMORIES_TOKENS)));
  for (const [index, passage] of background.knowledge.slice(0, MAX_PASSAGES).entries()) {
    add(passagePart(passage, `k${index + 1}`, index === 0 ? left : Number.POSITIVE_INFINITY));
  }
  return parts.join("\n");
}

function namePart(firstName: string | null): string {
  const name = onOneLine(firstName ?? "").slice(0, NAME_MAX_LENGTH);
  if (name === "") return "";
  return `The person's first name, as they gave it:\n${markAsData("name", name.toWellFormed())}`;
}

function memoryPart(memories: readonly PromptMemory[], room: number): string {
  const head =
    'What the person said in earlier conversations, each line with its day and in their own voice ("I" is the person):';
  const partOf = (lines: readonly string[]) => `${head}\n${markAsData("memory", lines.join("\n"))}`;
  let lines: string[] = [];
  for (const { day, kind, content } of memories) {
    const text = onOneLine(content).slice(0, MEMORY_MAX_LENGTH).toWellFormed();
    // With the day in front they sort by when they were said.
    const longer = [...lines, `${day}, ${kind}: ${text}`].toSorted();
    if (estimateTokens(partOf(longer)) < room) lines = longer;
  }
  return lines.length === 0 ? "" : partOf(lines);
}

/** `mark` is what a reply calls it by. */
function passagePart({ title, text, source }: PromptKnowledge, mark: string, room: number): string {
  const about = `A passage of knowledge, ${mark}:`;
  const head = `Title: ${onOneLine(title).slice(0, 120)}\nSource: ${onOneLine(source).slice(0, 200)}`;
  const partOf = (body: string) =>
    `${about}\n${markAsData("knowledge", `${head}\n${body}`.toWellFormed())}`;
  const whole = partOf(text.trim());
  const left = room - estimateTokens(partOf("")) - 1;
  if (room === Number.POSITIVE_INFINITY || estimateTokens(whole) < room) return whole;
  return left < MIN_PASSAGE_TOKENS ? "" : partOf(cutToTokens(text.trim(), left));
}

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
  /** Those first that matter most now: as many are given as there is room for. */
  memories: readonly PromptMemory[];
  /** What came before the messages that are given. */
  summary: string | null;
  knowledge: readonly PromptKnowledge[];
  /** What the person set themselves at the end of the session before, in their own words. */
  lastGoal?: string | null;
}

const NAME_MAX_LENGTH = 40;
const GOAL_MAX_LENGTH = 240;
const MEMORY_MAX_LENGTH = 240;
/** Room for all that is remembered of most people. */
const MAX_MEMORIES_TOKENS = 1_500;
const MAX_SUMMARY_TOKENS = 700;
const MAX_PASSAGE_TOKENS = 450;
const MAX_PASSAGES = 3;

/**
 * What the model may know beside the conversation, in this order: name, memory, summary, knowledge.
 * It costs at most `room` tokens; what has no room is left out, the passages first.
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
  add(goalPart(background.lastGoal ?? null));
  add(memoryPart(background.memories, Math.min(left, MAX_MEMORIES_TOKENS)));
  add(summaryPart(background.summary, Math.min(left, MAX_SUMMARY_TOKENS)));
  for (const [index, passage] of background.knowledge.slice(0, MAX_PASSAGES).entries()) {
    add(passagePart(passage, `k${index + 1}`));
  }
  return parts.join("\n");
}

function namePart(firstName: string | null): string {
  const name = onOneLine(firstName ?? "").slice(0, NAME_MAX_LENGTH);
  if (name === "") return "";
  return `The person's first name, as they gave it:\n${markAsData("name", name.toWellFormed())}`;
}

function goalPart(lastGoal: string | null): string {
  const goal = onOneLine(lastGoal ?? "").slice(0, GOAL_MAX_LENGTH);
  if (goal === "") return "";
  return `What the person said they'd work on after the last session:\n${markAsData("goal", goal.toWellFormed())}`;
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

function summaryPart(summary: string | null, room: number): string {
  const head = "A summary of what came earlier in this conversation:";
  const frame = estimateTokens(`${head}\n${markAsData("summary", "")}`) + 1;
  // Written-out signs cost more than the signs themselves.
  for (let share = room - frame; share > 40; share = Math.floor(share / 2)) {
    const text = cutToTokens((summary ?? "").trim(), share);
    if (text === "") return "";
    const part = `${head}\n${markAsData("summary", text)}`;
    if (estimateTokens(part) < room) return part;
  }
  return "";
}

/** `mark` is what a reply calls it by. */
function passagePart({ title, text, source }: PromptKnowledge, mark: string): string {
  const head = `Title: ${onOneLine(title).slice(0, 120)}\nSource: ${onOneLine(source).slice(0, 200)}`;
  const body = cutToTokens(text.trim(), MAX_PASSAGE_TOKENS);
  return `A passage of knowledge, ${mark}:\n${markAsData("knowledge", `${head}\n${body}`.toWellFormed())}`;
}

import { asData, escapeMarks } from "./data.server.ts";
import { cutToTokens, estimateTokens } from "./tokens.server.ts";

export interface PromptMessage {
  role: "user" | "assistant";
  content: string;
}

/** Something that the app has said itself: what it is, and the words, which may hold a person's. */
export interface AppWords {
  role: "app";
  about: string;
  content: string;
}

/** What stands in a conversation before it is sent: a person's words, the model's, or the app's. */
export type HistoryEntry = PromptMessage | AppWords;

/** What each turn costs beside its words. */
export const TURN_OVERHEAD_TOKENS = 8;
/** Where a dialogue has no room, nothing in it is cut shorter than this. */
const MIN_CUT_TOKENS = 32;

/** The newest message of the person, cut to this many tokens; an empty one where there is none. */
export function newestOwn(history: readonly HistoryEntry[], most: number): string {
  const newest = history.findLast(isOwn);
  return newest ? cutToTokens(withoutForgedMarks(newest.content), most) : "";
}

/**
 * The dialogue as the Messages API wants it: both sides in turn, the person first and last. What the
 * app said stands in the person's next turn, between marks that only it can write: so a model never
 * takes the app's voice for its own. Every entry is given; where `room` tokens are too few for that,
 * the long ones are cut until all fit. The newest message is `newest`.
 */
export function asDialogue(
  history: readonly HistoryEntry[],
  newest: string,
  room: number,
): PromptMessage[] {
  const last = history.findLastIndex(isOwn);
  if (last === -1) return [];
  // Leave out a reply that broke off after the last message: a model would continue it.
  const earlier = fitted(history.slice(0, last), room);
  const dialogue: PromptMessage[] = [];
  let notes: string[] = [];
  const add = (role: PromptMessage["role"], part: string) => {
    const turn = dialogue.at(-1);
    if (turn?.role === role) turn.content = `${turn.content}\n\n${part}`;
    else dialogue.push({ role, content: part });
  };
  const addNotes = () => {
    if (notes.length > 0) add("user", asNote(notes));
    notes = [];
  };
  // A reply can't stand first.
  if (earlier[0]?.role === "assistant") notes.push("The conversation goes on.");
  for (const entry of earlier) {
    if (entry.role === "app") notes.push(noteOf(entry));
    else {
      addNotes();
      add(entry.role, entry.content);
    }
  }
  addNotes();
  add("user", newest);
  return dialogue;
}

/** All entries, with no mark that isn't the app's, the long ones cut until they fit into so many tokens. */
function fitted(history: readonly HistoryEntry[], room: number): HistoryEntry[] {
  const entries = history
    .map(cleaned)
    .filter(({ role, content }) => role === "app" || content !== "");
  const costs = entries.map(costOfEntry);
  const most = Math.max(longestThatFits(costs, room), MIN_CUT_TOKENS);
  // Only of what is far too much, and was never summarised, the oldest are left out.
  let left = room;
  const beyond = costs.findLastIndex((cost) => (left -= Math.min(cost, most)) < 0);
  return entries.flatMap((entry, index) => {
    if (index <= beyond) return [];
    return (costs[index] ?? 0) <= most ? [entry] : [cutEntry(entry, most)];
  });
}

function cutEntry(entry: HistoryEntry, most: number): HistoryEntry {
  const room = Math.max(1, most - costOfEntry({ ...entry, content: "" }));
  return { ...entry, content: cutToTokens(entry.content, room) };
}

function cleaned(entry: HistoryEntry): HistoryEntry {
  const { role, content } = entry;
  const text = content.trim() === "" ? "" : content;
  return { ...entry, content: role === "app" ? escapeMarks(text) : withoutForgedMarks(text) };
}

/** What an entry costs in a prompt, by our estimate. */
export function costOfEntry(entry: HistoryEntry): number {
  const text = entry.role === "app" ? asNote([noteOf(entry)]) : entry.content;
  return estimateTokens(text) + TURN_OVERHEAD_TOKENS;
}

/** What only the app writes. */
export function asNote(parts: readonly string[]): string {
  return `<app>\n${parts.join("\n")}\n</app>`;
}

function noteOf({ about, content }: AppWords): string {
  return content === "" ? about : `${about}\n${asData("said", content)}`;
}

/** How much each may cost at most, so that all of them fit: what is shorter leaves its share to the others. */
function longestThatFits(costs: readonly number[], room: number): number {
  const ascending = costs.toSorted((one, other) => one - other);
  let left = room;
  for (const [index, cost] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (cost > share) return Math.floor(share);
    left -= cost;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether it is something that the person said. */
export function isOwn({ role, content }: HistoryEntry): boolean {
  return role === "user" && content.trim() !== "";
}

const FORGED_MARK = /<(?=\/?\s*(?:app|data)\b)/giu;

/** Nobody's words can open or close a mark that only the app writes. */
function withoutForgedMarks(text: string): string {
  return text.replaceAll(FORGED_MARK, "&lt;");
}

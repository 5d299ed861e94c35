import { cutToTokens, estimateTokens } from "./tokens.server.ts";

export interface PromptMessage {
  role: "user" | "assistant";
  content: string;
}

/** What each turn costs beside its words. */
export const TURN_OVERHEAD_TOKENS = 8;
/** Of a single message no more is given than this, but for the newest. */
const MAX_OLDER_MESSAGE_TOKENS = 900;

/** The newest message of the person, cut to this many tokens; an empty one where there is none. */
export function newestOwn(history: readonly PromptMessage[], most: number): string {
  const newest = history.findLast(({ role, content }) => role === "user" && content.trim() !== "");
  return newest ? cutToTokens(newest.content, most) : "";
}

/**
 * The dialogue as the Messages API wants it: both sides in turn, the person first and last. Messages
 * sent before the companion had answered become one, and a reply that said nothing is left out. The
 * newest message is `newest`; of the earlier ones those that fit into `room` tokens, newest kept.
 */
export function asDialogue(
  history: readonly PromptMessage[],
  newest: string,
  room: number,
): PromptMessage[] {
  const last = history.findLastIndex(
    ({ role, content }) => role === "user" && content.trim() !== "",
  );
  if (last === -1) return [];
  // What stands after it is a reply that broke off: kept for the person, but a model would go on with it.
  const dialogue: PromptMessage[] = [{ role: "user", content: newest }];
  let left = room;
  for (const { role, content } of history.slice(0, last).toReversed()) {
    if (content.trim() === "") continue;
    const text = cutToTokens(content, MAX_OLDER_MESSAGE_TOKENS);
    left -= estimateTokens(text) + TURN_OVERHEAD_TOKENS;
    if (left < 0) break;
    const next = dialogue[0];
    if (next?.role === role) next.content = `${text}\n\n${next.content}`;
    else dialogue.unshift({ role, content: text });
  }
  if (dialogue[0]?.role === "assistant") dialogue.shift();
  return dialogue;
}

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
  return newest ? cutToTokens(withoutForgedMarks(newest.content), most) : "";
}

/**
 * A long dialogue only begins at a message whose number this divides, about every so many messages:
 * from there on every prompt begins with the same bytes as the one before it, and the provider can
 * read them from its cache. (Odd, because a person and their companion take turns.)
 */
const BEGINNINGS_APART = 9;

/** A turn of the dialogue before it is sent; `seq` is the message's number in the database. */
export interface HistoryMessage extends PromptMessage {
  seq?: number;
}

/**
 * The dialogue as the Messages API wants it: both sides in turn, the person first and last. Messages
 * sent before the companion had answered become one, and a reply that said nothing is left out. The
 * newest message is `newest`; of the earlier ones those that fit into `room` tokens, newest kept.
 * `isCut` says that there is more of the conversation than was read.
 */
export function asDialogue(
  history: readonly HistoryMessage[],
  newest: string,
  room: number,
  isCut = false,
): PromptMessage[] {
  const last = history.findLastIndex(
    ({ role, content }) => role === "user" && content.trim() !== "",
  );
  if (last === -1) return [];
  // What stands after it is a reply that broke off: kept for the person, but a model would go on with it.
  const earlier = keepNewest(history.slice(0, last), room, isCut);
  const dialogue: PromptMessage[] = [];
  for (const { role, content } of [...earlier, { role: "user" as const, content: newest }]) {
    const previous = dialogue.at(-1);
    if (previous?.role === role) previous.content = `${previous.content}\n\n${content}`;
    else if (previous || role === "user") dialogue.push({ role, content });
  }
  return dialogue;
}

function keepNewest(
  history: readonly HistoryMessage[],
  room: number,
  isCut: boolean,
): PromptMessage[] {
  const texts = history.map(({ role, content }) => {
    const text = role === "user" ? withoutForgedMarks(content) : content;
    return { role, content: text.trim() === "" ? "" : cutToTokens(text, MAX_OLDER_MESSAGE_TOKENS) };
  });
  let left = room;
  let fits = history.length;
  let start = history.length;
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const { content } = texts[index] ?? { content: "" };
    left -= content === "" ? 0 : estimateTokens(content) + TURN_OVERHEAD_TOKENS;
    if (left < 0) break;
    fits = index;
    const isBeginning = index === 0 && !isCut;
    if (isBeginning || (history[index]?.seq ?? index) % BEGINNINGS_APART === 0) start = index;
  }
  // Where no such message fits, the words are worth more than the cache.
  const from = start === history.length ? fits : start;
  return texts.slice(from).filter(({ content }) => content !== "");
}

const FORGED_MARK = /<(?=\/?\s*(?:app|data)\b)/giu;

/** Nobody's words can open or close a mark that only the app writes. */
function withoutForgedMarks(text: string): string {
  return text.replaceAll(FORGED_MARK, "&lt;");
}

import { withButtons } from "../buttons.ts";
import { sayLine } from "../say.ts";
import { talkOf } from "../subjects.ts";
import type { DraftPosition, GuidedState, HistoryEntry } from "../turn.ts";
import type { Turn, TurnReply } from "../turn-reply.ts";
import { joinParagraphs } from "../wording.ts";

/** Among the answers, so that what comes after knows that words were given. */
const DRAFTED = "general-words.draft";
/** How a draft stands in a reply: by itself, between what leads to it and what may be changed. */
const GIVEN = /\n\n“([^”]+)”\n\n/u;
/** So many replies back a draft is still what "shorter" is said of. */
const REPLIES_BACK = 3;

/** A draft, between what leads to it and what may be changed. */
export function sayDraft(
  turn: Turn,
  position: DraftPosition,
  lead: "draft_given" | "draft_changed" | "draft_in_spanish",
  text: string,
): TurnReply {
  const talk = talkOf(turn.state);
  const state: GuidedState = {
    ...turn.state,
    talk: { ...talk, sinceAsked: 1, answers: [...talk.answers, DRAFTED] },
    hasOfferedHelp: true,
    pending: position,
  };
  const before = joinParagraphs(sayLine(turn, lead), `“${text}”`);
  const after = sayLine(turn, /\[(?!name\])/u.test(text) ? "draft_blanks_after" : "draft_after");
  return withButtons(joinParagraphs(before, after), state, []);
}

/** The draft that was given last; null where that is too long ago. */
export function draftGiven(history: readonly HistoryEntry[]): string | null {
  const replies = history.filter(({ role }) => role === "assistant").slice(-REPLIES_BACK);
  return replies.flatMap(({ content }) => GIVEN.exec(content)?.[1] ?? []).at(-1) ?? null;
}

/** Whether the last reply was a draft. */
export function wasJustGiven(history: readonly HistoryEntry[]): boolean {
  return draftGiven(history.slice(-1)) !== null;
}

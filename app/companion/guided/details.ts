import { talkOf } from "./subjects.ts";
import type { Turn } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";

/** A thing that somebody parts with isn't what to chat about. */
const GIVEN_AWAY = /\b(?:gave|giving|give|sold|selling|donat\w*|threw|left)\b/iu;

/**
 * A word about a small thing in their message, a request or a question: it shows that it was read. Each
 * thing once, and English only; null where there is none.
 */
export function wordOfDetail(
  turn: Turn,
  how: "say" | "ask",
): { text: string; state: GuidedState } | null {
  const { chooser, content, message, state } = turn;
  if (state.language !== "en" || state.isQuiet) return null;
  const detail = content.details.foundIn(message.content);
  if (detail === null || GIVEN_AWAY.test(message.content)) return null;
  const talk = talkOf(state);
  const name = `detail.${detail.name}`;
  if (talk.answers.includes(name)) return null;
  const line = chooser.pick(`detail.${how}`, content.details[how]) ?? "";
  return {
    text: line.replace("{it}", detail.asTold),
    state: { ...state, talk: { ...talk, answers: [...talk.answers, name] } },
  };
}

import { detectLanguage } from "./language.ts";
import { answerOtherLanguage, answerSpanish } from "./languages.ts";
import { findExercise } from "../exercises/index.ts";
import { begin, insideExercise } from "./exercise-turns.ts";
import { answerPending } from "./pending.ts";
import type { Said, Turn } from "./said.ts";
import { talk } from "./talk.ts";

/** What one message is answered with, outside of any programme. */
export function respond(turn: Turn): Said {
  const begun = turn.begins === undefined ? undefined : findExercise(turn.begins);
  if (begun !== undefined) {
    return begin(turn, begun);
  }
  const language = detectLanguage(turn.message.content);
  if (language !== "english" && turn.state.running === null) {
    const answer = language === "spanish" ? answerSpanish : answerOtherLanguage;
    const { text, state } = answer(turn.message.content, turn.state, turn.chooser);
    return { text, state: { ...state, pending: null }, quickAnswers: [] };
  }
  return (
    (turn.state.pending === null ? null : answerPending(turn)) ??
    (turn.state.running === null ? null : insideExercise(turn, turn.state.running)) ??
    talk({ ...turn, state: { ...turn.state, running: null, pending: null } })
  );
}

import type { HelpChoice, LineKey } from "../content/schema.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, joinWords, quickAnswersOf, sayLine } from "./say.ts";
import type { Button, GuidedState } from "./turn.ts";
import { labelOf } from "./topic-choices.ts";

const DEFAULT_ORDER: readonly HelpChoice[] = ["just_listen", "sort", "now"];
const ALWAYS_THERE: readonly LineKey[] = [...DEFAULT_ORDER, "wrap_up"];

/** The four ways on, in this companion's order. */
export function helpButtons(turn: Turn): readonly Button[] {
  const order = turn.character?.order ?? DEFAULT_ORDER;
  return [...order, "not_sure" as const].map((choice) => button(turn, choice, choice));
}

/** A reply with buttons, none of which waits for anything else. */
export function withButtons(
  text: string,
  state: GuidedState,
  buttons: readonly Button[],
): TurnReply {
  return { text, state, buttons, quickAnswers: quickAnswersOf(buttons) };
}

/** "What would help right now?", where a question is wanted. */
export function askWhatHelps(turn: Turn, before: string): TurnReply {
  const question = sayLine(turn, turn.state.isQuiet ? "buttons_below" : "what_helps");
  const state = { ...turn.state, hasOfferedHelp: true, pending: null };
  return withButtons(joinWords(before, question), state, helpButtons(turn));
}

/** The button of the last reply that a message presses, tapped or typed; the four ways on are always there. */
export function pressedButton(turn: Turn): string | null {
  const said = labelOf(turn.message.content);
  const always = ALWAYS_THERE.flatMap((key) =>
    Object.values(turn.content.lines[key])
      .flat()
      .map((label) => ({ label, does: key })),
  );
  const bare = said.replace(AROUND_CHOICE, "").trim();
  const shown = turn.state.buttons.find(({ label }) => [said, bare].includes(labelOf(label)));
  if (shown !== undefined) return shown.does === "" ? null : shown.does;
  const { running, topic, isListening } = turn.state;
  if (running !== null || topic !== null || isListening || said === "") return null;
  return always.find(({ label }) => labelOf(label) === said)?.does ?? null;
}

/** "Something small then", "ok, just listen please". */
const AROUND_CHOICE =
  /^(?:(?:ok|okay|maybe|yes|well|lets|um|vale|pues|mejor) )+|(?: (?:then|please|i guess|maybe|thanks|entonces|por favor))+$/gu;

/** A talk in which the choices were shown, and nothing waits for an answer. */
export function withHelpShown({ state }: Turn): GuidedState {
  return { ...state, hasOfferedHelp: true, isListening: false, pending: null };
}

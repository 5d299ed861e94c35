import type { NewReply } from "#app/models/turns.server.ts";
import type { GuidedState, GuidedTurn } from "../guided.server.ts";
import { isEmptyWord } from "../guided/empty-words.ts";
import { EMPTY_STATE } from "../guided/turn.ts";
import { guidedReply, passOver } from "./guided-reply.server.ts";
import type { ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";
import { withoutQuestions } from "./without-questions.ts";

/** What the guided companion says within the frame of a reply. */
export interface FramedGuidedReply {
  text: string;
  quickAnswers: NewReply["quickAnswers"];
  /** Where the guided companion stands after it; undefined leaves it where it is. */
  state: GuidedState | undefined;
  /** Its own turn; null where what it asked was left out. */
  turn: GuidedTurn | null;
}

/** Where a denial leaves nothing to go on with. */
const GOING_ON = {
  en: "Let's go back to what you came for. Where would you like to start?",
  es: "Volvamos a lo que te trajo aquí. ¿Por dónde quieres empezar?",
} as const;
/** Where nothing is left of a reply that asked and did nothing else, or where there was none. */
export const HEARD = {
  en: "Thank you for telling me that.",
  es: "Gracias por contármelo.",
} as const;

/**
 * The guided companion's reply: as it is, or with our question in the place of its own, or after a no
 * to our question, to what the person came for.
 */
export async function framedGuidedReply(context: ReplyContext): Promise<FramedGuidedReply> {
  const { target, frame, screening } = context;
  const language = languageOf(screening);
  if (frame.asksNothing) {
    const turn = await guidedReply(target);
    const { usedLines = [] } = turn.state ?? {};
    const unheard = { ...EMPTY_STATE, usedLines, lastMessageId: target.message.id };
    return {
      text: heardInstead(withoutQuestions(turn.text), context) ?? HEARD[language],
      quickAnswers: frame.quickAnswers,
      state: passOver(target) ?? unheard,
      turn: null,
    };
  }
  if (frame.goesOnWith === "") {
    const text = `${frame.lead} ${GOING_ON[language]}`.trim();
    return { text, quickAnswers: [], state: passOver(target), turn: null };
  }
  const message = { ...target.message, content: frame.goesOnWith ?? target.message.content };
  const turn = await guidedReply({ ...target, message });
  const said = heardInstead(turn.text, context) ?? turn.text;
  const text = frame.lead === "" ? said : `${frame.lead}\n\n${said}`;
  return { text, quickAnswers: turn.quickAnswers, state: turn.state ?? undefined, turn };
}

/** To somebody who may be in danger an empty word is no answer: what stands there instead; null for nothing at all. */
function heardInstead(text: string, { frame, screening, target }: ReplyContext): string | null {
  const isNothingSaid = text === "" || isEmptyWord(text, languageOf(screening));
  const wasSaid = target.history.some(({ content }) => content.includes(frame.heard));
  return (isNothingSaid && !wasSaid && frame.heard) || text || null;
}

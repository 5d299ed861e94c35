import type { NewReply } from "#app/models/turns.server.ts";
import type { GuidedState, GuidedTurn } from "../guided.server.ts";
import { isEmptyWord } from "../guided/empty-words.ts";
import { EMPTY_STATE } from "../guided/turn.ts";
import { goesOnOrEnds, guidedReply, passOver, pressesGuided } from "./guided-reply.server.ts";
import { openRiskOf } from "./reply-closing.server.ts";
import { MOMENTS } from "#app/content/safety.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { toldIn } from "#app/safety/scripts/told.ts";
import {
  freshWording,
  joined,
  NOTHING_SAID,
  say,
  wasSaidAlike,
  type Said,
} from "#app/safety/said.ts";
import type { ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";
import { withoutQuestions } from "./without-questions.ts";

/** What the guided companion says within the frame of a reply. */
export interface FramedGuidedReply {
  said: Said;
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
  if (isHeld(context)) return heldReply(context, language);
  if (frame.asksNothing) {
    const turn = await guidedReply(target);
    const { usedLines = [] } = turn.state ?? {};
    const unheard = { ...EMPTY_STATE, usedLines, lastMessageId: target.message.id };
    const said = heardInstead(withoutQuestions(turn.text), context);
    return {
      said: said.text === "" ? inOwnWords(HEARD[language]) : said,
      quickAnswers: frame.quickAnswers,
      state: passOver(target) ?? unheard,
      turn: null,
    };
  }
  if (frame.goesOnWith === "") {
    const said = { ...frame.lead, text: `${frame.lead.text} ${GOING_ON[language]}`.trim() };
    return { said, quickAnswers: [], state: passOver(target), turn: null };
  }
  const message = { ...target.message, content: frame.goesOnWith ?? target.message.content };
  const turn = await guidedReply({ ...target, message });
  const said = joined(frame.lead, heardInstead(turn.text, context));
  return { said, quickAnswers: turn.quickAnswers, state: turn.state ?? undefined, turn };
}

/**
 * While a danger of this visit is open they are heard, in a line that fits whatever they say: no small
 * talk, and no guess at what was meant. What was begun goes on; another subject is theirs to ask for.
 */
function isHeld(context: ReplyContext): boolean {
  const { target, at, screening } = context;
  const risk = openRiskOf(context);
  if (!risk || at - risk.lastSignAt >= NEW_VISIT_AFTER_MS) return false;
  return (
    !goesOnOrEnds(target) && !pressesGuided(target) && !toldIn(screening.text).has("other_talk")
  );
}

function heldReply({ target, frame }: ReplyContext, language: Language): FramedGuidedReply {
  const line = MOMENTS.present;
  const own = target.history.filter(({ role }) => role === "assistant");
  const said = say(line, freshWording(line, own.length, { language, replies: own }), { language });
  const { quickAnswers } = frame;
  return { said: joined(frame.lead, said), quickAnswers, state: passOver(target), turn: null };
}

/** To somebody who may be in danger an empty word is no answer: what stands there instead, once. */
function heardInstead(text: string, { frame, screening, target }: ReplyContext): Said {
  const isNothingSaid = text === "" || isEmptyWord(text, languageOf(screening));
  const mayBeHeard = isNothingSaid && frame.heard.text !== "";
  return mayBeHeard && !wasSaidAlike(frame.heard, target.history) ? frame.heard : inOwnWords(text);
}

/** What the guided companion says itself has no lines of ours. */
function inOwnWords(text: string): Said {
  return { ...NOTHING_SAID, text };
}

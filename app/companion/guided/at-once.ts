import { wishesChange } from "./drafts/revise-given.ts";
import { wordsAskedOf } from "./drafts/requests.ts";
import { withButtons } from "./buttons.ts";
import { callsForAnswer, deniesGoodbye, isCorrection } from "./corrections.ts";
import { endsTalk, isArranged, saidFarewell, sayArranged, sayFarewell } from "./farewells.ts";
import { answerIntent } from "./intent-answers.ts";
import { findIntent } from "./intents.ts";
import { leavingFor, sayLeaving } from "./leaving.ts";
import { ownsIrony, playAlong } from "./joking.ts";
import { answerAboutProduct } from "./product.ts";
import { mayBeName } from "./named-things.ts";
import { joinIn } from "./remarks.ts";
import { rememberWithThem } from "./remembering.ts";
import { openQuestion, repair } from "./repair.ts";
import { button, sayLine } from "./say.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { countWords, plainText } from "./wording.ts";

/**
 * What comes before anything else that a message could mean: goodbyes and what was wrongly taken for
 * one, calls, jokes, questions about the product, memories of the dead, and joy. Null inside of what runs, and for all else.
 */
export function answerAtOnce(turn: Turn): TurnReply | null {
  const { state, message, content, sentences, history } = turn;
  if (state.running !== null || state.topic !== null) return null;
  if (saidFarewell(state) && deniesGoodbye(message.content))
    return repair(turn, "took_for_goodbye");
  if (callsForAnswer(message.content) && openQuestion(turn) !== null) {
    return repair(turn, "still_here");
  }
  const introduced = meetByName(turn);
  if (introduced !== null) return introduced;
  const joke = playAlong(turn) ?? ownsIrony(turn);
  if (joke !== null) return joke;
  if (wishesChange(turn)) return null;
  const leaving = leavingFor(turn);
  if (leaving !== null) return sayLeaving(turn, leaving);
  const intent = findIntent(message.content, content, sentences);
  if (intent?.action === "goodbye") {
    const wasAsked = history.at(-1)?.content.trimEnd().endsWith("?") === true;
    if (intent.id !== "that_is_all" || !wasAsked || !SAYS_ALL.test(message.content)) {
      return answerIntent(turn, intent);
    }
    return withButtons(sayLine(turn, "left_there"), { ...state, pending: null }, [
      button(turn, "go_on", "keep_writing"),
      button(turn, "wrap_up", "wrap_up"),
    ]);
  }
  // To an idea that missed, "no, I meant ..." asks for no other idea.
  if (state.pending?.kind === "tip" && isCorrection(message.content)) return repair(turn);
  if (endsTalk(turn)) return sayFarewell(turn);
  if (isArranged(turn)) return sayArranged(turn);
  // "Write to my boss that I can't come": asked of this companion, and not about it.
  if (wordsAskedOf(message.content) === "write") return null;
  return answerAboutProduct(turn) ?? rememberWithThem(turn) ?? joinIn(turn);
}

/** "That's it" answers a question; "never mind" and thanks don't. */
const SAYS_ALL =
  /^(?!.*\b(?:thanks?|thank you|gracias)\b).*\b(?:all|it|everything|nothing|todo|nada)\b/iu;

/** "Hello. I'm Bert, seventy-three": so few words say who somebody is, and nothing yet. */
const INTRODUCTION_WORDS = 20;
const IS_CALLED =
  /^(?:(?:hi|hello|hey|hola|buenas|good (?:morning|evening|afternoon))[\s,.!]+)?(?:(?:i'm|i am|my name is|my name's|this is|me llamo|soy)) (\p{L}{2,14})(?:[,.!]|$)/iu;
const SPANISH_CALLED = /\b(?:me llamo|soy|hola|buenas)\b/iu;
/** In small letters, "I'm tired" is no name. */
const BEGINS_LARGE = /^\p{Lu}\p{Ll}/u;

/** Who says their name before anything else is greeted by it. */
function meetByName(turn: Turn): TurnReply | null {
  const { content } = turn.message;
  if (turn.history.some(({ role }) => role === "user") || content.includes("?")) return null;
  const name = IS_CALLED.exec(plainText(content))?.[1] ?? "";
  if (!BEGINS_LARGE.test(name) || !mayBeName(name) || countWords(content) > INTRODUCTION_WORDS)
    return null;
  const isSpanish = SPANISH_CALLED.test(content);
  const state = isSpanish ? { ...turn.state, language: "es" as const } : turn.state;
  return withButtons(sayLine({ ...turn, state }, "introduced").replaceAll("{it}", name), state, []);
}

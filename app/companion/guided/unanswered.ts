import type { LineKey, Subject } from "../content/schema.ts";
import { acknowledge } from "./acknowledgments.ts";
import { helpButtons, withButtons } from "./buttons.ts";
import { perform } from "./choices.ts";
import { button, joinWords, sayLine } from "./say.ts";
import {
  asksWhatToDo,
  currentSubject,
  giveTip,
  subjectOfLate,
  talkOf,
  tipsAreSaid,
} from "./subjects.ts";
import { placeToAsk } from "./where-to-ask.ts";
import { tellingStems } from "./told.ts";
import type { GuidedState } from "./turn.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { countWords, foldedText } from "./wording.ts";

const WANTS_EXERCISE =
  /\b(?:an?|some|any|another|one|your) (?:\w+ )?exercises?\b|\b(?:un|alg[uú]n|otro) ejercicio\b/iu;

/** What asks for a way is met by one that can help with the subject. */
const ASKS_HOW =
  /\bhow (?:do|can|could|should|would|am) i\b|\b(?:can|could|will|would) you (?:please |just )?(?:help|give|tell|show)\b|\bany (?:ideas?|tips?|advice)\b|\bc[oó]mo (?:puedo|hago|le hago)\b|\b(?:me )?(?:ayudas|puedes ayudarme)\b/u;

/** Where nothing here answers a question: that it was heard, honestly, and the next step with what the talk is about. */
export function withoutAnswer(turn: Turn): TurnReply {
  const subject = currentSubject(turn) ?? subjectOfLate(turn);
  const exercises = WANTS_EXERCISE.test(turn.message.content) ? perform(turn, "exercises") : null;
  if (exercises !== null) return exercises;
  if (isAboutTheReply(turn)) return withButtons(sayLine(turn, "unclear"), cleared(turn.state), []);
  if (subject !== undefined && asksWhatToDo(turn)) {
    return giveTip(turn, subject) ?? tipsAreSaid(turn, subject);
  }
  const fit = acknowledge(turn);
  const state = fit?.state ?? turn.state;
  const step =
    subject === undefined ? null : nextStep({ ...turn, state }, subject, fit?.text ?? "");
  if (step !== null) return step;
  const talk = talkOf(state);
  const next: GuidedState = {
    ...cleared(state),
    talk: { ...talk, answers: [...talk.answers, UNKNOWN] },
    hasOfferedHelp: true,
  };
  const ways =
    subject === undefined || subject.tips.length === 0
      ? helpButtons(turn)
      : [
          button(turn, "what_can_help", `tip:${subject.id}`),
          button(turn, "just_listen", "just_listen"),
        ];
  const place = placeToAsk(turn.message.content);
  const said =
    place === null
      ? sayLine(turn, unanswered(turn))
      : joinWords(sayLine(turn, "no_answer_here"), sayLine(turn, place));
  return withButtons(joinWords(fit?.text, said), next, ways);
}

/** That a question had no answer. */
const UNKNOWN = "unknown";

/** What can help with the matter, only where a way was asked for: else nobody asked for it. */
function nextStep(turn: Turn, subject: Subject, heard: string): TurnReply | null {
  if (!ASKS_HOW.test(foldedText(turn.message.content))) return null;
  return giveTip(turn, subject, joinWords(heard, sayLine(turn, "one_idea")));
}

function cleared(state: GuidedState): GuidedState {
  return { ...state, pending: null };
}

const SHORT_QUESTION_WORDS = 7;
const ASKS_BACK = /\b(?:what|whose|which|who|how|qu[eé]|cu[aá]l|c[oó]mo)(?!\p{L})|^\S+(?: \S+)?\?/u;

/** "Whose hunch?", "matters about what?": a word of the reply before is asked about. */
function isAboutTheReply({ message, history }: Turn): boolean {
  const [said = ""] = /^[^?]*\?/u.exec(foldedText(message.content)) ?? [];
  const last = history.at(-1);
  if (last?.role !== "assistant" || countWords(said) > SHORT_QUESTION_WORDS) return false;
  if (!ASKS_BACK.test(said)) return false;
  const theirs = history
    .filter(({ role }) => role === "user")
    .flatMap(({ content }) => tellingStems(content));
  const brought = new Set(tellingStems(last.content).filter((stem) => !theirs.includes(stem)));
  return tellingStems(said).some((stem) => brought.has(stem));
}

/** What is asked for, what a fact is, and what only they can say are told apart. */
function unanswered({ message, state }: Turn): LineKey {
  if (state.isQuiet) return "cannot_answer";
  const said = foldedText(message.content);
  if (REQUESTS.test(said) && !ANYBODY.test(said)) return "cannot_do";
  return FACTS.test(said) ? "cannot_know" : "cannot_answer_ask";
}

const REQUESTS =
  /\b(?:can|could|will|would) you\b|\b(?:give|tell|show|send|write|find) me\b|\b(?:puedes|podr[ií]as|dame|dime)\b/u;
/** "Can you get a cold from ...": anybody could, and nothing is asked of the companion. */
const ANYBODY =
  /\b(?:can|could|would) you (?:even |actually |really |still )?(?:get|have|be|die|catch|buy|eat|drink|wear|grow|lose|freeze|reheat|mix|park|apply)\b(?! me\b)/u;
const FACTS =
  /\b(?:how (?:long|much|many|often|far|old|big|does|do you|do they)|when (?:is|does|do|will)|where (?:is|are|do|can)|what (?:is|are|does|kind|time)|which|who (?:is|are)|(?:can|could) you|does (?:it|this|that|a|the)|is (?:there|it (?:true|safe|normal|dangerous|possible)))\b|\b(?:cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé] es|qui[eé]n)\b/u;

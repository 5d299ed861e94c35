import { readSaidWords } from "../content/cues.ts";
import { isQuestion } from "./question-forms.ts";
import { isHeavy } from "./heavy.ts";
import { meetRemark } from "./remarks.ts";
import { sayText } from "./say.ts";
import { talkOf } from "./subjects.ts";
import { nameTenderDetail } from "./tender-details.ts";
import { isTold } from "./told.ts";
import type { Turn } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";
import { countWords } from "./wording.ts";

/** What is said to a message by the kind of remark it is. */
export interface Acknowledged {
  /** Empty where there is only a question to ask. */
  text: string;
  /** Whether it names what weighs most in the message: then nothing beside it is asked about. */
  isTender?: true;
  isOwned?: boolean;
  /** What may be asked after it. */
  ask: string | null;
  /** The state once it is said: none is said twice. */
  state: GuidedState;
}

const AN_AGE =
  /\b[\w-]+[ -](?:years?|months?)[ -]olds?\b|(?:\b(?:tengo|tiene|tienes|mis|con) |(?:^|[.,;] ?))\d{1,3} años(?= y\b|[.,;]|$)/giu;

/** What fits a message best and wasn't said yet; null where nothing plainly does. */
export function acknowledge(turn: Turn): Acknowledged | null {
  const tender = nameTenderDetail(turn);
  if (tender !== null)
    return {
      text: tender.text,
      isTender: true,
      isOwned: tender.isOwned,
      ask: null,
      state: tender.state,
    };
  const { content, message, state } = turn;
  const remark = isHeavy(message.content) ? null : meetRemark(turn, "everyday");
  if (remark !== null) return remark;
  const talk = talkOf(state);
  // "I feel five years old" is no length of time, and "would it be a burden to him?" tells nothing.
  const told = withoutQuestions(message.content.replaceAll(AN_AGE, " "));
  const said = readSaidWords(told);
  const isLong = countWords(told) > WORDS_OF_MORE;
  const [best] = content.acknowledgments
    .filter(({ acknowledgment }) => !talk.answers.includes(nameOf(acknowledgment.id)))
    .filter(({ acknowledgment }) => acknowledgment.id !== LAUGH || countWords(told) <= LAUGH_WORDS)
    .map((matcher) => ({
      ...matcher.acknowledgment,
      plainness: matcher.plainnessIn(said, state.language, isLong),
    }))
    .filter(({ plainness }) => plainness > 0)
    .toSorted((one, other) => other.plainness - one.plainness);
  if (best === undefined) return null;
  return {
    text: best.say ? sayText(turn, `acknowledgment.${best.id}`, best.say) : "",
    ask:
      best.ask && !isTold(best.ask, turn)
        ? sayText(turn, `acknowledgment.${best.id}.ask`, best.ask)
        : null,
    state: { ...state, talk: { ...talk, answers: [...talk.answers, nameOf(best.id)] } },
  };
}

/** A laugh at the end of what is told isn't all there is to answer. */
const LAUGH = "own_joke";
const LAUGH_WORDS = 3;

/** In a longer message a single word may stand for anything. */
const WORDS_OF_MORE = 16;

/** What a message states: its questions ask for an answer, and not for a word on what they name. */
function withoutQuestions(content: string): string {
  return content.replaceAll(/(?<![^.!?…\n])[^.!?…\n]+\?+|\?+/gu, (sentence) =>
    isQuestion(sentence) ? " " : sentence,
  );
}

function nameOf(id: string): string {
  return `acknowledgment.${id}`;
}

import { readSaidWords } from "../content/cues.ts";
import { sayText } from "./say.ts";
import { talkOf } from "./subjects.ts";
import type { Turn } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";

/** What is said to a message by the kind of remark it is. */
export interface Acknowledged {
  /** Empty where there is only a question to ask. */
  text: string;
  /** What may be asked after it. */
  ask: string | null;
  /** The state once it is said: none is said twice. */
  state: GuidedState;
}

const AN_AGE =
  /\b[\w-]+[ -](?:years?|months?)[ -]olds?\b|(?:\b(?:tengo|tiene|tienes|mis|con) |(?:^|[.,;] ?))\d{1,3} años(?= y\b|[.,;]|$)/giu;

/** What fits a message best and wasn't said yet; null where nothing plainly does. */
export function acknowledge(turn: Turn): Acknowledged | null {
  const { content, message, state } = turn;
  const talk = talkOf(state);
  // "I feel five years old" is no length of time.
  const said = readSaidWords(message.content.replaceAll(AN_AGE, " "));
  const [best] = content.acknowledgments
    .filter(({ acknowledgment }) => !talk.answers.includes(nameOf(acknowledgment.id)))
    .map((matcher) => ({
      ...matcher.acknowledgment,
      plainness: matcher.plainnessIn(said, state.language),
    }))
    .filter(({ plainness }) => plainness > 0)
    .toSorted((one, other) => other.plainness - one.plainness);
  if (best === undefined) return null;
  return {
    text: best.say ? sayText(turn, `acknowledgment.${best.id}`, best.say) : "",
    ask: best.ask ? sayText(turn, `acknowledgment.${best.id}.ask`, best.ask) : null,
    state: { ...state, talk: { ...talk, answers: [...talk.answers, nameOf(best.id)] } },
  };
}

function nameOf(id: string): string {
  return `acknowledgment.${id}`;
}

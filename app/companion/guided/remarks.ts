import { isHeavy } from "./heavy.ts";
import { withButtons } from "./buttons.ts";
import type { RemarkSort } from "./content.ts";
import { asksSomething } from "./question-forms.ts";
import { inLanguage, joinWords, sayText } from "./say.ts";
import { talkOf } from "./subjects.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";

/** What is said to a remark, and what may be asked after it. */
export interface MetRemark {
  /** Empty where there is only a question to ask. */
  text: string;
  ask: string | null;
  /** The state once it is said. */
  state: GuidedState;
}

/** After so many questions in a row none is asked. */
const MAX_ASKED_IN_ROW = 2;

/**
 * Meets a remark of one sort, each kind no oftener than there are words for it; null where there is none.
 * `isSaid` adds to what is recognised by its words, by the id of a kind.
 */
export function meetRemark(
  turn: Turn,
  sort: RemarkSort,
  isSaid: (id: string) => boolean = () => false,
): MetRemark | null {
  const { content, sentences, state } = turn;
  const talk = talkOf(state);
  for (const matcher of content.remarks[sort]) {
    const { id, say, ask } = matcher.remark;
    const name = `remark.${sort}.${id}`;
    const isWritten = [say, ask].every((text) => text?.es !== undefined || text === undefined);
    if (state.language === "es" && !isWritten) continue;
    const times = talk.answers.filter((each) => each === name).length;
    const variants = inLanguage(say ?? ask ?? { en: [] }, state.language).length;
    if (times >= variants || !(isSaid(id) || matcher.matches(sentences))) continue;
    return {
      text: say === undefined ? "" : sayText(turn, name, say),
      ask: ask === undefined ? null : sayText(turn, `${name}.ask`, ask),
      state: { ...state, talk: { ...talk, answers: [...talk.answers, name] } },
    };
  }
  return null;
}

/** Whether a message is a remark of one sort. */
export function isRemark({ content, sentences }: Turn, sort: RemarkSort): boolean {
  return content.remarks[sort].some((matcher) => matcher.matches(sentences));
}

/** Joins in with what is told with joy; null where nothing is, or where something weighs beside it. */
export function joinIn(turn: Turn): TurnReply | null {
  const { message, programme, state } = turn;
  const isInSession = programme != null && state.programme?.step !== "ended";
  const isGladTears = GOOD_TEARS.test(message.content) || criesForJoy(turn);
  if (isInSession || (isHeavy(message.content) && !isGladTears)) return null;
  const met = meetRemark(turn, "joy", (id) => id === "happy_tears" && criesForJoy(turn));
  if (met === null || (asksSomething(message.content) && !PRAISE.test(message.content))) {
    return null;
  }
  const { askedInRow = 0, ...talk } = talkOf(met.state);
  const mayAsk = !state.isQuiet && !state.isListening && askedInRow < MAX_ASKED_IN_ROW;
  const text = mayAsk ? joinWords(met.text, met.ask) : met.text;
  const next = { ...talk, sinceAsked: mayAsk ? 0 : 1, askedInRow: mayAsk ? askedInRow + 1 : 0 };
  return withButtons(text, { ...met.state, talk: next, hasOfferedHelp: true, pending: null }, []);
}

const TEARS =
  /\b(?:cr(?:y|ied|ying)|tears?|teared up|sobb(?:ed|ing)|bawl(?:ed|ing)|llor\p{L}+)\b/iu;
/** Good news, and still some trouble in it. */
const FOR_SADNESS =
  /\b(?:but|sad|scared|alone|miss(?:es|ing)?|wish|gone|died|left|pero|triste|sol[oa])\b/iu;

/** After good news, tears are of joy where nothing else is said: "my brother cried on the phone". */
function criesForJoy({ message, state }: Turn): boolean {
  const { subject, answers } = talkOf(state);
  const isGlad = subject === "good-news" || answers.at(-1)?.startsWith("remark.joy.") === true;
  return isGlad && TEARS.test(message.content) && !FOR_SADNESS.test(message.content);
}

/** Tears that weigh nothing: "it makes me cry, in a good way". */
const GOOD_TEARS =
  /\b(?:good|best|nice) way\b|\bhappy tears\b|\b(?:of|for|with) joy\b|\bde (?:alegr[ií]a|felicidad|emoci[oó]n)\b/iu;

/** "Isn't that gorgeous" asks nothing. */
const PRAISE = /\b(?:isn'?t|is not|aren'?t) (?:that|it|she|he|they)\b/iu;

import type { LineKey } from "../content/schema.ts";
import { readForPhrases } from "../content/phrases.ts";
import { asksSomething, questionIn, questionsIn } from "./question-forms.ts";
import { callsForAnswer, withoutComplaints } from "./corrections.ts";
import { hashOf } from "./choose.ts";
import { helpButtons, withButtons } from "./buttons.ts";
import { findIntent } from "./intents.ts";
import { answerAboutProduct, productQuestions } from "./product.ts";
import { answerQuestion, questionOfAnybody, questionOfSubject } from "./questions.ts";
import { quotedAnswer } from "./quoting.ts";
import { joinWords, sayLine } from "./say.ts";
import {
  asksWhatToDo,
  currentSubject,
  giveTip,
  meetSubject,
  nextAsk,
  subjectsIn,
  talkOf,
} from "./subjects.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { placeToAsk } from "./where-to-ask.ts";
import { meantIn, notButIn } from "./meant.ts";
import { saidBack } from "./said-back.ts";
import { capitalise, countWords, foldedText, joinParagraphs } from "./wording.ts";

/** That something was got wrong, among the answers of a talk. */
const REPAIR = "repair";
/** So often it's owned anew; then that this companion isn't keeping up, and then nothing more of it. */
const OWNED = 2;
const OWNED_AGAIN = 4;
/** What was answered once may be answered again in other words, and no more. */
const ANSWERED_AGAIN = 2;
/** So many of their messages back stands what they wait for an answer to. */
const MESSAGES_BACK = 4;

/**
 * Something was got wrong: what they asked last is answered anew where an answer is known. Else it's
 * owned in one line, never the same twice, and what they asked is the next question.
 */
export function repair(turn: Turn, lead: LineKey = "got_wrong"): TurnReply {
  const times = talkOf(turn.state).answers.filter((each) => each === REPAIR).length;
  const owned = owning({ ...turn, state: withRepair(turn) }, times, lead);
  const after = { ...turn, state: withRepair(turn) };
  const mixedUp = notButIn(turn.message.content);
  if (mixedUp !== null) return sayMixedUp(after, mixedUp);
  const answered = answerOpenQuestion(after, ANSWERED_AGAIN);
  if (answered !== null && !wasSaid(turn, answered.text)) {
    return { ...answered, text: joinParagraphs(times < OWNED_AGAIN ? owned : "", answered.text) };
  }
  const open = openQuestion(after);
  const quoted = open === null ? null : sayBackQuestion(after, open);
  if (quoted !== null) return quoted;
  if (open !== null && lead === "got_wrong") return stillNoAnswer(after, open);
  const told = lead === "got_wrong" && TOLD.test(turn.message.content) ? sayBackTold(after) : null;
  if (told !== null) return told;
  if (times >= OWNED && times < OWNED_AGAIN && lead === "got_wrong") {
    return withButtons(owned, { ...after.state, pending: null }, helpButtons(after));
  }
  return goOnFrom(after, owned, open !== null);
}

/** Who it's about, and not who was taken for it; with where to ask, where they wait for an answer. */
function sayMixedUp(turn: Turn, { not, but }: { not: string; but: string }): TurnReply {
  const line = sayLine(turn, "not_but").replaceAll("{but}", but).replaceAll("{not}", not);
  const open = openQuestion(turn);
  const place = open === null ? null : placeFor(turn, open);
  const talk = { ...talkOf(turn.state), subject: null, sinceAsked: 0 };
  const state = { ...turn.state, talk, pending: null };
  const next = turn.state.isQuiet ? null : sayLine(turn, "help_most");
  return withButtons(joinWords(line, place === null ? next : sayLine(turn, place)), state, []);
}

/** What was answered already is no answer to a complaint about it. */
function wasSaid({ history }: Turn, text: string): boolean {
  return history.some(({ role, content }) => role === "assistant" && content.includes(text));
}

/** Asked about once more: still none, said plainly, with who could have one. */
function stillNoAnswer(turn: Turn, question: string): TurnReply {
  const place = placeFor(turn, question);
  const line = sayLine(turn, "still_no_answer");
  const state = { ...turn.state, pending: null };
  return withButtons(
    joinWords(line, place === null ? null : sayLine(turn, place)),
    state,
    helpButtons(turn),
  );
}

/** By the question itself, or by what was told before where it only asks what to do. */
function placeFor(turn: Turn, question: string): LineKey | null {
  const told = lately(turn).map(({ content }) => content);
  const isOpen = /\b(?:what|who) (?:\w+ )?(?:can|do|should) i (?:\w+ )?(?:do|call|ask|tell)\b/u;
  return (
    placeToAsk(question) ?? (isOpen.test(foldedText(question)) ? placeToAsk(told.join(". ")) : null)
  );
}

const TOLD = /\b(?:told you|already (?:said|told)|just (?:said|told))\b/iu;

/** What they told last, before they had to say that they did. */
function sayBackTold(turn: Turn): TurnReply | null {
  const [told] = lately({ ...turn, message: { ...turn.message, content: "" } })
    .map(({ content }) => content)
    .filter((content) => countWords(content) >= WORDS_OF_MATTER);
  const words =
    told === undefined ? null : saidBack({ ...turn, message: { ...turn.message, content: told } });
  if (words === null) return null;
  return withButtons(
    joinWords(sayLine(turn, "told_before"), words),
    { ...turn.state, pending: null },
    [],
  );
}

function owning(turn: Turn, times: number, lead: LineKey): string {
  if (lead !== "got_wrong") return sayLine(turn, lead);
  if (times < OWNED) return sayLine(turn, "got_wrong");
  return times < OWNED_AGAIN ? sayLine(turn, "got_wrong_again") : "";
}

function withRepair({ state }: Turn): Turn["state"] {
  const talk = talkOf(state);
  return { ...state, talk: { ...talk, answers: [...talk.answers, REPAIR] } };
}

/** Their messages, the newest first, and this one before all. */
function lately({ message, history }: Turn): readonly { content: string }[] {
  const before = history.filter(({ role }) => role === "user").slice(-MESSAGES_BACK);
  return [message, ...before.toReversed()]
    .filter(({ content }) => !callsForAnswer(content))
    .map(({ content }) => ({ content: meantIn(content) ?? withoutComplaints(content) }));
}

/** Whether they asked something that can be answered now, or said back. */
export function isWaiting(turn: Turn): boolean {
  const open = openQuestion(turn);
  return (
    answerOpenQuestion(turn, 1) !== null || (open !== null && sayBackQuestion(turn, open) !== null)
  );
}

/** The answer to what they asked last; null where none is known, or it was given. */
function answerOpenQuestion(turn: Turn, most: number): TurnReply | null {
  for (const { content } of lately(turn)) {
    const asked = { ...turn, ...readAs(turn, content) };
    if (!asksSomething(content) && questionIn(content) === null && !asksWhatToDo(asked)) continue;
    const said = answerTo(asked, most);
    if (said !== null) return said;
    if (questionIn(content) !== null) return null;
  }
  return null;
}

/** What would fit any question was no answer to this one. */
const OF_ANYTHING: ReadonlySet<string> = new Set([
  "what_to_do",
  "what_do_you_think",
  "make_plan",
  "feel_better",
]);

function answerTo(turn: Turn, most: number): TurnReply | null {
  const product = answerAboutProduct(turn, most);
  if (product !== null) return product;
  const { answers } = talkOf(turn.state);
  const found = [questionOfSubject(turn), questionOfAnybody(turn)].find(
    (each) =>
      each !== null &&
      !OF_ANYTHING.has(each.question.id) &&
      !answers.includes(`${each.subject.id}.${each.question.id}`),
  );
  return found == null ? null : answerQuestion(turn, found);
}

/** What they asked last, and may wait for an answer to. */
export function openQuestion(turn: Turn): string | null {
  const asked = lately(turn)
    .filter(({ content }) => findIntent(content, turn.content) === null)
    .filter(({ content }) => productQuestions({ ...turn, ...readAs(turn, content) }).length === 0)
    .map(({ content }) => questionIn(content) ?? questionsIn(content).at(-1) ?? null);
  return asked.find((each) => each !== null) ?? null;
}

/** Where they asked nothing: on with the matter, which may be another than was thought. */
function goOnFrom(turn: Turn, owned: string, hasAsked: boolean): TurnReply {
  const rest = withoutComplaints(turn.message.content);
  const [meant] =
    countWords(rest) < WORDS_OF_MATTER
      ? []
      : subjectsIn({ ...turn, history: [], ...readAs(turn, rest) });
  if (!hasAsked && meant !== undefined && meant.subject.id !== talkOf(turn.state).subject) {
    return meetSubject(turn, meant.subject, owned);
  }
  const subject = currentSubject(turn);
  if (subject !== undefined && asksWhatToDo(turn)) {
    const tip = giveTip(turn, subject, owned);
    if (tip !== null) return tip;
  }
  const next = subject === undefined || turn.state.isQuiet ? null : nextAsk(turn, subject);
  if (next !== null) {
    return withButtons(joinWords(owned, next.text), { ...next.state, pending: null }, []);
  }
  // What was taken for the subject is let go, and isn't taken for it again.
  const talk = { ...talkOf(turn.state), subject: null, sinceAsked: 0 };
  const state = { ...turn.state, talk, pending: null };
  return turn.state.isQuiet
    ? withButtons(owned, state, [])
    : withButtons(
        joinWords(owned, sayLine(turn, "once_more")),
        { ...state, hasOfferedHelp: true },
        helpButtons(turn),
      );
}

/** In fewer words nothing is said beside the complaint. */
const WORDS_OF_MATTER = 5;

function readAs({ message }: Turn, content: string): Pick<Turn, "message" | "sentences"> {
  return { message: { ...message, content }, sentences: readForPhrases(content) };
}

/** What they asked is said back, and helped along by a question of its kind. Each once: a second time it would be no more of an answer. */
function sayBackQuestion(turn: Turn, question: string): TurnReply | null {
  const talk = talkOf(turn.state);
  const name = `${REPAIR}.${hashOf(question)}`;
  const quoted = quotedAnswer(capitalise(question.replace(BEFORE_QUESTION, "")));
  if (quoted === null || talk.answers.includes(name)) return null;
  const marked = quoted.replace(/(?<![?.…])[?.…]+”$|”$/u, "?”");
  const asked = turn.state.language === "es" ? marked.replace(/^“¿?/u, "“¿") : marked;
  const line = sayLine(turn, "asked_before").replace("{question}", asked);
  const place = placeFor(turn, question);
  const next =
    place === null && turn.state.isQuiet ? "" : sayLine(turn, place ?? followUpOf(question));
  const state = { ...turn.state, talk: { ...talk, answers: [...talk.answers, name] } };
  return withButtons(joinWords(line, next), { ...state, pending: null }, []);
}

const BEFORE_QUESTION =
  /^(?:(?:so|ok(?:ay)?|and|but|well|then|anyway|hello|no|yes|i'm (?:just )?asking|i asked(?: you)?|if|whether|y|pero|bueno)[\s,:?!.]+)+/u;

function followUpOf(question: string): LineKey {
  if (
    /\b(?:what|how|qu[eé]|c[oó]mo)\b.*\b(?:say|tell|write|text|words?|decir\w*|digo|escrib\w*)\b/u.test(
      question,
    )
  ) {
    return "what_to_get_across";
  }
  return !/^(?:\w+ )?(?:how|why|what|when|where|who|c[oó]mo|qu[eé])\b/u.test(question) &&
    /\b(?:should|shall|do i|would you|is it|or|deber[ií]a|debo)\b/u.test(question)
    ? "weigh_up"
    : "what_answer_changes";
}

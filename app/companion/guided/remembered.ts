import { readAnswer } from "./answers.ts";
import { quotedAnswer } from "./reflection.ts";
import { withoutQuestion } from "./programme-opening.ts";
import { LISTENING, type Said, type Turn } from "./said.ts";
import { joinParagraphs } from "./steps.ts";
import type { Remembered } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** Listening turns about the same thing before something of another day is brought up. */
const TURNS_BEFORE_HELP = 2;
/** Listening turns before something to read is named, and between two of them. */
const TURNS_BEFORE_READING = 3;
const TURNS_BETWEEN_READINGS = 6;
const MOST_READINGS = 2;
/** Longer answers to the question after a goal are about more than that. */
const LONGEST_GOAL_ANSWER = 14;
/** With fewer words left than that, the person would look unheard. */
const HEARD_WORDS = 5;
/** Talk of good things needs no help. */
const LIGHT: readonly string[] = ["good_news", "nothing"];

const WHAT_HELPED: readonly string[] = [
  "You told me on another day: {quote}. Is there room for a little of that today?",
  "I have something of yours in mind: {quote}. Would that be within reach now, in a small size?",
  "On another day you said: {quote}. Does that still hold?",
];

const TO_READ: readonly string[] = [
  "There is a short text about this, for whenever you like: {link}.",
  "Should you want to read about it some time: {link}. It keeps.",
  "Written down in two minutes of reading, if that is ever of use: {link}.",
];

const GOAL_DONE: readonly string[] = [
  "So it happened. What was it like, compared with how you had imagined it?",
  "Good that you tell me. What made it possible this time?",
];
const GOAL_NOT_DONE: readonly string[] = [
  "Then it did not come to it, and nothing is owed. What was there instead?",
  "That is no failure; it tells us something. Was it too big, or was the time full of something else?",
];

const DONE =
  /^(?:(?:yes|yeah|yep|well|ok|so)[\s,.]+)*(?:i )?(?:did(?: it| that)?|have done|managed|tried|kept|it (?:went|worked)|went (?:well|ok|fine|good)|a (?:bit|little)|mostly|partly|sometimes|twice|once)\b/u;
const NOT_DONE =
  /\b(?:didn't|did not|haven't|have not|couldn't|could not|forgot|not (?:yet|really|at all|once)|never got|no time)\b/u;

/** The answer to how it went with what was set; null where the first message is about something else. */
export function answerGoal(turn: Turn): Said | null {
  const { message, chooser, state, remembered } = turn;
  const text = foldedText(message.content);
  if (!remembered?.goal || countWords(text) > LONGEST_GOAL_ANSWER) return null;
  const isNo =
    NOT_DONE.test(text) || (readAnswer(message.content) === "no" && countWords(text) <= 4);
  if (!isNo && !DONE.test(text)) return null;
  const line = isNo
    ? chooser.pick("goal.notDone", GOAL_NOT_DONE)
    : chooser.pick("goal.done", GOAL_DONE);
  return { text: line ?? "", state, quickAnswers: [], modalities: [LISTENING] };
}

/**
 * Brings up, in a reply that listens, what is remembered of the person: somebody's name, what helped
 * on another day, or something to read; one of them at a time and each once in a conversation.
 */
export function withRemembered(said: Said, turn: Turn): Said {
  const { remembered } = turn;
  const isListening = said.modalities?.includes(LISTENING) && said.exercise === undefined;
  if (!remembered || !isListening || said.state.running !== null) return said;
  const named = nameIn(said, turn, remembered);
  if (said.state.pending !== null || said.state.theme === null) return named;
  if (LIGHT.includes(said.state.theme)) return named;
  return helpIn(named, turn, remembered) ?? readingIn(named, turn, remembered) ?? named;
}

function isTold({ state }: Said, id: string): boolean {
  return state.told !== undefined && Object.hasOwn(state.told, id);
}

function tell(said: Said, id: string, text: string): Said {
  const { state } = said;
  return {
    ...said,
    text,
    state: { ...state, told: { ...state.told, [id]: state.listeningTurns } },
  };
}

const CALLED = /^My ([\p{L} -]{2,24}?) is called (\p{Lu}[\p{L}-]{1,40})$/u;

/** "your sister" once becomes "your sister Ana", unless there are two of them. */
function nameIn(said: Said, { message }: Turn, { memories }: Remembered): Said {
  const people = memories.flatMap(({ id, content }) => {
    const [, relation = "", name = ""] = CALLED.exec(content.trim()) ?? [];
    return relation === "" ? [] : [{ id, relation: relation.toLowerCase(), name }];
  });
  for (const { id, relation, name } of people) {
    const isOnly = people.filter((other) => other.relation === relation).length === 1;
    const isKnown = [message.content, said.text].some((text) => text.includes(name));
    if (!isOnly || isKnown || isTold(said, id)) continue;
    let isSaid = false;
    const text = said.text.replaceAll(
      new RegExp(`“[^”]*”|\\byour ${relation}\\b(?!['’-])`, "giu"),
      (found) => {
        if (isSaid || found.startsWith("“")) return found;
        isSaid = true;
        return `${found} ${name}`;
      },
    );
    if (isSaid) return tell(said, id, text);
  }
  return said;
}

function helpIn(said: Said, turn: Turn, { memories }: Remembered): Said | null {
  const helps = memories.filter(({ kind }) => kind === "helps");
  if (said.state.themeTurns < TURNS_BEFORE_HELP || helps.some(({ id }) => isTold(said, id))) {
    return null;
  }
  const heard = withoutQuestion(said.text);
  const newest = helps.at(-1);
  const quote = newest === undefined ? null : quotedAnswer(newest.content);
  if (newest === undefined || quote === null || countWords(heard) < HEARD_WORDS) return null;
  const line = turn.chooser.pick("whatHelped", WHAT_HELPED) ?? "";
  return tell(said, newest.id, joinParagraphs(heard, line.replace("{quote}", quote)));
}

function readingIn(said: Said, turn: Turn, { article }: Remembered): Said | null {
  const { listeningTurns, told = {} } = said.state;
  const readings = Object.entries(told).filter(([id]) => id.startsWith(ARTICLE));
  const last = Math.max(-TURNS_BETWEEN_READINGS, ...readings.map(([, at]) => at));
  if (
    article === null ||
    listeningTurns < TURNS_BEFORE_READING ||
    listeningTurns - last < TURNS_BETWEEN_READINGS ||
    readings.length >= MOST_READINGS ||
    isTold(said, ARTICLE + article.id)
  ) {
    return null;
  }
  const link = `[${article.title.replaceAll(/[[\]]/gu, "")}](/knowledge/${encodeURIComponent(article.id)})`;
  const line = (turn.chooser.pick("toRead", TO_READ) ?? "").replace("{link}", link);
  return tell(said, ARTICLE + article.id, joinParagraphs(said.text, line));
}

/** Stands before the id of an article among what was brought up. */
const ARTICLE = "article.";

import { askWhatHelps, helpButtons, withButtons } from "./buttons.ts";
import type { TopicMatcher } from "../content/matchers.ts";
import { isUnsure } from "./answers.ts";
import { notSure } from "./choices.ts";
import { LISTENING, type TurnReply, type Turn } from "./turn-reply.ts";
import { button, inLanguage, joinWords, receipt, sayLine, sayOwn, sayText } from "./say.ts";
import type { Button, GuidedState } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** After so many messages that were only received, a quiet choice stands below. */
const MESSAGES_BEFORE_CHOICE = 6;
/** With more topics than that in one message none is plainly meant. */
const TOPICS_NAMED = 3;
/** Who goes on without choosing is asked once more what would help, after so many receipts. */
const MESSAGES_BEFORE_QUESTION = 2;
/** To be named among others counts once, to be asked about twice. */
const MAX_OFFERS = 2;
/** To so much the shortest receipts would look like no reading. */
const LONG_MESSAGE_WORDS = 40;

/** What is answered where nothing was asked for: a receipt, and at most one offer. */
export function hear(turn: Turn): TurnReply {
  const { state } = turn;
  const isLed = isInSession(turn) && !isPanicking(turn);
  if (state.isListening || isLed) return listen(turn);
  const topics = topicsIn(turn);
  if (topics.length > 0) return offerTopics(turn, topics);
  if (isUnsure(turn.message.content)) return notSure(turn);
  if (asksSomething(turn)) {
    const next = { ...state, hasOfferedHelp: true, pending: null };
    return withButtons(sayLine(turn, "cannot_answer"), next, helpButtons(turn));
  }
  const isTimeToAsk = state.listened === MESSAGES_BEFORE_QUESTION && !state.isQuiet;
  if (!state.hasOfferedHelp || isTimeToAsk) return askAgainWhatHelps(turn);
  return listen(turn);
}

function askAgainWhatHelps(turn: Turn): TurnReply {
  const said = askWhatHelps(
    turn,
    receipt(turn, turn.state.hasOfferedHelp ? "listening" : "receipts"),
  );
  return { ...said, state: { ...said.state, listened: said.state.listened + 1 } };
}

const QUESTION_MAX_WORDS = 25;
const ASKS =
  /^(?:(?:so|but|and|then|y|pero|entonces)[ ,]+)?(?:how|why|what|when|where|who|which|should|would|will|can|could|is|are|am|was|did|do|does|c[oó]mo|por qu[eé]|qu[eé]|cu[aá]ndo|deber[ií]a|puedo|es)\b/u;

/** Whether the message is a question, which deserves an honest answer: that nobody here knows. */
function asksSomething({ message }: Turn): boolean {
  const last =
    foldedText(message.content)
      .trim()
      .split(/(?<=[.!?…])\s+/u)
      .at(-1) ?? "";
  if (countWords(last) > QUESTION_MAX_WORDS) return false;
  return last.endsWith("?") || (ASKS.test(last) && !/[.!,]$/u.test(last) && countWords(last) <= 8);
}

/** A session offers its own way on. */
function isInSession({ programme, state }: Turn): boolean {
  return programme != null && state.programme?.step !== "ended";
}

/** Whether a message is about panic that is happening now. */
export function isPanicking({ content, message, sentences }: Turn): boolean {
  const panic = content.topics.find(({ topic }) => topic.id.startsWith("panic"));
  return panic?.recognises(message.content, sentences) ?? PANIC.test(foldedText(message.content));
}

const PANIC = /\bpanic attack\b|\bpanicking\b|\bcan't breathe\b|\bataque de p[aá]nico\b/u;

/** What a message is about and was not offered; one that was only named among others may be asked about. */
function topicsIn({ content, message, sentences, state }: Turn): readonly TopicMatcher[] {
  const timesOffered = (id: string) => state.offered.filter((offered) => offered === id).length;
  const found = content.topics
    .filter((matcher) => matcher.recognises(message.content, sentences))
    .filter(({ topic }) => timesOffered(topic.id) < MAX_OFFERS);
  if (found.length === 1) return found;
  return found.filter(({ topic }) => timesOffered(topic.id) === 0).slice(0, TOPICS_NAMED);
}

/** A topic is offered and never assumed; of several, they say which is closest. */
function offerTopics(turn: Turn, topics: readonly TopicMatcher[]): TurnReply {
  const [first] = topics;
  if (first === undefined) return listen(turn);
  const { state } = turn;
  const named = topics.map(({ topic }) => ({
    label: inLanguage(topic.button, state.language)[0] ?? topic.id,
    does: `topic:${topic.id}`,
  }));
  const isOne = topics.length === 1;
  const ids = topics.map(({ topic }) => topic.id);
  const offered = [...state.offered, ...ids, ...(isOne ? ids : [])];
  const next: GuidedState = {
    ...state,
    offered,
    hasOfferedHelp: true,
    pending: isOne ? { kind: "topic", topicId: first.topic.id } : null,
  };
  const heard = receiptFor(turn, topics);
  const other = button(turn, "something_else", "what_helps");
  if (isOne && !state.isQuiet) {
    const question = sayText(turn, `topic.${first.topic.id}.offer`, first.topic.offer);
    const yes: Button = button(turn, "yes", `topic:${first.topic.id}`);
    return withButtons(joinWords(heard, question), next, [yes, other]);
  }
  const line = sayLine(turn, isOne ? "buttons_below" : "which_topic");
  return withButtons(joinWords(heard, line), next, [...named, other]);
}

function receiptFor(turn: Turn, topics: readonly TopicMatcher[]): string {
  const ids = topics.map(({ topic }) => topic.id);
  const own = ids.includes("grief") ? sayOwn(turn, "loss") : null;
  return own ?? (ids.includes("good-news") ? sayOwn(turn, "good_news") : null) ?? receipt(turn);
}

function listen(turn: Turn): TurnReply {
  const listened = turn.state.listened + 1;
  const isLong = countWords(turn.message.content) >= LONG_MESSAGE_WORDS;
  const heard = asksSomething(turn)
    ? sayLine(turn, "cannot_answer")
    : receipt(turn, isLong ? "receipts" : "listening");
  if (listened < MESSAGES_BEFORE_CHOICE || isInSession(turn)) {
    // Who did not ask to be listened to alone sees the ways on below each reply.
    const isAsked = turn.state.isListening || isInSession(turn);
    const ways = isAsked ? [] : helpButtons(turn);
    const said = withButtons(heard, { ...turn.state, listened, pending: null }, ways);
    return { ...said, modalities: [LISTENING] };
  }
  const choice = turn.state.isQuiet ? sayLine(turn, "buttons_below") : quietChoice(turn);
  const said = withButtons(
    joinWords(heard, choice),
    { ...turn.state, listened: 0, pending: null },
    [
      button(turn, "go_on", "go_on"),
      button(turn, "breathe", "breathe"),
      button(turn, "wrap_up", "wrap_up"),
    ],
  );
  return { ...said, modalities: [LISTENING] };
}

/** In this companion's words and in everybody's by turns, so that it doesn't come back soon. */
function quietChoice({ character, chooser, content, state }: Turn): string {
  const shared = inLanguage(content.lines.buttons_below, state.language);
  const own = character === null ? [] : inLanguage(character.quiet_choice, state.language);
  return chooser.pick(`quiet_choice.${state.language}`, [...own, ...shared]) ?? "";
}

import type { LineKey, Topic, TopicChoice, TopicNode } from "../content/schema.ts";
import { findExercise } from "#app/content/exercises.ts";
import { isOnlyNumber, isUnsure, readOfferAnswer, readCommand } from "./answers.ts";
import { askWhatHelps, withButtons } from "./buttons.ts";
import { begin } from "./exercise-turns.ts";
import { quotedAnswer } from "./quoting.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, inLanguage, joinWords, receipt, sayLine, sayText } from "./say.ts";
import { isQuestionToCompanion } from "./step-reading.ts";
import { labelledChoice, labelOf, meantChoice } from "./topic-choices.ts";
import type { Button, GuidedState, NewGoal, TopicAnswers, TopicPosition } from "./turn.ts";
import { countWords, foldedText, joinParagraphs } from "./wording.ts";

/** A node is asked again at most this often. */
const MAX_TRIES = 1;
/** No way through a dialogue is longer: a circle in the content ends. */
const MAX_NODES_AT_ONCE = 12;
/** Shorter words to a choice are meant for one of its labels, or for nothing. */
const TELLING_WORDS = 4;

/** Begins a topic's dialogue, after a word that leads to it. */
export function beginTopic(turn: Turn, topic: Topic, before = ""): TurnReply {
  const position: TopicPosition = {
    topicId: topic.id,
    node: topic.start,
    choices: [],
    kept: {},
    before: null,
    after: null,
    tries: 0,
  };
  const state: GuidedState = {
    ...turn.state,
    isListening: false,
    hasOfferedHelp: true,
    pending: null,
    parkedTopic: turn.state.topic?.topicId === topic.id ? null : turn.state.topic,
    // Gone through, it is not offered again.
    offered: [...turn.state.offered, topic.id, topic.id],
  };
  return arrive({ ...turn, state }, topic, position, topic.start, before);
}

/** Goes on with a dialogue that was left, from the question it stood at. */
export function resumeTopic(turn: Turn, position: TopicPosition): TurnReply | null {
  const topic = turn.content.topicCalled(position.topicId);
  if (topic?.nodes[position.node] === undefined) return null;
  const state = { ...turn.state, parkedTopic: null, isListening: false, pending: null };
  const before = sayLine(turn, "back_to_it");
  return arrive({ ...turn, state }, topic, { ...position, tries: 0 }, position.node, before);
}

/** The question that a dialogue stands at, said again after something else. */
export function repeatTopic(turn: Turn, position: TopicPosition, before: string): TurnReply | null {
  const topic = turn.content.topicCalled(position.topicId);
  const node = topic?.nodes[position.node];
  if (topic === undefined || node === undefined) return null;
  const said = ask(turn, topic, position, node, []);
  return { ...said, text: joinParagraphs(before, said.text) };
}

/** Takes a message as the answer to the node that a dialogue stands at; null where there is no such node any more. */
export function continueTopic(turn: Turn, position: TopicPosition): TurnReply | null {
  const topic = turn.content.topicCalled(position.topicId);
  const node = topic?.nodes[position.node];
  if (topic === undefined || node === undefined) return null;
  const to = (next: string, before = "", changes: Partial<TopicPosition> = {}, goal?: NewGoal) =>
    withGoal(arrive(turn, topic, { ...position, ...changes }, next, before), goal);
  const stay = (line: LineKey) =>
    position.tries < MAX_TRIES
      ? repeatTopic(
          { ...turn, state: { ...turn.state, topic: { ...position, tries: position.tries + 1 } } },
          { ...position, tries: position.tries + 1 },
          sayLine(turn, line),
        )
      : null;
  const { content } = turn.message;
  const { unsure, other } = exitsOf(topic, node);
  const choose = (choice: TopicChoice) =>
    to(choice.next, "", { choices: [...position.choices, choice.id] });
  const labelled = labelledChoice(node, content);
  if (labelled !== undefined) return choose(labelled);
  switch (readCommand(content)) {
    case "stop":
      return stopTopic(turn, topic, position, node);
    case "skip":
      return to(unsure);
    case "again":
    case "back":
    case "help":
    case "why":
    case "howLong":
      return repeatTopic(turn, position, "");
    case "whatNow":
    case null:
      break;
  }
  if (isPressed(turn, content, "something_else")) return to(other);
  if (isPressed(turn, content, "stop_button")) return stopTopic(turn, topic, position, node);
  if (isPressed(turn, content, "dont_know") || isUnsure(content)) {
    return to(unsure, node.box ? sayLine(turn, "no_box_words") : "");
  }
  if (isQuestionToCompanion(content)) {
    return repeatTopic(turn, position, sayLine(turn, "question_aside"));
  }
  if (node.scale) {
    const number = numberFromTen(content);
    const { keep, next } = node.scale;
    if (number !== null) return to(next, "", { [keep]: number });
    return stay("number_please") ?? to(other);
  }
  if (node.box) {
    const { keep, next } = node.box;
    return to(next, receipt(turn), { kept: { ...position.kept, [keep]: turn.message.id } });
  }
  if (node.exercise !== undefined) return answerExercise(turn, node, to);
  if (node.goal !== undefined) return answerGoal(turn, node, node.goal, position, to);
  const meant = meantChoice(turn, node);
  if (meant !== undefined) return choose(meant);
  if (countWords(content) < TELLING_WORDS) return stay("pick_or_write") ?? to(other);
  return to(other, receipt(turn));
}

type Go = (
  next: string,
  before?: string,
  changes?: Partial<TopicPosition>,
  goal?: NewGoal,
) => TurnReply;

function answerExercise(turn: Turn, node: TopicNode, to: Go): TurnReply {
  const exercise = findExercise(node.exercise ?? "");
  const isYes = isYesTo(turn, "lets_try");
  const next = node.next ?? "";
  if (isYes && exercise !== undefined) return begin(turn, exercise);
  const isNo =
    readOfferAnswer(turn.message.content) !== null ||
    isPressed(turn, turn.message.content, "not_now");
  return to(next, isNo ? "" : receipt(turn));
}

function answerGoal(
  turn: Turn,
  node: TopicNode,
  keep: string,
  position: TopicPosition,
  to: Go,
): TurnReply {
  const next = node.next ?? "";
  const messageId = position.kept[keep];
  if (isYesTo(turn, "make_goal") && messageId !== undefined) {
    return to(next, sayLine(turn, "goal_kept"), {}, { messageId });
  }
  return to(next, sayLine(turn, "goal_not_kept"));
}

function isYesTo(turn: Turn, label: LineKey): boolean {
  const { content } = turn.message;
  return isPressed(turn, content, label) || readOfferAnswer(content) === "yes";
}

function isPressed({ content: { lines } }: Turn, message: string, label: LineKey): boolean {
  const said = labelOf(message);
  return Object.values(lines[label])
    .flat()
    .some((each) => labelOf(each) === said);
}

const NUMBER_WORDS: readonly string[] =
  "zero one two three four five six seven eight nine ten".split(" ");
const SPANISH_NUMBERS: readonly string[] =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

/** A number from 0 to 10; null where none is said. */
export function numberFromTen(content: string): number | null {
  const text = foldedText(content);
  const digits = /(?<![\d.])(\d{1,2})(?:[.,]\d)?(?!\d)/u.exec(text)?.[1];
  const number = digits === undefined ? wordNumber(text) : Number(digits);
  return number >= 0 && number <= 10 ? number : null;
}

function wordNumber(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const numberOf = (word: string) =>
    Math.max(NUMBER_WORDS.indexOf(word), SPANISH_NUMBERS.indexOf(word));
  if (!isOnlyNumber(words, (word) => numberOf(word) >= 0)) return -1;
  for (const word of words) {
    const at = numberOf(word);
    if (at >= 0) return at;
  }
  return -1;
}

/** Where "I don't know", something else and "stop" lead from a node. */
export function exitsOf(
  topic: Topic,
  node: TopicNode,
): Readonly<Record<"unsure" | "other" | "stop", string>> {
  const stop = stopOf(topic, node);
  return { unsure: node.unsure ?? node.next ?? stop, other: node.other ?? node.next ?? stop, stop };
}

function stopOf(topic: Topic, node: TopicNode): string {
  return node.stop ?? ("close" in topic.nodes ? "close" : topic.start);
}

/** It keeps its place, and can be taken up again. */
function stopTopic(turn: Turn, topic: Topic, position: TopicPosition, node: TopicNode): TurnReply {
  const said = arrive(turn, topic, position, stopOf(topic, node), sayLine(turn, "topic_stopped"));
  return {
    ...said,
    state: { ...said.state, parkedTopic: said.state.topic === null ? position : null },
  };
}

/** Says what stands at a node and all that follow by themselves, up to the next question or the end. */
function arrive(
  turn: Turn,
  topic: Topic,
  from: TopicPosition,
  to: string,
  before: string,
): TurnReply {
  const parts: string[] = [before];
  let id: string | undefined = to;
  for (let count = 0; id !== undefined && count < MAX_NODES_AT_ONCE; count += 1) {
    const node: TopicNode | undefined = topic.nodes[id];
    if (node === undefined) break;
    const position = { ...from, node: id, tries: 0 };
    const isFit =
      node.needs === undefined || node.needs.some((need) => from.choices.includes(need));
    const isMissing = node.goal !== undefined && from.kept[node.goal] === undefined;
    if (isFit && node.say) {
      const own = filled(turn, from, sayText(turn, `topic.${topic.id}.${id}`, node.say));
      if (own !== null) parts.push(own);
    }
    if (node.end === true) return end(turn, position, parts);
    if (node.ask !== undefined && !isMissing) return ask(turn, topic, position, node, parts);
    id = node.next ?? node.unsure;
  }
  return end(turn, from, parts);
}

const OWN = /\{own:(\w+)\}/gu;

/** The person's kept words as a quotation; null where they are missing or must not be repeated. */
function filled({ history, message }: Turn, { kept }: TopicAnswers, text: string): string | null {
  let isComplete = true;
  const whole = text.replaceAll(OWN, (_, name: string) => {
    const id = kept[name];
    const said =
      id === message.id ? message.content : history.find((each) => each.id === id)?.content;
    const quote = said === undefined ? null : quotedAnswer(said);
    isComplete &&= quote !== null;
    return quote ?? "";
  });
  if (!isComplete) return null;
  return whole.endsWith("”") ? `${whole}.` : whole;
}

function ask(
  turn: Turn,
  topic: Topic,
  position: TopicPosition,
  node: TopicNode,
  parts: readonly string[],
): TurnReply {
  const question = node.ask
    ? sayText(turn, `topic.${topic.id}.${position.node}.ask`, node.ask)
    : "";
  const [before = "", ...says] = parts;
  const text = joinParagraphs(before, joinWords(...says, question));
  const state: GuidedState = { ...turn.state, topic: position, pending: null };
  return { ...withButtons(text, state, nodeButtons(turn, node)), isStep: true };
}

const SCALE = ["0", "2", "4", "6", "8", "10"] as const;

function nodeButtons(turn: Turn, node: TopicNode): readonly Button[] {
  const stop = button(turn, "stop_button", "");
  if (node.choices) {
    const own = node.choices.map(({ label }) => ({
      label: inLanguage(label, turn.state.language)[0] ?? "",
      does: "",
    }));
    return [...own, button(turn, "something_else", ""), stop];
  }
  if (node.scale) return [...SCALE.map((label) => ({ label, does: "" })), stop];
  if (node.exercise) return [button(turn, "lets_try", ""), button(turn, "not_now", "")];
  if (node.goal) return [button(turn, "make_goal", ""), button(turn, "keep_here", "")];
  return [button(turn, "dont_know", ""), stop];
}

/** The dialogue is over: what was answered is kept for the summary. */
function end(turn: Turn, position: TopicPosition, parts: readonly string[]): TurnReply {
  const { topicId, choices, kept, before, after } = position;
  const dialogue: TopicAnswers = { topicId, choices, kept, before, after };
  const others = turn.state.dialogues.filter((each) => each.topicId !== topicId);
  const state: GuidedState = {
    ...turn.state,
    topic: null,
    pending: null,
    dialogues: [...others, dialogue],
  };
  const [first = "", ...says] = parts;
  const text = joinParagraphs(first, joinWords(...says));
  if (text === "") return askWhatHelps({ ...turn, state }, receipt(turn));
  return withButtons(text, state, [
    button(turn, "go_on", "go_on"),
    button(turn, "now", "now"),
    button(turn, "wrap_up", "wrap_up"),
  ]);
}

function withGoal(said: TurnReply, goal: NewGoal | undefined): TurnReply {
  return goal === undefined ? said : { ...said, goal };
}

/** After an exercise of a dialogue: on to what comes behind it. Null where no dialogue waits. */
export function afterTopicExercise(turn: Turn, before: string): TurnReply | null {
  const position = turn.state.topic;
  const topic = position === null ? undefined : turn.content.topicCalled(position.topicId);
  if (position === null || topic === undefined) return null;
  const next = topic.nodes[position.node]?.next;
  return next === undefined ? null : arrive(turn, topic, position, next, before);
}

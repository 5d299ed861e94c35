import { checkedTextsOf, type CheckedText } from "./check-text.ts";
import { isExercise } from "./read-pieces.ts";
import type { GuideTopic as Topic, GuideTopicNode as TopicNode } from "#app/content/guide.ts";
import { claimIn, statesFact } from "./style.ts";
import { readableWordsOf } from "./readability.ts";

/** What one reply may hold, where nodes that only say go on by themselves. */
const MAX_REPLY_WORDS = 60;
const MAX_LABEL = 24;
const MAX_SAY_SENTENCES = 3;

interface Edge {
  to: string;
  /** The choice that leads there. */
  choice?: string;
}

/** Everywhere that a node leads. */
export function edgesOf(topic: Topic, node: TopicNode): readonly Edge[] {
  const asks = asksSomething(node);
  const ways: (string | undefined)[] = [
    node.next,
    node.box?.next,
    node.scale?.next,
    node.unsure,
    node.other,
    asks ? (node.stop ?? ("close" in topic.nodes ? "close" : undefined)) : node.stop,
  ];
  return [
    ...(node.choices ?? []).map(({ id, next }) => ({ to: next, choice: id })),
    ...ways.filter((way) => way !== undefined).map((to) => ({ to })),
  ];
}

/** Whether a node waits for an answer. */
export function asksSomething(node: TopicNode): boolean {
  return (
    node.choices !== undefined ||
    node.box !== undefined ||
    node.scale !== undefined ||
    node.exercise !== undefined ||
    node.goal !== undefined
  );
}

/** What is wrong with a topic's way from node to node. */
export function topicFaults(topic: Topic): readonly string[] {
  const faults: string[] = [];
  const names = Object.keys(topic.nodes);
  const choices = new Set(
    names.flatMap((each) => (topic.nodes[each]?.choices ?? []).map(({ id }) => id)),
  );
  const kept = new Set(
    Object.values(topic.nodes).flatMap(({ box, scale }) => [box?.keep, scale?.keep]),
  );
  if (topic.nodes[topic.start] === undefined) faults.push(`start: there is no node ${topic.start}`);
  const reached = reachable(topic, topic.start, []);
  for (const [id, node] of Object.entries(topic.nodes)) {
    const note = (fault: string) => faults.push(`${id}: ${fault}`);
    for (const { to } of edgesOf(topic, node)) {
      if (topic.nodes[to] === undefined) note(`there is no node ${to}`);
    }
    if (!reached.has(id)) note("nothing leads here");
    else if (![...reachable(topic, id, [])].some((each) => topic.nodes[each]?.end === true)) {
      note("a dead end: no end can be reached from here");
    }
    for (const fault of nodeFaults(topic, id, node)) note(fault);
    for (const need of node.needs ?? []) {
      if (!choices.has(need)) note(`needs: there is no choice ${need}`);
    }
    if (node.needs !== undefined && reachable(topic, topic.start, node.needs).has(id)) {
      note(`can be reached without any of: ${node.needs.join(", ")}`);
    }
    if (node.goal !== undefined && !kept.has(node.goal)) note(`goal: ${node.goal} isn't kept`);
  }
  for (const keep of ["before", "after"]) {
    if (!kept.has(keep)) faults.push(`there is no scale that keeps ${keep}`);
  }
  return faults;
}

/** The nodes that can be come to without making any of these choices. */
function reachable(topic: Topic, from: string, without: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = topic.nodes[id];
    if (node === undefined || seen.has(id)) continue;
    seen.add(id);
    for (const { to, choice } of edgesOf(topic, node)) {
      if (choice === undefined || !without.includes(choice)) open.push(to);
    }
  }
  return seen;
}

function nodeFaults(topic: Topic, id: string, node: TopicNode): readonly string[] {
  const faults: string[] = [];
  const asks = asksSomething(node);
  const kinds = [node.choices, node.box, node.scale, node.exercise, node.goal].filter(
    (kind) => kind !== undefined,
  ).length;
  if (kinds > 1) faults.push("choices, box, scale, exercise or goal: only one of them");
  if (asks && node.ask === undefined) faults.push("has nothing to ask");
  if (!asks && node.ask !== undefined) faults.push("asks, and takes no answer");
  if ((node.choices || node.box || node.scale) && (!node.unsure || !node.other)) {
    faults.push("unsure and other are needed where something is asked");
  }
  if (asks && node.stop === undefined && topic.nodes["close"] === undefined) {
    faults.push("stop is needed where there is no node close");
  }
  if (!asks && node.say === undefined && node.end !== true) faults.push("says and asks nothing");
  if (!asks && node.next === undefined && node.end !== true) faults.push("leads nowhere");
  if ((node.exercise || node.goal) && node.next === undefined) faults.push("next is missing");
  if (node.end === true && (asks || node.next !== undefined)) faults.push("an end goes nowhere");
  if (node.exercise !== undefined && !isExercise(node.exercise)) {
    faults.push(`there is no exercise ${node.exercise}`);
  }
  if (node.choices !== undefined && (node.choices.length < 2 || node.choices.length > 4)) {
    faults.push("two to four choices");
  }
  for (const { label } of node.choices ?? []) {
    for (const { text } of checkedTextsOf({ label })) {
      if (text.length > MAX_LABEL) faults.push(`longer than ${MAX_LABEL} letters: ${text}`);
    }
  }
  for (const { text, language } of checkedTextsOf({ say: node.say })) {
    if (text.includes("?")) faults.push(`only ask has a question: ${text}`);
    if (text.split(/(?<=[.!?])\s+/u).length > MAX_SAY_SENTENCES) {
      faults.push(`more than ${MAX_SAY_SENTENCES} sentences: ${text}`);
    }
    if (language === "en" && node.needs === undefined && claimIn(text) !== null) {
      faults.push(`states “${claimIn(text)}” about the person and has no needs`);
    }
    if (language === "en" && node.fact === undefined && statesFact(text)) {
      faults.push(`states a fact and names no source: ${text}`);
    }
  }
  faults.push(...replyFaults(topic, id));
  return faults;
}

/** A reply is all that is said in one go: this node and those that follow by themselves. */
function replyFaults(topic: Topic, id: string): readonly string[] {
  const parts: CheckedText[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const node: TopicNode | undefined = topic.nodes[at];
    if (node === undefined) break;
    parts.push(
      ...longest(checkedTextsOf({ say: node.say })),
      ...longest(checkedTextsOf({ ask: node.ask })),
    );
    at = asksSomething(node) || node.end === true ? undefined : node.next;
  }
  const text = parts.map((part) => part.text).join(" ");
  const words = readableWordsOf(text).length;
  const questions = text.match(/\?/gu)?.length ?? 0;
  return [
    ...(words > MAX_REPLY_WORDS
      ? [`${words} words in one reply (at most ${MAX_REPLY_WORDS})`]
      : []),
    ...(questions > 0 && HELP_LINE.test(text) ? ["a question right after a help line"] : []),
    ...(questions > 1 ? ["more than one question in one reply"] : []),
  ];
}

const HELP_LINE = /\b(?:988|911|(?:1-)?\d{3}-\d{3}-\d{4})\b/u;

/** The longest English variant. */
function longest(texts: readonly CheckedText[]): readonly CheckedText[] {
  const english = texts.filter(({ language }) => language === "en");
  return english.toSorted((one, other) => other.text.length - one.text.length).slice(0, 1);
}

import { findExercise } from "#app/content/exercises.ts";
import { findTopic, type GuideTopic, type GuideTopicNode } from "#app/content/guide.ts";
import { beginExercise } from "./exercise.ts";
import type { TopicPosition } from "./state.ts";
import { argumentOf, buttons, choice, inTurn, line, numberOn, reply } from "./turn.ts";
import type { Effects, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** No way through a dialogue is longer: a circle in the content ends. */
const MAX_NODES_AT_ONCE = 12;
const SCALE = [0, 2, 4, 6, 8, 10] as const;
const MOST_ON_SCALE = 10;

/** Where the path of the subject goes on, after what was said. */
type Back = (talk: Talk, lines: readonly GuideLine[]) => GuideReply;

/** Begins the dialogue of a subject; null where it has none. */
export function beginTopic(talk: Talk, id: string, back: Back): GuideReply | null {
  const topic = findTopic(id);
  if (topic === undefined) return null;
  const node = topic.start;
  const position = { topicId: id, node, choices: [], kept: {}, before: null, after: null };
  return arrive(talk, topic, position, [], back);
}

/** Takes a message as the answer to the node that a dialogue stands at; null for a choice that isn't about it. */
export function leadTopic(talk: Talk, position: TopicPosition, back: Back): GuideReply | null {
  const topic = findTopic(position.topicId);
  const node = topic?.nodes[position.node];
  if (topic === undefined || node === undefined) return null;
  const { choice: tapped } = talk.input;
  const go = (next: string, said: GuideLine | null = null, changes: Partial<TopicPosition> = {}) =>
    arrive(talk, topic, { ...position, ...changes, node: next }, said ? [said] : [], back);
  const { unsure, other, stop } = exitsOf(topic, node);
  if (tapped === null) return hear(talk, position, topic, go);
  const picked = node.choices?.find(({ id }) => id === argumentOf(tapped, "topic"));
  if (picked) return go(picked.next, null, { choices: [...position.choices, picked.id] });
  const number = argumentOf(tapped, "number");
  if (number !== null && node.scale)
    return go(node.scale.next, null, { [node.scale.keep]: Number(number) });
  const exercise = node.exercise === undefined ? undefined : findExercise(node.exercise);
  const behind = { subject: position.topicId, topic: position };
  if (tapped === "go_on") return ask(talk, topic, position, []);
  if (tapped === "lets_try") return exercise ? beginExercise(talk, exercise, behind) : go(other);
  if (tapped === "goal_keep")
    return withGoal(go(node.next ?? stop, line(talk, "goal_kept")), position, node);
  if (tapped === "goal_leave" || tapped === "not_now")
    return go(node.next ?? stop, line(talk, "form_left"));
  const exit = { dont_know: unsure, something_else: other, stop_here: stop }[tapped];
  return exit === undefined ? null : go(exit);
}

type Go = (next: string, said?: GuideLine | null, changes?: Partial<TopicPosition>) => GuideReply;

/** Any text is taken where words are asked for; where a tap is, the same choices stand again. */
function hear(talk: Talk, position: TopicPosition, topic: GuideTopic, go: Go): GuideReply {
  const { kept, node: at } = position;
  const { messageId, classes } = talk.input;
  const { box, scale, ...node } = topic.nodes[at] ?? {};
  const { other } = exitsOf(topic, node);
  const ways = new Set(node.choices?.map(({ next }) => next));
  const met = line(talk, "step_met");
  // Words in place of a tap are what "something else" would ask for, if nothing else leads there.
  const takes = box ?? (node.choices && !ways.has(other) ? topic.nodes[other]?.box : undefined);
  if (takes) return go(takes.next, met, { kept: { ...kept, [takes.keep]: messageId } });
  // Where it asks for what may be told, or all choices lead the same way, words lead on, too.
  if (node.told || (ways.size === 1 && ways.has(other))) return go(other, met);
  const number = scale ? numberOn(classes, MOST_ON_SCALE) : null;
  if (scale && number !== null) return go(scale.next, null, { [scale.keep]: number });
  return ask(talk, topic, position, [line(talk, scale ? "number_wanted" : "tap_wanted")]);
}

function withGoal(said: GuideReply, { kept }: TopicPosition, { goal = "" }: GuideTopicNode) {
  const messageId = kept[goal];
  if (messageId === undefined) return said;
  const effects: Effects = { ...said.effects, goal: { line: null, messageIds: [messageId] } };
  return { ...said, effects };
}

/** After an exercise of a dialogue: on to what comes behind it. Null where no dialogue waits. */
export function afterTopicExercise(
  talk: Talk,
  position: TopicPosition,
  lines: readonly GuideLine[],
  back: Back,
): GuideReply | null {
  const topic = findTopic(position.topicId);
  const next = topic?.nodes[position.node]?.next;
  if (topic === undefined || next === undefined) return null;
  return arrive(talk, topic, { ...position, node: next }, lines, back);
}

/** Where "I don't know", something else and "stop" lead from a node. */
export function exitsOf({ nodes, start }: GuideTopic, node: GuideTopicNode) {
  const stop = node.stop ?? ("close" in nodes ? "close" : start);
  const { next = stop, unsure = next, other = next } = node;
  return { unsure, other, stop };
}

/** Says what stands at a node and all that follow by themselves, up to the next question or the end. */
function arrive(
  talk: Talk,
  topic: GuideTopic,
  to: TopicPosition,
  before: readonly GuideLine[],
  back: Back,
): GuideReply {
  const lines = [...before];
  let at: string | undefined = to.node;
  for (let count = 0; at !== undefined && count < MAX_NODES_AT_ONCE; count += 1) {
    const node: GuideTopicNode | undefined = topic.nodes[at];
    if (node === undefined) break;
    const isFit = node.needs?.some((need) => to.choices.includes(need)) ?? true;
    const hasGoal = node.goal === undefined || to.kept[node.goal] !== undefined;
    if (isFit && node.say) lines.push(inTurn(talk, `topics.${topic.id}.nodes.${at}.say`));
    if (node.end === true) break;
    if (node.ask !== undefined && hasGoal) return ask(talk, topic, { ...to, node: at }, lines);
    at = node.next ?? node.unsure;
  }
  // What was answered is kept for the note of the session.
  const others = talk.state.dialogues.filter(({ topicId }) => topicId !== to.topicId);
  return back({ ...talk, state: { ...talk.state, dialogues: [...others, to] } }, lines);
}

function ask(talk: Talk, topic: GuideTopic, position: TopicPosition, said: readonly GuideLine[]) {
  const { id } = topic;
  const place = { at: "subject", id, asks: false, card: 0, topic: position, form: null } as const;
  const { goal } = topic.nodes[position.node] ?? {};
  const told = { own: position.kept[goal ?? ""] ?? "" };
  const shown = goal === undefined ? [] : [line(talk, "goal_shown", { told })];
  const lines = [...said, ...shown, inTurn(talk, `topics.${id}.nodes.${position.node}.ask`)];
  return reply(talk, place, lines, choicesOf(topic, position.node));
}

function choicesOf({ id, nodes }: GuideTopic, at: string): readonly GuideChoice[] {
  const node = nodes[at] ?? {};
  const told = node.told ? ["use_told"] : [];
  if (node.choices) {
    const own = node.choices.map((each) => ({
      id: `topic.${each.id}`,
      label: `topics.${id}.nodes.${at}.choices.${each.id}.label`,
    }));
    return [...own, ...buttons(...told, "something_else", "stop_here")];
  }
  if (node.scale)
    return [
      ...SCALE.map((number) => ({ id: `number.${number}`, label: number })),
      choice("dont_know", "without_step"),
      choice("stop_here"),
    ];
  if (node.exercise !== undefined) return buttons("lets_try", "not_now", "stop_here");
  if (node.goal !== undefined) return buttons("goal_keep", "goal_leave", "stop_here");
  return buttons(...told, "dont_know", "misfit", "stop_here");
}

import { findExercise } from "#app/content/exercises.ts";
import {
  findTopic,
  guideTopics,
  type GuideTopic,
  type GuideTopicNode,
} from "#app/content/guide.ts";
import { exitsOf } from "../guide/topic.ts";
import {
  guideLabel,
  guideLine,
  receiptsOf,
  saidText,
  type PreviewKind,
  type PreviewNode,
  type PreviewPlace,
  type SaidText,
  type Way,
} from "./preview.ts";

/** The written dialogues. */
export const topicKind: PreviewKind = {
  id: "topic",
  title: "Topics",
  pieces: ({ language }) =>
    guideTopics.map(({ id, title }) => ({ id, title: title[language][0] ?? id })),
  open(id, place) {
    const topic = findTopic(id);
    if (topic === undefined) return null;
    return {
      title: topic.title[place.language][0] ?? topic.id,
      about: [],
      start: topic.start,
      node: (name) => nodeOf(topic, name, place),
    };
  },
};

/** A reply as it is met: the node and those that follow by themselves, up to the next question or the end. */
function nodeOf(topic: GuideTopic, name: string, place: PreviewPlace): PreviewNode | null {
  const said: SaidText[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const node: GuideTopicNode | undefined = Object.hasOwn(topic.nodes, at)
      ? topic.nodes[at]
      : undefined;
    if (node === undefined) return null;
    for (const text of [node.say, node.ask]) if (text) said.push(saidText(text, place));
    const asks = node.ask !== undefined;
    if (asks || node.end === true) {
      const exits = asks ? exitsFrom(topic, node, place) : [];
      return { name, said, ways: waysOf(node, place), exits };
    }
    at = node.next;
  }
  return { name, said, ways: [], exits: [] };
}

function waysOf(node: GuideTopicNode, place: PreviewPlace): readonly Way[] {
  const { language } = place;
  const label = (key: string) => guideLabel(key, place);
  if (node.choices) {
    return node.choices.map((each) => ({ label: each.label[language][0] ?? "", to: each.next }));
  }
  if (node.box) return [{ label: "Any words", to: node.box.next, says: receiptsOf(place) }];
  if (node.scale) return [{ label: "A number from 0 to 10", to: node.scale.next }];
  const next = node.next ?? null;
  if (node.exercise !== undefined) {
    const title = findExercise(node.exercise)?.title ?? node.exercise;
    return [
      { label: `${label("lets_try")} (${title}, then on)`, to: next },
      { label: label("not_now"), to: next },
    ];
  }
  if (node.goal === undefined) return [];
  return [
    { label: label("goal_keep"), to: next, says: guideLine("goal_kept", place) },
    { label: label("goal_leave"), to: next },
  ];
}

function exitsFrom(topic: GuideTopic, node: GuideTopicNode, place: PreviewPlace) {
  const { unsure, other, stop } = exitsOf(topic, node);
  return [
    { label: guideLabel("dont_know", place), to: unsure },
    { label: guideLabel("something_else", place), to: other },
    { label: guideLabel("stop_here", place), to: stop },
  ];
}

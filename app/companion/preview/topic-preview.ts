import { findExercise } from "#app/content/exercises.ts";
import { asksSomething } from "../content/check-topic.ts";
import type { Topic, TopicNode } from "../content/schema.ts";
import { inLanguage } from "../guided/say.ts";
import { exitsOf } from "../guided/topics.ts";
import {
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
  pieces: ({ content, language }) =>
    content.topics.map(({ topic }) => ({
      id: topic.id,
      title: inLanguage(topic.title, language)[0] ?? topic.id,
    })),
  open(id, place) {
    const topic = place.content.topicCalled(id);
    if (topic === undefined) return null;
    return {
      title: inLanguage(topic.title, place.language)[0] ?? topic.id,
      about: [
        saidText(
          id === "grief" ? place.character.loss : place.character.receipts,
          place,
          "After a message that may be about it",
        ),
      ],
      start: topic.start,
      node: (name) => nodeOf(topic, name, place),
    };
  },
};

/** A reply as it is met: the node and those that follow by themselves, up to the next question or the end. */
function nodeOf(topic: Topic, name: string, place: PreviewPlace): PreviewNode | null {
  const said: SaidText[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const node: TopicNode | undefined = Object.hasOwn(topic.nodes, at)
      ? topic.nodes[at]
      : undefined;
    if (node === undefined) return null;
    for (const text of [node.say, node.ask]) if (text) said.push(saidText(text, place));
    const asks = asksSomething(node);
    if (asks || node.end === true) {
      const exits = asks ? exitsFrom(topic, node, place) : [];
      return { name, said, ways: waysOf(node, place), exits };
    }
    at = node.next;
  }
  return { name, said, ways: [], exits: [] };
}

function waysOf(node: TopicNode, place: PreviewPlace): readonly Way[] {
  const { lines } = place.content;
  const label = (text: TopicNode["say"]) =>
    text ? (inLanguage(text, place.language)[0] ?? "") : "";
  const receipts = inLanguage(place.character.receipts, place.language);
  if (node.choices) {
    return node.choices.map((choice) => ({ label: label(choice.label), to: choice.next }));
  }
  if (node.box) return [{ label: "Any words", to: node.box.next, says: receipts }];
  if (node.scale) return [{ label: "A number from 0 to 10", to: node.scale.next }];
  const next = node.next ?? null;
  if (node.exercise !== undefined) {
    const title = findExercise(node.exercise)?.title ?? node.exercise;
    return [
      { label: `${label(lines.lets_try)} (${title}, then on)`, to: next },
      { label: label(lines.not_now), to: next },
    ];
  }
  if (node.goal !== undefined) {
    const says = (key: "goal_kept" | "goal_not_kept") => inLanguage(lines[key], place.language);
    return [
      { label: label(lines.make_goal), to: next, says: says("goal_kept") },
      { label: label(lines.keep_here), to: next, says: says("goal_not_kept") },
    ];
  }
  return [];
}

function exitsFrom(topic: Topic, node: TopicNode, { content, language }: PreviewPlace) {
  const { unsure, other, stop } = exitsOf(topic, node);
  const { dont_know, something_else, stop_button, topic_stopped } = content.lines;
  const label = (text: NonNullable<TopicNode["say"]>) => inLanguage(text, language)[0] ?? "";
  return [
    { label: label(dont_know), to: unsure },
    { label: label(something_else), to: other },
    { label: label(stop_button), to: stop, says: inLanguage(topic_stopped, language) },
  ];
}

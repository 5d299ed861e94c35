import { z } from "zod";
import { articles } from "./articles.ts";
import type { Exercise, Line as ConditionalLine } from "./exercise.ts";
import { exercises } from "./exercises.ts";
import { named, wordingsOf, type Line } from "./line-ids.ts";
import { programs } from "./programs.ts";
import { contentFiles, readContent } from "./read-content.ts";

const text = z.string().trim().min(1);
/** One wording in each language. */
const both = z.strictObject({ en: text, es: text });
/** As many wordings as there are, in each language. */
const wordings = z.union([text.transform((one) => [one]), z.array(text).min(1).readonly()]);
const line = z.strictObject({ en: wordings, es: wordings });
const id = z.string().regex(/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/);

/** Who something may be said to, whatever it is about. */
export const ADDRESSEES = ["partner", "family", "friend", "work", "other"] as const;

/** What people come with, as its file holds it: everything that can be said about it. */
const guideSubjectFile = z.strictObject({
  id,
  /** What somebody would say: a choice's label. */
  name: both,
  /** A noun, within "It sounds like this is about ...". */
  about: both,
  /** What this often is; nothing about the person. */
  often: both,
  source: text,
  /** One open question: its answer is only received. */
  asks: both,
  exercise: z.enum(exercises.map((exercise) => exercise.id)),
  article: z.enum(articles.map((article) => article.id)).optional(),
  /** A small step that becomes the goal of the week. */
  step: both,
  /** Who might be told, one of those that all can tell or another, and a first sentence to start from. */
  say_to: z.union([z.enum(ADDRESSEES), both]),
  opener: both,
  /** What people often ask. */
  asked: z
    .array(z.strictObject({ id, ask: both, say: both }))
    .min(3)
    .max(6),
  /** Which of these is for what happens at this moment: it stands first, and leads to the exercise. */
  now: id.optional(),
  /** Who is for this. */
  help: both,
  /** Subjects that are a narrower case of this one, with advice of their own. */
  narrower: z.array(id).min(1).optional(),
  /** Has five questions, and mostly a dialogue of its own. */
  deep: z.literal(true).optional(),
});
export type GuideSubject = z.output<typeof guideSubjectFile>;

const topicNode = z.strictObject({
  say: line.optional(),
  ask: line.optional(),
  choices: z
    .array(z.object({ id, label: line, next: id }))
    .min(1)
    .optional(),
  /** Free words, kept as they are written. */
  box: z.strictObject({ keep: id, next: id }).optional(),
  /** A number from 0 to 10. */
  scale: z.strictObject({ keep: z.enum(["before", "after"]), next: id }).optional(),
  exercise: id.optional(),
  /** Asks for what somebody may have told before: then that is offered as the answer. */
  told: z.literal(true).optional(),
  /** Which kept words become the goal of the week, if the person wants it. */
  goal: id.optional(),
  /** Where what is said comes from. */
  fact: z.strictObject({ source: text, url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** The node is only met by somebody who made one of these choices. */
  needs: z.array(id).min(1).optional(),
  next: id.optional(),
  unsure: id.optional(),
  other: id.optional(),
  stop: id.optional(),
  end: z.literal(true).optional(),
});

/** A dialogue as its file holds it. */
export const topicFile = z.strictObject({
  id,
  title: line,
  start: id,
  nodes: z.record(id, topicNode),
});
export type GuideTopic = z.output<typeof topicFile>;
export type GuideTopicNode = z.output<typeof topicNode>;

const companion = z.strictObject({
  /** The first words: what it is, and what can be done. */
  opening: line,
  /** In its place where a model answers, of whom nothing is written. */
  hello: line,
  receipt: line,
  listening: line,
  thanks: line,
  goodbye: line,
});

const linesFile = z.strictObject({
  companions: z.record(id, companion),
  labels: z.record(id, both),
  /** What people ask about the app, those that are asked most first. */
  asked: z.array(z.strictObject({ id, ask: both, say: both })).min(4),
  lines: z.record(id, line),
});

/** The guide's own words: of each companion, on its buttons, and around everything that it leads. */
export const GUIDE_LINES = named("guide", readContent("guide", "lines.yaml", linesFile));

const menuFile = z.strictObject({
  usual: z.array(id).min(4),
  late: z.array(id),
  moods: z.record(z.string(), z.array(id)),
  /** Exercises for right now. */
  now: z.array(z.enum(exercises.map((exercise) => exercise.id))).min(3),
  near_danger: z.array(id),
  glad: z.array(id),
  careful: z.array(id),
  groups: z.record(id, z.array(id).min(2)),
});
const menu = readContent("guide", "menu.yaml", menuFile);

/** What stands in the menu: by the hour, by today's mood, and always. */
export const GUIDE_MENU: Omit<z.output<typeof menuFile>, "groups"> = menu;
/** The groups in which all subjects stand, by their ids. */
export const GUIDE_GROUPS = menu.groups;

/** All that people come with, in the order of their files. */
export const guideSubjects: readonly GuideSubject[] = contentFiles("guide/subjects").map((name) =>
  readContent("guide/subjects", name, guideSubjectFile),
);
named("subjects", guideSubjects);

/** The dialogues that go through a subject step by step. */
export const guideTopics: readonly GuideTopic[] = contentFiles("topics").map((name) =>
  readContent("topics", name, topicFile),
);
named("topics", guideTopics);

const subjectsById = new Map(guideSubjects.map((subject) => [subject.id, subject]));
const topicsById = new Map(guideTopics.map((topic) => [topic.id, topic]));

/** The subject with this id, or undefined if there is none (any more). */
export function findGuideSubject(subjectId: string): GuideSubject | undefined {
  return subjectsById.get(subjectId);
}

/** The dialogue that goes through a subject step by step; few have one. */
export function findTopic(subjectId: string): GuideTopic | undefined {
  return topicsById.get(subjectId);
}

/** A text that is written in English alone stands in both languages, so that it can be named. */
function english(...written: readonly string[]): Line {
  return { en: written, es: written };
}

function spoken(lines: readonly ConditionalLine[]): Line {
  return english(...lines.map((each) => (typeof each === "string" ? each : each.text)));
}

function nameExercise({ id: exerciseId, title, intro, closings, thisWeek, steps }: Exercise): void {
  const own = { title: english(title), intro: english(...intro), closings: spoken(closings) };
  named(`exercises.${exerciseId}`, { ...own, week: english(...thisWeek) });
  for (const { name, prompts, reflections, hints, quickAnswers = [] } of steps)
    named(`exercises.${exerciseId}.${name}`, {
      prompts: spoken(prompts),
      reflections: spoken(reflections),
      hints: english(...hints),
      answers: quickAnswers.map((answer) => english(answer)),
    });
}

for (const exercise of exercises) nameExercise(exercise);
for (const { id: programId, title, sessions } of programs) {
  named(`programs.${programId}`, { title: english(title) });
  for (const {
    core,
    closings,
    title: name,
    aim,
    welcomes,
    openingCheck,
    tryThisWeek,
  } of sessions) {
    nameExercise({ ...core, closings });
    named(`sessions.${core.id}`, {
      title: english(name),
      aim: english(aim),
      welcome: english(...welcomes),
      check: english(...openingCheck),
      week: tryThisWeek.map((thing) => english(thing)),
    });
  }
}

/** At most so many cards does an article have. */
const MOST_CARDS = 5;

/** How many cards an article is read in. */
const cardsById = new Map(
  articles.map((article) => {
    const cards = cardsOf(article.content);
    named(`articles.${article.id}`, {
      title: english(article.title),
      cards: cards.map((card) => english(card)),
    });
    return [article.id, cards.length] as const;
  }),
);

function cardsOf(content: string): readonly string[] {
  const parts = content.split("\n\n");
  const each = Math.ceil(parts.length / MOST_CARDS);
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, card) =>
    parts.slice(card * each, (card + 1) * each).join("\n\n"),
  );
}

/** How many cards the article with this id is read in; none where there is no such article. */
export function countCards(articleId: string): number {
  return cardsById.get(articleId) ?? 0;
}

/** All ways to say one of these lines, in a language; none where there is no such line (any more). */
export function guideWordings(id: string, language: "en" | "es"): readonly string[] {
  return wordingsOf(id, language);
}

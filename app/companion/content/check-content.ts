import { articles, type Article } from "#app/content/articles.ts";
import { isUnsure, readCommand } from "../guided/answers.ts";
import { guidedFaults } from "./check-guided.ts";
import { safetyFaults } from "./check-safety.ts";
import { missingTexts, checkedTextsOf, wordingFaults } from "./check-text.ts";
import { subjectFaults } from "./check-subject.ts";
import { topicFaults } from "./check-topic.ts";
import { readSaidWords } from "./cues.ts";
import {
  AcknowledgmentMatcher,
  ArticleMatcher,
  IntentMatcher,
  RemarkMatcher,
  TopicMatcher,
} from "./matchers.ts";
import { PhraseSet, readForPhrases } from "./phrases.ts";
import { readableWordsOf } from "./readability.ts";
import {
  isExercise,
  readContentFolder,
  readLines,
  type Content,
  type ContentProblem,
} from "./read-content.ts";
import type { Acknowledgment, Intent, Remark, Topic } from "./schema.ts";

const MAX_INTENT_WORDS = 35;
const MAX_ACKNOWLEDGMENT_WORDS = 20;
const MAX_LABEL = 32;

/** Everything that is wrong with the content of a folder; empty where it may be shipped. */
export function checkContent(folder: string): readonly ContentProblem[] {
  const { content, problems } = readContentFolder(folder);
  return [
    ...problems,
    ...faultsIn("lines", () => wordingFaults({ id: "lines", ...readLines() })),
    ...content.topics.flatMap((topic) =>
      faultsIn(`topics/${topic.id}`, () => [
        ...topicFaults(topic),
        ...wordingFaults(topic),
        ...recogniseFaults(topic),
        ...choiceFaults(topic, content),
      ]),
    ),
    ...content.subjects.flatMap((subject) =>
      faultsIn(`subjects/${subject.id}`, () => [
        ...wordingFaults(subject),
        ...subjectFaults(subject, content),
      ]),
    ),
    ...content.acknowledgments.flatMap((sort) =>
      faultsIn(`acknowledgments/${sort.id}`, () => [
        ...wordingFaults(sort),
        ...sort.kinds.flatMap(acknowledgmentFaults),
      ]),
    ),
    ...content.remarks.flatMap((sort) =>
      faultsIn(`remarks/${sort.id}`, () => [
        ...wordingFaults(sort),
        ...sort.kinds.flatMap(remarkFaults),
      ]),
    ),
    ...articles.flatMap((article) =>
      faultsIn(`articles/${article.id}`, () => articleFaults(article)),
    ),
    ...content.intents.flatMap((intent) =>
      faultsIn(`intents/${intent.id}`, () => [
        ...wordingFaults(intent),
        ...intentFaults(intent, content),
      ]),
    ),
    ...content.characters.flatMap((character) =>
      faultsIn(`characters/${character.id}`, () => [
        ...wordingFaults(character),
        ...checkedTextsOf({ receipts: character.receipts, listening: character.listening })
          .filter(({ text }) => text.includes("?"))
          .map(({ at, text }) => `${at}: a receipt asks nothing: ${text}`),
        ...checkedTextsOf({ receipts: character.receipts, listening: character.listening })
          .filter(({ text }) => readableWordsOf(text).length > character.pace.receipt_words)
          .map(({ at, text }) => `${at}: longer than this one's pace: ${text}`),
      ]),
    ),
    ...guidedFaults(folder),
    ...safetyFaults(folder),
  ];
}

function faultsIn(file: string, find: () => readonly string[]): readonly ContentProblem[] {
  try {
    return find().map((problem) => ({ file, problem }));
  } catch (error) {
    if (error instanceof SyntaxError) return [{ file, problem: error.message }];
    throw error;
  }
}

function recogniseFaults(topic: Topic): readonly string[] {
  const matcher = new TopicMatcher(topic);
  return [
    ...topic.examples.match
      .filter((example) => !matcher.recognises(example))
      .map((example) => `not recognised: ${example}`),
    ...topic.examples.no_match
      .filter((example) => matcher.recognises(example))
      .map((example) => `recognised, and should not be: ${example}`),
    ...(topic.examples.match.length < 12 || topic.examples.no_match.length < 6
      ? ["at least 12 examples that match and 6 that don't"]
      : []),
  ];
}

function acknowledgmentFaults(kind: Acknowledgment): readonly string[] {
  const matcher = new AcknowledgmentMatcher(kind);
  return [
    ...kind.examples
      .filter((example) => matcher.plainnessIn(readSaidWords(example), "en") === 0)
      .map((example) => `${kind.id}: not recognised: ${example}`),
    ...kind.no_match
      .filter((example) => matcher.plainnessIn(readSaidWords(example), "en") > 0)
      .map((example) => `${kind.id}: recognised, and should not be: ${example}`),
    ...checkedTextsOf({ say: kind.say })
      .filter(({ text }) => text.includes("?"))
      .map(({ text }) => `${kind.id}: asks nothing: ${text}`),
    ...checkedTextsOf({ say: kind.say, ask: kind.ask })
      .filter(({ text }) => readableWordsOf(text).length > MAX_ACKNOWLEDGMENT_WORDS)
      .map(({ text }) => `${kind.id}: more than ${MAX_ACKNOWLEDGMENT_WORDS} words: ${text}`),
  ];
}

function remarkFaults(kind: Remark): readonly string[] {
  const matcher = new RemarkMatcher(kind);
  const { match, no_match: noMatch } = kind.examples;
  const isFound = (example: string) => matcher.matches(readForPhrases(example));
  return [
    ...match.filter((one) => !isFound(one)).map((one) => `${kind.id}: not recognised: ${one}`),
    ...noMatch.filter(isFound).map((one) => `${kind.id}: recognised, and should not be: ${one}`),
    ...(match.length < 2 ? [`${kind.id}: at least 2 examples that match`] : []),
    ...(kind.say === undefined && kind.ask === undefined ? [`${kind.id}: says nothing`] : []),
    ...checkedTextsOf({ say: kind.say })
      .filter(({ text }) => text.includes("?"))
      .map(({ text }) => `${kind.id}: asks nothing: ${text}`),
    ...checkedTextsOf({ say: kind.say, ask: kind.ask })
      .filter(({ text }) => readableWordsOf(text).length > MAX_ACKNOWLEDGMENT_WORDS)
      .map(({ text }) => `${kind.id}: more than ${MAX_ACKNOWLEDGMENT_WORDS} words: ${text}`),
  ];
}

function articleFaults(article: Article): readonly string[] {
  const matcher = new ArticleMatcher(article);
  const { match, no_match: noMatch } = article.examples;
  return [
    ...match
      .filter((example) => !matcher.recognises(readForPhrases(example)))
      .map((example) => `not recognised: ${example}`),
    ...noMatch
      .filter((example) => matcher.recognises(readForPhrases(example)))
      .map((example) => `recognised, and should not be: ${example}`),
  ];
}

/** Choices come first; but words that mean a command elsewhere should not mean another thing here. */
function choiceFaults(topic: Topic, content: Content): readonly string[] {
  const inside = content.intents.filter((intent) => intent.inside).flatMap(matcherOf);
  const choices = Object.values(topic.nodes).flatMap((node) => node.choices ?? []);
  return choices.flatMap(({ label, says }) => {
    void new PhraseSet([...(says?.en ?? []), ...(says?.es ?? [])]);
    return checkedTextsOf({ label }).flatMap(({ text }) => {
      const command = readCommand(text) ?? (isUnsure(text) ? "unsure" : null);
      const intent = inside.find((each) => each.matches(text))?.intent.id;
      const taken = command ?? intent;
      return taken === undefined ? [] : [`a choice that reads as “${taken}”: ${text}`];
    });
  });
}

function intentFaults(intent: Intent, content: Content): readonly string[] {
  const matcher = new IntentMatcher(intent);
  const isFound = intent.max_words === 0;
  const earlier = content.intents
    .filter(({ id, order }) => id !== intent.id && order <= intent.order)
    .flatMap((other) => matcherOf(other));
  return [
    ...intent.examples.match
      .filter((example) => !matcher.matches(example))
      .map((example) => `not matched: ${example}`),
    ...intent.examples.no_match
      .filter((example) => matcher.matches(example))
      .map((example) => `matched, and should not be: ${example}`),
    ...intent.examples.match.flatMap((example) =>
      earlier
        .filter((other) => other.matches(example))
        .map((other) => `${other.intent.id} comes first and takes: ${example}`),
    ),
    ...(!isFound && (intent.examples.match.length < 10 || intent.examples.no_match.length < 8)
      ? ["at least 10 examples that match and 8 that don't"]
      : []),
    ...checkedTextsOf({ replies: intent.replies, night: intent.night, unknown: intent.unknown })
      .filter(({ text }) => readableWordsOf(text).length > MAX_INTENT_WORDS)
      .map(({ at, text }) => `${at}: more than ${MAX_INTENT_WORDS} words: ${text}`),
    ...(["stop_asking", "listen", "goodbye"].includes(intent.action)
      ? checkedTextsOf({ replies: intent.replies })
          .filter(({ text }) => text.includes("?"))
          .map(({ text }) => `asks, where no question is wanted: ${text}`)
      : []),
    ...actionFaults(intent, content),
    ...(intent.choices ?? []).flatMap(({ label, does }) => [
      ...missingTexts({ label }).map(() => `a label without Spanish: ${does}`),
      ...checkedTextsOf({ label })
        .filter(({ text }) => text.length > MAX_LABEL)
        .map(({ text }) => `a label longer than ${MAX_LABEL} letters: ${text}`),
      ...(isKnown(does, content) ? [] : [`does: nothing is called ${does}`]),
    ]),
  ];
}

/** Where its phrases cannot be read, its own file says so. */
function matcherOf(intent: Intent): readonly IntentMatcher[] {
  try {
    return [new IntentMatcher(intent)];
  } catch {
    return [];
  }
}

function actionFaults(intent: Intent, content: Content): readonly string[] {
  const [kind, id] = intent.action.split(":");
  if (kind === "exercise" && !isExercise(id ?? "")) {
    return [`there is no exercise ${id}`];
  }
  const isMissing =
    kind === "topic" && content.topics.length > 0 && !content.topics.some((each) => each.id === id);
  return isMissing ? [`there is no topic ${id}`] : [];
}

/** Buttons name an intent, a choice of the engine, a topic, an exercise or a page. */
function isKnown(does: string, content: Content): boolean {
  return (
    content.intents.some(({ id }) => id === does) ||
    ENGINE_CHOICES.has(does) ||
    (does.startsWith("topic:") &&
      (content.topics.length === 0 || content.topics.some(({ id }) => does === `topic:${id}`))) ||
    (does.startsWith("exercise:") && isExercise(does.slice(9)))
  );
}

/** What the engine itself can do for a button. */
export const ENGINE_CHOICES: ReadonlySet<string> = new Set([
  "just_listen",
  "sort",
  "now",
  "not_sure",
  "topics",
  "exercises",
  "menu",
  "breathe",
  "wrap_up",
  "go_on",
  "yes",
  "no",
]);

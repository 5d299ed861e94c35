import {
  AcknowledgmentMatcher,
  IntentMatcher,
  RemarkMatcher,
  SubjectMatcher,
  TopicMatcher,
} from "../content/matchers.ts";
import { readDetails, type Details } from "../content/details.ts";
import { readContent, readLines, type Content } from "../content/read-content.ts";
import { readOtherLanguages } from "../content/other-languages.ts";
import type { Character, Lines, Topic } from "../content/schema.ts";

/** All that is written for the guided companion, ready to be used. */
export interface OpenContent {
  lines: Lines;
  /** Those that phrases find, in the order in which they are tried. */
  intents: readonly IntentMatcher[];
  topics: readonly TopicMatcher[];
  /** What is talked about; those that no message is recognised by hold what anybody may ask. */
  subjects: readonly SubjectMatcher[];
  /** What can be said to one kind of remark; where several fit equally well, the first is meant. */
  acknowledgments: readonly AcknowledgmentMatcher[];
  /** Remarks that are met by what they tell, by their sort. */
  remarks: Readonly<Record<RemarkSort, readonly RemarkMatcher[]>>;
  characters: readonly Character[];
  /** Small things that are worth asking about. */
  details: Details;
  otherLanguages: ReturnType<typeof readOtherLanguages>;
  topicCalled: (id: string) => Topic | undefined;
  intentCalled: (id: string) => IntentMatcher | undefined;
}

/** What somebody did or met says more about a message than how it is told. */
const SORTS = ["other-people", "what-happened", "feelings", "how-it-is-told"] as const;

/** Joy is joined in before anything else; everyday things are met where nothing weighs more. */
export type RemarkSort = "joy" | "everyday";

/** Prepares what was read. Throws a SyntaxError where a phrase cannot be read. */
export function openContent(content: Content, lines: Lines): OpenContent {
  const intents = content.intents
    .map((intent) => new IntentMatcher(intent))
    .toSorted((one, other) => one.intent.order - other.intent.order);
  const topics = content.topics.map((topic) => new TopicMatcher(topic));
  const subjects = content.subjects.map(
    (subject) =>
      new SubjectMatcher(
        subject,
        topics.find(({ topic }) => topic.id === subject.topic),
      ),
  );
  const remarksOf = (sort: RemarkSort) =>
    content.remarks
      .filter(({ id }) => id === sort)
      .flatMap(({ kinds }) => kinds.map((kind) => new RemarkMatcher(kind)));
  return {
    lines,
    intents,
    topics,
    subjects,
    acknowledgments: SORTS.flatMap((sort) =>
      content.acknowledgments
        .filter(({ id }) => id === sort)
        .flatMap(({ kinds }) => kinds.map((kind) => new AcknowledgmentMatcher(kind))),
    ),
    remarks: { joy: remarksOf("joy"), everyday: remarksOf("everyday") },
    characters: content.characters,
    details: readDetails(),
    otherLanguages: readOtherLanguages(),
    topicCalled: (id) => content.topics.find((topic) => topic.id === id),
    intentCalled: (id) => intents.find(({ intent }) => intent.id === id),
  };
}

let opened: OpenContent | undefined;

/** What the product ships, read once. */
export function productContent(): OpenContent {
  opened ??= openContent(readContent(), readLines());
  return opened;
}

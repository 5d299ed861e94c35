import { ENOUGH_WORDS, readSaidWords } from "./cues.ts";
import { checkedTextsOf } from "./check-text.ts";
import { IntentMatcher, readAsked, SubjectMatcher, TopicMatcher } from "./matchers.ts";
import { readForPhrases } from "./phrases.ts";
import { readableWordsOf } from "./readability.ts";
import { isExercise, type Content } from "./read-content.ts";
import type { Subject } from "./schema.ts";
import { claimIn, statesFact } from "./style.ts";

/** One reply on a phone: the person's own words may stand before it, and a question after it. */
const MAX_HEARD_WORDS = 25;
const MAX_ASK_WORDS = 20;
const MAX_ANSWER_WORDS = 70;
const MIN_ASKS = 3;
const MIN_TIPS = 3;

/** What is wrong with a subject. Throws a SyntaxError where a phrase cannot be read. */
export function subjectFaults(subject: Subject, content: Content): readonly string[] {
  const isRecognised =
    subject.topic !== undefined || subject.recognise !== undefined || subject.words !== undefined;
  const topic = content.topics.find(({ id }) => id === subject.topic);
  const matcher = new SubjectMatcher(subject, topic && new TopicMatcher(topic));
  return [
    ...(subject.topic !== undefined && topic === undefined && content.topics.length > 0
      ? [`topic: there is no topic ${subject.topic}`]
      : []),
    ...(subject.exercise !== undefined && !isExercise(subject.exercise)
      ? [`exercise: there is no exercise ${subject.exercise}`]
      : []),
    ...(isRecognised ? recognisedFaults(subject, matcher) : []),
    ...lengthFaults(subject),
    ...questionFaults(subject, matcher, content),
    ...[...subject.tips, ...subject.questions].flatMap(({ say, fact }) =>
      fact === undefined
        ? say.en.filter(statesFact).map((text) => `states a fact without a source: ${text}`)
        : [],
    ),
    ...checkedTextsOf({ heard: subject.heard, tips: subject.tips }).flatMap(
      ({ text, language }) => {
        const claim = language === "en" ? claimIn(text) : null;
        return claim === null ? [] : [`claims to know (${claim}): ${text}`];
      },
    ),
  ];
}

function recognisedFaults(subject: Subject, matcher: SubjectMatcher): readonly string[] {
  const { match, no_match: noMatch } = subject.examples ?? { match: [], no_match: [] };
  const isPhrased = subject.topic !== undefined || subject.recognise !== undefined;
  const isFound = (example: string) =>
    isPhrased
      ? matcher.recognises(example)
      : matcher.scoreOf(readSaidWords(example), readForPhrases(example)) >= ENOUGH_WORDS;
  return [
    ...match.filter((example) => !isFound(example)).map((example) => `not recognised: ${example}`),
    ...noMatch.filter(isFound).map((example) => `recognised, and should not be: ${example}`),
    ...((subject.recognise !== undefined || !isPhrased) && (match.length < 8 || noMatch.length < 5)
      ? ["at least 8 examples that match and 5 that don't"]
      : []),
    ...(subject.heard === undefined ? ["heard: is missing"] : []),
    ...(subject.asks.length < MIN_ASKS ? [`asks: at least ${MIN_ASKS}`] : []),
    ...(subject.tips.length < MIN_TIPS ? [`tips: at least ${MIN_TIPS}`] : []),
  ];
}

function lengthFaults({ heard, asks, tips, questions }: Subject): readonly string[] {
  const limits = [
    [{ heard }, MAX_HEARD_WORDS],
    [{ asks }, MAX_ASK_WORDS],
    [{ tips, questions }, MAX_ANSWER_WORDS],
  ] as const;
  return [
    ...limits.flatMap(([part, most]) =>
      checkedTextsOf(part)
        .filter(({ text }) => readableWordsOf(text).length > most)
        .map(({ at, text }) => `${at}: more than ${most} words: ${text}`),
    ),
    ...checkedTextsOf({ heard })
      .filter(({ text }) => text.includes("?"))
      .map(({ text }) => `heard: asks nothing: ${text}`),
    ...checkedTextsOf({ asks })
      .filter(({ text }) => !text.endsWith("?"))
      .map(({ text }) => `asks: is no question: ${text}`),
  ];
}

function questionFaults(
  subject: Subject,
  matcher: SubjectMatcher,
  content: Content,
): readonly string[] {
  const answering = content.intents.filter(({ fallback }) => !fallback);
  const intents = answering.flatMap((intent) =>
    intent.examples.match.map((example) => ({ id: intent.id, example })),
  );
  const matchers = answering.map((intent) => new IntentMatcher(intent));
  return matcher.questions.flatMap((each) => {
    const { id, examples } = each.question;
    const isAsked = (example: string) =>
      each.isAsked(readForPhrases(example)) || each.isMeantBy(readAsked(example));
    return [
      ...examples.match.filter((one) => !isAsked(one)).map((one) => `${id}: not asked by: ${one}`),
      ...examples.no_match.filter(isAsked).map((one) => `${id}: asked, and should not be: ${one}`),
      ...(examples.match.length < 4 || examples.no_match.length < 2
        ? [`${id}: at least 4 examples that match and 2 that don't`]
        : []),
      ...intents
        .filter(({ example }) => isAsked(example))
        .map((intent) => `${id}: takes what the intent ${intent.id} answers: ${intent.example}`),
      ...(subject.first === undefined &&
      subject.topic === undefined &&
      subject.recognise === undefined &&
      subject.words === undefined
        ? examples.match.flatMap((one) =>
            matchers
              .filter((intent) => intent.matches(one))
              .map(({ intent }) => `${id}: the intent ${intent.id} answers: ${one}`),
          )
        : []),
    ];
  });
}

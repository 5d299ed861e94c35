import { readAsked } from "../content/matchers.ts";
import { answerQuestion, answerText } from "./questions.ts";
import { talkOf } from "./subjects.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { countWords, joinParagraphs, withoutQuestion } from "./wording.ts";

/** Longer than that, it tells something, and the product is only mentioned. */
const QUESTION_MAX_WORDS = 40;
/** "Which AI is it? And who reads this?" */
const ANSWERED_AT_ONCE = 2;

/**
 * Answers what is asked about the product itself, two questions at the most; null where nothing is, or
 * where all that is asked was answered so often before.
 */
export function answerAboutProduct(turn: Turn, most = Number.POSITIVE_INFINITY): TurnReply | null {
  const { answers: given } = talkOf(turn.state);
  const [one, two] = productQuestions(turn).filter(
    ({ name }) => given.filter((each) => each === name).length < most,
  );
  if (one === undefined) return null;
  const said = answerQuestion(turn, one);
  if (two === undefined) return said;
  const talk = talkOf(said.state);
  const text = joinParagraphs(
    withoutQuestion(said.text),
    answerText(turn, two.subject, two.question),
  );
  const state = { ...said.state, talk: { ...talk, answers: [...talk.answers, two.name] } };
  return { ...said, text, state };
}

/** What a message asks about the product: what its phrases say, or else the first that its words come to. */
export function productQuestions({ message, content, sentences }: Turn) {
  if (countWords(message.content) > QUESTION_MAX_WORDS) return [];
  const all = content.subjects
    .filter(({ subject }) => subject.first === true)
    .flatMap(({ subject, questions }) =>
      questions.map((matcher) => ({
        subject,
        question: matcher.question,
        matcher,
        name: `${subject.id}.${matcher.question.id}`,
      })),
    );
  const asked = all.filter(({ matcher }) => matcher.isAsked(sentences));
  if (asked.length > 0) return asked.slice(0, ANSWERED_AT_ONCE);
  const sentencesAsked = readAsked(message.content);
  return all.filter(({ matcher }) => matcher.isMeantBy(sentencesAsked)).slice(0, 1);
}

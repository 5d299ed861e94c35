import { answerQuestion, answerText } from "./questions.ts";
import { joinParagraphs } from "./steps.ts";
import { talkOf } from "./subjects.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { countWords, withoutQuestion } from "./wording.ts";

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

/** What a message asks about the product. */
export function productQuestions({ message, content, sentences }: Turn) {
  if (countWords(message.content) > QUESTION_MAX_WORDS) return [];
  return content.subjects
    .filter(({ subject }) => subject.first === true)
    .flatMap(({ subject, questions }) =>
      questions
        .filter((each) => each.isAsked(sentences))
        .map(({ question }) => ({ subject, question, name: `${subject.id}.${question.id}` })),
    )
    .slice(0, ANSWERED_AT_ONCE);
}

import { answerQuestion, answerText } from "./questions.ts";
import { joinParagraphs } from "./steps.ts";
import { talkOf } from "./subjects.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { countWords, withoutQuestion } from "./wording.ts";

/** Longer than that, it tells something, and the product is only mentioned. */
const QUESTION_MAX_WORDS = 40;
/** "Which AI is it? And who reads this?" */
const ANSWERED_AT_ONCE = 2;

/** Answers what is asked about the product itself, two questions at the most; null where nothing is. */
export function answerAboutProduct(turn: Turn): TurnReply | null {
  if (countWords(turn.message.content) > QUESTION_MAX_WORDS) return null;
  const [one, two] = turn.content.subjects
    .filter(({ subject }) => subject.first === true)
    .flatMap(({ subject, questions }) =>
      questions
        .filter((each) => each.isAsked(turn.sentences))
        .map(({ question }) => ({ subject, question })),
    )
    .slice(0, ANSWERED_AT_ONCE);
  if (one === undefined) return null;
  const said = answerQuestion(turn, one);
  if (two === undefined) return said;
  const talk = talkOf(said.state);
  const answers = [...talk.answers, `${two.subject.id}.${two.question.id}`];
  const text = joinParagraphs(
    withoutQuestion(said.text),
    answerText(turn, two.subject, two.question),
  );
  return { ...said, text, state: { ...said.state, talk: { ...talk, answers } } };
}

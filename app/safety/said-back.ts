import { REPLIES, YOUNG } from "#app/content/safety.ts";
import type { ConsideredAnswer, Spoken } from "#app/content/safety-script.ts";
import { asksAboutDanger } from "./assessment.ts";
import { isNumberRefused } from "./scripts/numbers-refused.ts";
import { QUESTIONS, type QuestionId } from "./scripts/questions.ts";
import type { Situation } from "./scripts/situation.ts";
import { saysUnder18 } from "./scripts/young.ts";
import type { WrittenAnswerInput } from "./written-answer-input.ts";

interface Answered {
  last: QuestionId | null;
  answer: ConsideredAnswer | null;
  situation: Situation;
  /** Help was called, or is there. */
  isHelped: boolean;
}

/** What is said first to a message that has no answer of its own: to its answer, its question, or that it was read. */
export function saidBackTo(answered: Answered, input: WrittenAnswerInput): Spoken {
  const { last, answer } = answered;
  const says = input.words?.says;
  if (answer === null) {
    if (saysUnder18(input) || says?.has("minor")) return YOUNG.helpBeforeAge;
    if (isQuestion(answered, input))
      return answered.isHelped ? REPLIES.questionHelped : REPLIES.question;
    if (last !== null && QUESTIONS[last].tone === "open") return REPLIES.noted;
    return says?.has("joke") ? REPLIES.joke : REPLIES.other;
  }
  if (last === null) return REPLIES.other;
  if (answer === "unsure") return REPLIES.unsure;
  switch (QUESTIONS[last].tone) {
    case "danger":
      return answer === "yes" ? REPLIES.dangerYes : REPLIES.dangerNo;
    case "protection":
      if (answer === "yes") return REPLIES.protectionYes;
      return says?.has("denial") ? REPLIES.dangerNo : REPLIES.protectionNo;
    case "fact":
      return REPLIES.other;
    case "open":
      return answer === "no" ? REPLIES.protectionNo : REPLIES.other;
  }
}

/** Whether it asks something beside the danger, under a panel whose lines may be pointed at. */
function isQuestion({ situation }: Answered, input: WrittenAnswerInput): boolean {
  const { asks = false, tier, previous } = input;
  if (!asks || previous.length === 0 || situation.startsWith("check_in")) return false;
  return !asksAboutDanger(tier) && !isNumberRefused(input);
}

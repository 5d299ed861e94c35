import type { ExerciseStep } from "#app/content/exercise.ts";
import { isReady, isUnsure, readNumber } from "./answers.ts";
import { isButton, says } from "./fill.ts";
import { listedThings } from "./quoting.ts";
import { findStepExercise } from "./step-exercises.ts";
import type { ExercisePosition } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** A reply to a count or a number that is longer than this is about something else. */
const TANGENT_WORDS = 14;

const TANGENT =
  /^(?:(?:actually|but|ok|sorry|hm+|well|no|wait|hold on)[\s,.]+)*(?:can we (?:talk|speak) about|i(?:'d like| want| need|'d rather) to (?:talk|tell you) (?:about|something)|by the way|btw|something else|can i (?:tell|ask) you|forget (?:this|that|it)|different (?:topic|subject)|changing the subject|my (?:\w+ )?just (?:called|texted|came|wrote|messaged))/u;
const HURTS =
  /\b(?:(?:this is|it's|it is|that's) (?:making (?:it|me|things) (?:feel )?(?:worse|more \w+)|too much|not helping|stupid|pointless|not working)|i can't do this|i (?:really )?don't want to do this|i (?:hate|don't like) this|makes me feel worse|i feel worse|too painful|too hard)\b/u;
/** "None": an answer, where something was looked for. */
export const NOTHING =
  /^(?:none|nothing|no|nope|there (?:is|are) none|nothing really|not really)$/u;

/** Whether an answer says that the exercise does harm, and not merely that a step was hard. */
export function saysItHurts(step: ExerciseStep, content: string): boolean {
  const text = foldedText(content);
  return HURTS.test(text) && countWords(text) <= 15 && !isExpectedAnswer(step, content);
}

/** Whether a step has a line of its own for such an answer. */
export function isExpectedAnswer(step: ExerciseStep, content: string): boolean {
  return step.reflections.some(
    (line) =>
      typeof line === "object" && line.when.says !== undefined && says(content, line.when.says),
  );
}

/** Whether a message is about something else than the step. */
export function isTangent(step: ExerciseStep, content: string): boolean {
  const text = foldedText(content);
  if (TANGENT.test(text)) {
    return true;
  }
  if (countWords(text) <= TANGENT_WORDS) {
    return false;
  }
  if (step.expects.kind === "number") {
    return readNumber(content) === null;
  }
  return step.expects.kind === "ready" && !isReady(content);
}

export type Objection = "unknown" | "short" | "off";

/** What stands in the way of taking the answer as it is; null when nothing does. */
export function objectionTo(step: ExerciseStep, content: string): Objection | null {
  if (isUnsure(content)) {
    return "unknown";
  }
  if (step.offSigns !== undefined && says(content, step.offSigns)) {
    return "off";
  }
  switch (step.expects.kind) {
    case "ready":
      return isReady(content) || countWords(content) > 2 ? null : "unknown";
    case "number":
      return readNumber(content) === null ? "off" : null;
    case "list":
      return listedThings(content).length < step.expects.count ? "short" : null;
    case "text":
      return countWords(content) < (step.expects.minWords ?? 1) &&
        !NOTHING.test(foldedText(content)) &&
        !isExpectedAnswer(step, content)
        ? "short"
        : null;
  }
}

/** Longer than this it is a story that ends in a question. */
const QUESTION_WORDS = 20;
const TO_COMPANION =
  /^(?:(?:ok(?:ay)?|wait|but|so|sorry|and|hm+|um|pero|oye|espera|y)[\s,.]+)*(?:(?:can|could|would|will|do|did|are|have) you\b|(?:should|can|could|may|do|must) i\b|(?:does|will|is|was) (?:this|it|that)\b(?! (?:my|all|his|her|their) )|what(?:'s| is| are| does| do) (?:this|that|you|the (?:point|capital|time|weather|date|difference))\b|how (?:(?:do|does|did|can|should) (?:you|this|it|i)|(?:long|many|much) (?:does|is|more|will|do|of|longer))\b|what (?:do|should|if) (?:you|i (?:can't|don't|have no))\b|who (?:are|is|made|wrote)\b|where (?:do|does|is) (?:this|you|my data)\b|why (?:are|do|did|should) (?:you|we|i have)\b|¿?(?:puedes|podrías|eres|sabes|tienes|cómo funciona|para qué|cuánto dura|cuántas?|debo|tengo que|qué es|quién)(?!\p{L}))/u;

/** Whether a message asks the companion something, and is no answer that happens to be a question. */
export function isQuestionToCompanion(content: string): boolean {
  const text = foldedText(content).trim();
  return text.endsWith("?") && countWords(text) <= QUESTION_WORDS && TO_COMPANION.test(text);
}

/** The same at a step of an exercise: what the step itself knows how to answer is an answer. */
export function isQuestionInStep({ exerciseId, step }: ExercisePosition, content: string): boolean {
  const at = findStepExercise(exerciseId)?.steps.find(({ name }) => name === step);
  if (!isQuestionToCompanion(content)) return false;
  return at === undefined || !(asksForQuestion(at) || isExpectedAnswer(at, content));
}

/** Whether a message is one of a step's own buttons: these come before any word of command. */
export function isOwnButton(step: ExerciseStep | undefined, content: string): boolean {
  return step?.quickAnswers?.some((label) => isButton(content, label)) ?? false;
}

/** "Which question would you like to take there?" */
function asksForQuestion({ prompts }: ExerciseStep): boolean {
  return prompts.some((line) => /question/iu.test(typeof line === "string" ? line : line.text));
}

import type { ExerciseStep } from "../exercises/exercise.ts";
import { isReady, isUnsure, readNumber } from "./answers.ts";
import { says } from "./fill.ts";
import { listedThings } from "./reflection.ts";
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

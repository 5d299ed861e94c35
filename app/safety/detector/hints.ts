import { isFromModelAlone } from "../assessment.ts";
import { WORD_LISTS } from "./words.ts";

/** Stands for the rule that fired where one thing too many is all that it hangs on. */
export const ONE_TOO_MANY = "hyperbole.one_too_many";

/** Whether a rule also fires in harmless talk so often that the reader has to see something, too. */
export function needsReader(rule: string): boolean {
  return isHint(rule) || WORD_LISTS.unsure.has(rule);
}

/** Whether what found something says too little by itself: the reader or the linear model alone, or such a rule. */
export function isUnsure(rule: string): boolean {
  return isFromModelAlone({ rules: [rule] }) || needsReader(rule);
}

/** Whether a rule alone is worth a `watch` and no more. */
export function isHint(rule: string): boolean {
  return rule === ONE_TOO_MANY || WORD_LISTS.hints.has(rule);
}

/** Whether a rule alone is worth a question and no panel. */
export function isLikely(rule: string): boolean {
  return WORD_LISTS.likely.has(rule);
}

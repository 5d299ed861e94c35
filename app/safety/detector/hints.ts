import { isFromModelAlone } from "../assessment.ts";

/** Stands for the rule that fired where one thing too many is all that it hangs on. */
export const ONE_TOO_MANY = "hyperbole.one_too_many";

/**
 * Patterns that the development text's later authors showed to fire in harmless talk as well, more
 * often than once in twelve. Alone they say too little, a `watch`: they count for what they mean
 * where the model, too, sees danger in the same sentence.
 */
const HINTS: ReadonlySet<string> = new Set([
  "abuse.hurts_me",
  "active.weak",
  "cues.settling_and_farewell",
  "es.abuse",
  "es.medical",
  "es.plan",
  "es.self_harm",
  "medical.bleeding_injury",
  "medical.collapsed",
  "medical.heart_brain",
  "method.way",
  "other.imminent",
  "passive.disappear",
  "passive.sideways",
  "plan.goodbye",
  "plan.intent",
  "plan.means",
  "plan.sideways",
  "self_harm.injury",
  "violence.intent",
  ONE_TOO_MANY,
]);

/**
 * Patterns that fire in harmless talk more often than once in twenty-five: right nearly always, and
 * a question where nothing else in the sentence looks dangerous.
 */
const LIKELY: ReadonlySet<string> = new Set([
  "active.die_thoughts",
  "cues.place_and_farewell",
  "cues.means_and_farewell",
  "cues.settling",
  "es.active",
  "es.harm_to_others",
  "es.passive",
  "medical.breathing",
  "medical.poison_overdose",
  "method.framed_means",
  "method.reach",
  "method.sure_way",
  "passive.wish_dead",
  "plan.attempt",
  "self_harm.eating",
]);

/**
 * Patterns that in text as people write it fire in heavy but harmless talk more often than once in twelve
 * ("I'm not going to kill myself over this exam"): right most often, and nothing where the reader sees none of it.
 */
const UNSURE: ReadonlySet<string> = new Set([
  "active.die_thoughts",
  "active.kill_self",
  "es.active",
  "es.passive",
  "method.framed_means",
  "other.worry",
  "passive.wish_dead",
  "plan.attempt",
  "plan.stated",
  "self_harm.eating",
  "stated.everything_ready",
]);

/** Whether a rule also fires in harmless talk so often that the reader has to see something, too. */
export function needsReader(rule: string): boolean {
  return isHint(rule) || UNSURE.has(rule);
}

/** Whether what found something says too little by itself: the reader or the linear model alone, or such a rule. */
export function isUnsure(rule: string): boolean {
  return isFromModelAlone({ rules: [rule] }) || needsReader(rule);
}

/** Whether a rule alone is worth a `watch` and no more. */
export function isHint(rule: string): boolean {
  return HINTS.has(rule);
}

/** Whether a rule alone is worth a question and no panel. */
export function isLikely(rule: string): boolean {
  return LIKELY.has(rule);
}

import {
  ABUSE_IMMINENT,
  ABUSE_SCRIPT,
  ASSAULT_SCRIPT,
  YOUNG_ABUSE,
  YOUNG_ABUSE_IMMINENT,
} from "./abuse.ts";
import { ABUSE_OTHER, DEPENDENT_ABUSE } from "./abuse-of-others.ts";
import * as checkIns from "./check-ins.ts";
import { HARM_IMMINENT, HARM_SCRIPT, LATER_HARM, UNWANTED_BABY, UNWANTED_CHILD } from "./harm.ts";
import { ATTEMPT, OVERDOSE, SUICIDE_IMMINENT } from "./imminent.ts";
import { MEDICAL, MEDICAL_OTHER, POISONING } from "./medical.ts";
import { OTHER_HARM, OTHER_IMMINENT, OTHER_WORRY } from "./others.ts";
import { PSYCHOSIS, PSYCHOSIS_HARM } from "./psychosis.ts";
import { EATING_SCRIPT, SELF_HARM_NOW, SELF_HARM_SCRIPT } from "./self-harm.ts";
import { FOLLOWING, SUICIDE_ACTIVE, SUICIDE_PASSIVE } from "./suicide.ts";
import type { QuestionId } from "./questions.ts";
import type { Script } from "./script.ts";
import type { Situation } from "./situation.ts";

/** The one place where a situation gets its words. */
export const SCRIPTS: Readonly<Record<Situation, Script<QuestionId>>> = {
  check_in: checkIns.CHECK_IN,
  check_in_self_harm: checkIns.CHECK_IN_SELF_HARM,
  check_in_eating: checkIns.CHECK_IN_EATING,
  check_in_harm: checkIns.CHECK_IN_HARM,
  check_in_abuse: checkIns.CHECK_IN_ABUSE,
  check_in_other: checkIns.CHECK_IN_OTHER,
  check_in_medical: checkIns.CHECK_IN_MEDICAL,
  passive: SUICIDE_PASSIVE,
  active: SUICIDE_ACTIVE,
  imminent: SUICIDE_IMMINENT,
  overdose: OVERDOSE,
  attempt: ATTEMPT,
  self_harm: SELF_HARM_SCRIPT,
  self_harm_now: SELF_HARM_NOW,
  eating: EATING_SCRIPT,
  harm: HARM_SCRIPT,
  harm_imminent: HARM_IMMINENT,
  unwanted_baby: UNWANTED_BABY,
  unwanted_child: UNWANTED_CHILD,
  abuse: ABUSE_SCRIPT,
  abuse_imminent: ABUSE_IMMINENT,
  assault: ASSAULT_SCRIPT,
  young_abuse: YOUNG_ABUSE,
  young_abuse_imminent: YOUNG_ABUSE_IMMINENT,
  dependent_abuse: DEPENDENT_ABUSE,
  abuse_other: ABUSE_OTHER,
  medical: MEDICAL,
  medical_other: MEDICAL_OTHER,
  poisoning: POISONING,
  poisoning_other: POISONING,
  other_imminent: OTHER_IMMINENT,
  other_worry: OTHER_WORRY,
  other_harm: OTHER_HARM,
  psychosis: PSYCHOSIS,
  psychosis_harm: PSYCHOSIS_HARM,
};

const LATER_SUICIDE: Script<QuestionId> = FOLLOWING;

/** On a later visit what was urgent then is gone on with, not shouted again. */
const LATER_SCRIPTS: Partial<Readonly<Record<Situation, Script<QuestionId>>>> = {
  passive: LATER_SUICIDE,
  active: LATER_SUICIDE,
  imminent: LATER_SUICIDE,
  overdose: LATER_SUICIDE,
  attempt: LATER_SUICIDE,
  self_harm: LATER_SUICIDE,
  self_harm_now: LATER_SUICIDE,
  harm_imminent: LATER_HARM,
  psychosis_harm: PSYCHOSIS,
};

export function laterScriptFor(situation: Situation): Script<QuestionId> {
  return LATER_SCRIPTS[situation] ?? SCRIPTS[situation];
}

export function scriptFor(situation: Situation): Script<QuestionId> {
  return SCRIPTS[situation];
}

import type { Assessment } from "../assessment.ts";
import { situationOf, type Situation } from "./situation.ts";
import type { QuestionId } from "./questions.ts";

/** What a sign that may mean danger is asked about; each is answered well by a no. */
const QUESTION_OF: Partial<Readonly<Record<Situation, QuestionId>>> = {
  check_in: "thoughts_gently",
  check_in_ready: "putting_in_order",
  check_in_self_harm: "hurting_self",
  check_in_eating: "eating_now",
  check_in_harm: "hurt_someone",
  check_in_abuse: "afraid_of_someone",
  check_in_other: "they_in_danger",
  check_in_medical: "medical_now",
  check_in_taken: "taken_what",
  psychosis: "voices",
  harm_unwanted: "afraid_to_act",
  unwanted_baby: "afraid_to_act",
  unwanted_child: "afraid_to_act",
};

/** The one question that a sign is asked about. */
export function questionFor(finding: Pick<Assessment, "kind" | "subject" | "rules">): QuestionId {
  const { kind, subject, rules } = finding;
  const situation = situationOf({ tier: "check_in", kind, subject, rules, severity: "low" });
  // What may be an emergency of the body is never asked about as a wish to die.
  const otherwise = kind === "medical_emergency" ? "medical_now" : "thoughts_gently";
  return QUESTION_OF[situation] ?? otherwise;
}

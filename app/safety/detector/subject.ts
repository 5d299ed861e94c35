import type { Kind, Subject } from "../assessment.ts";
import { signOf } from "../rules/detector-rules.ts";

const DEPENDENT = signOf("dependents");
const OTHER = signOf("other_people");
const WRITER = signOf("writer");

/** Who is in danger where a rule names no subject of its own. */
export function readSubject(sentence: string, kind: Kind): Subject {
  if (kind === "medical_emergency") {
    const isWriter = WRITER.matchesIn(
      sentence.replace(
        /(?:^| )i (?:think|do not know|am scared|gave|found|can not wake|am with|just found|called)(?= |$)/g,
        " ",
      ),
    );
    if (isWriter) return "self";
    if (DEPENDENT.matchesIn(sentence) || /(?:^| )(?:he|she|baby|him|her)(?= |$)/.test(sentence))
      return OTHER.matchesIn(sentence) ? "other" : "dependent";
    return OTHER.matchesIn(sentence) ? "other" : "self";
  }
  if (/(?:^| )(?:me|us|myself)(?= |$)/.test(sentence)) return "self";
  return DEPENDENT.matchesIn(sentence) ||
    /(?:hitting|hurting|touching|hits|hurts|beats|abusing) (?:him|her|them)(?= |$)/.test(sentence)
    ? "dependent"
    : "self";
}

import type { Kind, Subject } from "../assessment.ts";

const DEPENDENT =
  /(?:^| )(?:my|our|the) (?:[a-z]+ )?(?:baby|toddler|newborn|infant|son|daughter|kids?|child|children|mum|dad|gran|grandad|little (?:boy|girl|one|brother|sister)|grandson|granddaughter|patient|resident|husband|wife|niece|nephew|stepson|stepdaughter)(?= |$)/;
const OTHER =
  /(?:^| )(?:friend|roommate|flatmate|neighbour|neighbor|coworker|colleague|boyfriend|girlfriend|partner|brother|sister|cousin|uncle|aunt|mate|someone|somebody|stranger|classmate|guy|man|woman)(?= |$)/;
const WRITER =
  /(?:^| )(?:i|me|myself|my (?:chest|throat|arm|head|heart|face|lips|tongue|hand|leg|stomach|body|waters?|vision|breath|lungs|pulse|left|blood|finger|neck|jaw|wrist|hair|room|bed|phone|ex|skin|words|side))(?= |$)/;

/** Who is in danger where a rule names no subject of its own. */
export function readSubject(sentence: string, kind: Kind): Subject {
  if (kind === "medical_emergency") {
    const isWriter = WRITER.test(
      sentence.replace(
        /(?:^| )i (?:think|do not know|am scared|gave|found|can not wake|am with|just found|called)(?= |$)/g,
        " ",
      ),
    );
    if (isWriter) return "self";
    if (DEPENDENT.test(sentence) || /(?:^| )(?:he|she|baby|him|her)(?= |$)/.test(sentence))
      return OTHER.test(sentence) ? "other" : "dependent";
    return OTHER.test(sentence) ? "other" : "self";
  }
  if (/(?:^| )(?:me|us|myself)(?= |$)/.test(sentence)) return "self";
  return DEPENDENT.test(sentence) ||
    /(?:hitting|hurting|touching|hits|hurts|beats|abusing) (?:him|her|them)(?= |$)/.test(sentence)
    ? "dependent"
    : "self";
}

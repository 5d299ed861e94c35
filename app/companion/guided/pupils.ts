import { foldedText } from "./wording.ts";

const OF_GROWN_UPS =
  /\b(?:work|job|boss|manager|colleagues?|coworkers?|partner|husband|wife|marriage|kids|children|rent|bills?|drink|drinks|drinking|alcohol|wine|sex|date|dating|landlord|salary|trabajo|jef[ea]|pareja|hijos|beber|alcohol)\b/iu;
const AT_SCHOOL =
  /\b(?:(?:at|to|in|from|after|before) (?:middle |high )?school|year (?:7|8|9|10|11|12|13)|(?:7|8|9|10|11|12)th grade|homework|detention|my form tutor|sixth form|gcses?|my (?:mum|mom|dad|parents) (?:won't let|says? i can't|took my phone|grounded)|grounded|al (?:cole|instituto)|en (?:el|la) (?:cole|colegio|instituto|escuela)|deberes)\b/u;
/** A grown-up speaks of somebody else's school, or of their own long ago. */
const NOT_A_PUPIL =
  /\b(?:my (?:kid|kids|son|daughter|child|children|grandson|granddaughter|students?|pupils?|class)|i teach|teacher for|when i was|back (?:in|at) school|years ago|school run|drop (?:him|her|them)|my (?:husband|wife|job|boss)|mi hij[oa]|mis hij[oa]s)\b/u;

/** Whether a question is one for grown-ups, and who is asked it speaks of a school of their own. */
export function isOverTheirHead(question: string, messages: readonly string[]): boolean {
  if (!OF_GROWN_UPS.test(question)) return false;
  const said = messages.map(foldedText);
  return said.some((each) => AT_SCHOOL.test(each)) && !said.some((each) => NOT_A_PUPIL.test(each));
}

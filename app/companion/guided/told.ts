import { foldedText } from "./wording.ts";

/** Questions by what they want to know, and the words that have told it already. */
const TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how long|since when|when did (?:it|you|this|that))\b/iu,
    /\b(?:since|for (?:about |over |nearly |almost )?(?:\d+|a|an|one|two|three|four|five|six|ten|many|some|a few|the last) ?(?:years?|months?|weeks?|days?|nights?)|(?:years?|months?|weeks?) ago|third night|all (?:year|week|month)|last (?:year|month|winter|summer|spring|fall|autumn)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/u,
  ],
  [
    /\bhow did (?:you|it) (?:find out|come out|learn|come to light)\b/iu,
    /\b(?:found|saw|read|caught|told me|lit up|phone|messages|discovered|overheard)\b/u,
  ],
  [
    /\bwho(?:'s| is| takes?| helps?| else| could| can| would| do you| looks?)\b/iu,
    /\b(?:nobody|no ?one|none of them|(?:only|just) me|by myself|on my own|there(?:'s| is) only|isn't anybody|there isn't any(?:one|body)|isn't anyone)\b/u,
  ],
  [
    /\bwhat did (?:he|she|they|\{they\}) say\b|\bwhat (?:has|have) .{1,24} said\b/iu,
    /\b(?:he|she|they|mom|mum|dad|boss) (?:said|says|told|goes)\b/u,
  ],
  [
    /\bwhat have you (?:tried|done)\b|\bwhat has helped\b/iu,
    /\b(?:i(?:'ve| have)? tried|i already|i even tried)\b/u,
  ],
  [
    /\bwhen is it (?:worst|hardest)\b|\bhardest (?:hour|time|part of the day)\b|\bpart of the day\b/iu,
    /\b(?:at night|nights|mornings?|evenings?|\d{1,2} ?(?:am|pm|o'clock)|weekends?)\b/u,
  ],
  [
    /\bwho would you (?:want to )?(?:tell|know)\b|\bwho have you told\b/iu,
    /\b(?:tell (?:him|her|them|my \w+)|told (?:him|her|them|my \w+|nobody|no one)|haven't told)\b/u,
  ],
  [
    /\bhas to be decided\b|\bhave to be decided soon\b/iu,
    /\b(?:in an hour|tonight|tomorrow|today|by \w+day)\b/u,
  ],
];

/** Whether one of these messages has told what a question asks. */
export function isAnswered(question: string, messages: readonly string[]): boolean {
  const wanted = TOLD.filter(([asks]) => asks.test(question));
  if (wanted.length === 0) return false;
  const said = messages.map(foldedText);
  return wanted.some(([, tells]) => said.some((each) => tells.test(each)));
}

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

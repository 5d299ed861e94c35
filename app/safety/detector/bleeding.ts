import { longPattern } from "#app/config/long-pattern.ts";
import { isDenial } from "./denial.ts";
import type { Finding } from "./findings.ts";

/** A blade, or a wound by one's own hand, in words that are used for hardly anything else. */
const HURT_ONESELF = longPattern("i")`
  \b(?:
    razors?|blades?|cutting|self.?harm\w*|relaps\w+|
    (?:i |just )(?:cut|sliced|slashed) (?:my|it|deeper|again|too)|
    did (?:it|my thing) (?:again|earlier|in the bathroom)|(?:on|where) (?:my|the) (?:hip|thigh|arm|
      wrist|stomach|leg)
    s? .{0,20}(?:nobody|no one|not show|sleeve|hid\w*)|me cort[eé]|navaja|cuchilla
  )\b`;

const SHAVES = /\b(?:shav(?:e|es|ed|ing)|beard|afeit\w+)\b/i;

/** What a wound does that has to be seen now; of rain, a cough or thoughts it says nothing. */
const BLEEDS_ON = longPattern("i")`
  ^\W*(?:(?:but|and|ok|well|idk|so|only|pero) )*
  (?:it|it's|this one|that one|this|the (?:cut|blood|bleeding|
    wound))\b(?: just| really| still)? (?:won'?t|doesn'?t|isn'?t|not|can'?t|never|no para) (?:\w+ )?
    (?:stop|stopping|clot|close)
  \b(?! (?:crying|think|talk|laugh|rain|him|her|them|me|there|now\?))|
  \b(?:still |keeps? |is |it'?s )bleeding\b|
  \bbleed(?:s|ing)? (?:through|thru|a lot|so much|everywhere)|
  \bblood (?:everywhere|all over|won'?t|keeps)|\bsigue sangrando|
  \bno (?:me )?(?:para|deja) de sangrar|\b(?:went|cut|is|was|it'?s|kinda|really|too|
    pretty) (?:(?!not |never )\w+ ){0,2}deep(?:er)?\b
  (?! (?:down|breath|talk|conversation|in thought))|
  \b(?:gaping|gapes|need(?:s|ed)? stitches|see (?:the )?(?:fat|bone|muscle)|muy prof\w+)\b`;

/** Then it is another's wound, and their danger. */
const OF_ANOTHER = /\b(?:she|he|they|her|his|their|hers|ella|[eé]l)\b/i;

/** A wound that bleeds on, from somebody who has told of a blade or of hurting themselves. */
export function findBleeding(
  text: string,
  recent: readonly string[],
  hasHurtThemselves: boolean,
): Finding[] {
  if (!BLEEDS_ON.test(text) || OF_ANOTHER.test(text) || isDenial(text)) return [];
  const isTold = recent.some((said) => HURT_ONESELF.test(said) && !SHAVES.test(said));
  if (!hasHurtThemselves && !isTold) return [];
  const rule = "together.bleeding_wound";
  return [
    { rule, kind: "medical_emergency", severity: "critical", tier: "crisis", subject: "self" },
  ];
}

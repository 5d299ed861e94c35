import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const PERSON =
  "(?:he|she|they|friend|brother|sister|mum|dad|husband|wife|boyfriend|girlfriend|partner|roommate|flatmate|cousin|uncle|aunt|son|daughter|kid|child|gran|grandad|coworker|colleague|neighbour|neighbor|ex|mate|niece|nephew|classmate|bestie|someone|guy|girl|person|stepdad|stepmum|grandson|granddaughter|teen|teenager|buddy|student|twin|fiance|tenant|boss|stepson|stepdaughter|man|woman|streamer)";
const SUICIDE =
  "(?:kill(?:ing)? (?:him|her|them)(?:self|selves)|end(?:ing)? (?:his|her|their) (?:own )?life|end(?:ing)? it(?: all)?|tak(?:e|ing) (?:his|her|their) (?:own )?life|die|suicide|commit suicide|hang (?:him|her|them)sel(?:f|ves)|shoot (?:him|her|them)sel(?:f|ves)|jump|overdose|do it|be dead|not be here)";

/** Another person's life in danger now: a crisis about them, not about the writer. */
export const OTHERS_RULES: readonly Rule[] = [
  rule(
    "other.imminent",
    "plan_or_attempt",
    "critical",
    "crisis",
    `<KIN> ~~(?:going to|will|about to|planning to|wants to|threatening to|ready to|trying to|plans to|is) ${SUICIDE} ~~(?:tonight|now|right now|today|tomorrow|gun|pills|rope|bridge|roof|knife|goodbye|note|car|locked|this weekend|means)
    ${PERSON} ~~(?:going to|will|about to|planning to|wants to|threatening to|threatened to|ready to|trying to|plans to|tried to|is) ${SUICIDE} ~~(?:tonight|now|right now|today|tomorrow|gun|pills|rope|bridge|roof|knife|goodbye|note|car|locked|this weekend|last night|means)
    (?:tonight|now|right now|gun|pills|rope|bridge|roof|knife|goodbye|note|letter) ~~(?:says?|said|told me|texted|threatening|posted|wants|going|will) ~~(?:kill (?:him|her|them)sel(?:f|ves)|end (?:his|her|their) life|suicide|wants to die|jump)
    ${PERSON} ~(?:has|have|is holding|holding|got|took|grabbed|bought|is sitting with|with|is on|is standing on|standing on|on|is at|climbed) (?:a |the |my |his |her |all |all his |all her )*(?:gun|pills|rope|noose|knife|roof|ledge|bridge|balcony|razor|tracks|overdose|railing) ~~(?:kill (?:him|her|them)sel(?:f|ves)|die|suicidal|jump|suicide|end it|goodbye|wants to|threatening|says|head|mouth|himself|herself|will not come down)
    ${PERSON} ~~(?:just |has |have |already |texted |sent |said )*(?:took|taken|swallowed|overdosed|od|cut (?:his|her|their) wrists|slit|hanged (?:him|her)self|hung (?:him|her)self|shot (?:him|her)self|tried to (?:kill|hang|shoot) (?:him|her|them)sel(?:f|ves)|attempted suicide|attempted) ~~(?:just now|tonight|right now|and (?:is|will|wont|they|he|she)|bleeding|not answering|not waking|what do i do|pills|today|minutes ago|hour ago|this morning|help|an hour)
    ${PERSON} ~~(?:goodbye|suicide) (?:text|note|message|letter|video|call|post|voicemail|texts)`,
    { isUnconditional: true },
  ),
];

/** Worry about another person: asked about gently, never the panel about the writer. */
export const WORRY_RULES: readonly Rule[] = [
  rule(
    "other.worry",
    "distress",
    "moderate",
    "check_in",
    `my ~${PERSON} ~~(?:suicidal|suicide|wants to die|want to die|kill (?:him|her|them)sel(?:f|ves)|killing (?:him|her|them)sel(?:f|ves)|self harm|self harming|cutting|cuts (?:him|her|them)sel(?:f|ves)|hurting (?:him|her|them)sel(?:f|ves)|hurts (?:him|her|them)sel(?:f|ves)|purging|starving (?:him|her|them)sel(?:f|ves)|end (?:his|her|their) life|wishes (?:he|she|they) (?:was|were) dead)
    (?:worried|scared|afraid|terrified) (?:about|for|that) ~(?:him|her|them|he|she|they|my ~${PERSON}) ~~(?:suicid\\w+|kill|hurt (?:him|her|them)sel(?:f|ves)|die|cutting|harm)`,
    { isUnconditional: true },
  ),
];

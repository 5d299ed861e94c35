import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** Asking for a way: a dose, a place, what is painless or certain. The frame (a story, research, a friend) changes nothing. */
export const METHOD_RULES: readonly Rule[] = [
  rule(
    "method.dose",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:how (?:many|much)|what (?:dose|dosage|amount|quantity)|at what (?:dose|point)|which dose) ~~<DRUG> ~~(?:die|kill|kills|overdose|fatal|lethal|deadly|od|would it take|does it take|will it take|take to|to be dead|to be fatal|stop (?:my|your|the|a) heart|not wake|never wake|end it|to go|before (?:it|you|i)|be enough|is enough|do it|too much|knock me out for good|pass out forever|to sleep forever|unconscious)
    (?:how (?:many|much)) ~(?:of )?(?:my|these|them|the) ~(?:pills|medication|sleeping pills|meds|tablets)? ?(?:would|will|does|do|to|can) ~(?:take|die|kill|need|od|end|enough)(?! (?:per day|a day|with food|as prescribed|each|daily|before bed|in the morning))
    (?:how (?:many|much)) (?:would|will|do|does) (?:it|i|you|someone|one) (?:take|need) (?:to )?(?:die|kill|overdose|od|end|not wake|stop my heart|be fatal)
    how many (?:would|will) it take
    (?:lethal|fatal|deadly|deadliest) (?:dose|doses|amount|dosage|combination|combo|quantity|level|mix|overdose)(?! (?:warning label|of (?:cuteness|fun)))
    (?:what|which|how) ~~(?:dose|dosage|amount|combination|mix|pills|drugs|medication|meds|poison|chemicals?|gas|plants?|substance|over the counter) ~~(?:kill|kills|die|fatal|lethal|deadly|painless|painlessly|undetectable|untraceable|not hurt|do not hurt|end my|end it|guaranteed|without pain|in my sleep|stop (?:a|my|the|your) heart)(?! (?:bacteria|weeds|germs|mould|mold|ants|fleas|moths|mosquitoes|aphids|slugs|rats|mice|lice|nits|viruses|the virus|my plants?|my houseplants?|my dog|dogs|cats|cancer cells|roaches|fungus|wasps|ticks|flies))
    (?:which|what) ~(?:painkillers?|pills?|drugs?|medications?|poison|method|medicine) ~(?:is|are|would be) ~(?:lethal|deadly|fatal|deadliest|dangerous to overdose|strongest to)
    (?:would|will|can|could|does|do|is|are) ~~<DRUG> ~~(?:kill me|kill you|kill someone|kill a|be fatal|fatal|lethal|be deadly|enough to (?:kill|die|end|do it|overdose|od|not wake|go)|to die|make me die|end it|do the job|be enough to)
    (?:od|overdose) on (?:<DRUG>|vitamins|water)(?= |$)(?! (?:awareness|prevention))`,
    { isUnconditional: true },
  ),
  rule(
    "method.way",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:painless(?:ly)?|quick(?:est|ly|er)?|easiest|easy|easier|least painful|less painful|fast(?:est)?|peaceful(?:ly)?|clean(?:est)?|surest|most (?:effective|reliable|painless|peaceful|certain)|foolproof|without (?:pain|suffering|feeling (?:it|anything|pain))|best|good|gentle|gentlest|simplest|cheapest|100|guaranteed|sure|effective|efficient|less messy|tidiest|kindest) ~(?:ways?|methods?|means|options?|death|suicide|pills?|place|how) ~(?:to )?(?:die|kill (?:myself|yourself|oneself|someone|one s self)|end (?:it(?: all)?|my|one s|your|things|everything|a life)|go|suicide|commit|off|leave this (?:world|earth|life)|hang|overdose|be dead|not exist|do it if i wanted to die|exit|disappear forever|unalive|stop living)(?= |$)(?! (?:about|to (?:the|work|school|rome)|there|home|from|through|for a|on|with|into|by|a relationship|a meeting|an email|an essay|a letter|a call|vegan|green))
    (?:painless|quick|peaceful|easy|instant) (?:death|suicide|exit|way out|end to my life|overdose)
    (?:how|ways|way|where|best|easiest|what|know how|tell me how|instructions|teach me how|methods?|google|googled|googling|search(?:ed|ing)?|looked up|looking up|reading about|show me how) (?:[a-z]+ )?(?:to |do i |can i |do you |could i |does one |do people |would i |should i |of |i can |i could )(?:go about |best |actually |painlessly |quickly |safely |just )?(?:kill(?:ing)? (?:my|your|one)?self|die(?:(?= (?:painlessly|quickly|peacefully|fast|without|in|tonight|by|from|with|easily|like)|$))|end(?:ing)? (?:it all|my (?:own )?life|your life|one s life)|suicide|commit(?:ting)? suicide|hang(?:ing)? (?:my|your|one)?self|overdose|overdosing|od|unalive (?:my|your)self|tie (?:a )?noose|tie a hanging knot|make (?:a )?noose|slit|cut (?:my|your) wrists|bleed (?:out|to death)|suffocate(?: (?:my|your)self)?|drown (?:my|your)self|poison (?:my|your)self|gas (?:my|your)self|stop my heart|asphyxiate|jump without|make it look like an accident|fake an accident|disappear forever|die)
    how (?:to|do i|can i|do you|could i) (?:make|ensure|be sure) ~(?:look like (?:an accident|natural|i fell)|does not fail|it works|i do not survive|nobody (?:stops|finds|saves))
    (?:make|making|made|so|want) (?:sure |it |my death |my suicide )?(?:it works this time|i do not (?:survive|wake up|make it)|look like an accident|looks like an accident|nobody (?:can )?(?:save|saves|stop|stops|finds|find) me)
    (?:how long|how quickly|how fast|how much time) ~~(?:die|to die|bleed out|drown|suffocate|lose consciousness|pass out (?:from|if|when|without)|dead|stop breathing|be dead|before you die|unconscious|hanging|hang|kill (?:me|you)|hypothermia|asphyxiat|find (?:my|a) body|carbon monoxide)(?! (?:flowers|plants?|leaves|battery|batteries))
    how (?:high|far|tall|deep|cold|fast|many (?:floors?|stories|storeys|metres|meters|feet)) ~~(?:jump|fall|die|survive|survivable|kill|fatal|drop|bridge|be dead|building|not survive|instantly|water|drown|freeze|overpass|roof|for (?:it )?to be)(?! (?:record|to clear|for the high|height basketball|is mount))
    (?:what|which|any|tallest|highest|nearest|closest|list|find|where) ~~(?:highest|tallest|nearest|closest|unlocked|accessible|quiet|empty|tall|high|without (?:barriers?|fence|railing|cctv|nets?)|no (?:barriers?|fence|railing|cctv|nets?)|low railing|suicide|over [0-9]+|taller than|higher than|deserted|isolated) ~(?:bridges?|building|roof|rooftop|cliff|overpass|car park|train tracks|tracks|level crossing|balcony|parking garage|viaduct)(?= |$)(?! (?:in the world|ever built|in europe|in china|in history|by length|designed|on earth|in asia|in france))
    (?:bridges?|buildings?|roofs?|cliffs?|car parks?|tracks) ~(?:near me|nearby|around here|in (?:my|this) (?:city|town|area)|close to me) ~(?:tall|high|without|no|easy|open|access|barriers?|unlocked)
    (?:does|do|is|will|would|did) (?:it |a |an |the )?(?:hurt to |painful to )?(?:drown(?:ing)?|hang(?:ing)?|bleed(?:ing)? (?:out|to death)|overdos(?:e|ing)|jump(?:ing)?(?: off a bridge)?|freez(?:e|ing) to death|carbon monoxide|suffocat(?:e|ing)|die|dying|an overdose|cut(?:ting)? your wrists|slit(?:ting)? your wrists|being hit by a train|helium|starv(?:e|ing) to death|a bullet|shooting yourself) ~(?:hurt|painful|quick|painless|slow|long|peaceful|fast|pain|easy)
    (?:hurt|painful|quick|painless) (?:to |if you |if i |when you |is )?(?:die|drown|hang|bleed out|overdose|jump|freeze to death|suffocate|hanging|drowning|overdosing|shoot (?:my|your)self|slit|cut your wrists)
    (?:pills|gun|rope|hanging|jumping|bridge|overdose|train|razor|drowning|bleach|noose|car|gas|blade|knife|bullet|exhaust) or (?:a |an |the |with )?(?:pills|gun|rope|hanging|jumping|bridge|overdose|train|razor|drowning|bleach|noose|cutting|gas|roof|blade|knife|bullet|exhaust)
    (?:where|how) (?:can i|to|do i|could i|do you|would i) (?:buy|get|find|order|obtain|source|acquire|get hold of) ~(?:cyanide|nembutal|pentobarbital|sodium nitrite|helium|nitrogen|exit bag|fentanyl|gun without|untraceable|gun tonight|gun fast|gun quickly|gun today|a gun|lethal|poison|enough pills|hemlock|sleeping pills|arsenic|ricin|chloroform|something (?:to|that) (?:kill|end))(?= |$)(?! (?:license|safe|balloons|tank for (?:a|the|balloons)))
    (?:survive|survival|chances?|odds|likelihood|percent|success rate|probability) ~~(?:jump(?:ing)? (?:off|from)|hanging|overdose|fall from|gunshot to the|shot to the head|slit wrists|suicide attempt|drowning (?:my|your)self|suicide method|bullet)
    (?:suicide|dying|death|exit) (?:methods?|techniques?|guide|instructions|forum|forums|pact|kit|bag|recipe|plan|spots?|options|ways)(?= |$)(?! (?:in literature|reporting|prevention|restriction))
    (?:cut|slice|slit) (?:along|across|vertically|horizontally|down the (?:road|street)|which way|deep enough|artery|the right vein)
    (?:which|what|where|how) ~~(?:vein|artery) ~(?:cut|bleed|fastest|die|slice|slit|deep)
    (?:will|would|can|do|does) ~(?:anyone|police|they|someone|my (?:mum|parents|family)|autopsy|coroner) ~(?:know it was suicide|find out it was suicide|pay out|life insurance)
    life insurance ~~(?:suicide|kill myself|if i die|i died|pay out if|accident)`,
    { isUnconditional: true },
  ),
  rule(
    "method.cut",
    "plan_or_attempt",
    "moderate",
    "check_in",
    `how (?:deep|deeply|far down) ~(?:do|should|must|can|would|could) i (?:have to |need to |want to |ought to )?(?:cut|slice|slit|press)(?: (?:it|in|down|myself|my \\w+))?$`,
    { isUnconditional: true },
  ),
];

import { longPattern } from "#app/config/long-pattern.ts";
import type { Finding } from "./findings.ts";

/** More words than these tell more than one thing, and are read as what they say. */
const MAX_WORDS = 12;
const MAX_CHARACTERS = 120;

/** A number of pills that no leaflet names. */
const MANY =
  "(?:[1-9]\\d+|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|dozens?|a dozen|diez|doce|quince|veinte|treinta|cuarenta|cincuenta)";
const CONTAINER =
  "(?:bottles?|box(?:es)?|pack(?:et|age)?s?|strips?|sheets?|jars?|tubs?|blisters?|prescription|frascos?|botes?|botellas?|cajas?|blister)";

/** How much it was: the whole of something, a container, a number too high for a dose. */
const AMOUNT = new RegExp(
  [
    `\\b(?:the |a |an |my |her |his )?(?:whole|entire|full) (?:\\w+ )?(?:${CONTAINER}|lot|thing|month|week|supply)\\b`,
    `\\b(?:[2-9]|both|two|three|four|several|most of the|half the|half a) ${CONTAINER}\\b`,
    "\\ball (?:of )?(?:them|it|those|these)\\b",
    "\\ball (?:(?:of )?(?:my|the|his|her|our|mum|mom|dad|gran)(?:'s|s)? ){1,2}(?:\\w+ )?(?:pills|tablets|meds|medication|capsules|\\w+s)\\b",
    "\\bevery (?:last |single )?(?:one|pill|tablet)\\b(?! of (?:us|you))",
    "\\bthe (?:whole )?lot\\b",
    "\\b(?:hand|fist)fuls?\\b|\\b(?:took|had|swallowed) (?:a (?:whole )?(?:bunch|load|lot)|loads|lots|tons|way too many) of\\b",
    `^(?:i (?:took|had) )?(?:about|around|like|maybe|roughly|at least|over|nearly|almost|unas?|unos|como)? ?${MANY}(?: or so| ish| of them| or more| i think| \\w*(?:pills|tablets|capsules|mg)\\b.*)?$`,
    `^(?:i (?:took|had) )?(?:about|around|like|maybe|roughly|at least|over|nearly|almost|unas?|unos|como) ${MANY} (?:idk|dunno|i think|i guess|maybe|or so|the \\w+ ones?|of the|no se|creo)\\b`,
    `\\b(?:took|had|swallowed|drank|downed|necked|popped) (?:a|an|one|the|my) ${CONTAINER} of\\b`,
    `^${CONTAINER}$`,
    `\\b(?:tod[oa]s?|entera?|complet[oa]) (?:(?:el|la|los|las) )?${CONTAINER}\\b|\\b${CONTAINER} (?:enter|complet)[oa]s?\\b`,
    "^tod[oa]s(?: ellas| ellos)?$|\\btodas (?:las|mis|sus)\\b",
  ].join("|"),
  "u",
);

/** That it is done. */
const DOWN = longPattern("u")`
  \b(?:they|it|those)(?: a|')?(?:re|s| are| is| have| has| all)? (?:all )?
  (?:down|in me|inside me|swallowed|gone down)\b(?! (?:the|to|here|there|for|with|at))|
  \b(?:took|taken|swallowed|drank|necked|downed) (?:them|it|those|everything|the lot)\b|
  \bya me l[ao]s? (?:tome|trague|bebi)\b`;

/** Some of what was spoken of is taken. */
const SOME = longPattern("u")`
  \b(?:took|taken|swallowed|necked|downed|tome|tomado|trague) (?:ya )?(?:
    some|most|half|a few|a bunch|several|algun[oa]s|unas cuantas|la mitad
  )\b`;

/** How long ago: minutes or hours, and neither days nor years. */
const TIME_AGO = longPattern("u")`
  \b(?:
    \d+|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|half an?|
    (?:a )?couple (?:of )?|(?:a )?few|quarter of an
  ) ?(?:minutes?|mins?|hours?|hrs?|h) (?:ago|back)\b|\b(?:been|for|about|over|since) (?:about |like |
    maybe )?
  (?:\d+|an?|two|three|four|ten|fifteen|twenty|thirty|half an?) ?(?:minutes?|mins?|hours?|hrs?) now\b|
  \b(?:hour|half hour) (?:ago|back)\b|
  \b(?:just now|before i (?:wrote|texted|messaged|came (?:on )?here|opened this))\b|
  \bhace (?:\w+ ){0,3}(?:minutos?|horas?|rato|ratito)\b`;

const ALCOHOL = longPattern("u")`
  \b(?:with|and|on top of|con|y) (?:\w+ ){0,3}(?:
    vodka|gin|wine|whisk[e]?y|rum|beers?|tequila|brandy|cider|alcohol|booze|a drink|vino|cerveza|
    ron|ginebra
  )\b`;

const DRUG = longPattern("u")`
  \b(?:
    pills?|tablets?|tabs|capsules?|meds|medications?|medicines?|sleepers|
    sleeping (?:pills|tablets|meds|stuff)|painkillers?|antidepressants?|paracetamol|panadol|
    tylenol|acetaminophen|ibuprofen|advil|aleve|naproxen|aspirin|co ?codamol|codeine|tramadol|
    oxy\w*|morphine|benadryl|nytol|nyquil|ambien|zolpidem|zopiclone|xanax|valium|diazepam|
    lorazepam|ativan|klonopin|clonazepam|propranolol|beta ?blockers?|blood pressure|heart|insulin|
    metformin|warfarin|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|mirtazapine|
    amitriptyline|quetiapine|seroquel|lithium|gabapentin|pregabalin|trazodone|melatonin|gummies|
    pastillas|tabletas|somn[ií]feros|medicinas?
  )\b`;
const POISON = longPattern("u")`
  \b(?:
    bleach|cleaner|drain (?:stuff|cleaner|unblocker)|antifreeze|weed ?killer|rat poison|detergent|
    disinfectant|lej[ií]a
  )\b`;

const DENIED =
  /\b(?:not|n't|didn|haven|never|wouldn|almost|nearly took|used to|years?|days?|weeks?|months?)\b/u;

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?!̃)\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a few words say of something taken, each by itself. */
export interface Taken {
  amount: boolean;
  isDown: boolean;
  some: boolean;
  time: boolean;
  alcohol: boolean;
  drug: boolean;
}

/** Reads a short answer for what it says of something taken; null where it says nothing of it. */
export function readTaken(text: string): Taken | null {
  if (text.length > MAX_CHARACTERS) return null;
  const words = plain(text);
  const isLong = words.split(" ").length > MAX_WORDS;
  // "Like 20? idk" is an answer, whatever its mark.
  const isAsked = text.trim().endsWith("?") || /\?.{25}/su.test(text);
  if (isLong || isAsked || DENIED.test(words)) return null;
  const taken = {
    amount: AMOUNT.test(words),
    isDown: DOWN.test(words),
    some: SOME.test(words),
    time: TIME_AGO.test(words),
    alcohol: ALCOHOL.test(words),
    drug: DRUG.test(words) || POISON.test(words),
  };
  return Object.values(taken).some(Boolean) ? taken : null;
}

const INTAKE = longPattern("u")`
  \b(?:
    took|taken|had|have had|swallowed|drank|drunk|downed|necked|popped|ate|eaten|finished|chugged|
    knocked back|tome|tomado|trague|bebi
  )\b`;
const TOO_MUCH = new RegExp(
  `\\b(?:all|everything|whole|entire|rest of|bunch|loads?|lots?|hand\\w*ful|fistful|too many|too much|extra|double|some of (?:my )?(?:mum|mom|dad|gran)\\w*|${MANY}|[4-9]|tod[oa]s?|much[oa]s|demasiad[oa]s)\\b`,
  "u",
);
const CABINET = /\bmedicine (?:cabinet|cupboard|drawer)\b/u;

/** Whether a message says that its writer took more than a dose, or what nobody should take. */
export function tellsOfIntake(text: string): boolean {
  const words = plain(text.slice(0, 400));
  if (
    !INTAKE.test(words) ||
    /\b(?:haven't|didn't|did not|never|have not) (?:\w+ ){0,2}(?:t[ao]k\w+|had|swallow\w*)\b/u.test(
      words,
    )
  )
    return false;
  return POISON.test(words) || CABINET.test(words) || (DRUG.test(words) && TOO_MUCH.test(words));
}

/** "Some of my mum's pills": another person's medicine, and not for what people take it for. */
const SOMEBODYS = longPattern("u")`
  \b(?:took|taken|had|swallowed|popped|necked|ate) (?:\w+ ){0,2}
  (?:some|a few|a bunch|a couple|loads|lots|handful|half|all) (?:of )?(?:my |the |his |her )?(?:
    mum|mom|mam|mother|dad|father|gran|nan|grandma|grandad|grandpa|brother|sister|roommate|
    flatmate|boyfriend|girlfriend|husband|wife|stepdad|aunt|uncle
  )(?:'?s)? (?:\w+ )?(?:
    pills|tablets|meds|medication|tabs|sleepers|sleeping \w+|painkillers|xanax|valium|tramadol|
    morphine|heart \w+|blood pressure \w+
  )\b|\btome (?:\w+ ){0,3}(?:pastillas|medicinas?) de mi \p{L}+`;
const FOR_AN_AILMENT = longPattern("u")`
  \bfor (?:my |the |a )?(?:
    headache|head|back|cramps|period|pain|cold|fever|flu|migraine|tooth\w*|knee|allerg\w+|stomach
  )\b|\bpara (?:el|la) (?:dolor|cabeza|fiebre)\b`;

/** More than they are to take, or whatever there was. */
const MORE_THAN_TOLD = longPattern("u")`
  \b(?:took|taken|had|have had|swallowed|popped|necked|downed|ate) (?:\w+ ){0,6}more (?:\w+ ){0,5}
  than (?:
    usual|normal|i should|im supposed|i'm supposed|prescribed|it says|the (?:label|box)
  )\b`;
const WHATEVER_THERE_WAS = longPattern("u")`
  \b(?:took|swallowed|popped|necked|downed|ate) (?:whatever|everything|anything|all) (?:that )?
  (?:was|i found|i could find|there was|we had|they had)?(?: \w+){0,2} ?in (?:the|my|his|her|
    our) (?:drawer|cupboard|cabinet|bathroom|bag|box)
  \b`;
/** Got, and not taken. */
const ONLY_GOT = longPattern("u")`
  \b(?:
    bought|ordered|picked up|collected|need|refill\w*|prescri\w+|pharmacy|
    for my (?:mum|mom|dad|son|daughter|dog|cat)
  )\b`;

/** Somebody else took it: that is their danger. */
const BY_ANOTHER = longPattern("u")`
  \b(?:
    she|he|they|(?:my|our|the) (?:\w+ )?(?:
      son|daughter|kid|child|baby|toddler|brother|sister|mum|mom|dad|husband|wife|partner|
      boyfriend|girlfriend|friend|roommate|flatmate
    )
  )(?:'s| has| have| just| only)* (?:took|taken|had|swallowed|popped|necked|downed|ate|got into)\b`;

/** More than a dose told at once: "two packs of paracetamol, like three hours ago"; what is unclear is asked about. */
export function takenAtOnce(text: string): Finding[] {
  const words = plain(text.slice(0, 400));
  if (ONLY_GOT.test(words)) return [];
  const now = readTaken(text);
  if (now !== null && now.drug && now.amount && (now.time || now.isDown)) {
    return [BY_ANOTHER.test(words) ? { ...OVERDOSE, subject: "other" } : OVERDOSE];
  }
  if (BY_ANOTHER.test(words)) return [];
  const isMore = MORE_THAN_TOLD.test(words) && DRUG.test(words);
  const isUnclear = isMore || WHATEVER_THERE_WAS.test(words);
  return isUnclear ? [{ ...UNCLEAR, rule: "together.taken_unclear" }] : [];
}

const OVERDOSE: Finding = {
  rule: "together.overdose_in_pieces",
  kind: "medical_emergency",
  severity: "critical",
  tier: "crisis",
  subject: "self",
};

/** Somebody else's medicine was taken: asked what it was, and how much. */
export function takenOfSomebodys(text: string): Finding[] {
  return isSomebodys(text) ? [{ ...UNCLEAR, rule: "together.taken_unclear" }] : [];
}

function isSomebodys(text: string): boolean {
  const words = plain(text.slice(0, 400));
  return SOMEBODYS.test(words) && !FOR_AN_AILMENT.test(words);
}

const WAVES_AWAY = longPattern("u")`
  ^(?:(?:oh|god|lol|well|um|uh) )*(?:no+|nope|nah|not|never|nada|para nada)\b|\b(?:
    by (?:accident|mistake)|wasn't trying|was not trying|just wanted (?:to|a|some)|
    it was (?:a|an) (?:dare|mistake|accident)|no queria|sin querer
  )\b`;

/**
 * Something taken, told in pieces ("about forty", "propranolol", "twenty minutes ago"), or waved away right after it
 * was told. An overdose is a matter for a doctor whether or not it was meant: after a sign of despair it is an attempt.
 */
export function findTaken(text: string, recent: readonly string[], isDespair: boolean): Finding[] {
  const words = plain(text);
  const last = recent.at(-1);
  if (last !== undefined && WAVES_AWAY.test(words) && tellsOfIntake(last)) {
    return [{ ...UNCLEAR, rule: "together.taken_denied" }];
  }
  const now = readTaken(text);
  if (now === null) return [];
  const pieces = [...recent.slice(-3).map(readTaken), now].filter((piece) => piece !== null);
  const has = (part: keyof Taken) => pieces.some((piece) => piece[part]);
  const isMuch = has("amount") && (has("drug") || has("isDown"));
  // Of what was spoken of in despair any amount is one too many.
  if (isDespair && now.some && has("drug")) return [{ ...OVERDOSE, kind: "plan_or_attempt" }];
  if (pieces.length < 2 || !isMuch) return [];
  const isTold = recent.slice(-3).some((said) => tellsOfIntake(said) || isSomebodys(said));
  if (!has("time") && !has("isDown") && !has("alcohol") && !isTold) {
    return [{ ...UNCLEAR, rule: "together.taken_unclear" }];
  }
  return [isDespair ? { ...OVERDOSE, kind: "plan_or_attempt" } : OVERDOSE];
}

const UNCLEAR = {
  kind: "medical_emergency",
  severity: "moderate",
  tier: "check_in",
  subject: "self",
} as const;

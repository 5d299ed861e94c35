import { capitalise } from "../wording.ts";

/** Who a message is for, as far as it was said. */
export interface Recipient {
  /** What they are to the person, "brother"; null where that wasn't said. */
  relation: string | null;
  name: string | null;
  pronoun: "she" | "he" | "they";
}

const SHE =
  "mother|mom|mum|mam|mama|mommy|grandma|granny|gran|nanny|nan|auntie|sis|grandmother|nana|wife|girlfriend|daughter|sister|aunt|niece|gf|mother-in-law|sister-in-law|stepmom|roomie sister";
const HE =
  "father|dad|papa|daddy|grandad|granddad|bro|grandpa|grandfather|husband|hubby|boyfriend|son|brother|uncle|nephew|bf|father-in-law|brother-in-law|stepdad";
const THEY =
  "parents|parent|kids|family|friend|best friend|bestie|best mate|mate|pal|buddy|boss|line manager|manager|supervisor|team lead|teacher|professor|tutor|landlord|landlady|letting agent|estate agent|housing association|housing officer|property manager|council|neighbor|neighbour|coworker|co-worker|colleague|partner|fiance|fiancee|spouse|roommate|roomate|flatmate|housemate|cousin|ex|doctor|therapist|counselor|coach|client|team|group|in-laws|work|crush|date";
/** Words for what somebody is to the person, as a part of a pattern. */
export const RELATION = `(?:${SHE}|${HE}|${THEY})`;

/** Called so to their face. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ["mother", "Mom"],
  ["mom", "Mom"],
  ["mum", "Mom"],
  ["mama", "Mama"],
  ["mommy", "Mom"],
  ["father", "Dad"],
  ["dad", "Dad"],
  ["papa", "Papa"],
  ["daddy", "Dad"],
  ["grandma", "Grandma"],
  ["grandmother", "Grandma"],
  ["nana", "Nana"],
  ["grandpa", "Grandpa"],
  ["grandfather", "Grandpa"],
]);

/** Written to with a name, where there is one to put in. */
const FORMAL =
  /^(?:boss|parent|line manager|manager|letting agent|estate agent|housing association|housing officer|property manager|council|supervisor|team lead|teacher|professor|tutor|landlord|landlady|neighbou?r|co-?worker|colleague|doctor|therapist|counselor|coach|client|work)$/u;

const NO_NAME: ReadonlySet<string> = new Set(
  `i me my you your he she they him her them his their it its we us our the a an this that these those
  someone somebody everyone everybody anyone people nobody who what when where how why if and or but so
  because about to for of in on at by with from saying asking telling that says say said is was are were
  has had have will would can could should work school home bed everything something anything nothing
  again back now today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday
  after before next first one two three more less better well sleep do be go see get make tell write know
  talk use useful only really ever never here there somewhere ages years weeks months days hours minutes
  please just not no yes ok okay both all thinking think over comfort trouble help`.split(/\s+/u),
);

const NAME = "((?:(?:mrs|mr|ms|miss|dr|nana|auntie|uncle)\\.? )?\\p{L}[\\p{L}'’-]+)";
/** "My brother Kev", "my old roommate priya saying ...". */
const OF_RELATION = new RegExp(
  `\\b(?:my|our) (?:(?!(?:and|or)\\b|${RELATION}'?s (?!teacher|coach|doctor|tutor|boss|school))[\\p{L}']+ )?(${RELATION})(?:'?s\\b|\\b(?:,? ${NAME})?)`,
  "giu",
);
/** "For Peter, my son". */
const BEFORE_RELATION = new RegExp(
  `\\b${NAME}, (?:who is )?my (?:\\p{L}+ )?(${RELATION})\\b`,
  "iu",
);
/** "Text Sandra about it", "call Priya." */
const ADDRESSED = new RegExp(
  `\\b(?:to|for|tell|ask|text|email|message|call|send|write to|thank|invite) ${NAME}(?=$|[.,!?:]| (?:saying|asking|telling|about|that|to|if|for)\\b)`,
  "giu",
);
/** The same in small letters, where no other word can stand. */
const ADDRESSED_SMALL = new RegExp(
  `\\b(?:to|text|email|message|send|ask|tell) ${NAME}(?= (?:saying|asking|telling|about)\\b)|\\b(?:call|text|message) ${NAME}(?=$|[.,!?])|\\b(?:drinks?|dinner|lunch|coffee|brunch|plans|date) with ${NAME}(?=$|[.,!?]| (?:tonight|tomorrow|today|on|this|because|i|i'm|im)\\b)`,
  "giu",
);
const NAMED = new RegExp(
  `\\b(?:(?:his|her|their|the|(?:my|the) ${RELATION}'?s) names?(?:'s| is)?|(?:he|she|they)(?:'s| is|s|'re)? (?:called|named)) ${NAME}`,
  "iu",
);
/** "He's not my friend": whoever isn't meant. */
const DENIED = new RegExp(`\\b(?:not|isn't|never) (?:my|our|to my) ${RELATION}\\b`, "giu");
/** "To the council": written to without being anybody's. */
const BODY =
  /\b(?:to|for|email|write|with|at|call|tell|ask|contact|message) (?:to )?the (council|landlord|landlady|letting agents?|estate agents?|housing association|housing officer|property manager|agency|school|manager|boss|teacher|neighbou?rs?)\b/iu;
const BARE_TITLE = /\b(?:to|tell|ask|text|call|message|email) (mom|mum|dad|grandma|grandpa)\b/iu;

/** Who a text is addressed to; null where it names nobody. */
export function recipientIn(content: string): Recipient | null {
  const text = content.replaceAll(DENIED, " ");
  const called = NAMED.exec(text)?.[1];
  if (isName(called)) return recipientOf(null, called, text);
  const before = BEFORE_RELATION.exec(text);
  if (before !== null && isName(before[1])) {
    return recipientOf(before[2] ?? null, before[1] ?? null, text);
  }
  const title = BARE_TITLE.exec(text)?.[1];
  const all = [...text.matchAll(OF_RELATION)];
  const related = all.find(({ index }) => isAddressedAt(text, index)) ?? all.at(0);
  const addressed = addressedIn(text);
  if (related !== undefined) {
    const [, relation = "", after] = related;
    const isNamed = after !== undefined && isNameAfter(after, text, related);
    // "To the council, there's mold in my daughter's room": she isn't who it's to.
    const body = isAddressedAt(text, related.index) ? undefined : BODY.exec(text)?.[1];
    if (body !== undefined) return recipientOf(body.replace(/s$/iu, ""), null, text);
    return recipientOf(relation, isNamed ? after : null, text);
  }
  if (title !== undefined) return recipientOf(title, null, text);
  const body = BODY.exec(text)?.[1];
  if (body !== undefined) return recipientOf(body.replace(/s$/iu, ""), null, text);
  return addressed === undefined ? null : recipientOf(null, addressed, text);
}

function addressedIn(text: string): string | undefined {
  const withCapital = [...text.matchAll(ADDRESSED)].map(([, name]) => name).find(isCapitalName);
  // In a text with capitals a name has one.
  if (withCapital !== undefined || /\p{Lu}\p{Ll}/u.test(text)) return withCapital;
  return [...text.matchAll(ADDRESSED_SMALL)]
    .map(([, one, two, three]) => one ?? two ?? three)
    .find(isName);
}

function isCapitalName(word: string | undefined): word is string {
  return isName(word) && /^\p{Lu}\p{Ll}/u.test(word);
}

function isName(word: string | undefined): word is string {
  if (word === undefined || NO_NAME.has(word.toLowerCase())) return false;
  return !new RegExp(`^${RELATION}s?$`, "iu").test(word);
}

/** "My brother Kev ..." by its capital; in small letters only where a name can stand: "to my brother kev saying ...". */
function isNameAfter(word: string, text: string, found: RegExpExecArray): boolean {
  if (NO_NAME.has(word.toLowerCase())) return false;
  if (/^\p{Lu}\p{Ll}/u.test(word)) return true;
  const rest = text.slice(found.index + found[0].length);
  if (!NO_SMALL_NAME.test(word) && BEHIND_NAME.test(rest)) return true;
  return (
    isAddressedAt(text, found.index) &&
    /^(?:$|[.,!?:]| (?:saying|asking|telling|about|that)\b)/u.test(rest)
  );
}

/** "My mate dave invited me", "my friend marcus for coffee". */
const BEHIND_NAME =
  /^(?:$|[.,!?]| (?:is|was|has|had|invited|lost|said|asked|wants|needs|owes|cancelled|canceled|for|at|on|because|died|never|who|and i|but i)\b)/iu;
const NO_SMALL_NAME =
  /^(?:\p{L}+(?:ed|ing|ly)|(?!\p{L}*(?:us|ris|mas|uis|nis)$)\p{L}+s|group|request|zone|lately|said|told|lost|got|came|went|left|made|took|did|thing|stuff|night|party|wedding|birthday|dinner|which|where|though|tho|lol|even|also|too|way|time|house|place|dog|cat|abroad|upset|mad|angry|happy|sick|ill|pregnant|moved|texts?|out|over|down|off|up|just|never|always|really|who|friend|drunk|alone|instead|once|twice|like|etc|coming|x)$/iu;

/** "To my sister", "tell my dad": whoever is named there is written to. */
function isAddressedAt(text: string, index: number): boolean {
  return /\b(?:to|for|tell|ask|text|email|message|call|send|thank|invite|with) $/iu.test(
    text.slice(0, index),
  );
}

function recipientOf(relation: string | null, name: string | null, text: string): Recipient {
  const lower = relation?.toLowerCase() ?? null;
  return {
    relation: lower,
    name: name === null ? null : name.replaceAll(".", "").split(" ").map(capitalise).join(" "),
    pronoun: pronounOf(lower, text),
  };
}

function pronounOf(relation: string | null, text: string): Recipient["pronoun"] {
  if (relation !== null && new RegExp(`^(?:${SHE})$`, "u").test(relation)) return "she";
  if (relation !== null && new RegExp(`^(?:${HE})$`, "u").test(relation)) return "he";
  return pronounIn(text) ?? "they";
}

/** The one that a text speaks of somebody with; null where it's none or both. */
export function pronounIn(text: string): "she" | "he" | null {
  const isShe = /\b(?:she|her|hers)\b/iu.test(text);
  const isHe = /\b(?:he|him|his)\b/iu.test(text);
  if (isShe === isHe) return null;
  return isShe ? "she" : "he";
}

/** Whether somebody who is spoken of with a pronoun may be this one. */
export function mayBe(recipient: Recipient, pronoun: "she" | "he" | null): boolean {
  return pronoun === null || recipient.pronoun === "they" || recipient.pronoun === pronoun;
}

/** "My family", "work": spoken of in passing, and seldom written to. */
export function isOnePerson({ relation }: Recipient): boolean {
  return !/^(?:parents|kids|family|team|group|in-laws|work|date|client)$/u.test(relation ?? "");
}

/** The first words of a message to them. */
export function greetingFor({ relation, name }: Recipient): string {
  const called = name ?? TITLES.get(relation ?? "") ?? null;
  if (called !== null) return `Hi ${called}.`;
  return FORMAL.test(relation ?? "") ? "Hi [name]." : "Hi.";
}

/** Whether a word of love would be out of place. */
export function isFormal({ relation }: Recipient): boolean {
  return relation === null || FORMAL.test(relation);
}

const WITH_THE = /^(?:council|housing association|agency|school)$/u;

/** Whether it's nobody in particular that it's to. */
export function isBody({ relation }: Recipient): boolean {
  return WITH_THE.test(relation ?? "");
}

/** "your brother", "Priya": how the companion speaks of them; a slot for a pronoun where that isn't known. */
export function calledTo(recipient: Recipient | null): string {
  const { relation = null, name = null } = recipient ?? {};
  if (relation !== null && WITH_THE.test(relation)) return name ?? `the ${relation}`;
  return name ?? (relation === null ? "{them}" : `your ${relation}`);
}

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

const FIRST_PERSON =
  /^(?:i|me|my|myself|mine|we|us|our|yo|mi|mis|conmigo|nosotros|quiero|tengo|estoy|voy|soy|puedo|siento|he)$/;
const IN_CARE =
  /^(?:baby|toddler|newborn|infant|son|daughter|kid|kids|child|children|mum|dad|gran|grandad|grandson|granddaughter|husband|wife|bebe|hijo|hija|hijos|nino|nina|mama|papa|abuela|abuelo|esposa|marido)$/;
const SOMEBODY_ELSE =
  /^(?:he|she|they|friend|roommate|flatmate|neighbou?r|coworker|colleague|boyfriend|girlfriend|partner|brother|sister|cousin|uncle|aunt|mate|someone|somebody|stranger|classmate|guy|man|woman|boss|teacher|ex|el|ella|amigo|amiga|hermano|hermana|novio|novia|primo|prima|vecino|vecina|alguien)$/;
/** Kinds whose danger is the writer's although somebody else does something in it. */
const DONE_TO_OR_BY_WRITER: ReadonlySet<Kind> = new Set<Kind>([
  "abuse_or_violence",
  "harm_to_others",
]);

/**
 * Who is in danger in words that the model finds dangerous: whoever the words are about. Somebody
 * else only where they are named as the one who acts and the writer is not; the writer where nobody is.
 */
export function readModelSubject(words: readonly string[], kind: Kind): Subject {
  if (kind === "harm_to_others") return "self";
  if (DONE_TO_OR_BY_WRITER.has(kind) || kind === "medical_emergency")
    return readSubject(words.join(" "), kind);
  const isWriters = (word: string, index: number): boolean =>
    FIRST_PERSON.test(word) && !(/^(?:my|mi|mis)$/.test(word) && isPerson(words[index + 1] ?? ""));
  const writer = words.findIndex(isWriters);
  const other = words.findIndex(isPerson);
  if (other < 0 || (writer >= 0 && writer < other)) return "self";
  if (words.includes("myself")) return "self";
  return IN_CARE.test(words[other] ?? "") ? "dependent" : "other";
}

function isPerson(word: string): boolean {
  return IN_CARE.test(word) || SOMEBODY_ELSE.test(word);
}

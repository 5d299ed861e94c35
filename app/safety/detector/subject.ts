import { longPattern } from "#app/config/long-pattern.ts";
import type { Kind, Subject } from "../assessment.ts";
import { signOf } from "../rules/detector-rules.ts";

const DEPENDENT = signOf("dependents");
const OTHER = signOf("other_people");
const WRITER = signOf("writer");

/** Who is in danger where a rule names no subject of its own. */
export function readSubject(said: string, kind: Kind): Subject {
  const sentence = said.replaceAll(POSSESSIVE, "$1").replaceAll(SPOKEN_BY_THEM, " ");
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
  const isAbuse = kind === "abuse_or_violence";
  if (isAbuse && HIT_ME.test(sentence)) return "self";
  // Whoever lives with the writer is the one who hurts them, not the one in their care.
  return DEPENDENT.matchesIn(isAbuse ? sentence.replaceAll(PARTNER, " ") : sentence) ||
    /(?:hitting|hurting|touching|hits|hurts|beats|abusing) (?:him|her|them)(?= |$)/.test(sentence)
    ? "dependent"
    : "self";
}

/** "My husbands talking weird", without its apostrophe. */
const POSSESSIVE = longPattern("g")`
  (?<=(?:^| )my )(
    husband|wife|son|daughter|mum|dad|baby|brother|sister|friend|gran|grandad|boyfriend|girlfriend
  )s(?= [a-z]+ing(?: |$)| (?:not|face|arm|speech|lips|breathing|heart)(?: |$))`;

const PARTNER =
  /(?:^| )(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|esposo|marido|novio)(?= |$)/g;
/** What is the writer's own, where somebody else lays hands on it. */
const HIT_ME =
  /(?:^| )my (?:[a-z]+ )?(?:head|face|neck|throat|arm|arms|wrist|hair|back|phone|car|door|room|money|clothes)(?= |$)/;

const PERSON =
  "(?:he|she|el|ella|(?:my |our |mi )?(?:[a-z]+ )?(?:friend|roommate|flatmate|neighbou?r|coworker|colleague|boyfriend|girlfriend|partner|brother|sister|cousin|uncle|aunt|mate|buddy|son|daughter|kid|child|husband|wife|mum|dad|gran|grandad|ex|hijo|hija|hermano|hermana|amigo|amiga|novio|novia|esposo|esposa|marido))";
const DOES =
  "(?:is|was|has|had|will|would|wants?|took|tried|says?|said|texted|wrote|sent|posted|told|keeps|bought|cut|hung|jumped|swallowed|quiere|va|esta|tomo|dice|dijo|se)";
/** Somebody else acts: a person's noun or pronoun and what they do. In a farewell they are only named. */
const SOMEBODY_ACTS = new RegExp(`(?:^| )${PERSON} (?:(?:just|already|now|not) )?${DOES}(?= |$)`);
const IN_CARE = longPattern()`
  (?:^| )(?:
    (?:my|our|mi) (?:[a-z]+ )?(?:
      son|daughter|kid|child|husband|wife|mum|dad|gran|grandad|hijo|hija|esposo|esposa|marido
    )
  )(?= |$)`;
/** What the writer says as the one who looks on, which says nothing of the writer's own danger. */
const LOOKS_ON = longPattern("g")`
  (?:^| )(?:
    i (?:
      do not|can not|am (?:scared|worried|afraid|with|at|on)|think|know|found|found out|
      just found|called|saw|heard|need to|should|tried to (?:call|stop|reach)|said|told|
      have no idea
    )|what (?:do|can|should) i(?: do)?|help me|do i|let me|told me|texted me|called me|sent me|
    to me|with me|from me|my
  )(?= |$)`;
/** What somebody else says is theirs: the "me" of "he says look after the dog for me" is no writer's. */
const SPOKEN_BY_THEM = longPattern("g")`
  (?:^| )(?:saying|says|texting|texted me|wrote|told me|asked me|asking|diciendo|dice|me dijo)
  (?: (?!i |myself |yo |, |he is |she is |they are )[^ ]+)+`;
const WRITER_ACTS = /(?:^| )(?:i|me|myself|mine|yo|conmigo|quiero|tengo|voy|puedo|me)(?= |$)/;

/**
 * Who is in danger in words that the model finds dangerous. Somebody else only where they do something
 * and the writer at most looks on; the writer in all else, also where nobody is named.
 */
export function readModelSubject(words: readonly string[], kind: Kind): Subject {
  const said = words.join(" ");
  if (kind === "harm_to_others") return "self";
  if (kind === "abuse_or_violence" || kind === "medical_emergency") return readSubject(said, kind);
  const acts = SOMEBODY_ACTS.exec(said);
  if (acts === null || isOfWriter(said)) return "self";
  return IN_CARE.test(acts[0]) ? "dependent" : "other";
}

function isOfWriter(said: string): boolean {
  return WRITER_ACTS.test(said.replaceAll(SPOKEN_BY_THEM, " ").replace(LOOKS_ON, " "));
}

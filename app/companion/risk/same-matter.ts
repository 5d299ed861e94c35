import { longPattern } from "#app/config/long-pattern.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { situationPriority, type Situation } from "#app/safety/scripts/situation.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";

const OF_ABUSE = /^(?:young_|dependent_)?abuse|^assault/;

/** Whether a situation is that of somebody who is hurt by another. */
export function isOfAbuse(situation: string): boolean {
  return OF_ABUSE.test(situation);
}

/** So much is an addition to what was told, and no subject of its own. */
const ADDITION_WORDS = 8;
const THANKS_OR_BYE = /\b(?:thanks?|thank you|ok(?:ay)?|bye|good night|gracias|adi[oó]s)\b/i;

/** Whether a message adds to what was just told, and has no subject of its own. */
export function isAddition(text: string): boolean {
  const isLong = text.trim().split(/\s+/).length > ADDITION_WORDS;
  return !isLong && !text.includes("?") && !THANKS_OR_BYE.test(text);
}

/** Longer than this it is a story of its own. */
const STORY_WORDS = 30;
const OF_SOMEBODY = longPattern("iu")`
  \b(?:
    he|she|him|her|his|(?:my|the) (?:
      husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|father|mother|stepdad|stepmom
    )|[eé]l|ella|mi (?:esposo|esposa|marido|novio|novia|pareja|pap[aá]|mam[aá])
  )(?:'?s|'?ll|'?d)?\b`;

/** Whether a message goes on about whoever hurts its writer: somebody is spoken of, and nothing is asked. */
export function speaksOfWhoHurts(text: string): boolean {
  const isStory = text.trim().split(/\s+/).length > STORY_WORDS;
  return !isStory && !text.includes("?") && !THANKS_OR_BYE.test(text) && OF_SOMEBODY.test(text);
}

/** How the body does, or whether help is called: it's still about the emergency. */
const IS_ABOUT_IT = longPattern("i")`
  \b(?:
    not stopping|won'?t stop|still (?:bleeding|hurts?)|faint\w*|dizzy|pass(?:ed|ing)? out|sleepy|
    drowsy|blue|gr[ae]y|worse|confused|vomit\w*|threw up|throwing up|won'?t wake|not waking|
    breath\w*|numb|sweat\w*|shaking|seizure|ambulance|hospital|doctor|alone|911|calling?
  )\b`;

/** Whether a message still speaks of the emergency before it. */
export function isAboutEmergency(text: string): boolean {
  return IS_ABOUT_IT.test(text);
}

/** Whether an emergency of the body was told in this visit. */
export function isEmergencyOfThisVisit(risk: RiskState, now: number): boolean {
  const isOfBody =
    risk.followUpKind === "medical_emergency" ||
    /^(?:medical|poisoning)/.test(risk.situation ?? "");
  return isOfBody && now - (risk.followUpSince ?? risk.lastSignAt) < NEW_VISIT_AFTER_MS;
}

const NAMES_A_HELP_LINE = longPattern("iu")`
  \b988\b|\b741741\b|\bhot ?lines?\b|\bhelp ?lines?\b|
  \b(?:crisis|suicide|lifeline) (?:line|text|number)s?\b|\bl[ií]nea de (?:crisis|ayuda)\b|
  \b(?:what|which|what'?s|who)\b.{0,20}\b(?:number|call|dial|ring)\b|
  (?<!\p{L})(?:qu[eé]|cu[aá]l)\b.{0,12}n[uú]mero|a qui[eé]n llam`;

/** Whether a message speaks of a help line. */
export function namesHelpLine(text: string): boolean {
  return NAMES_A_HELP_LINE.test(text);
}

/** A wish to talk of something else, or to do something. */
const TURNS_AWAY = longPattern("iu")`
  \b(?:
    (?:talk|write|think) about something (?:else|different)|something else|change the subject|
    can we (?:just |please )?(?:talk|do|go back|start)|(?:an|another|some) exercises?|
    algo distinto|otra cosa
  )\b`;
/** That the danger is over. */
const IS_SAFE = longPattern("iu")`
  \b(?:i'?m|i am|we'?re|she'?s|he'?s|feel(?:ing)?) (?:all |much |a bit |a little |really )?
  (?:safe|stable|asleep now)\b|\bcame out (?:of|and)\b|\b(?:estoy a salvo)\b`;
/** Relief, thanks or a goodbye. */
const RELIEF = longPattern("iu")`
  \b(?:
    (?:i'?m|i am|we'?re|she'?s|he'?s|feel(?:ing)?) (?:all |much |a bit |a little |really )?
    (?:better|calmer|fine|okay|ok)\b(?! (?:to|with|if|enough))|thanks?|thank you|good ?night|bye|
    going to (?:sleep|bed)|estoy (?:mejor|bien)|gracias|adi[oó]s|buenas noches
  )\b`;
const NOT_BLEEDING = /\bstopped bleeding\b/iu;

/**
 * Whether a message turns to something else, or says that the danger is over. Where a life may hang on
 * it a goodbye, thanks or feeling fine end nothing; where a body is in danger only what stops it does.
 */
export function movesOn(text: string, situation: Situation): boolean {
  if (NOT_BLEEDING.test(text)) return true;
  const grave = situationPriority(situation);
  if (grave === 2 || isAboutEmergency(text)) return false;
  return TURNS_AWAY.test(text) || IS_SAFE.test(text) || (grave === 0 && RELIEF.test(text));
}

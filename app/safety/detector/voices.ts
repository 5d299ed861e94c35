import { longPattern } from "#app/config/long-pattern.ts";
import { isDenial, beginsWithNo } from "./denial.ts";
import type { Finding } from "./findings.ts";

/** Whether one of these findings says that voices are heard that nobody else hears. */
export function hearsVoices(findings: readonly Pick<Finding, "rule">[]): boolean {
  return findings.some(({ rule }) => rule.startsWith("psychosis."));
}

/** Of each message so much is read for what the voices say. */
const SAID_IN_PIECES = 80;
const VOICES = /\b(?:voices?|voces|voz)\b/i;
const WEAPON_ON_SOMEBODY = longPattern("i")`
  \b(?:knife|knives|gun|blade|axe|hammer|cuchillo|pistola)\b.{0,40}\b
  (?:him|her|them|everyone|people|he|she|they|[eé]l|ella|ellos|todos)\b|
  \b(?:stab|kill|hurt|shoot|cut|strangle|push)\b.{0,30}\b(?:him|her|them|everyone|people)\b`;

/** A weapon taken along by somebody who hears voices. */
const WEAPON_AT_HAND = longPattern("i")`
  \b(?:knife|gun|pistol|hammer|axe|machete|blade|cuchillo|pistola|navaja)\b.{0,30}\b(?:
    bag|pocket|coat|jacket|car|hand|belt|by the door|on me|with me|ready|just in case|mochila|
    bolsillo
  )\b`;

/** What "they" say, once it is told who they are. */
const THEY_SAY = longPattern("i")`
  \b(?:they|it)(?:'re| are|'s| is)?(?: just| all| only| keep| keeps| always)? (?:
    say|says|saying|said|tell|tells|telling|tellin|told|want|wants|order|scream|whisper
  )\b|\b(?:dicen|me dicen|quieren) que\b`;
const OF_SOMEBODY = longPattern("i")`
  \b(?:he|she|him|her|them|everyone|everybody|people|roommate|neighbou?r)\b.{0,30}\b(?:
    deserves?|has to|have to|had to|must|needs to|should pay|is not human|isn't human|go away|
    get him|get her|watching|coming for me
  )\b|\b(?:get|stop|punish|end) (?:him|her|them)\b|
  \b(?:open|cut) (?:\w+ )?(?:him|her|them|\w+) (?:up|open)\b|
  \bdo (?:the|that|this) thing (?:to|w|with) (?:my|the|him|her|them)\b|
  \b(?:se lo merece|tiene que)\b`;
const OF_ONESELF = longPattern("i")`
  \bi (?:deserve|should|have to|must|need to|ought to)\b.{0,30}\b
  (?:it|die|go|jump|do it|end|bleed|burn|not be)\b|\bdo it\b|\btengo que\b`;

/** What voices told of before order, against somebody or against the writer; `hasHeard` says that they were told of. */
export function commandOfVoices(
  text: string,
  recent: readonly string[],
  hasHeard: boolean,
): Finding[] {
  if (isDenial(text) || beginsWithNo(text)) return [];
  const tail = recent.slice(-2).map((message) => message.slice(-SAID_IN_PIECES));
  const isNew =
    !WEAPON_ON_SOMEBODY.test(tail.join(" ")) &&
    WEAPON_ON_SOMEBODY.test([...tail, text.slice(0, SAID_IN_PIECES)].join(" "));
  if (isNew && recent.some((message) => VOICES.test(message))) {
    return [{ rule: "together.voices", ...ORDERED, kind: "harm_to_others" }];
  }
  if (!hasHeard) return [];
  if (WEAPON_AT_HAND.test(text))
    return [{ rule: "together.psychosis_armed", ...ORDERED, kind: "harm_to_others" }];
  if (!THEY_SAY.test(text)) return [];
  const rule = "together.psychosis_command";
  if (OF_SOMEBODY.test(text)) return [{ rule, ...ORDERED, kind: "harm_to_others" }];
  return OF_ONESELF.test(text) ? [{ rule, ...ORDERED, kind: "active_ideation" }] : [];
}

const ORDERED = { severity: "high", tier: "crisis", subject: "self" } as const;

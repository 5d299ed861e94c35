import { longPattern } from "#app/config/long-pattern.ts";
import type { Kind } from "../assessment.ts";
import type { Pattern } from "./pattern.ts";
import { signOf } from "../rules/detector-rules.ts";

/** Play, sport, stage, screen, pets, small children, machines and the household: where blows and blood mean little. */
const PLAY = signOf("play");

/** What makes even play and the kitchen worth asking about. */
const GRAVE = signOf("grave");

/** A kitchen, a razor, a fall: a wound that was never meant. */
const ACCIDENT = signOf("accident");
const ON_PURPOSE = signOf("on_purpose");

/** Laughter, nerves or a cold: what takes the breath and is no emergency. */
const HARMLESS_BODY = signOf("harmless_body");
const GRAVE_BODY = signOf("grave_body");

/** An emergency that is over, told in grief. */
const MOURNED = signOf("mourned");
const URGENT = signOf("urgent");

const LONG_AGO = signOf("long_ago");
const NOW = signOf("lately");

const LIGHT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "abuse_or_violence",
  "self_harm",
  "medical_emergency",
]);
const OVER_KINDS: ReadonlySet<Kind> = new Set<Kind>(["abuse_or_violence", "self_harm"]);

const CONDITION = /(?:^| )(?:if|when|next time) /;
const ONCE_MORE = /(?:^| )(?:one more|once more|another|again)(?= |$)/;
const ONE_MORE = /(?:^| )(?:one more|another) /;
const AND_I = / (?:and|or) i(?= |$)/;
const ONE_TOO_MANY: ReadonlySet<Kind> = new Set<Kind>(["active_ideation", "passive_ideation"]);

/** "kms lol this spreadsheet": a laugh beside the bare word, and nobody who wants, will or plans it. */
const LAUGHED_OFF = /(?:^| )kill myself ,? ?(?:lol|lmao|lmfao|rofl|haha\w*|xd)(?= |$)/;
const MEANT = longPattern()`
  (?:^| )(?:
    want|wanna|going|gonna|will|would|might|could|should|about|ready|thinking|plan|tonight|today|
    pills|rope|gun|just|i
  ) (?:to )?(?:\w+ ){0,2}kill myself`;

/** Whether the second is found anywhere after the first: read once, however often the first is said. */
function isFollowed(sentence: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(sentence);
  return found !== null && second.test(sentence.slice(found.index + found[0].length - 1));
}

/** Of a life nobody speaks so in jest. */
const OF_LIFE = /(?:^| )(?:end|ending|take|taking) my (?:own )?life(?= |$)/;

/** "If I hear that jingle once more I'll ...": said of trifles far more often than meant. */
export function isOneTooMany(kind: Kind, sentence: string): boolean {
  if (!ONE_TOO_MANY.has(kind) || OF_LIFE.test(sentence)) return false;
  if (LAUGHED_OFF.test(sentence) && !MEANT.test(sentence)) return true;
  return isFollowed(sentence, CONDITION, ONCE_MORE) || isFollowed(sentence, ONE_MORE, AND_I);
}

/**
 * A blow, a cut, blood or lost breath in a sentence that tells of play, of the household, of an accident or of long
 * ago, with nothing grave beside it.
 */
export function isLightOrOver(kind: Kind, sentence: string): boolean {
  const isSaid = (sign: Pattern, without: Pattern): boolean =>
    sign.matchesIn(sentence) && !without.matchesIn(sentence);
  if (LIGHT_KINDS.has(kind) && isSaid(PLAY, GRAVE)) return true;
  if (kind === "self_harm" && isSaid(ACCIDENT, ON_PURPOSE)) return true;
  if (kind === "medical_emergency") {
    return isSaid(HARMLESS_BODY, GRAVE_BODY) || isSaid(MOURNED, URGENT);
  }
  return OVER_KINDS.has(kind) && isSaid(LONG_AGO, NOW);
}

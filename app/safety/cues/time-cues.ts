import { longPattern } from "#app/config/long-pattern.ts";
import { CUE_PATTERNS } from "./cue-patterns.ts";

/** A time that is now, and nothing else: "esta noche creo", "tonight i guess". */
const NOW = longPattern("iu")`
  ^(?:
    (?:yes|yeah|yea|s[ií]|maybe|probably|prob|pues|like|um|idk|i think|i guess|creo que)[, ]+
  )*(?:later )?(?:
    tonight|tonite|today|(?:right )?now|this (?:morning|afternoon|evening)|
    in (?:an?|a few|\d+) (?:hours?|minutes?|bit)|esta (?:noche|tarde)|hoy(?: mismo)?|
    ahora(?: mismo)?|al rato|en un rato
  )(?:
    [, ]+(?:
      i think|i guess|maybe|probably|prob|i suppose|lol|creo|yo creo|supongo|quiz[aá]s?|tal vez|
      (?:when|after|once|cuando|despu[eé]s) .{1,40}
    )
  )*[.! ]*$`;
const DAY_WORDS = longPattern("iu")`
  \b(?:
    tonight|tonite|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|esta noche|
    mañana|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo
  )\b`;
const ACT_WORDS =
  /\b(?:do(?:ing)? it|jump\w*|hang\w*|shoot\w*|stab\w*|hurt\w*|drown\w*|cut\w*|hacerlo|saltar|colgarme)\b/iu;

/** A day in so few words is the answer to when, and not when something else was. */
const DAY_ALONE_WORDS = 5;

/** What a text says of when: a time that is now and nothing else, when it would be, and a time for any act. */
export function timesIn(text: string, words: number): ("now" | "when" | "time")[] {
  const isNow = NOW.test(text.trim());
  const hasDay = DAY_WORDS.test(text);
  const isWhen = isNow || (hasDay && (words <= DAY_ALONE_WORDS || CUE_PATTERNS.death.test(text)));
  const isTime = isWhen || (hasDay && ACT_WORDS.test(text));
  return [
    ...(isNow ? (["now"] as const) : []),
    ...(isWhen ? (["when"] as const) : []),
    ...(isTime ? (["time"] as const) : []),
  ];
}

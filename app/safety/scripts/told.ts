import { longPattern } from "#app/config/long-pattern.ts";
import type { Tier } from "#app/safety/assessment.ts";
import { readsAsMinor } from "#app/safety/detector/minors.ts";
import { DONE_IDS, type DoneId } from "#app/content/safety-script.ts";
import type { DangerId } from "#app/safety/beside.ts";
import { factsHeard } from "#app/safety/done.ts";
import { surelyHeard, type AsideHeard } from "./asides-heard.ts";
import { BABY_WORDS, CHILD_WORDS, DEATH_WORDS } from "./situation.ts";

/** What is kept of what was heard, by its own id. */
const HEARD = [
  "told_means",
  "told_means_here",
  "told_bleeding",
  "told_bleeding_over",
  "aside_no_numbers",
  "aside_neck",
  "aside_is_here",
  "aside_locked_in",
  "aside_goodbye_theirs",
  "aside_police_abuse",
] as const;

/**
 * What a message may tell that a later answer has to know, kept with it. `now` is a time and nothing
 * else; `when` answers when it would be, and `time` sets one for any act; `plainly` leaves nothing to
 * ask; `other_talk` is asked for because somebody may look on; with it a `visit` begins, or `anew` another danger.
 */
export type ToldId =
  | (typeof HEARD)[number]
  | "minor"
  | "now"
  | "when"
  | "time"
  | "plainly"
  | "never_meant"
  | "baby"
  | "child"
  | "other_talk"
  | "no_questions"
  | "visit"
  | "anew"
  | DangerId
  | DoneId;

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
/** That a thought is unwanted, from somebody who was taken for one who means it. */
const NEVER_MEANT = longPattern("iu")`
  \b(?:
    (?:i'?d|i would|id) (?:\w+ )?never|(?:don'?t|do not|dont) want to (?:hurt|harm|do)|horrif\w*|
    disgust\w*|makes me sick|scares me
  )\b|(?<!\p{L})(?:nunca|jam[aá]s) (?:lo |le )?har[ií]a`;
const DAY_WORDS = longPattern("iu")`
  \b(?:
    tonight|tonite|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|esta noche|
    mañana|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo
  )\b`;
const ACT_WORDS =
  /\b(?:do(?:ing)? it|jump\w*|hang\w*|shoot\w*|stab\w*|hurt\w*|drown\w*|cut\w*|hacerlo|saltar|colgarme)\b/iu;
/** That it is about dying, in words that leave nothing to ask. */
const SAID_PLAINLY = longPattern("iu")`
  \b(?:
    kill(?:ing)? my ?self|kms|suicid\w*|end(?:ing)? my (?:own )?life|
    tak(?:e|ing) my (?:own )?life|matarme|quitarme la vida
  )\b`;
const ASKS_NO_QUESTIONS =
  /\b(?:stop|quit|don'?t|do not|no more|without)\b.{0,20}\b(?:ask|question)|\b(?:no|sin|deja|más)\b.{0,20}\bpregunt/iu;
const SOMETHING_ELSE = longPattern("iu")`
  \b(?:
    (?:talk|write|ask) about something else|change the subject|pretend (?:this|we'?re|it'?s)|
    hablemos de otra cosa|cambia de tema
  )\b`;

/** A day in so few words is the answer to when, and not when something else was. */
const DAY_ALONE_WORDS = 5;

function tellsWhen(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= DAY_ALONE_WORDS;
  if (NOW.test(text.trim()) || (isShort && DAY_WORDS.test(text))) return true;
  return DAY_WORDS.test(text) && DEATH_WORDS.test(text);
}

/** What a few words say by themselves. */
const READ: readonly (readonly [ToldId, (text: string) => boolean])[] = [
  ["minor", readsAsMinor],
  ["now", (text) => NOW.test(text.trim())],
  ["when", tellsWhen],
  ["time", (text) => tellsWhen(text) || (DAY_WORDS.test(text) && ACT_WORDS.test(text))],
  ["plainly", (text) => SAID_PLAINLY.test(text)],
  ["never_meant", (text) => NEVER_MEANT.test(text)],
  ["baby", (text) => BABY_WORDS.test(text)],
  ["child", (text) => CHILD_WORDS.test(text)],
  ["other_talk", (text) => SOMETHING_ELSE.test(text)],
  ["no_questions", (text) => ASKS_NO_QUESTIONS.test(text)],
];

/** What a button tells beside its answer. Its words are ours, and tell nothing. */
const TOLD_BY_BUTTON: Readonly<Record<string, readonly ToldId[]>> = {
  "today.yes": ["when", "time"],
  "when.yes": ["when", "time"],
  "means.yes": ["told_means_here"],
  "company.yes": ["done_company"],
};

/** What a message tells: what was heard in it, and its words, or the button that it was tapped with. */
export function toldIn(
  text: string,
  choice: string | null = null,
  heard: readonly AsideHeard[] = [],
): ReadonlySet<string> {
  if (choice !== null) return new Set(TOLD_BY_BUTTON[choice] ?? []);
  const said = surelyHeard(heard);
  return new Set([
    ...HEARD.filter((id) => id === said),
    ...factsHeard(heard),
    ...READ.flatMap(([id, reads]) => (reads(text) ? [id] : [])),
  ]);
}

/** Whether an id is one of what is kept with a message. */
export function isKept(id: string): boolean {
  return [...HEARD, ...DONE_IDS, ...READ.map(([kept]) => kept)].some((kept) => kept === id);
}

/** What one of a person's messages told, and how strong a sign of danger it was. */
export interface Told {
  told: ReadonlySet<string>;
  tier: Tier;
}

/** What all of these messages told together. */
export function toldInAll(messages: readonly Told[]): ReadonlySet<string> {
  return new Set(messages.flatMap(({ told }) => [...told]));
}

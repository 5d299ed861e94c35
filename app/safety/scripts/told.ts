import type { Tier } from "#app/safety/assessment.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { signCalled, type Sign } from "#app/safety/rules/detector-rules.ts";
import { BABY_WORDS, CHILD_WORDS, DEATH_WORDS } from "./situation.ts";

/** Whether a text says in one of its sentences what a sign stands for. */
export function saysSign(text: string, { pattern, unless }: Pick<Sign, "pattern" | "unless">) {
  return readSentences(text).some(
    ({ words }) => pattern.matchesIn(words) && unless?.matchesIn(words) !== true,
  );
}

const SIGNS = [
  "told_means",
  "told_means_here",
  "told_bleeding",
  "told_bleeding_over",
  "aside_no_numbers",
  "aside_neck",
  "aside_is_here",
  "aside_locked_in",
  "aside_goodbye_theirs",
  "minor",
] as const;

/**
 * What a message may tell that a later answer has to know, kept with it. `now` is a time and nothing
 * else; `when` answers when it would be, and `time` sets one for any act; `plainly` leaves nothing to
 * ask; `other_talk` is asked for because somebody may look on.
 */
export type ToldId =
  | (typeof SIGNS)[number]
  | "now"
  | "when"
  | "time"
  | "plainly"
  | "never_meant"
  | "baby"
  | "child"
  | "other_talk";

/** A time that is now, and nothing else: "esta noche creo", "tonight i guess". */
const NOW =
  /^(?:(?:yes|yeah|yea|s[ií]|maybe|probably|prob|pues|like|um|idk|i think|i guess|creo que)[, ]+)*(?:later )?(?:tonight|tonite|today|(?:right )?now|this (?:morning|afternoon|evening)|in (?:an?|a few|\d+) (?:hours?|minutes?|bit)|esta (?:noche|tarde)|hoy(?: mismo)?|ahora(?: mismo)?|al rato|en un rato)(?:[, ]+(?:i think|i guess|maybe|probably|prob|i suppose|lol|creo|yo creo|supongo|quiz[aá]s?|tal vez|(?:when|after|once|cuando|despu[eé]s) .{1,40}))*[.! ]*$/iu;
/** That a thought is unwanted, from somebody who was taken for one who means it. */
const NEVER_MEANT =
  /\b(?:(?:i'?d|i would|id) (?:\w+ )?never|(?:don'?t|do not|dont) want to (?:hurt|harm|do)|horrif\w*|disgust\w*|makes me sick|scares me)\b|(?<!\p{L})(?:nunca|jam[aá]s) (?:lo |le )?har[ií]a/iu;
const DAY_WORDS =
  /\b(?:tonight|tonite|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|esta noche|mañana|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)\b/iu;
const ACT_WORDS =
  /\b(?:do(?:ing)? it|jump\w*|hang\w*|shoot\w*|stab\w*|hurt\w*|drown\w*|cut\w*|hacerlo|saltar|colgarme)\b/iu;
/** That it is about dying, in words that leave nothing to ask. */
const SAID_PLAINLY =
  /\b(?:kill(?:ing)? my ?self|kms|suicid\w*|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|matarme|quitarme la vida)\b/iu;
const SOMETHING_ELSE =
  /\b(?:(?:talk|write|ask) about something else|change the subject|pretend (?:this|we'?re|it'?s)|hablemos de otra cosa|cambia de tema)\b/iu;

const DAY = signCalled("aside_day");
/** A day in so few words is the answer to when, and not when something else was. */
const DAY_ALONE_WORDS = 5;

function tellsWhen(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= DAY_ALONE_WORDS;
  if (NOW.test(text.trim()) || (isShort && saysSign(text, DAY))) return true;
  return DAY_WORDS.test(text) && DEATH_WORDS.test(text);
}

/** What is read in every message: signs of the rules by their own ids, and a few words beside them. */
const READ: readonly (readonly [ToldId, (text: string) => boolean])[] = [
  ...SIGNS.map((id) => {
    const sign = signCalled(id);
    return [id, (text: string) => saysSign(text, sign)] as const;
  }),
  ["now", (text) => NOW.test(text.trim())],
  ["when", tellsWhen],
  ["time", (text) => tellsWhen(text) || (DAY_WORDS.test(text) && ACT_WORDS.test(text))],
  ["plainly", (text) => SAID_PLAINLY.test(text)],
  ["never_meant", (text) => NEVER_MEANT.test(text)],
  ["baby", (text) => BABY_WORDS.test(text)],
  ["child", (text) => CHILD_WORDS.test(text)],
  ["other_talk", (text) => SOMETHING_ELSE.test(text)],
];

/** What a button tells beside its answer. Its words are ours, and tell nothing. */
const TOLD_BY_BUTTON: Readonly<Record<string, readonly ToldId[]>> = {
  "today.yes": ["when", "time"],
  "when.yes": ["when", "time"],
  "means.yes": ["told_means_here"],
};

/** What a message tells, read once, when it comes: its words, or the button that it was tapped with. */
export function toldIn(text: string, choice: string | null = null): ReadonlySet<ToldId> {
  if (choice !== null) return new Set(TOLD_BY_BUTTON[choice] ?? []);
  return new Set(READ.flatMap(([id, reads]) => (reads(text) ? [id] : [])));
}

/** Whether an id is one of what is kept with a message. */
export function isKept(id: string): boolean {
  return READ.some(([kept]) => kept === id);
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

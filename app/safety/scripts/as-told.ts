import type { QuestionId } from "#app/content/safety-script.ts";
import { signCalled } from "#app/safety/rules/detector-rules.ts";
import { saysSign } from "./asides.ts";
import { BABY_WORDS, CHILD_WORDS, DEATH_WORDS, type Situation } from "./situation.ts";

/** What somebody wrote, and what they were asked before it. */
export interface Told {
  message?: string;
  /** Their messages before it, oldest first. */
  told?: readonly string[];
  /** The questions so far, oldest first. */
  asked: readonly QuestionId[];
  /** The one right above the message. */
  last: QuestionId | null;
}

const IS_HERE = signCalled("aside_is_here");
const IS_LOCKED_IN = signCalled("aside_locked_in");
const GOODBYE_THEIRS = signCalled("aside_goodbye_theirs");
const MEANS = signCalled("told_means");
const MEANS_HERE = signCalled("told_means_here");
const DAY = signCalled("aside_day");

const OF_VIOLENCE: ReadonlySet<Situation> = new Set(["abuse", "assault", "young_abuse"]);
const OF_ANOTHER: ReadonlySet<Situation> = new Set(["other_worry", "check_in_other"]);
const OF_SUICIDE: ReadonlySet<Situation> = new Set(["passive", "active"]);
const OF_HARM: ReadonlySet<Situation> = new Set(["harm", "harm_imminent"]);
/** Once one of these was asked, a time or a thing at hand is about dying. */
const ABOUT_DYING: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_gently",
  "thoughts_now",
  "putting_in_order",
  "back_suicide",
  "today",
  "plan",
  "means",
  "when",
]);

/** A time that is now, and nothing else: "esta noche creo", "tonight i guess". */
const NOW =
  /^(?:(?:yes|yeah|yea|s[ií]|maybe|probably|prob|pues|like|um|idk|i think|i guess|creo que)[, ]+)*(?:later )?(?:tonight|tonite|today|(?:right )?now|this (?:morning|afternoon|evening)|in (?:an?|a few|\d+) (?:hours?|minutes?|bit)|esta (?:noche|tarde)|hoy(?: mismo)?|ahora(?: mismo)?|al rato|en un rato)(?:[, ]+(?:i think|i guess|maybe|probably|prob|i suppose|lol|creo|yo creo|supongo|quiz[aá]s?|tal vez|(?:when|after|once|cuando|despu[eé]s) .{1,40}))*[.! ]*$/iu;

/** That a thought is unwanted, from somebody who was taken for one who means it. */
const NEVER_MEANT =
  /\b(?:(?:i'?d|i would|id) (?:\w+ )?never|(?:don'?t|do not|dont) want to (?:hurt|harm|do)|horrif\w*|disgust\w*|makes me sick|scares me)\b|(?<!\p{L})(?:nunca|jam[aá]s) (?:lo |le )?har[ií]a/iu;

/**
 * What a message makes of a situation by what it tells: he is at the door, it is tonight, they have the means, the
 * friend hung up with a goodbye; and the thought that horrifies a parent is no intent.
 */
export function asTold(situation: Situation, { message = "", told = [], asked }: Told): Situation {
  if (OF_VIOLENCE.has(situation)) {
    const isNear = saysSign(message, IS_HERE) || saysSign(message, IS_LOCKED_IN);
    if (!isNear) return situation;
    return situation === "young_abuse" ? "young_abuse_imminent" : "abuse_imminent";
  }
  if (OF_ANOTHER.has(situation))
    return saysSign(message, GOODBYE_THEIRS) ? "other_imminent" : situation;
  if (OF_SUICIDE.has(situation) && asked.some((id) => ABOUT_DYING.has(id)))
    return NOW.test(message.trim()) || saysSign(message, MEANS_HERE) ? "imminent" : situation;
  return OF_HARM.has(situation) ? asMeant(situation, [...told, message]) : situation;
}

function asMeant(situation: Situation, texts: readonly string[]): Situation {
  const says = (words: RegExp) => texts.some((text) => words.test(text));
  if (!says(NEVER_MEANT)) return situation;
  if (says(BABY_WORDS)) return "unwanted_baby";
  return says(CHILD_WORDS) ? "unwanted_child" : situation;
}

/** What they have said without being asked, or to another question: it isn't asked any more. */
export function answeredAlready({
  message = "",
  told = [],
}: Pick<Told, "message" | "told">): ReadonlySet<QuestionId> {
  const known = new Set<QuestionId>();
  const texts = [...told, message];
  if (texts.some((text) => saysSign(text, MEANS))) known.add("plan");
  if (texts.some((text) => saysSign(text, MEANS_HERE))) known.add("means");
  if (texts.some(tellsWhen)) known.add("when").add("today");
  if (texts.some((text) => SAID_PLAINLY.test(text))) known.add("thoughts_now");
  return known;
}

const DAY_WORDS =
  /\b(?:tonight|tonite|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|esta noche|mañana|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)\b/iu;

/** A day in so few words is the answer to when, and not when something else was. */
const DAY_ALONE_WORDS = 5;

const ACT_WORDS =
  /\b(?:do(?:ing)? it|jump\w*|hang\w*|shoot\w*|stab\w*|hurt\w*|drown\w*|cut\w*|hacerlo|saltar|colgarme)\b/iu;

/** Whether a message sets a time for an act: "tonight", said of dying or of doing it, or as the answer to when. */
export function namesTime(text: string): boolean {
  return tellsWhen(text) || (DAY_WORDS.test(text) && ACT_WORDS.test(text));
}

/** That it is about dying, in words that leave nothing to ask. */
const SAID_PLAINLY =
  /\b(?:kill(?:ing)? my ?self|kms|suicid\w*|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|matarme|quitarme la vida)\b/iu;

function tellsWhen(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= DAY_ALONE_WORDS;
  if (NOW.test(text.trim()) || (isShort && saysSign(text, DAY))) return true;
  return DAY_WORDS.test(text) && DEATH_WORDS.test(text);
}

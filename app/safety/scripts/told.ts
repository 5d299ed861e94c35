import type { Tier } from "#app/safety/assessment.ts";
import { DONE_IDS, type DangerId, type DoneId } from "#app/content/told-ids.ts";
import { factsHeard } from "#app/safety/done.ts";
import { NO_WORDS, type WordsRead } from "#app/safety/words-read.ts";
import { shareOf, surelyHeard, type AsideHeard } from "./asides-heard.ts";

/** What is kept of what was heard, by its own id. */
const HEARD = [
  "told_means",
  "told_means_here",
  "told_bleeding",
  "told_bleeding_over",
  "told_attacked",
  "told_together",
  "aside_no_numbers",
  "aside_neck",
  "aside_is_here",
  "aside_locked_in",
  "aside_goodbye_theirs",
  "aside_at_hand_theirs",
  "aside_police_abuse",
] as const;

/** What is kept of what its words say. */
const SAID = [
  "minor",
  "now",
  "when",
  "time",
  "not_today",
  "plainly",
  "never_meant",
  "baby",
  "child",
] as const;

/** What the reader hears of the talk itself, by the name that it is kept with. */
const OF_TALK = { no_questions: "aside_no_questions", other_talk: "aside_other_talk" } as const;
/** In a few words less is enough. */
const SURE_OF_TALK = 0.7;
const SURE_IN_FEW = 0.5;
const FEW_WORDS = 8;

/**
 * What a message may tell that a later answer has to know, kept with it. `now` is a time and nothing
 * else; `when` answers when it would be, `time` sets one for any act, and `not_today` says when not;
 * `plainly` leaves nothing to ask; `other_talk` is asked for because somebody may look on; with it a `visit`
 * begins, or `anew` another danger.
 */
export type ToldId =
  | (typeof HEARD)[number]
  | (typeof SAID)[number]
  | keyof typeof OF_TALK
  | "visit"
  | "anew"
  | DangerId
  | DoneId;

/** What a button tells beside its answer. Its words are ours, and tell nothing. */
const TOLD_BY_BUTTON: Readonly<Record<string, readonly ToldId[]>> = {
  "today.yes": ["when", "time"],
  "today.no": ["not_today"],
  "back_suicide.no": ["not_today"],
  "back_self_harm.no": ["not_today"],
  "back_harm.no": ["not_today"],
  "when.yes": ["when", "time"],
  "means.yes": ["told_means_here"],
  "company.yes": ["done_company"],
  "near_now.yes": ["aside_is_here"],
  "near_now.no": ["done_away"],
};

/** What a message is read as, as far as it tells something. */
export interface Telling {
  words?: WordsRead | undefined;
  /** What it may ask or tell, likeliest first. */
  heard?: readonly AsideHeard[] | undefined;
  /** The button that it was tapped with. */
  choice?: string | null | undefined;
}

/** What a message tells: what was heard in it and what its words say, or the button that it was tapped with. */
export function toldIn({
  words = NO_WORDS,
  heard = [],
  choice = null,
}: Telling): ReadonlySet<string> {
  if (choice !== null) return new Set(TOLD_BY_BUTTON[choice] ?? []);
  const said = surelyHeard(heard);
  return new Set([
    ...HEARD.filter((id) => id === said),
    ...factsHeard(heard),
    ...heardOfTalk(heard, words.count <= FEW_WORDS ? SURE_IN_FEW : SURE_OF_TALK),
    ...SAID.filter((id) => words.says.has(id)),
  ]);
}

function heardOfTalk(heard: readonly AsideHeard[], from: number): readonly string[] {
  return Object.entries(OF_TALK).flatMap(([id, sign]) =>
    shareOf(heard, [sign]) >= from ? [id] : [],
  );
}

/** Whether an id is one of what is kept with a message. */
export function isKept(id: string): boolean {
  return [...HEARD, ...DONE_IDS, ...SAID, ...Object.keys(OF_TALK)].some((kept) => kept === id);
}

/** What one of a person's messages told, and how strong a sign of danger it was by more than the models' guess. */
export interface Told {
  told: ReadonlySet<string>;
  tier: Tier;
}

/** What all of these messages told together. */
export function toldInAll(messages: readonly Told[]): ReadonlySet<string> {
  return new Set(messages.flatMap(({ told }) => [...told]));
}

import type { ThemeId } from "../../exercises/exercise.ts";

/** One particular thing people tell, finer than a theme: what it sounds like, and what answers it. */
export interface Subject {
  id: string;
  /** Which exercises suit it, and what it counts as from then on. */
  theme: ThemeId;
  /** Themes and subjects that are part of it and need no naming beside it. */
  covers?: readonly string[];
  /** Names it in the middle of a sentence. */
  name: string;
  pattern: RegExp;
  /** The same words with this beside them are about something else. */
  unless?: RegExp;
  /** A mood of no particular kind: gives way where anything else is named. */
  isVague?: true;
  /** Belongs to whatever else is being talked about: begins no theme of its own beside another. */
  keepsTheme?: true;
  /** Something true about just this; a statement. */
  hear: readonly string[];
  /** The same where somebody was named: `{person}` is "your mum". */
  hearPerson?: readonly string[];
  /** Only where it is one of these. */
  persons?: RegExp;
  /** One question each, from near to far. */
  ask: readonly string[];
}

export const PARENT = "(?:mum|mom|mam|mama|mother|dad|father|papa|parents)";
export const CHILD =
  "(?:son|daughter|sons|daughters|kids?|child|children|baby|toddler|boy|girl|teen\\w*)";
export const PARTNER =
  "(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fiancé|fiancée|fiancee|fiance|spouse)";
export const KIN = `(?:${PARENT}|${CHILD}|${PARTNER}|brother|sister|grand\\w+|nan|gran|aunt|uncle|cousin|family)`;
export const FRIEND = "(?:(?:best )?friends?|mates?|flatmate|roommate|housemate)";

/** Any of these, as whole words. */
export function said(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

/** Something of each, in any order. */
export function saidTogether(...groups: readonly (readonly string[])[]): RegExp {
  const looks = groups.map((phrases) => `(?=.*\\b(?:${phrases.join("|")})(?![\\p{L}\\p{N}]))`);
  return new RegExp(`^${looks.join("")}`, "u");
}

import { DAY_MS } from "#app/config/durations.ts";
import type { MoodId } from "#app/catalogue/moods.ts";
import { MONTHS, WEEKDAYS } from "#app/catalogue/format-date.ts";

/** What a question about one's own record looks for. Days are YYYY-MM-DD, both counted. */
export interface RecordQuestion {
  from: string | null;
  to: string | null;
  /** Words that an entry may hold: one is enough. */
  words: readonly string[];
  /** Moods that fit; null where any does. */
  moods: readonly MoodId[] | null;
  /** How they were called: words of talks have no mood of their own. */
  moodWords: readonly string[];
  /** Exercises that helped are an answer, too. */
  asksWhatHelped: boolean;
  /** The newest that fits is the answer. */
  asksLast: boolean;
  /** A number is the answer. */
  asksHowOften: boolean;
}

const MAX_WORDS = 4;

const GOOD: readonly MoodId[] = ["happy", "calm"];
const BAD: readonly MoodId[] = ["sad", "anxious"];
const MOOD_WORDS: ReadonlyMap<string, readonly MoodId[]> = new Map([
  ...["good", "well", "better", "great", "fine", "best"].map((word) => [word, GOOD] as const),
  ...["bad", "badly", "worse", "worst", "terrible", "low", "down"].map(
    (word) => [word, BAD] as const,
  ),
  ...["happy", "glad", "cheerful", "proud", "excited", "joyful"].map(
    (word) => [word, ["happy"]] as const,
  ),
  ...["calm", "relaxed", "peaceful", "rested"].map((word) => [word, ["calm"]] as const),
  ...["anxious", "anxiety", "nervous", "worried", "stressed", "tense", "scared", "afraid"].map(
    (word) => [word, ["anxious"]] as const,
  ),
  ...["sad", "unhappy", "depressed", "lonely", "hopeless", "upset"].map(
    (word) => [word, ["sad"]] as const,
  ),
]);

/** Forms that no index of stems knows to be one word. */
const FORMS: readonly (readonly string[])[] = [
  ["sleep", "slept"],
  ["eat", "ate", "eaten"],
  ["run", "ran"],
  ["swim", "swam"],
  ["drink", "drank", "drunk"],
  ["fight", "fought"],
  ["see", "saw", "seen"],
  ["meet", "met"],
  ["fall", "fell"],
  ["dream", "dreamt"],
];

const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all am an and any anything are as at be been before but by can could day days did do
  does ever entries entry feel feeling feelings felt find for from had has have help helped helps how i i'm
  i've in is it its journal last lately last many me mood moods month months most much my new night of off
  often on or our out past recently say said since so talk talked tell than that the them then there these
  they this time times to today told up us was we week weeks were what when where which who why with wrote
  write written year years yesterday you during show ago`.split(/\s+/u),
);

/**
 * Reads a question by fixed rules: days, moods and words. `today` is a day of the person's own; what
 * they call their feelings are words, whatever else such a word means.
 */
export function readRecordQuestion(
  text: string,
  today: string,
  feelings: readonly string[] = [],
): RecordQuestion {
  const asked = text.toLowerCase().replaceAll("’", "'");
  const days = daysIn(asked, today);
  const all = wordsIn(asked);
  const named = feelings.map((name) => wordsIn(name.toLowerCase()));
  const own = new Set(
    named.filter((name) => ` ${all.join(" ")} `.includes(` ${name.join(" ")} `)).flat(),
  );
  const moodWords = all.filter((word) => MOOD_WORDS.has(word) && !own.has(word));
  const words = all.filter(
    (word) =>
      own.has(word) || (!STOP_WORDS.has(word) && !MOOD_WORDS.has(word) && !days.names.has(word)),
  );
  return {
    from: days.from,
    to: days.to,
    words: [...new Set(words)].slice(0, MAX_WORDS).flatMap(formsOf),
    moods: MOOD_WORDS.get(moodWords[0] ?? "") ?? null,
    moodWords,
    asksWhatHelped: /\bhelp(?:s|ed)?\b/u.test(asked),
    asksLast: /\bwhen\b.*\blast\b|\blast time\b/u.test(asked) && days.from === null,
    asksHowOften: /\bhow (?:often|many times)\b/u.test(asked),
  };
}

function wordsIn(asked: string): string[] {
  return (asked.match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replace(/'s$/u, ""));
}

/** Whether words say how it was, as asked (1), the opposite (-1), or nothing of it (0). */
export function saysMood(text: string, moods: readonly MoodId[]): -1 | 0 | 1 {
  const said = wordsIn(text.toLowerCase()).flatMap((word) => MOOD_WORDS.get(word) ?? []);
  if (said.length === 0) return 0;
  return said.some((mood) => moods.includes(mood)) ? 1 : -1;
}

function formsOf(word: string): readonly string[] {
  return FORMS.find((forms) => forms.includes(word)) ?? [word];
}

interface Days {
  from: string | null;
  to: string | null;
  /** The words that named them. */
  names: ReadonlySet<string>;
}

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven"];
const NUMBER = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|a couple of|a few)`;
const UNIT = String.raw`(day|night|week|month|year)s?`;
const DAYS_OF: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  year: 365,
};

function numberOf(said: string): number {
  if (said === "a few") return 3;
  if (said === "a couple of") return 2;
  return Number(said) || Math.max(1, NUMBERS.indexOf(said));
}

/** "yesterday", "last week", "two days ago", "in October", "on March 5", "since March 2025", "on Monday", "2024". */
function daysIn(asked: string, today: string): Days {
  const range = (from: string, to: string, ...names: string[]): Days => ({
    from,
    to: to > today ? today : to,
    names: new Set(names),
  });
  const year = Number(today.slice(0, 4));
  const month = today.slice(0, 7);
  const [, number = "", unit = ""] =
    new RegExp(`\\b${NUMBER} ${UNIT} ago\\b`, "u").exec(asked) ?? [];
  const each = DAYS_OF[unit] ?? 0;
  if (each > 0) {
    const day = back(today, numberOf(number) * each);
    // Whoever says "a month ago" means no one day.
    const around = Math.floor(each / 2);
    return range(back(day, around), back(day, -around), ...number.split(" "), `${unit}s`);
  }
  const [, many = "", past = ""] =
    new RegExp(`\\b(?:last|past) ${NUMBER} ${UNIT}\\b`, "u").exec(asked) ?? [];
  if (past) {
    const from = back(today, numberOf(many) * (DAYS_OF[past] ?? 1));
    return range(from, today, ...many.split(" "), past);
  }
  if (/\b(?:last|this|the) weekend\b/u.test(asked)) {
    const sunday = back(today, new Date(`${today}T00:00:00Z`).getUTCDay() || 7);
    return range(back(sunday, 1), sunday, "weekend");
  }
  if (/\blast night\b/u.test(asked)) return range(back(today, 1), today);
  if (/\btoday\b/u.test(asked)) return range(today, today);
  if (/\byesterday\b/u.test(asked)) return range(back(today, 1), back(today, 1));
  // Weeks begin on Mondays, as those that have a page of their own do.
  const monday = back(today, (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7);
  if (/\bthis week\b/u.test(asked)) return range(monday, today);
  if (/\b(?:last|past) week\b/u.test(asked)) return range(back(monday, 7), back(monday, 1));
  if (/\bthis month\b/u.test(asked)) return range(`${month}-01`, today);
  if (/\blast month\b/u.test(asked)) {
    const end = back(`${month}-01`, 1);
    return range(`${end.slice(0, 7)}-01`, end);
  }
  if (/\bthis year\b/u.test(asked)) return range(`${year}-01-01`, today);
  if (/\blast year\b/u.test(asked)) return range(`${year - 1}-01-01`, `${year - 1}-12-31`);
  const named =
    /\b(in|on|during|since|last|of|from|for|this) (\p{L}+)(?: (\d{1,2})(?:st|nd|rd|th)?\b)?(?:,? (?:of )?(\d{4}))?/gu;
  for (const [, before = "", name = "", date, said] of asked.matchAll(named)) {
    const index = MONTHS.findIndex((each) => each.toLowerCase() === name);
    if (index === -1) continue;
    const begin = `${twoDigits(index + 1)}-${twoDigits(Number(date ?? 1))}`;
    const isAhead = `${year}-${begin}` > (date ? today : `${month}-31`);
    const of = said ? Number(said) : isAhead ? year - 1 : year;
    const from = `${of}-${begin}`;
    if (date && before !== "since") return range(from, from, name, date, said ?? "");
    const end = new Date(Date.UTC(of, index + 1, 0)).toISOString().slice(0, 10);
    return range(from, before === "since" ? today : end, name, said ?? "");
  }
  const weekday = /\b(?:on|last|this) (\p{L}+day)\b/u.exec(asked)?.[1];
  const index = WEEKDAYS.findIndex((each) => each.toLowerCase() === weekday);
  if (weekday && index !== -1) {
    const now = new Date(`${today}T00:00:00Z`).getUTCDay();
    const day = back(today, (now - index + 7) % 7 || 7);
    return range(day, day, weekday);
  }
  const alone = /\b(?:in|during|since) (20\d{2})\b/u.exec(asked)?.[1];
  if (alone) return range(`${alone}-01-01`, `${alone}-12-31`, alone);
  return { from: null, to: null, names: new Set() };
}

function back(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

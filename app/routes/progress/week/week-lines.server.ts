import { shownMood, type Feeling, type ShownMood } from "#app/catalogue/feelings.ts";
import { compactDayOf, dayOf, shortDayOf, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject } from "#app/content/guide.ts";
import type { Goal } from "#app/models/record/goals.server.ts";
import type { Returned, WeekFacts } from "#app/models/record/weeks.server.ts";
import type { DayRange } from "#app/models/record/mood-record.server.ts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "November 23 to November 29, 2026" */
export function rangeText({ from, to }: DayRange): string {
  const until = Date.parse(to);
  return `${shortDayOf(Date.parse(from), "UTC", until)} to ${dayOf(until, "UTC")}`;
}

/** "You logged 5 moods on 4 days: 3 calm, 1 hopeful and 1 anxious."; null where there are none. */
export function moodSentence(
  { felt, daysWithMood }: WeekFacts,
  feelings: readonly Feeling[],
): string | null {
  const all = felt.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const named = Map.groupBy(felt, (each) => nameOf(shownMood(each, feelings)));
  const each = [...named]
    .map(([name, same]) => ({ name, count: same.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => `${count} ${name}`);
  return `You logged ${counted(all, "mood")} on ${counted(daysWithMood, "day")}: ${list.format(each)}.`;
}

/** In a sentence the five moods have no capital; words of one's own stay as they were written. */
function nameOf({ choice, label }: ShownMood): string {
  return choice.startsWith("own:") ? label : label.toLowerCase();
}

/** What was done and written, a line each, with where it is. */
export function doneLines(week: WeekFacts): { text: string; links: Link[] }[] {
  const programs = week.conversations.filter(({ trackType }) => trackType !== null);
  const others = week.conversations.find(({ trackType }) => trackType === null);
  const plain = (text: string) => ({ text, links: [] });
  return [
    ...week.exercises.map(({ exerciseId, count }) =>
      plain(times(findExercise(exerciseId)?.title ?? exerciseId, count)),
    ),
    ...programs.map(({ trackType, count }) =>
      plain(`${findTrack(trackType ?? "")?.title ?? trackType}: ${counted(count, "session")}`),
    ),
    ...(others ? [plain(counted(others.count, "conversation"))] : []),
    ...(week.entries.length > 0
      ? [{ text: counted(week.entries.length, "journal entry"), links: week.entries.map(linkOf) }]
      : []),
    ...(week.checkIns > 0 ? [plain(counted(week.checkIns, "daily check-in"))] : []),
    ...(week.checkUps > 0 ? [plain(counted(week.checkUps, "check-up"))] : []),
  ];
}

interface Link {
  href: string;
  label: string;
}

function linkOf({ id, date }: WeekFacts["entries"][number]): Link {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? "";
  return { href: `${PATHS.journal}/${id}`, label: `${weekday}, ${compactDayOf(date)}` };
}

/** What came up more than once, by the name that people know it by. */
export function namedReturn(returned: Returned): Returned {
  const subject = returned.kind === "subject" ? findGuideSubject(returned.name) : null;
  return subject ? { ...returned, name: subject.about.en } : returned;
}

/** "“walking” came up 3 times this week." */
export function returnSentence({ kind, name, count }: Returned): string {
  const where = kind === "subject" ? ` in ${count} of your messages` : ` ${count} times`;
  return `“${name}” came up${where}.`;
}

const OUTCOMES = { kept: "done", carried: "carried over", let_go: "let go" } as const;

/** A goal in its owner's words, and what became of it. */
export function goalLine({ words, outcome }: Pick<Goal, "words" | "outcome">): string {
  return outcome === null ? words : `${words} (${OUTCOMES[outcome]})`;
}

function times(title: string, count: number): string {
  return count === 1 ? title : `${title}, ${count} times`;
}

function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

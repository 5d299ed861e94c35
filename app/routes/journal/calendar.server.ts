import type { LoaderFunctionArgs } from "react-router";
import { shownMood } from "#app/catalogue/feelings.ts";
import { firstDayOfWeek, fullDayOf, monthOf, MONTHS } from "#app/catalogue/format-date.ts";
import { journalAccess } from "#app/middleware/access.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { dayAfter, dayIn, LATEST_ZONE } from "#app/models/record/days.server.ts";
import { findJournalDays, listEntries } from "#app/models/record/journal-entries.server.ts";
import { journalCondition, NO_FILTER } from "#app/models/record/journal-search.server.ts";
import { findJournalHelp, showEntry } from "./journal-page.server.ts";
import { findOwnWords } from "./own-choices.server.ts";

/** No month before this one is shown. */
const FIRST_MONTH = "1900-01";
/** More of one day nobody reads on a calendar. */
const ENTRIES_OF_DAY = 50;

/** A month with what was written in it, and one of its days if it is asked for. */
export async function loadCalendar({ context, url }: LoaderFunctionArgs) {
  const account = signedInAccount(context);
  const { user } = account;
  const today = dayIn(user.timeZone);
  // Whoever wrote where it was tomorrow already still finds that day.
  const latest = dayIn(LATEST_ZONE);
  const day = readDay(url.searchParams.get("day"), latest);
  const asked = day?.slice(0, 7) ?? readMonth(url.searchParams.get("month"), latest);
  const month = asked ?? (await latestMonth(user.id, today));
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const firstDay = firstDayOfWeek();
  const [help, own, days, ofDay] = await Promise.all([
    findJournalHelp(account),
    findOwnWords(account),
    findJournalDays(user.id, first, last),
    entriesOf(user.id, day ?? first, day ?? last),
  ]);
  // Where no day was asked for: the last one with an entry.
  const shownDay = day ?? ofDay[0]?.date ?? null;
  const byDate = new Map(days.map((each) => [each.date, each]));
  return {
    ...help,
    mayWrite: journalAccess(context) === "full",
    title: monthOf(month),
    firstDay,
    before: month > FIRST_MONTH ? namedMonth(monthAfter(month, -1)) : null,
    after: month < today.slice(0, 7) ? namedMonth(monthAfter(month, 1)) : null,
    weeks: weeksOf(first, last, firstDay).map((week) =>
      week.map((date) => {
        if (date === null) return null;
        const found = byDate.get(date);
        return {
          date,
          number: Number(date.slice(8)),
          name: fullDayOf(date),
          isToday: date === today,
          isAhead: date > today && !found,
          entries: found?.entries ?? 0,
          mood: found?.mood ? shownMood({ ...found, mood: found.mood }, own.feelings) : null,
        };
      }),
    ),
    day:
      shownDay === null
        ? null
        : {
            date: shownDay,
            name: fullDayOf(shownDay),
            entries: ofDay
              .filter(({ date }) => date === shownDay)
              .map((entry) => showEntry(entry, own, account)),
          },
  };
}

export type CalendarPage = Awaited<ReturnType<typeof loadCalendar>>;

async function entriesOf(userId: string, from: string, to: string) {
  const condition = await journalCondition(userId, { ...NO_FILTER, from, to });
  return (await listEntries(userId, condition, null, ENTRIES_OF_DAY)).entries;
}

function readDay(sent: string | null, today: string): string | null {
  if (sent === null || !/^\d{4}-\d{2}-\d{2}$/.test(sent) || sent > today) return null;
  const time = Date.parse(`${sent}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(sent);
  return isDay && sent.slice(0, 7) >= FIRST_MONTH ? sent : null;
}

/** The month that is asked for, as far as there is one by now. */
function readMonth(sent: string | null, latest: string): string | null {
  const isMonth = sent !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(sent);
  return isMonth && sent >= FIRST_MONTH && sent <= latest ? sent : null;
}

/** This month, or the one before it where that holds something and this one nothing yet. */
async function latestMonth(userId: string, today: string): Promise<string> {
  const [thisMonth, before] = [today.slice(0, 7), monthAfter(today.slice(0, 7), -1)];
  const days = await findJournalDays(userId, `${before}-01`, today);
  const hasBegun = days.some(({ date }) => date.startsWith(thisMonth));
  return hasBegun || days.length === 0 ? thisMonth : before;
}

function namedMonth(month: string) {
  return { month, name: MONTHS[Number(month.slice(5)) - 1] ?? "" };
}

function lastDayOf(month: string): string {
  return dayAfter(`${monthAfter(month, 1)}-01`, -1);
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month in weeks that begin on this day (Sunday is 0); null before its first and after its last. */
function weeksOf(first: string, last: string, firstDay: number): (string | null)[][] {
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() - firstDay + 7) % 7;
  const length = Number(last.slice(8));
  return Array.from({ length: Math.ceil((offset + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const position = week * 7 + day - offset;
      return position < 0 || position >= length ? null : dayAfter(first, position);
    }),
  );
}

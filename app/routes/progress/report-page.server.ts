import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { MOODS } from "#app/catalogue/moods.ts";
import { speakersInWords } from "#app/catalogue/therapists.ts";
import { compactDayOf, fullDayOf } from "#app/catalogue/format-date.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { dayAfter, dayIn, dayProblem } from "#app/models/record/days.server.ts";
import {
  countScores,
  findDailyMoods,
  joinMeans,
  type DayRange,
} from "#app/models/record/mood-record.server.ts";
import { findReportMaterial } from "#app/models/record/therapist-report.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { hiddenUntilDay } from "../journal/own-choices.server.ts";

type Context = Readonly<RouterContextProvider>;

const FIRST_DAYS = 28;
const MAX_DAYS = 366;

const OUTCOMES = { kept: "done", carried: "carried over", let_go: "let go" } as const;

/** What can be put into a report about the days that an address asks for. Nothing is ticked yet. */
export async function loadReport(context: Context, url: URL) {
  const account = signedInAccount(context);
  const { user } = account;
  const { range, problem } = readRange(url, user.timeZone);
  return {
    ...range,
    today: dayIn(user.timeZone),
    problem,
    wordsHiddenUntil: hiddenUntilDay(account),
    material: await materialOf(account, range),
  };
}

/** The days of an address; where they can't be, the last four weeks, and why. */
function readRange(url: URL, timeZone: string | null) {
  const to = dayIn(timeZone);
  const usual = { from: dayAfter(to, 1 - FIRST_DAYS), to };
  const asked = {
    from: url.searchParams.get("from") ?? usual.from,
    to: url.searchParams.get("to") ?? usual.to,
  };
  const problem = rangeProblem(asked, timeZone);
  return { range: problem === null ? asked : usual, problem };
}

function rangeProblem({ from, to }: DayRange, timeZone: string | null): string | null {
  if (dayProblem(from, timeZone) || dayProblem(to, timeZone)) {
    return "Please choose days that aren't in the future.";
  }
  if (from > to) return "The first day must come before the last.";
  return dayAfter(from, MAX_DAYS) <= to ? "A report can cover up to a year." : null;
}

async function materialOf({ user, wordsHiddenUntil }: SignedIn, range: DayRange) {
  const [days, found] = await Promise.all([
    findDailyMoods(user.id, range),
    findReportMaterial(user.id, range, user.timeZone),
  ]);
  // After abuse nothing repeats what was said: somebody else may be looking at the screen.
  const areWordsHidden = wordsHiddenUntil !== null;
  return {
    daysWithMood: days.length,
    goals: areWordsHidden
      ? []
      : found.goals.map(({ id, day, words, outcome }) => ({
          id,
          day: compactDayOf(day),
          words,
          outcome: outcome && OUTCOMES[outcome],
        })),
    sessions: areWordsHidden
      ? []
      : found.sessions.map(({ id, day, speakers, summary }) => ({
          id,
          day: compactDayOf(day),
          companion: speakersInWords(speakers),
          summary,
        })),
    entries: areWordsHidden
      ? []
      : found.entries.map(({ id, day, mood, content }) => ({
          id,
          day: compactDayOf(day),
          mood: MOODS.find((each) => each.id === mood)?.label ?? "No mood",
          content: String(content),
        })),
  };
}

const ids = z.array(z.string()).default([]);

const schema = z.object({
  moods: z.string().optional(),
  goals: ids,
  sessions: ids,
  entries: ids,
});

/** The report with what was ticked, and nothing else. */
export const makeReport = formAction(schema, async ({ submission }, { context, url }) => {
  const account = signedInAccount(context);
  const { user } = account;
  const { moods, goals = [], sessions = [], entries = [] } = valuesOf(submission);
  if (!moods && goals.length + sessions.length + entries.length === 0) {
    return data({ error: "Please check at least one box.", report: null }, { status: 400 });
  }
  const { range } = readRange(url, user.timeZone);
  const material = await materialOf(account, range);
  const report = {
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    from: fullDayOf(range.from),
    to: fullDayOf(range.to),
    made: fullDayOf(dayIn(user.timeZone)),
    moods: moods ? await moodsOf(user.id, range) : null,
    goals: material.goals.filter(({ id }) => goals.includes(id)),
    sessions: material.sessions.filter(({ id }) => sessions.includes(id)),
    entries: material.entries.filter(({ id }) => entries.includes(id)),
  };
  return data({ error: null, report });
});

const DAYS_LABELLED = 4;

async function moodsOf(userId: string, range: DayRange) {
  const [days, scores] = await Promise.all([
    findDailyMoods(userId, range),
    countScores(userId, range),
  ]);
  const dates: string[] = [];
  for (let date = range.from; date <= range.to; date = dayAfter(date, 1)) dates.push(date);
  const means = new Map(days.map((each) => [each.date, each.mean]));
  const all = joinMeans(days);
  const counts = MOODS.map(({ label, score }) => ({
    label,
    count: scores.find((each) => each.score === score)?.count ?? 0,
  }));
  const sentence =
    all === null
      ? "No moods logged in these days."
      : `${all.count} moods on ${days.length} of ${dates.length} days. Average: ${all.mean.toFixed(1)}.`;
  return {
    sentence,
    counts,
    days: dates.map((date) => means.get(date) ?? null),
    dayLabels: Array.from({ length: DAYS_LABELLED }, (_, place) =>
      compactDayOf(
        dates[Math.round(((dates.length - 1) * place) / (DAYS_LABELLED - 1))] ?? range.to,
      ),
    ),
    table: {
      caption: "Average mood by week",
      columns: ["Week from", "Average", "Moods"],
      rows: weeksOf(range, days),
    },
  };
}

function weeksOf({ from, to }: DayRange, days: Awaited<ReturnType<typeof findDailyMoods>>) {
  const rows: string[][] = [];
  for (let start = from; start <= to; start = dayAfter(start, 7)) {
    const end = dayAfter(start, 7);
    const mean = joinMeans(days.filter(({ date }) => date >= start && date < end));
    if (mean) rows.push([compactDayOf(start), mean.mean.toFixed(1), String(mean.count)]);
  }
  return rows;
}

export type ReportChoices = Awaited<ReturnType<typeof loadReport>>;
export type Report = NonNullable<Awaited<ReturnType<typeof makeReport>>["data"]["report"]>;

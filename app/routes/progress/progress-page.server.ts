import { href, type LoaderFunctionArgs } from "react-router";
import { speakersInWords } from "#app/catalogue/therapists.ts";
import { dayOf, shortDayOf } from "#app/catalogue/format-date.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { toastOf } from "#app/middleware/toasts.server.ts";
import { findCheckUps } from "#app/models/record/check-ups.server.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { countFeelings } from "#app/models/record/feelings.server.ts";
import { findGoals, type Goal, type Goals } from "#app/models/record/goals.server.ts";
import { countEntries } from "#app/models/record/journal-entries.server.ts";
import {
  countScores,
  findDailyMoods,
  findMoodYears,
  findTagMoods,
  type DayMean,
  type DayRange,
} from "#app/models/record/mood-record.server.ts";
import {
  countUsedConversations,
  countConversationsByTrack,
  findRecentConversations,
} from "#app/models/conversations/conversation-record.server.ts";
import { listMoods } from "#app/models/record/moods.server.ts";
import { findStreak, MAX_STREAK } from "#app/models/record/streak.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { lineChart, yearChart } from "./charts.server.ts";
import { feelingChart, tagChart, trackChart, weekdayChart } from "./bar-charts.server.ts";
import { fitTags } from "./fit-tags.server.ts";
import { listInsights } from "./insights-list.server.ts";
import { conversationHref } from "../chat/conversation-href.ts";
import { checkUpLines } from "../check-up/check-up-lines.server.ts";
import { findJournalHelp } from "../journal/journal-page.server.ts";
import { findShownFeelings } from "../journal/own-choices.server.ts";
import { loadWeek } from "../moods/week.server.ts";
import { SCORES_EXPLAINED } from "./record-sentences.server.ts";
import { progressPath, readView } from "./view.ts";

const RECENT_SESSIONS = 5;
/** Moods whose notes the line can tell, and how much of a day's. Characters. */
const MAX_NOTES = 400;
const NOTE_LENGTH = 140;

export type ProgressPage = Awaited<ReturnType<typeof loadProgress>>;

/** All that the page of somebody's progress shows. */
export async function loadProgress({ context, url }: LoaderFunctionArgs) {
  const now = Date.now();
  const account = signedInAccount(context);
  const { user } = account;
  // After abuse nothing repeats what was said: somebody else may be looking at the screen.
  const areWordsHidden = account.wordsHiddenUntil !== null;
  const today = dayIn(user.timeZone, now);
  const view = readView(url);
  const [help, figures, week, record, goals, insights, sessions, checkUps] = await Promise.all([
    findJournalHelp(account),
    loadFigures(user, now),
    findShownFeelings(account).then((feelings) => loadWeek(user.id, today, feelings)),
    loadRecord(user.id, { ...view, today, areWordsHidden }),
    areWordsHidden ? null : findGoals(user.id, now),
    listInsights(account, now),
    findRecentConversations(user.id, RECENT_SESSIONS),
    findCheckUps(user.id),
  ]);
  return {
    isJustCompleted: toastOf(context) === "session-completed",
    path: progressPath({ range: view.range, year: record.year.year }),
    range: view.range,
    ...help,
    figures,
    week,
    record,
    checkUps: checkUpLines(checkUps),
    goals: goals && showGoals(goals, user.timeZone),
    insights,
    sessions: sessions.map(({ id, speakers, lastMessageAt, messageCount, isEnded }) => ({
      id,
      companionName: speakersInWords(speakers),
      date: dayOf(lastMessageAt, user.timeZone),
      messageCount,
      isEnded,
      href: isEnded
        ? href("/session-summary/:conversationId", { conversationId: id })
        : conversationHref(id),
    })),
  };
}

async function loadFigures({ id, timeZone, skippedDays, hidesStreak }: User, now: number) {
  const [sessions, streak, entries] = await Promise.all([
    countUsedConversations(id),
    hidesStreak ? null : findStreak(id, timeZone, now, skippedDays),
    countEntries(id),
  ]);
  const days = streak === MAX_STREAK ? `${MAX_STREAK}+` : streak?.toLocaleString("en-US");
  return { sessions, streak: days ?? null, entries };
}

interface RecordView {
  range: number;
  year: number | null;
  today: string;
  areWordsHidden: boolean;
}

/** The charts, each with what it shows in words. */
async function loadRecord(
  userId: string,
  { range, year: asked, today, areWordsHidden }: RecordView,
) {
  const period = { from: dayAfter(today, 1 - range), to: today };
  const earlier = { from: dayAfter(period.from, -range), to: dayAfter(period.from, -1) };
  const thisYear = Number(today.slice(0, 4));
  const year = asked !== null && asked <= thisYear ? asked : thisYear;
  const wholeYear = { from: `${year}-01-01`, to: `${year}-12-31` };
  const isInOne = year === thisYear;
  const from = isInOne && wholeYear.from < earlier.from ? wholeYear.from : earlier.from;
  const [recent, otherYear, scores, years, tags, feelings, tracks, notes] = await Promise.all([
    findDailyMoods(userId, { from, to: wholeYear.to > today ? wholeYear.to : today }),
    isInOne ? null : findDailyMoods(userId, wholeYear),
    countScores(userId, period),
    findMoodYears(userId),
    // Tags are a person's own words.
    areWordsHidden ? [] : findFitTags(userId, period),
    areWordsHidden ? [] : countFeelings(userId, period),
    countConversationsByTrack(userId, Date.parse(period.from)),
    areWordsHidden ? new Map<string, string>() : findNotes(userId, period),
  ]);
  const days = within(recent, period);
  const before = within(recent, earlier);
  return {
    explained: SCORES_EXPLAINED,
    line: lineChart({ range, period, days, before, scores, feelings }, notes),
    year: yearChart(year, otherYear ?? within(recent, wholeYear)),
    years: [...new Set([thisYear, ...years])].toSorted((one, other) => other - one),
    weekdays: weekdayChart(days),
    tags: areWordsHidden ? null : tagChart(tags),
    feelings: feelings.length > 0 ? feelingChart(feelings) : null,
    tracks: trackChart(range, tracks),
  };
}

/** What was noted with the moods of each day, its beginning. */
async function findNotes(userId: string, period: DayRange): Promise<ReadonlyMap<string, string>> {
  const filter = { mood: null, tag: "", ...period };
  const { moods } = await listMoods(userId, null, MAX_NOTES, filter);
  const notes = new Map<string, string>();
  for (const { date, notes: note } of moods) {
    if (note === null) continue;
    const begun = notes.get(date);
    notes.set(date, `${begun ? `${begun} · ` : ""}${note}`.slice(0, NOTE_LENGTH));
  }
  return notes;
}

function within(days: readonly DayMean[], { from, to }: DayRange): DayMean[] {
  return days.filter(({ date }) => date >= from && date <= to);
}

async function findFitTags(userId: string, period: DayRange) {
  const tags = await findTagMoods(userId, period);
  const fit = await fitTags(tags.map(({ tag }) => tag));
  return tags.filter(({ tag }) => fit.has(tag));
}

function showGoals({ thisWeek, earlier, kept, letGo }: Goals, timeZone: string | null) {
  const show = (goal: Goal) => showGoal(goal, timeZone);
  return {
    thisWeek: thisWeek.map(show),
    earlier: earlier.map(show),
    marked: [...kept, ...letGo].map(show),
    keptCount: kept.length,
  };
}

export type ShownGoal = ReturnType<typeof showGoal>;

/** A goal as a list shows it. */
export function showGoal(goal: Goal, timeZone: string | null) {
  const { source, sourceId, id, exerciseId, words, setAt, outcome, outcomeAt } = goal;
  const isFromConversation = source === "session";
  return {
    name: `${source}:${id}`,
    words,
    outcome,
    from: `From ${isFromConversation ? "a session" : "an exercise"}, ${shortDayOf(setAt, timeZone)}`,
    href: isFromConversation
      ? href("/session-summary/:conversationId", { conversationId: sourceId })
      : href("/exercises/:exerciseId/:runId", { exerciseId: exerciseId ?? "", runId: sourceId }),
    markedOn: outcomeAt === null ? null : dayOf(outcomeAt, timeZone),
  };
}

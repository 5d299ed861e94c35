import { DAY_MS } from "#app/config/durations.ts";
import { href } from "react-router";
import { hidesWords } from "#app/models/risk/hidden-words.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { speakersInWords } from "#app/catalogue/therapists.ts";
import { dayOf, shortDayOf } from "#app/catalogue/format-date.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import {
  findCheckIns,
  findDismissed,
  findEntryInsights,
  findMoodSpans,
  findReflectionInsights,
  findTagDays,
} from "#app/models/record/insights.server.ts";
import type { DayRange } from "#app/models/record/mood-record.server.ts";
import {
  findCheckInPatterns,
  findTagPatterns,
  type CheckInPattern,
  type TagPattern,
} from "#app/models/record/patterns.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { counted } from "./record-sentences.server.ts";
import { fitTags } from "./fit-tags.server.ts";

/** How far back insights look: four weeks. */
const DAYS_BACK = 28;
const MAX_SHOWN = 10;

/** One insight, with what it rests on. */
export interface Insight {
  /** Names it where it was dismissed; never a person's words. */
  key: string;
  content: string;
  when: string;
  basis: { text: string; href: string };
  /** Made by software from what somebody wrote, not counted. */
  isWritten: boolean;
}

/**
 * What the last four weeks show, the newest first and patterns before all: never what was said in
 * danger. While risk is open there are none, and after abuse none either: somebody else may be
 * looking at the screen.
 */
export async function listInsights(account: SignedIn, now = Date.now()): Promise<Insight[]> {
  const { user } = account;
  if (hidesWords(account, now)) return [];
  const today = dayIn(user.timeZone, now);
  const period = { from: dayAfter(today, 1 - DAYS_BACK), to: today };
  const [patterns, sessions, entries] = await Promise.all([
    listPatterns(user.id, period),
    findReflectionInsights(user.id, now - DAYS_BACK * DAY_MS),
    findEntryInsights(user.id, period),
  ]);
  const written = [
    ...sessions.map(({ id, speakers, content, at }) => ({
      key: `session:${id}`,
      content: content ?? "",
      day: dayIn(user.timeZone, at),
      basis: {
        text: `From your session with ${speakersInWords(speakers)}`,
        href: href("/session-summary/:conversationId", { conversationId: id }),
      },
      isWritten: true,
    })),
    ...entries.map(({ id, date, content }) => ({
      key: `entry:${id}`,
      content: String(content ?? ""),
      day: date,
      basis: { text: "From a journal entry you shared", href: `${PATHS.journal}/${id}` },
      isWritten: true,
    })),
  ]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .map(({ day, ...insight }) => ({ ...insight, when: dayOf(Date.parse(day), "UTC") }));
  const all = [...patterns, ...written];
  const dismissed = await findDismissed(
    user.id,
    all.map(({ key }) => key),
  );
  return all.filter(({ key }) => !dismissed.has(key)).slice(0, MAX_SHOWN);
}

async function listPatterns(userId: string, period: DayRange): Promise<Insight[]> {
  const [days, tagged, checkIns] = await Promise.all([
    findMoodSpans(userId, period),
    findTagDays(userId, period),
    findCheckIns(userId, period),
  ]);
  const found = findTagPatterns(days, tagged);
  const fit = await fitTags(found.map(({ tag }) => tag));
  const ofTags = found
    .filter(({ tag }) => fit.has(tag))
    .map((pattern) => tagInsight(userId, pattern));
  const ofCheckIns = findCheckInPatterns(checkIns).map((pattern) => ({
    ...checkInInsight(pattern),
    basis: {
      text: `Counted from your ${counted(checkIns.length, "check-in")}`,
      href: `${PATHS.therapyTracks}?step=check-in`,
    },
  }));
  const now = Date.parse(period.to);
  const when = `${shortDayOf(Date.parse(period.from), "UTC", now)} to ${dayOf(now, "UTC")}`;
  return [...ofTags, ...ofCheckIns].map((each) => ({ ...each, when, isWritten: false }));
}

function tagInsight(userId: string, { tag, side, withTag, without }: TagPattern) {
  const moods = side === "light" ? "calm or happy" : "anxious or sad";
  const others = without.of > 0 ? ` On days without it: ${without.days} of ${without.of}.` : "";
  return {
    key: `tag:${side}:${digestOf(`${userId} ${tag}`)}`,
    content: `On ${withTag.days} of ${counted(withTag.of, "day")} with “${tag}” you logged ${moods}.${others}`,
    basis: {
      text: `Counted from your moods on ${counted(withTag.of + without.of, "day")}`,
      href: PATHS.moods,
    },
  };
}

function checkInInsight({ about, share }: CheckInPattern) {
  const days = `on ${share.days} of ${counted(share.of, "day")}`;
  return {
    key: `check-in:${about}`,
    content:
      about === "sleep"
        ? `Sleep and mood moved together ${days}.`
        : `Stress and mood moved in opposite directions ${days}.`,
  };
}

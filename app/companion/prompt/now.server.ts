import { DAY_MS } from "#app/config/durations.ts";
import { checkInWords } from "#app/catalogue/assessment-options.ts";
import { HELPED_WORDS } from "#app/catalogue/exercise-ratings.ts";
import { GIVEN_RECORDS, type GivenRecordId } from "#app/catalogue/given-records.ts";
import { compactDayOf, fullMomentOf, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findProgram, programSessionOf } from "#app/content/programs.ts";
import { findDailyAssessment } from "#app/models/risk/daily-assessments.server.ts";
import { dayAfter, dayIn, hourIn } from "#app/models/record/days.server.ts";
import { findFeelings } from "#app/models/record/feelings.server.ts";
import { findLastMoods } from "#app/models/record/mood-record.server.ts";
import {
  findEarlierInTrack,
  findFinishedExercises,
  findLastConversation,
  findLastTalkedAt,
  findSharedEntries,
  findToldAtStart,
  type EndedConversation,
} from "#app/models/record/recent-records.server.ts";
import { findActiveTracks } from "#app/models/conversations/therapy-tracks.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { lastGoalOf } from "../memory/remembered.server.ts";
import { markAsData, onOneLine } from "./data.server.ts";
import { estimateTokens } from "./tokens.server.ts";

/** What all of it costs at most, by our estimate. */
const MAX_NOW_TOKENS = 1_200;
const NOTE_MAX_LENGTH = 500;
const GOAL_MAX_LENGTH = 240;
const ENTRY_MAX_LENGTH = 600;
/** Somebody who wrote a moment ago has not been away. */
const AWAY_FROM_MS = 3 * 60 * 60_000;

/** One line of a person's records: a name of ours, and the value. */
export interface RecordLine {
  /** As the companion is given it. */
  what: string;
  words: string;
  /** As the person reads it. */
  own: { what: string; words: string };
  /** It belongs to the line before, which may be given without it. */
  isExtra?: true;
}

/** A piece of the records, with the lines that it has now. */
export interface RecordPiece {
  id: GivenRecordId;
  lines: readonly RecordLine[];
}

/** Which conversation the records are looked up for, and the message that is answered in it. */
export interface NowOf {
  conversation: { id: string; therapyTrackId: string | null; createdAt: number } | null;
  message: { id: string; content: string } | null;
}

type Owner = Pick<User, "id" | "timeZone" | "remembers" | "healthDataConsentAt" | "withheld">;

/**
 * What the companion is given of a person's records, piece by piece: only what they agreed to, and
 * nothing that they switched off. While risk is open it is `about: "now"`, the time alone.
 */
export async function gatherRecords(
  user: Owner,
  of: NowOf,
  { about = "all", now = Date.now() }: { about?: "all" | "now"; now?: number } = {},
): Promise<RecordPiece[]> {
  const wanted = GIVEN_RECORDS.filter(
    ({ id }) => !user.withheld.includes(id) && (about === "all" || id === "time"),
  );
  const pieces = await Promise.all(
    wanted.map(async ({ id }) => ({ id, lines: await LINES[id](user, of, now) })),
  );
  return pieces.filter(({ lines }) => lines.length > 0);
}

/** The same as a part of the note in the newest turn; what there is no room for is left out from the end. */
export function nowPart(pieces: readonly RecordPiece[]): string {
  const head = "How it is now, from the app's own clock and the person's records:";
  let lines = "";
  for (const { what, words, isExtra } of pieces.flatMap((piece) => piece.lines)) {
    const next = `${what}: ${onOneLine(words).toWellFormed()}`;
    const longer = lines === "" ? next : `${lines}\n${next}`;
    const fits = estimateTokens(`${head}\n${markAsData("records", longer)}`) <= MAX_NOW_TOKENS;
    if (!fits && !isExtra) break;
    if (fits) lines = longer;
  }
  return lines === "" ? "" : `${head}\n${markAsData("records", lines)}`;
}

const LINES: Readonly<
  Record<GivenRecordId, (user: Owner, of: NowOf, now: number) => Promise<RecordLine[]>>
> = {
  time: timeLines,
  onboarding: onboardingLines,
  "check-in": checkInLines,
  exercises: exerciseLines,
  program: programLines,
  "last-session": lastConversationLines,
  journal: journalLines,
};

/** What each line is: as the companion is told, and as the person reads it. */
const LINE_NAMES = {
  now: ["Now", "Now"],
  lastWrote: ["They last wrote", "You last wrote"],
  firstGoal: ["Their goal when they signed up", "Your goal when you signed up"],
  stress: ["Where most of their stress came from", "Where most of your stress came from"],
  support: ["What support they had", "What support you had"],
  checkIn: [
    "Today's check-in, in the words they chose",
    "Today's check-in, in the words you chose",
  ],
  moods: ["Moods they logged this week", "Moods you logged this week"],
  exercise: ["An exercise they finished today", "An exercise you finished today"],
  earlierSession: ["An earlier session of this program", "An earlier session of this program"],
  program: ["A program they follow", "A program you follow"],
  lastTalk: ["The last conversation they ended", "The last conversation you ended"],
  leftOpen: ["Left open then", "Left open then"],
  goalThen: ["Their goal from then", "Your goal from then"],
  goal: ["Their goal", "Your goal"],
  entry: ["A journal entry they share", "A journal entry you share"],
  insight: ["What you said about that entry", "What your companion said about that entry"],
} as const satisfies Record<string, readonly [given: string, own: string]>;

type LineName = keyof typeof LINE_NAMES;

const DAY_PARTS = [
  [5, "night"],
  [12, "morning"],
  [17, "afternoon"],
  [22, "evening"],
  [24, "night"],
] as const;

async function timeLines({ id, timeZone }: Owner, { message }: NowOf, now: number) {
  const hour = hourIn(timeZone, now);
  const part = DAY_PARTS.find(([before]) => hour < before)?.[1] ?? "night";
  const clock = fullMomentOf(now, timeZone);
  const lastAt = await findLastTalkedAt(id, message?.id ?? "", now);
  return [
    timeZone
      ? line("now", `${clock} (${part})`)
      : line("now", `${clock} (where they are isn't known)`, {
          own: `${clock} (we don't know where you are)`,
        }),
    ...(lastAt === null || now - lastAt < AWAY_FROM_MS
      ? []
      : [line("lastWrote", `${fullMomentOf(lastAt, timeZone)}, ${agoOf(lastAt, now)}`)]),
    ...(lastAt === null
      ? [line("lastWrote", "never, this is their first message", { own: "never" })]
      : []),
  ];
}

function agoOf(then: number, now: number): string {
  const days = Math.round((now - then) / DAY_MS);
  if (days === 0) return "some hours ago";
  return days === 1 ? "a day ago" : `${days} days ago`;
}

async function onboardingLines({ id, healthDataConsentAt }: Owner) {
  if (healthDataConsentAt === null) return [];
  const told = await findToldAtStart(id);
  return [
    line("firstGoal", told?.primaryGoal),
    line("stress", told?.stressArea),
    line("support", told?.supportStatus),
  ].filter(({ words }) => words !== "");
}

async function checkInLines({ id, timeZone }: Owner, _of: NowOf, now: number) {
  const today = dayIn(timeZone, now);
  const [checkIn, feelings, moods] = await Promise.all([
    findDailyAssessment(id, today),
    findFeelings(id),
    findLastMoods(id, { from: dayAfter(today, -6), to: today }),
  ]);
  const week = [...moods]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, { mood, feelingId }]) => {
      const own = feelings.find((feeling) => feeling.id === feelingId);
      const day = date === today ? "today" : weekdayOf(date);
      return `${day} ${own ? `${own.name} (nearest to ${mood})` : mood}`;
    });
  return [line("checkIn", checkIn && checkInWords(checkIn)), line("moods", week.join(", "))].filter(
    ({ words }) => words !== "",
  );
}

async function exerciseLines({ id, timeZone }: Owner, _of: NowOf, now: number) {
  const today = dayIn(timeZone, now);
  const runs = await findFinishedExercises(id, now - DAY_MS);
  return runs.flatMap(({ exerciseId, helped, finishedAt }) => {
    const title = findExercise(exerciseId)?.title;
    if (!title || finishedAt === null || dayIn(timeZone, finishedAt) !== today) return [];
    const rating = helped ? `, and it helped: ${HELPED_WORDS[helped].toLowerCase()}` : "";
    return [line("exercise", `${title}${rating}`)];
  });
}

// What is of another conversation is memory, and off with it.
async function programLines({ id, timeZone, remembers }: Owner, { conversation }: NowOf) {
  if (!remembers) return [];
  if (!conversation?.therapyTrackId) return runningProgramLines(id);
  const earlier = await findEarlierInTrack(id, conversation.therapyTrackId, conversation.id);
  return earlier.flatMap((note) => noteLines("earlierSession", note, timeZone));
}

/** The program that they follow beside a conversation that is about none. */
async function runningProgramLines(userId: string) {
  const tracks = await findActiveTracks(userId);
  return tracks.slice(0, 1).flatMap(({ trackType, currentSession }) => {
    const program = findProgram(trackType);
    const session = program && programSessionOf(program, currentSession + 1);
    return program && session
      ? [
          line(
            "program",
            `${program.title}; session ${session.number}, "${session.title}", is next`,
          ),
        ]
      : [];
  });
}

async function lastConversationLines(user: Owner, { conversation }: NowOf) {
  const { id, timeZone, remembers, withheld } = user;
  if (!remembers) return [];
  const [last, goal] = await Promise.all([
    findLastConversation(id, conversation?.id ?? ""),
    lastGoalOf(user, conversation?.createdAt ?? null),
  ]);
  const isOfProgram =
    last?.therapyTrackId != null && last.therapyTrackId === conversation?.therapyTrackId;
  // It's told as an earlier session of the program then, and once is enough.
  const isToldThere = isOfProgram && !withheld.includes("program");
  const lines = last && !isToldThere ? noteLines("lastTalk", last, timeZone) : [];
  if (goal === null || last?.goal === goal.goal) return lines;
  const day = compactDayOf(dayIn(timeZone, goal.setAt));
  return [...lines, line("goal", goal.goal.slice(0, GOAL_MAX_LENGTH), { day })];
}

function noteLines(what: LineName, record: EndedConversation, zone: string | null) {
  const { at, note, openThreads, goal } = record;
  const day = compactDayOf(dayIn(zone, at));
  return [
    line(what, note?.slice(0, NOTE_MAX_LENGTH), { day }),
    line("leftOpen", openThreads?.replaceAll("\n", "; "), { day }),
    line("goalThen", goal?.slice(0, GOAL_MAX_LENGTH), { day }),
  ].filter(({ words }) => words !== "");
}

async function journalLines({ id, timeZone }: Owner, { message }: NowOf, now: number) {
  const entries = await findSharedEntries(id);
  const today = dayIn(timeZone, now);
  const said = ` ${wordsIn(message?.content ?? "")} `;
  return entries
    .filter((entry, index) => index === 0 || isSpokenOf(entry, said, today))
    .slice(0, MAX_ENTRIES)
    .flatMap(({ date, mood, content, insight }): RecordLine[] => {
      const day = compactDayOf(date);
      const entry = line("entry", content.slice(0, ENTRY_MAX_LENGTH), {
        day: mood === null ? day : `${day}, ${mood}`,
      });
      if (insight === null) return [entry];
      return [entry, { ...line("insight", insight, { day }), isExtra: true }];
    });
}

const MAX_ENTRIES = 3;

/** Whether a message names one of an entry's tags, or its day. */
function isSpokenOf(
  { date, tags }: { date: string; tags: readonly string[] },
  said: string,
  today: string,
): boolean {
  const isThisWeek = date > dayAfter(today, -7) && date < today;
  const names = [
    ...tags,
    compactDayOf(date),
    ...(isThisWeek ? [weekdayOf(date)] : []),
    ...(date === dayAfter(today, -1) ? ["yesterday"] : []),
  ];
  return names.some((name) => {
    const words = wordsIn(name);
    return words !== "" && said.includes(` ${words} `);
  });
}

function wordsIn(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).join(" ");
}

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? date;
}

/** A line, of a day where it belongs to one, and with words of its own for the person where they differ. */
function line(
  name: LineName,
  value: string | null | undefined,
  { day, own }: { day?: string; own?: string } = {},
): RecordLine {
  const [given, theirs] = LINE_NAMES[name].map((what) => (day ? `${what} (${day})` : what));
  const words = value?.trim() ?? "";
  return { what: given ?? "", words, own: { what: theirs ?? "", words: own ?? words } };
}

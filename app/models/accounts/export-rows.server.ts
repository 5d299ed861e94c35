import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, getTableColumns, not, notExists, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { database } from "#db/client.ts";
import {
  accountEvents,
  activities,
  assessments,
  checkUps,
  conversationSummaries,
  crisisEvents,
  dailyAssessments,
  drafts,
  exerciseAnswers,
  exerciseRuns,
  feelings,
  journalEntries,
  loginAttempts,
  memories,
  messages,
  moodEntries,
  notices,
  oauthAccounts,
  onboardingProgress,
  pushSubscriptions,
  reminders,
  replyReports,
  safetyPlans,
  sessions,
  therapyTracks,
  usersLeadmagnet,
} from "#db/schema.ts";
import { chosenMood } from "#app/models/record/journal-entries.server.ts";
import { SUGGESTED_TITLE } from "#app/models/conversations/conversation-list.server.ts";
import { SPEAKERS } from "#app/models/conversations/speakers.server.ts";
import type { User } from "./users.server.ts";

/** Rows that are in memory at once. */
const AT_ONCE = 500;

type Place = readonly [string | number, string | number];

/** A select that takes its condition, order and limit later. */
interface RowQuery<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => RowQuery<Row>;
  orderBy: (...columns: SQL[]) => RowQuery<Row>;
  limit: (count: number) => RowQuery<Row>;
}

/** Reads all rows that `owned` leaves, in the order of two columns, some at a time. */
export async function* readInPages<Row>(
  select: () => RowQuery<Row>,
  owned: SQL | undefined,
  [at, id]: readonly [AnySQLiteColumn, AnySQLiteColumn],
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[]> {
  for (let after: Place | null = null; ;) {
    const beyond: SQL | undefined = after
      ? sql`(${at}, ${id}) > (${after[0]}, ${after[1]})`
      : undefined;
    const rows: Row[] = await select()
      .where(and(owned, beyond))
      .orderBy(asc(at), asc(id))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = placeOf(last);
    await nextTurn();
  }
}

/** Conversations without their messages, with what was noted about each. */
export function readConversations({ id: userId }: User) {
  const { createdAt, id } = sessions;
  return readInPages(
    () =>
      database()
        .select({
          conversation: { ...getTableColumns(sessions), suggestedTitle: SUGGESTED_TITLE },
          speakers: SPEAKERS,
          begun: conversationSummaries.content,
        })
        .from(sessions)
        .leftJoin(conversationSummaries, eq(conversationSummaries.conversationId, sessions.id))
        .$dynamic(),
    and(eq(sessions.userId, userId), sessions.isKept),
    [createdAt, id],
    ({ conversation }) => [conversation.createdAt, conversation.id],
  );
}

function isOwnFeelingOf({ feelingId, userId }: typeof moodEntries | typeof journalEntries) {
  return and(eq(feelings.id, feelingId), eq(feelings.userId, userId));
}

/** Feelings that the person added. */
export async function* readFeelings({ id }: User) {
  const { userId, createdAt } = feelings;
  yield await database().select().from(feelings).where(eq(userId, id)).orderBy(asc(createdAt));
}

/** Activities that the person added. */
export async function* readActivities({ id }: User) {
  const { userId, name } = activities;
  yield await database().select().from(activities).where(eq(userId, id)).orderBy(asc(name));
}

/** The four questions, as they were answered. */
export async function* readCheckUps({ id }: User) {
  const { userId, date } = checkUps;
  yield await database().select().from(checkUps).where(eq(userId, id)).orderBy(asc(date));
}

/** Moods that were logged. */
export function readMoods({ id: userId }: User) {
  const { date, id } = moodEntries;
  return readInPages(
    () =>
      database()
        .select({ ...getTableColumns(moodEntries), feeling: feelings.name })
        .from(moodEntries)
        .leftJoin(feelings, isOwnFeelingOf(moodEntries))
        .$dynamic(),
    eq(moodEntries.userId, userId),
    [date, id],
    (row) => [row.date, row.id],
  );
}

/** What was written in the journal. */
export function readJournal({ id: userId }: User) {
  const { date, seq } = journalEntries;
  return readInPages(
    () =>
      database()
        .select({ ...getTableColumns(journalEntries), mood: chosenMood, feeling: feelings.name })
        .from(journalEntries)
        .leftJoin(feelings, isOwnFeelingOf(journalEntries))
        .$dynamic(),
    eq(journalEntries.userId, userId),
    [date, seq],
    (row) => [row.date, row.seq],
  );
}

/** Check-ins of a day. */
export function readCheckIns({ id: userId }: User) {
  const { assessmentDate, id } = dailyAssessments;
  return readInPages(
    () => database().select().from(dailyAssessments).$dynamic(),
    eq(dailyAssessments.userId, userId),
    [assessmentDate, id],
    (row) => [row.assessmentDate, row.id],
  );
}

/** What the companion remembers. */
export function readMemories({ id: userId }: User) {
  const { createdAt, id } = memories;
  return readInPages(
    () => database().select().from(memories).$dynamic(),
    eq(memories.userId, userId),
    [createdAt, id],
    (row) => [row.createdAt, row.id],
  );
}

/** Exercises that were begun. */
export function readExerciseRuns({ id: userId }: User) {
  const { startedAt, id } = exerciseRuns;
  return readInPages(
    () => database().select().from(exerciseRuns).$dynamic(),
    eq(exerciseRuns.userId, userId),
    [startedAt, id],
    (row) => [row.startedAt, row.id],
  );
}

/** What was written in exercises, wherever the words are kept. */
export function readExerciseAnswers({ id: userId }: User) {
  const { createdAt, id } = exerciseAnswers;
  return readInPages(
    () =>
      database()
        .select({
          id,
          createdAt,
          runId: exerciseAnswers.runId,
          step: exerciseAnswers.step,
          exerciseId: exerciseRuns.exerciseId,
          asked: exerciseAnswers.asked,
          content: sql<string | null>`coalesce(${exerciseAnswers.content}, ${messages.content})`,
        })
        .from(exerciseAnswers)
        .innerJoin(exerciseRuns, eq(exerciseRuns.id, exerciseAnswers.runId))
        .leftJoin(messages, eq(messages.id, exerciseAnswers.messageId))
        .$dynamic(),
    eq(exerciseAnswers.userId, userId),
    [createdAt, id],
    (row) => [row.createdAt, row.id],
  );
}

/** Tracks that were followed. */
export function readTracks({ id: userId }: User) {
  const { createdAt, id } = therapyTracks;
  return readInPages(
    () => database().select().from(therapyTracks).$dynamic(),
    eq(therapyTracks.userId, userId),
    [createdAt, id],
    (row) => [row.createdAt, row.id],
  );
}

/** Times at which help was shown, and the words that it was about as far as they are kept. */
export function readHelpShown({ id: userId }: User) {
  const { createdAt, id } = crisisEvents;
  return readInPages(
    () => database().select().from(crisisEvents).$dynamic(),
    eq(crisisEvents.userId, userId),
    [createdAt, id],
    (row) => [row.createdAt, row.id],
  );
}

/** What happened with the account. */
export function readAccountEvents({ id: userId }: User) {
  const { at, id } = accountEvents;
  return readInPages(
    () => database().select().from(accountEvents).$dynamic(),
    eq(accountEvents.userId, userId),
    [at, id],
    (row) => [row.at, row.id],
  );
}

/** Attempts to sign in to this address. */
export function readLoginAttempts({ email }: User) {
  const { attemptedAt, id } = loginAttempts;
  return readInPages(
    () => database().select().from(loginAttempts).$dynamic(),
    eq(loginAttempts.email, email),
    [attemptedAt, id],
    (row) => [row.attemptedAt, row.id],
  );
}

/** Replies that the person reported. */
export function readReports({ id: userId }: User) {
  const { createdAt, id } = replyReports;
  return readInPages(
    () =>
      database()
        .select({ report: replyReports, reply: messages.content })
        .from(replyReports)
        .leftJoin(messages, eq(messages.id, replyReports.replyId))
        .$dynamic(),
    eq(replyReports.userId, userId),
    [createdAt, id],
    ({ report }) => [report.createdAt, report.id],
  );
}

/** When the person was told that they write with an AI. */
export function readNotices({ id: userId }: User) {
  const { shownAt, id } = notices;
  return readInPages(
    () => database().select().from(notices).$dynamic(),
    eq(notices.userId, userId),
    [shownAt, id],
    (row) => [row.shownAt, row.id],
  );
}

function unkept(userId: string, id: AnySQLiteColumn) {
  return database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), not(sessions.isKept)));
}

/** What was typed and not sent, but for conversations that aren't kept. */
export function readDrafts({ id: userId }: User) {
  const { updatedAt, conversation } = drafts;
  return readInPages(
    () => database().select().from(drafts).$dynamic(),
    and(eq(drafts.userId, userId), notExists(unkept(userId, conversation))),
    [updatedAt, conversation],
    (row) => [row.updatedAt, row.conversation],
  );
}

/** What there is one of for each person, or a handful. */
export async function readOnce({ id: userId }: User) {
  const db = database();
  const { device, createdAt } = pushSubscriptions;
  const [plans, leads, progress, first, linked, reminded, browsers] = await db.batch([
    db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId)),
    db.select().from(usersLeadmagnet).where(eq(usersLeadmagnet.userId, userId)),
    db.select().from(onboardingProgress).where(eq(onboardingProgress.userId, userId)),
    db.select().from(assessments).where(eq(assessments.userId, userId)),
    db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
    db.select().from(reminders).where(eq(reminders.userId, userId)),
    db
      .select({ device, createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  ]);
  return {
    safetyPlan: plans[0] ?? null,
    lead: leads[0] ?? null,
    onboarding: progress[0] ?? null,
    assessments: first,
    linked,
    reminder: reminded[0] ?? null,
    browsers,
  };
}

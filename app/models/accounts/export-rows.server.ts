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

/** Everything of one kind that a person has here, in the order in which it came, some rows at a time. */
export async function* pagesOf<Row>(
  read: (after: Place | null) => PromiseLike<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[]> {
  for (let after: Place | null = null; ;) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = placeOf(last);
    await nextTurn();
  }
}

/** What comes after this place in the order of these columns. */
export function beyond(
  [at, id]: readonly [AnySQLiteColumn, AnySQLiteColumn],
  after: Place | null,
): SQL | undefined {
  return after ? sql`(${at}, ${id}) > (${after[0]}, ${after[1]})` : undefined;
}

/** Conversations without their messages, with what was noted about each. */
export function readConversations({ id: userId }: User) {
  const { createdAt, id } = sessions;
  return pagesOf(
    (after) =>
      database()
        .select({
          conversation: { ...getTableColumns(sessions), suggestedTitle: SUGGESTED_TITLE },
          speakers: SPEAKERS,
          begun: conversationSummaries.content,
        })
        .from(sessions)
        .leftJoin(conversationSummaries, eq(conversationSummaries.conversationId, sessions.id))
        .where(and(eq(sessions.userId, userId), sessions.isKept, beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
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
  return pagesOf(
    (after) =>
      database()
        .select({ ...getTableColumns(moodEntries), feeling: feelings.name })
        .from(moodEntries)
        .leftJoin(feelings, isOwnFeelingOf(moodEntries))
        .where(and(eq(moodEntries.userId, userId), beyond([date, id], after)))
        .orderBy(asc(date), asc(id))
        .limit(AT_ONCE),
    (row) => [row.date, row.id],
  );
}

/** What was written in the journal. */
export function readJournal({ id: userId }: User) {
  const { date, seq } = journalEntries;
  return pagesOf(
    (after) =>
      database()
        .select({ ...getTableColumns(journalEntries), mood: chosenMood, feeling: feelings.name })
        .from(journalEntries)
        .leftJoin(feelings, isOwnFeelingOf(journalEntries))
        .where(and(eq(journalEntries.userId, userId), beyond([date, seq], after)))
        .orderBy(asc(date), asc(seq))
        .limit(AT_ONCE),
    (row) => [row.date, row.seq],
  );
}

/** Check-ins of a day. */
export function readCheckIns({ id: userId }: User) {
  const { assessmentDate, id } = dailyAssessments;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(dailyAssessments)
        .where(and(eq(dailyAssessments.userId, userId), beyond([assessmentDate, id], after)))
        .orderBy(asc(assessmentDate), asc(id))
        .limit(AT_ONCE),
    (row) => [row.assessmentDate, row.id],
  );
}

/** What the companion remembers. */
export function readMemories({ id: userId }: User) {
  const { createdAt, id } = memories;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(memories)
        .where(and(eq(memories.userId, userId), beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.createdAt, row.id],
  );
}

/** Exercises that were begun. */
export function readExerciseRuns({ id: userId }: User) {
  const { startedAt, id } = exerciseRuns;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(exerciseRuns)
        .where(and(eq(exerciseRuns.userId, userId), beyond([startedAt, id], after)))
        .orderBy(asc(startedAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.startedAt, row.id],
  );
}

/** What was written in exercises, wherever the words are kept. */
export function readExerciseAnswers({ id: userId }: User) {
  const { createdAt, id } = exerciseAnswers;
  return pagesOf(
    (after) =>
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
        .where(and(eq(exerciseAnswers.userId, userId), beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.createdAt, row.id],
  );
}

/** Tracks that were followed. */
export function readTracks({ id: userId }: User) {
  const { createdAt, id } = therapyTracks;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(therapyTracks)
        .where(and(eq(therapyTracks.userId, userId), beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.createdAt, row.id],
  );
}

/** Times at which help was shown, and the words that it was about as far as they are kept. */
export function readHelpShown({ id: userId }: User) {
  const { createdAt, id } = crisisEvents;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(crisisEvents)
        .where(and(eq(crisisEvents.userId, userId), beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.createdAt, row.id],
  );
}

/** What happened with the account. */
export function readAccountEvents({ id: userId }: User) {
  const { at, id } = accountEvents;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(accountEvents)
        .where(and(eq(accountEvents.userId, userId), beyond([at, id], after)))
        .orderBy(asc(at), asc(id))
        .limit(AT_ONCE),
    (row) => [row.at, row.id],
  );
}

/** Attempts to sign in to this address. */
export function readLoginAttempts({ email }: User) {
  const { attemptedAt, id } = loginAttempts;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(loginAttempts)
        .where(and(eq(loginAttempts.email, email), beyond([attemptedAt, id], after)))
        .orderBy(asc(attemptedAt), asc(id))
        .limit(AT_ONCE),
    (row) => [row.attemptedAt, row.id],
  );
}

/** Replies that the person reported. */
export function readReports({ id: userId }: User) {
  const { createdAt, id } = replyReports;
  return pagesOf(
    (after) =>
      database()
        .select({ report: replyReports, reply: messages.content })
        .from(replyReports)
        .leftJoin(messages, eq(messages.id, replyReports.replyId))
        .where(and(eq(replyReports.userId, userId), beyond([createdAt, id], after)))
        .orderBy(asc(createdAt), asc(id))
        .limit(AT_ONCE),
    ({ report }) => [report.createdAt, report.id],
  );
}

/** When the person was told that they write with an AI. */
export function readNotices({ id: userId }: User) {
  const { shownAt, id } = notices;
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(notices)
        .where(and(eq(notices.userId, userId), beyond([shownAt, id], after)))
        .orderBy(asc(shownAt), asc(id))
        .limit(AT_ONCE),
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
  return pagesOf(
    (after) =>
      database()
        .select()
        .from(drafts)
        .where(
          and(
            eq(drafts.userId, userId),
            notExists(unkept(userId, conversation)),
            beyond([updatedAt, conversation], after),
          ),
        )
        .orderBy(asc(updatedAt), asc(conversation))
        .limit(AT_ONCE),
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

import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, getTableColumns, not, notExists, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
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

type Order = readonly [at: AnySQLiteColumn, id: AnySQLiteColumn];

/** A select that takes its condition, order and limit later. */
interface RowQuery<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => RowQuery<Row>;
  orderBy: (...columns: SQL[]) => RowQuery<Row>;
  limit: (count: number) => RowQuery<Row>;
}

/** Reads all rows that `owned` leaves, in the order of two columns, some at a time. */
async function* readInPages<Row extends object>(
  select: () => RowQuery<Row>,
  owned: SQL | undefined,
  [at, id]: Order,
  cellsOf: (row: Row) => object = (row) => row,
): AsyncGenerator<Row[]> {
  for (let beyond: SQL | undefined; ;) {
    const rows: Row[] = await select()
      .where(and(owned, beyond))
      .orderBy(asc(at), asc(id))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    const [lastAt, lastId]: unknown[] = [at, id].map(({ name }) =>
      Reflect.get(cellsOf(last), name),
    );
    beyond = sql`(${at}, ${id}) > (${lastAt}, ${lastId})`;
    await nextTurn();
  }
}

interface OwnTable extends SQLiteTable {
  userId: AnySQLiteColumn;
}

/** Reads all of a person's rows of a table, but for those that `isMeant` leaves out. */
export function ownRows<Table extends OwnTable>(
  table: Table,
  order: Order,
  isMeant: (user: User) => SQL | undefined = () => undefined,
) {
  return (user: User): AsyncGenerator<Table["$inferSelect"][]> =>
    readInPages(
      () => database().select().from(table).$dynamic(),
      and(eq(table.userId, user.id), isMeant(user)),
      order,
    );
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
    ({ conversation }) => conversation,
  );
}

function isOwnFeelingOf({ feelingId, userId }: typeof moodEntries | typeof journalEntries) {
  return and(eq(feelings.id, feelingId), eq(feelings.userId, userId));
}

/** Feelings that the person added. */
export const readFeelings = ownRows(feelings, [feelings.createdAt, feelings.id]);

/** Activities that the person added. */
export const readActivities = ownRows(activities, [activities.name, activities.id]);

/** The four questions, as they were answered. */
export const readCheckUps = ownRows(checkUps, [checkUps.date, checkUps.id]);

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
  );
}

/** Check-ins of a day. */
export const readCheckIns = ownRows(dailyAssessments, [
  dailyAssessments.assessmentDate,
  dailyAssessments.id,
]);

/** What the companion remembers. */
export const readMemories = ownRows(memories, [memories.createdAt, memories.id]);

/** Exercises that were begun. */
export const readExerciseRuns = ownRows(exerciseRuns, [exerciseRuns.startedAt, exerciseRuns.id]);

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
  );
}

/** Tracks that were followed. */
export const readTracks = ownRows(therapyTracks, [therapyTracks.createdAt, therapyTracks.id]);

/** Times at which help was shown, and the words that it was about as far as they are kept. */
export const readHelpShown = ownRows(crisisEvents, [crisisEvents.createdAt, crisisEvents.id]);

/** What happened with the account. */
export const readAccountEvents = ownRows(accountEvents, [accountEvents.at, accountEvents.id]);

/** Attempts to sign in to this address. */
export function readLoginAttempts({ email }: User) {
  const { attemptedAt, id } = loginAttempts;
  return readInPages(
    () => database().select().from(loginAttempts).$dynamic(),
    eq(loginAttempts.email, email),
    [attemptedAt, id],
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
    ({ report }) => report,
  );
}

/** When the person was told that they write with an AI. */
export const readNotices = ownRows(notices, [notices.shownAt, notices.id]);

/** What was typed and not sent, but for conversations that aren't kept. */
export const readDrafts = ownRows(drafts, [drafts.updatedAt, drafts.conversation], ({ id }) => {
  const unkept = database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, drafts.conversation), eq(sessions.userId, id), not(sessions.isKept)),
    );
  return notExists(unkept);
});

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

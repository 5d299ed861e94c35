import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { database, prepared } from "#db/client.ts";
import { exerciseAnswers, exerciseRuns, messages, users } from "#db/schema.ts";
import { pageFindingStatements } from "#app/models/risk/crisis-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

/** Longest answer to one step, in characters. */
export const ANSWER_MAX_LENGTH = 4_000;
/** Runs that one page of earlier times shows. */
export const RUNS_PAGE_SIZE = 10;
/** Exercises that were begun and not finished, as far as the list of exercises names them. */
const UNFINISHED_SHOWN = 4;
/** How many rated runs are looked at to know what helps somebody. */
const RATINGS_READ = 60;

export type ExerciseRun = typeof exerciseRuns.$inferSelect;

/** An answer with its words, wherever they are kept. A step that was asked about again has several. */
export interface ExerciseAnswer {
  /** The step's name; a follow-up has `+2`, `+3` and so on behind it. */
  key: string;
  step: string;
  /** The question as it stood on the page. */
  asked: string | null;
  /** In a conversation: the reply that it answered, which holds the question. */
  replyBefore: string | null;
  content: string;
  isTaken: boolean;
}

/** Opens a run, and leaves those of the same exercise that were not finished. The same id is the same run. */
export async function openRun(
  userId: string,
  run: Pick<ExerciseRun, "id" | "exerciseId" | "step" | "said" | "usedLines">,
  now = Date.now(),
): Promise<void> {
  const { id, exerciseId } = run;
  await requireRoom(userId, ["exerciseRuns", "exerciseAnswers"]);
  await database().batch([
    database()
      .insert(exerciseRuns)
      .values({ ...run, userId, status: "running", startedAt: now, updatedAt: now })
      .onConflictDoNothing(),
    database()
      .update(exerciseRuns)
      .set({ status: "stopped" })
      .where(
        and(isRunning(userId), eq(exerciseRuns.exerciseId, exerciseId), ne(exerciseRuns.id, id)),
      ),
    // The button says that it confirms it, until onboarding asks.
    database()
      .update(users)
      .set({ adultConfirmedAt: sql`coalesce(${users.adultConfirmedAt}, ${now})` })
      .where(eq(users.id, userId)),
  ]);
}

function isRunning(userId: string): SQL | undefined {
  return and(eq(exerciseRuns.userId, userId), eq(exerciseRuns.status, "running"));
}

/** One run of this person, or null: someone else's is as good as missing. */
export async function findRun(userId: string, runId: string): Promise<ExerciseRun | null> {
  const rows = await database()
    .select()
    .from(exerciseRuns)
    .where(and(eq(exerciseRuns.id, runId), eq(exerciseRuns.userId, userId)))
    .limit(1);
  return rows[0] ?? null;
}

/** What was written in a run, in the order in which it was first written. */
export async function answersOfRun(userId: string, runId: string): Promise<ExerciseAnswer[]> {
  const before = alias(messages, "reply_before");
  const replyBefore = database()
    .select({ content: before.content })
    .from(before)
    .where(
      and(
        eq(before.userId, userId),
        eq(before.conversationId, messages.conversationId),
        eq(before.role, "assistant"),
        lt(before.seq, messages.seq),
        isNull(before.replacedAt),
      ),
    )
    .orderBy(desc(before.seq))
    .limit(1);
  const rows = await database()
    .select({
      key: exerciseAnswers.step,
      asked: exerciseAnswers.asked,
      replyBefore: sql<string | null>`(${replyBefore})`,
      content: exerciseAnswers.content,
      message: messages.content,
      isTaken: exerciseAnswers.isTaken,
    })
    .from(exerciseAnswers)
    .leftJoin(
      messages,
      and(eq(messages.id, exerciseAnswers.messageId), eq(messages.userId, userId)),
    )
    .where(and(eq(exerciseAnswers.runId, runId), eq(exerciseAnswers.userId, userId)))
    .orderBy(asc(exerciseAnswers.createdAt), sql`${exerciseAnswers}.rowid`);
  return rows.map(({ message, content, ...row }) => ({
    ...row,
    step: row.key.replace(/\+\d+$/u, ""),
    content: content ?? message ?? "",
  }));
}

/** All that was written at a step, an answer a line. */
export function writtenAt(step: string, answers: readonly ExerciseAnswer[]): string {
  return answers
    .filter((answer) => answer.step === step)
    .map(({ content }) => content)
    .join("\n");
}

/** What a post changes: where the run stands then, and the words that came with it. */
export interface RunChange {
  status: ExerciseRun["status"];
  step: string;
  tries: number;
  said: ScreenedText;
  usedLines: string[];
  answer: {
    key: string;
    /** Null where it is not known any more: then the one that was kept before stays. */
    asked: ScreenedText | null;
    isTaken: boolean;
    screening: Screening;
  } | null;
  goal: ScreenedText | null;
}

/**
 * Stores a post of a run with what was found in its words, all or nothing. Returns false if the run went
 * on meanwhile: the run stays unchanged, and the caller reads the post again.
 */
export async function storeRunChange(
  run: Pick<ExerciseRun, "id" | "userId" | "turn" | "finishedAt">,
  change: RunChange,
  now = Date.now(),
): Promise<boolean> {
  const { answer, goal, ...position } = change;
  const isCurrent = and(
    eq(exerciseRuns.id, run.id),
    eq(exerciseRuns.userId, run.userId),
    eq(exerciseRuns.turn, run.turn),
  );
  const finishedAt = change.status === "finished" ? (run.finishedAt ?? now) : run.finishedAt;
  const update = database()
    .update(exerciseRuns)
    .set({
      ...position,
      ...(goal === null ? {} : { goal }),
      finishedAt,
      turn: run.turn + 1,
      updatedAt: now,
    })
    .where(isCurrent)
    .returning({ id: exerciseRuns.id });
  if (answer) await requireRoom(run.userId, ["exerciseAnswers"]);
  const words = answer ? await answerStatements(run, answer, now) : [];
  const [updated] = await database().batch([update, ...words]);
  return updated.length > 0;
}

async function answerStatements(
  run: Pick<ExerciseRun, "id" | "userId">,
  { key, asked, isTaken, screening }: NonNullable<RunChange["answer"]>,
  now: number,
): Promise<BatchItem<"sqlite">[]> {
  const { text, assessment } = screening;
  // It follows the change of the run at once, and is kept only where that was the newest one.
  const insert = database().run(sql`
    insert into exercise_answers
      (id, run_id, user_id, step, asked, content, is_taken, tier, created_at, updated_at)
    select ${newId()}, ${run.id}, ${run.userId}, ${key}, ${asked}, ${text}, ${isTaken ? 1 : 0},
      ${assessment.tier}, ${now}, ${now}
    where changes() = 1
    on conflict (run_id, step) do update set content = excluded.content,
      asked = coalesce(excluded.asked, asked), is_taken = excluded.is_taken, tier = excluded.tier, updated_at = excluded.updated_at`);
  // Somebody who goes back to a step answers it again, with all its follow-up questions.
  const replaced = database().run(sql`
    delete from exercise_answers
    where changes() = 1 and run_id = ${run.id} and user_id = ${run.userId}
      and step glob ${`${key}+*`}`);
  return [
    insert,
    replaced,
    ...(await pageFindingStatements(run.userId, { text, assessment }, now)),
  ];
}

/** Where a list goes on: the run that stood last on the page before. */
export interface RunsBefore {
  startedAt: number;
  id: string;
}

/** Finished runs of one exercise, newest first, one page of them. */
export async function listFinishedRuns(
  userId: string,
  exerciseId: string,
  before: RunsBefore | null,
): Promise<{ runs: ExerciseRun[]; next: RunsBefore | null }> {
  const { startedAt, id } = exerciseRuns;
  const rows = await database()
    .select()
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, userId),
        eq(exerciseRuns.exerciseId, exerciseId),
        eq(exerciseRuns.status, "finished"),
        before
          ? or(
              lt(startedAt, before.startedAt),
              and(eq(startedAt, before.startedAt), lt(id, before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(RUNS_PAGE_SIZE + 1);
  const runs = rows.slice(0, RUNS_PAGE_SIZE);
  const last = runs.at(-1);
  const hasMore = rows.length > RUNS_PAGE_SIZE;
  return { runs, next: hasMore && last ? { startedAt: last.startedAt, id: last.id } : null };
}

/** The run of an exercise that was left off last, or null. */
export async function findUnfinishedRun(
  userId: string,
  exerciseId: string,
): Promise<ExerciseRun | null> {
  const rows = await database()
    .select()
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, userId),
        eq(exerciseRuns.exerciseId, exerciseId),
        ne(exerciseRuns.status, "finished"),
      ),
    )
    .orderBy(desc(exerciseRuns.updatedAt))
    .limit(1);
  return rows[0] ?? null;
}

/** The runs that were left off last, over all exercises. */
export function listUnfinishedRuns(userId: string): Promise<ExerciseRun[]> {
  return database()
    .select()
    .from(exerciseRuns)
    .where(and(eq(exerciseRuns.userId, userId), ne(exerciseRuns.status, "finished")))
    .orderBy(desc(exerciseRuns.startedAt), desc(exerciseRuns.id))
    .limit(UNFINISHED_SHOWN);
}

/** Keeps whether a finished run helped; the last word counts. */
export async function rateRun(userId: string, runId: string, helped: Helped): Promise<void> {
  await database()
    .update(exerciseRuns)
    .set({ helped })
    .where(
      and(
        eq(exerciseRuns.id, runId),
        eq(exerciseRuns.userId, userId),
        eq(exerciseRuns.status, "finished"),
      ),
    );
}

/** Deletes a run with all that was written in it. Words of a conversation stay in the conversation. */
export async function deleteRun(userId: string, runId: string): Promise<void> {
  await database()
    .delete(exerciseRuns)
    .where(and(eq(exerciseRuns.id, runId), eq(exerciseRuns.userId, userId)));
}

/** An exercise that was gone through in a conversation: where its answers are, never the words. */
export interface ChatRun {
  /** The message that finished it: it is recorded once, whatever is answered again. */
  messageId: string;
  exerciseId: string;
  step: string;
  said: ScreenedText;
  answerMessageIds: Readonly<Record<string, string>>;
}

/** Records an exercise that was finished in a conversation of this person. */
export async function recordChatRun(
  userId: string,
  conversationId: string,
  run: ChatRun,
  now = Date.now(),
): Promise<void> {
  const { messageId, exerciseId, step, said } = run;
  const times = { startedAt: now, updatedAt: now, finishedAt: now };
  const [first, ...answers] = [
    database()
      .insert(exerciseRuns)
      .values({
        id: messageId,
        userId,
        exerciseId,
        conversationId,
        step,
        said,
        ...times,
        status: "finished",
      })
      .onConflictDoNothing(),
    ...Object.entries(run.answerMessageIds).map(([name, id]) =>
      // Only words that are this person's own, and still there.
      database().run(sql`
        insert into exercise_answers
          (id, run_id, user_id, step, message_id, is_taken, tier, created_at, updated_at)
        select ${newId()}, ${messageId}, ${userId}, ${name}, id, 1, 'none', ${now}, ${now}
        from messages where id = ${id} and user_id = ${userId} and session_id = ${conversationId}
        on conflict (run_id, step) do nothing`),
    ),
  ];
  if (first) await database().batch([first, ...answers]);
}

/** Keeps whether the exercise that was finished last in a conversation helped. */
export async function rateChatRun(
  userId: string,
  conversationId: string,
  exerciseId: string,
  helped: Helped,
): Promise<void> {
  const newest = database()
    .select({ id: exerciseRuns.id })
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, userId),
        eq(exerciseRuns.exerciseId, exerciseId),
        eq(exerciseRuns.conversationId, conversationId),
      ),
    )
    .orderBy(desc(exerciseRuns.startedAt))
    .limit(1);
  await database()
    .update(exerciseRuns)
    .set({ helped })
    .where(and(eq(exerciseRuns.userId, userId), eq(exerciseRuns.id, newest)));
}

const ratingsOf = prepared((db) =>
  db
    .select({ exerciseId: exerciseRuns.exerciseId, helped: exerciseRuns.helped })
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, sql.placeholder("userId")),
        eq(exerciseRuns.status, "finished"),
        isNotNull(exerciseRuns.helped),
      ),
    )
    .orderBy(desc(exerciseRuns.startedAt), desc(exerciseRuns.id))
    .limit(RATINGS_READ)
    .prepare(),
);

/** Whether each finished exercise helped, as the person last said. */
export async function whatHelped(userId: string): Promise<Record<string, Helped>> {
  const rows = await ratingsOf().all({ userId });
  const latest: Record<string, Helped> = {};
  for (const { exerciseId, helped } of rows) {
    if (helped !== null) latest[exerciseId] ??= helped;
  }
  return latest;
}

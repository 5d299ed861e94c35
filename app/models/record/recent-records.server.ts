import { and, desc, eq, gt, gte, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { prepared } from "#db/client.ts";
import { chosenMood } from "./journal-entries.server.ts";
import { exerciseRuns, journalEntries, messages, sessions, usersLeadmagnet } from "#db/schema.ts";

/** Characters of a journal entry that are read. */
const ENTRY_CHARACTERS = 700;
/** Among so many of the newest shared entries those are looked for that are spoken of. */
const ENTRIES_READ = 20;
/** Of a program so many of the sessions before are told. */
const EARLIER_SESSIONS = 3;
const EXERCISES_READ = 3;

const value = sql.placeholder;

const toldAtStart = prepared((db) =>
  db
    .select(columns(usersLeadmagnet, "primaryGoal", "stressArea", "supportStatus"))
    .from(usersLeadmagnet)
    .where(eq(usersLeadmagnet.userId, value("userId")))
    .prepare(),
);

/** What somebody answered when they began; nothing where they didn't agree to its being kept. */
export async function findToldAtStart(userId: string) {
  const [told] = await toldAtStart().all({ userId });
  return told ?? null;
}

const lastWords = prepared((db) =>
  db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.userId, value("userId")),
        eq(messages.role, "user"),
        ne(messages.id, value("messageId")),
        lt(messages.createdAt, value("before")),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .prepare(),
);

/** When this person last wrote before a message, in any conversation; null for the first one. */
export async function findLastTalkedAt(
  userId: string,
  messageId: string,
  before: number,
): Promise<number | null> {
  const [last] = await lastWords().all({ userId, messageId, before });
  return last?.at ?? null;
}

/** What is left of a conversation once it is over. */
export interface EndedConversation {
  therapyTrackId: string | null;
  at: number;
  note: string | null;
  /** What was left unfinished in it, one a line. */
  openThreads: string | null;
  /** What its person set themselves at its end. */
  goal: string | null;
}

// What was found to be about danger is told to nobody again.
const dangerOfReflection = sql`exists (
  select 1 from crisis_events as found
  where found.user_id = ${sessions.userId} and found.session_id = ${sessions.id}
    and found.message_id is null)`;

const noteFields = {
  therapyTrackId: sessions.therapyTrackId,
  at: sessions.lastMessageAt,
  note: sessions.summary,
  openThreads: sessions.openThreads,
  goal: sql<
    string | null
  >`case when not ${dangerOfReflection} then trim(${sessions.weeklyGoals}) end`,
};

const lastEnded = prepared((db) =>
  db
    .select(noteFields)
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, value("userId")),
        ne(sessions.id, value("conversationId")),
        isNotNull(sessions.summary),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1)
    .prepare(),
);

/** The last conversation that was ended before this one; null where there is none. */
export async function findLastConversation(
  userId: string,
  conversationId: string,
): Promise<EndedConversation | null> {
  const [last] = await lastEnded().all({ userId, conversationId });
  return last ?? null;
}

const earlierInTrack = prepared((db) =>
  db
    .select(noteFields)
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, value("userId")),
        eq(sessions.therapyTrackId, value("trackId")),
        ne(sessions.id, value("conversationId")),
        isNotNull(sessions.summary),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(EARLIER_SESSIONS)
    .prepare(),
);

/** The last ended sessions of a track before a conversation, newest first. */
export async function findEarlierInTrack(
  userId: string,
  trackId: string,
  conversationId: string,
): Promise<EndedConversation[]> {
  return earlierInTrack().all({ userId, trackId, conversationId });
}

const sharedEntries = prepared((db) =>
  db
    .select({
      date: journalEntries.date,
      mood: chosenMood,
      tags: journalEntries.tags,
      insight: journalEntries.aiResponse,
      content: sql<string>`substr(${journalEntries.content}, 1, ${sql.raw(String(ENTRY_CHARACTERS))})`,
    })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, value("userId")),
        eq(journalEntries.shareWithAi, true),
        inArray(journalEntries.tier, ["none", "watch"]),
      ),
    )
    .orderBy(desc(journalEntries.date), desc(journalEntries.seq))
    .limit(ENTRIES_READ)
    .prepare(),
);

/** The newest journal entries that are shared with the companion, newest first; never one about danger. */
export async function findSharedEntries(userId: string) {
  return sharedEntries().all({ userId });
}

const finishedExercises = prepared((db) =>
  db
    .select(columns(exerciseRuns, "exerciseId", "helped", "finishedAt"))
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, value("userId")),
        gte(exerciseRuns.startedAt, value("since")),
        gt(exerciseRuns.finishedAt, 0),
      ),
    )
    .orderBy(desc(exerciseRuns.startedAt))
    .limit(EXERCISES_READ)
    .prepare(),
);

/** The exercises that were begun since then and finished, newest first. */
export async function findFinishedExercises(userId: string, since: number) {
  return finishedExercises().all({ userId, since });
}

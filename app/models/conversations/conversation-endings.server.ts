import { MINUTE_MS } from "#app/config/durations.ts";
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { unionAll } from "drizzle-orm/sqlite-core";
import { asksAboutDanger, SEVERITIES, TIERS, type Tier } from "#app/safety/assessment.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { crisisEvents, exerciseRuns, messages, replies, sessions } from "#db/schema.ts";
import type { Reply } from "./conversation-pages.server.ts";
import type { Conversation } from "./conversations.server.ts";
import {
  crisisEventRow,
  eventStatements,
  findingStatements,
  keptOnPage,
} from "#app/models/risk/crisis-events.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { endFlowStatement } from "./session-flow.server.ts";
import { finishTrackSession } from "./therapy-tracks.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";
import { plannedGoals } from "./planned-goals.server.ts";
import { findSpeakers } from "./speakers.server.ts";

/** What a message counts for in the length of a session. */
const MINUTES_A_MESSAGE = 1.5;
/** The two texts about a session: what counts as a few thoughts, and the longest that is kept. */
export const REFLECTION_MIN_LENGTH = 10;
export const REFLECTION_MAX_LENGTH = 10_000;

export interface SaidInConversation {
  id: string;
  role: "user" | "assistant";
  content: string;
  /** Of the companion's: whose words they are. */
  source: Reply["source"] | null;
  /** The button that it was tapped with: its words are ours. */
  choice: string | null;
}

/** What a session is looked back on with. */
export interface ConversationRecord {
  /** All messages of the conversation, and those of the person. */
  messageCount: number;
  ownCount: number;
  /** The last messages, oldest first. */
  said: SaidInConversation[];
  /** What was found about danger in it: the message that raised it, if it was one. */
  findings: { messageId: string | null; tier: Tier }[];
  /** Which companions have spoken in it. */
  speakers: string[];
}

/** Reads what a summary is made from: the last `count` messages, the counts, and what was found. */
export async function readConversationRecord(
  userId: string,
  conversationId: string,
  count: number,
): Promise<ConversationRecord> {
  const inConversation = and(
    eq(messages.userId, userId),
    eq(messages.conversationId, conversationId),
    isNull(messages.replacedAt),
  );
  const [said, counts, speakers, findings] = await Promise.all([
    database()
      .select({
        ...columns(messages, "id", "role", "content"),
        source: replies.source,
        choice: messages.choice,
      })
      .from(messages)
      .leftJoin(replies, eq(replies.id, messages.id))
      .where(inConversation)
      .orderBy(desc(messages.seq))
      .limit(count),
    database()
      .select({
        all: sql<number>`count(*)`,
        own: sql<number>`coalesce(sum(${messages.role} = 'user'), 0)`,
      })
      .from(messages)
      .where(inConversation),
    findSpeakers(userId, conversationId),
    database()
      .select({ messageId: crisisEvents.messageId, tier: crisisEvents.tier })
      .from(crisisEvents)
      .where(
        and(
          eq(crisisEvents.userId, userId),
          eq(crisisEvents.conversationId, conversationId),
          // What was no danger after all takes nothing from the summary.
          or(isNull(crisisEvents.resolution), ne(crisisEvents.resolution, "false_alarm")),
        ),
      ),
  ]);
  return {
    messageCount: counts[0]?.all ?? 0,
    ownCount: counts[0]?.own ?? 0,
    said: said.reverse(),
    findings,
    speakers,
  };
}

/** What is kept of a session when it ends. */
export interface ConversationNote {
  summary: string | null;
  insights: string | null;
  openThreads: string | null;
  modalitiesUsed: readonly string[];
}

export interface ConversationEnd {
  conversation: Pick<Conversation, "id" | "userId">;
  note: ConversationNote;
  /** Whether the program goes on to its next session. */
  movesTrackOn: boolean;
  timeZone: string | null;
}

/**
 * Ends a session: its note and its length, the next session of its track and the way of the day, all
 * at once. Of two that end it at the same time the first one does, and the second changes nothing.
 */
export async function endConversation(end: ConversationEnd, now = Date.now()): Promise<void> {
  const { id, userId } = end.conversation;
  const isOpen = sql`exists (
    select 1 from sessions
    where id = ${id} and user_id = ${userId} and duration is null and is_completed = 0)`;
  const { summary, insights, openThreads, modalitiesUsed } = end.note;
  const track = end.movesTrackOn ? [finishTrackSession(userId, id)] : [];
  const close = database()
    .update(sessions)
    .set({
      summary,
      insights,
      openThreads,
      modalitiesUsed: [...modalitiesUsed],
      duration: minutesOf(id),
    })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.userId, userId),
        isNull(sessions.duration),
        eq(sessions.isCompleted, false),
      ),
    );
  const flow = endFlowStatement(userId, dayIn(end.timeZone, now), isOpen, now);
  // Closed last: what goes before asks whether it is still open.
  await database().batch([flow, ...track, close]);
}

/** By its messages, and never longer than from the first to the last of them, begun minutes counted. */
function minutesOf(conversationId: string) {
  // A number that is handed over is none of integers here, which divide without a rest.
  const minute = sql.raw(String(MINUTE_MS));
  const begun = sql`(max(created_at) - min(created_at) + ${minute} - 1) / ${minute}`;
  const estimate = sql`cast(round(${MINUTES_A_MESSAGE} * count(*)) as integer)`;
  return sql`(
    select min(${estimate}, max(1, coalesce(${begun}, 0)))
    from messages where session_id = ${conversationId} and replaced_at is null)`;
}

/** What somebody wrote about a session, screened. */
export interface Reflection {
  userReflection: Screening;
  weeklyGoals: Screening;
}

/**
 * Keeps what was written about an ended session, with what was found in it, and completes it: once.
 * False where it was completed before (or is not this person's): then nothing is kept.
 */
export async function completeConversation(
  userId: string,
  conversationId: string,
  { userReflection, weeklyGoals }: Reflection,
  now = Date.now(),
): Promise<boolean> {
  const complete = database()
    .update(sessions)
    .set({ userReflection: userReflection.text, weeklyGoals: weeklyGoals.text, isCompleted: true })
    .where(and(isOwnConversation({ userId, conversationId }), eq(sessions.isCompleted, false)))
    .returning({ id: sessions.id });
  const found = await findingsOf(userId, conversationId, [userReflection, weeklyGoals], now);
  const [completed] = await database().batch([complete, ...found]);
  return completed.length > 0;
}

/** An event for each text that calls for one; the graver decides where the person stands. */
async function findingsOf(
  userId: string,
  conversationId: string,
  [one, other]: readonly [Screening, Screening],
  now: number,
): Promise<BatchItem<"sqlite">[]> {
  const [graver, lesser] =
    situationPriority(one) >= situationPriority(other) ? [one, other] : [other, one];
  const keptOf = ({ text }: Screening) => keptOnPage(text, conversationId);
  const beside = !asksAboutDanger(lesser.assessment.tier)
    ? []
    : // A moment earlier, so that the graver one is the latest.
      eventStatements(crisisEventRow(userId, lesser.assessment, keptOf(lesser), now - 1));
  return [...(await findingStatements(userId, graver.assessment, keptOf(graver), now)), ...beside];
}

function situationPriority({ assessment }: Screening): number {
  const { tier, severity } = assessment;
  return TIERS.indexOf(tier) * SEVERITIES.length + SEVERITIES.indexOf(severity);
}

const lastGoalOf = prepared((db) =>
  unionAll(
    db
      .select({
        goal: sessions.weeklyGoals,
        setAt: sessions.lastMessageAt,
        at: sql<number>`${sessions.createdAt}`.as("at"),
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, sql.placeholder("userId")),
          or(eq(sessions.isCompleted, true), isNotNull(sessions.weeklyGoals)),
          gte(sessions.createdAt, sql.placeholder("from")),
          lt(sessions.createdAt, sql.placeholder("before")),
        ),
      ),
    plannedGoals(
      db,
      gte(exerciseRuns.startedAt, sql.placeholder("from")),
      lt(exerciseRuns.startedAt, sql.placeholder("before")),
    ),
  )
    .orderBy(sql`at desc`)
    .limit(1)
    .prepare(),
);

/**
 * What this person set themselves between these times, in their own words, and when: at the end of the last
 * session that was opened then, or as the plan of a later exercise; null where there is nothing.
 */
export async function findLastGoal(
  userId: string,
  from: number,
  before: number,
): Promise<{ goal: string; setAt: number } | null> {
  const [last] = await lastGoalOf().all({ userId, from, before });
  const goal = last?.goal?.trim();
  return last && goal ? { goal, setAt: last.setAt } : null;
}

/**
 * Adds a goal for the week to what a conversation set, or puts it in the place of the last one there.
 * An outcome from before each had its own, which is of all of them, goes: it would be of this one, too.
 */
export async function addGoal(
  userId: string,
  conversationId: string,
  goal: ScreenedText,
  { replacesLast = false }: { replacesLast?: boolean } = {},
): Promise<void> {
  const [found] = await database()
    .select({ goals: sessions.weeklyGoals })
    .from(sessions)
    .where(isOwnConversation({ userId, conversationId }));
  if (!found) return;
  const set = (found.goals ?? "").split("\n").filter((line) => line.trim() !== "");
  const kept = (replacesLast ? set.slice(0, -1) : set).filter((line) => line !== goal);
  const [, { rowsAffected }] = await database().batch([
    database().run(sql`
      delete from goal_outcomes
      where user_id = ${userId} and source = 'session' and source_id = ${conversationId}`),
    database().run(sql`
      update sessions set weekly_goals = ${[...kept, goal].join("\n")}
      where id = ${conversationId} and user_id = ${userId} and weekly_goals is ${found.goals}`),
  ]);
  // Another one was added meanwhile: none of the two is lost.
  if (rowsAffected === 0) await addGoal(userId, conversationId, goal, { replacesLast: false });
}

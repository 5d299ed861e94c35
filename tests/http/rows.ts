import { and, eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  crisisEvents,
  drafts,
  exerciseRuns,
  journalEntries,
  memories,
  messages,
  moodEntries,
  replies,
  riskStates,
  sessions,
  therapyTracks,
  users,
} from "#db/schema.ts";

export async function userOf(userId: string) {
  const [user] = await database().select().from(users).where(eq(users.id, userId));
  return user;
}

export async function userWith(email: string) {
  const [user] = await database().select().from(users).where(eq(users.email, email));
  return user;
}

export async function riskOf(userId: string) {
  const [risk] = await database().select().from(riskStates).where(eq(riskStates.userId, userId));
  return risk;
}

export async function trackOf(userId: string) {
  const of = eq(therapyTracks.userId, userId);
  const [track] = await database().select().from(therapyTracks).where(of);
  return track;
}

export function eventsOf(userId: string) {
  return database().select().from(crisisEvents).where(eq(crisisEvents.userId, userId));
}

export async function sessionsOf(userId: string) {
  return database().select().from(sessions).where(eq(sessions.userId, userId));
}

export async function runsOf(userId: string) {
  return database().select().from(exerciseRuns).where(eq(exerciseRuns.userId, userId));
}

export async function entriesOf(userId: string) {
  return database().select().from(journalEntries).where(eq(journalEntries.userId, userId));
}

export async function messagesOf(userId: string) {
  return database().select().from(messages).where(eq(messages.userId, userId));
}

export async function draftsOf(userId: string) {
  return database().select().from(drafts).where(eq(drafts.userId, userId));
}

export async function memoriesOf(userId: string) {
  return database().select().from(memories).where(eq(memories.userId, userId));
}

export async function moodEntriesOf(userId: string) {
  return database().select().from(moodEntries).where(eq(moodEntries.userId, userId));
}

/** The replies that somebody was given, in their order. */
export async function repliesTo(userId: string) {
  return database()
    .select({ content: messages.content, source: replies.source, reason: replies.reason })
    .from(messages)
    .innerJoin(replies, eq(replies.id, messages.id))
    .where(and(eq(messages.userId, userId), eq(messages.role, "assistant")))
    .orderBy(messages.seq);
}

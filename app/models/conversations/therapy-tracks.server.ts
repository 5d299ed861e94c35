import { and, asc, desc, eq, gt, notExists, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { TRACKS, type Track } from "#app/catalogue/tracks.ts";
import { database } from "#db/client.ts";
import { messages, sessions, therapyTracks } from "#db/schema.ts";
import { isWritable, type Conversation } from "./conversations.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { flowStatement } from "./session-flow.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";
import { GOAL_ASKED_AFTER_MS } from "./planned-goals.server.ts";

/** How many sessions a track is meant to have. */
export const ESTIMATED_SESSIONS = 12;
// Today's conversations in any time zone, and one that runs past midnight.
const RECENT_MS = 48 * 60 * 60_000;
const MAX_RECENT = 20;

export type TherapyTrack = typeof therapyTracks.$inferSelect;

type Starter = Pick<User, "id" | "selectedTherapist" | "timeZone">;

/** The tracks that a person follows at the moment, the latest first. */
export async function findActiveTracks(userId: string): Promise<TherapyTrack[]> {
  return database()
    .select()
    .from(therapyTracks)
    .where(and(eq(therapyTracks.userId, userId), eq(therapyTracks.isActive, true)))
    .orderBy(desc(therapyTracks.createdAt))
    .limit(TRACKS.length);
}

/** One track of this person's, followed or not; null where there is none. */
export async function findOwnTrack(userId: string, trackId: string): Promise<TherapyTrack | null> {
  const [track] = await database()
    .select()
    .from(therapyTracks)
    .where(and(eq(therapyTracks.userId, userId), eq(therapyTracks.id, trackId)))
    .limit(1);
  return track ?? null;
}

/** The track of this type that a person follows at the moment, or null. */
export async function findActiveTrack(
  userId: string,
  trackType: string,
): Promise<TherapyTrack | null> {
  const rows = await database()
    .select()
    .from(therapyTracks)
    .where(isActive(userId, trackType))
    .orderBy(asc(therapyTracks.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Starts a session on a track and returns the id of its conversation. An active track of the same
 * type goes on; today's conversation on it, or an empty one, is used again; a form that arrives
 * twice (the same `formKey`) opens one. All of it is written, or nothing.
 */
export async function startTrack(
  user: Starter,
  track: Track,
  formKey: string,
  now = Date.now(),
): Promise<string> {
  const therapistType = resolveTherapist(null, user.selectedTherapist);
  const id = await conversationFor(user, track, formKey, now);
  const conversation = { id, userId: user.id, therapistType, trackType: track.id };
  const open = database()
    .insert(sessions)
    .values({
      ...conversation,
      therapyTrackId: activeTrackId(user.id, track),
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: sessions.id,
      set: { therapistType, trackType: track.id, therapyTrackId: activeTrackId(user.id, track) },
      setWhere: eq(sessions.userId, user.id),
    });
  const flow = flowStatement(
    user.id,
    dayIn(user.timeZone, now),
    {
      completed: "track",
      next: "chat",
      selectedTherapist: user.selectedTherapist,
      selectedTrack: track.id,
    },
    now,
  );
  const [first, ...rest]: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = track.isPremium
    ? [insertTrack(user.id, track, now), open, flow]
    : [open, flow];
  await database().batch([first, ...rest]);
  return id;
}

/** Today's conversation on this track, else today's empty one, else a new one that the form names. */
async function conversationFor(
  user: Starter,
  track: Track,
  formKey: string,
  now: number,
): Promise<string> {
  const therapistType = resolveTherapist(null, user.selectedTherapist);
  const [active, recent] = await Promise.all([
    track.isPremium ? findActiveTrack(user.id, track.id) : null,
    recentConversations(user.id, now),
  ]);
  const writable = recent.filter(({ conversation }) =>
    isWritable(conversation, user.timeZone, now),
  );
  const onTrack = writable.find(
    ({ conversation }) =>
      conversation.therapistType === therapistType && isOn(conversation, track, active),
  );
  const reusable = onTrack ?? writable.find(({ isEmpty }) => isEmpty);
  if (reusable) return reusable.conversation.id;
  const named = digestOf(`${user.id}:${track.id}:${formKey}`).slice(0, 22);
  // A page that was gone back to after its session had ended begins another.
  return recent.some(({ conversation }) => conversation.id === named) ? newId() : named;
}

// Without any track it is a plain talk.
function isOn(conversation: Conversation, track: Track, active: TherapyTrack | null): boolean {
  if (!track.isPremium) return (conversation.trackType ?? track.id) === track.id;
  return active !== null && conversation.therapyTrackId === active.id;
}

function recentConversations(userId: string, now: number) {
  const inside = database()
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, sessions.id));
  return database()
    .select({ conversation: sessions, isEmpty: notExists(inside).mapWith(Boolean) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.lastMessageAt, now - RECENT_MS)))
    .orderBy(desc(sessions.lastMessageAt))
    .limit(MAX_RECENT);
}

// Two posts at once make one row: the second finds the first.
function insertTrack(userId: string, track: Track, now: number): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into therapy_tracks (id, user_id, track_type, track_title, description,
      estimated_sessions, current_session, track_step, is_active, created_at)
    select ${newId()}, ${userId}, ${track.id}, ${track.title}, ${track.description},
      ${ESTIMATED_SESSIONS}, 0, 1, 1, ${now}
    where not exists (
      select 1 from therapy_tracks
      where user_id = ${userId} and track_type = ${track.id} and is_active = 1)`);
}

function activeTrackId(userId: string, track: Track) {
  if (!track.isPremium) return sql`null`;
  return sql`(
    select id from therapy_tracks
    where user_id = ${userId} and track_type = ${track.id} and is_active = 1
    order by created_at limit 1)`;
}

/** How far a session has come: 1 opening, 2 core, 3 closing, 4 something to try this week. */
export type TrackStep = 1 | 2 | 3 | 4;

export interface TrackProgress {
  /** The session that is under way, from 1. */
  session: number;
  trackStep: TrackStep;
  /** Step names and ids of messages: never a person's words. */
  stepData: unknown;
}

/**
 * Notes how far the session has come on the track of this conversation. A conversation that is
 * behind its track changes nothing.
 */
export function progressStatement(
  userId: string,
  conversationId: string,
  progress: TrackProgress,
  condition: SQL = sql`1`,
): BatchItem<"sqlite"> {
  return database()
    .update(therapyTracks)
    .set({ trackStep: progress.trackStep, stepData: progress.stepData })
    .where(
      and(
        eq(therapyTracks.userId, userId),
        eq(therapyTracks.isActive, true),
        eq(therapyTracks.currentSession, progress.session - 1),
        sql`${therapyTracks.id} = (
          select therapy_track_id from sessions where id = ${conversationId} and user_id = ${userId})`,
        condition,
      ),
    );
}

/**
 * Moves a track on by the session that this conversation was for; after the last one the track is
 * finished. Stands in the batch that ends the conversation, before it: one that has ended, an
 * empty one, and one that is behind its track move nothing.
 */
export function finishTrackSession(userId: string, conversationId: string): BatchItem<"sqlite"> {
  const next = sql`${therapyTracks.currentSession} + 1`;
  return database()
    .update(therapyTracks)
    .set({
      currentSession: next,
      trackStep: 1,
      stepData: null,
      isActive: sql`${next} < ${therapyTracks.estimatedSessions}`,
    })
    .where(
      and(
        eq(therapyTracks.userId, userId),
        eq(therapyTracks.isActive, true),
        sql`${therapyTracks.currentSession} < ${therapyTracks.estimatedSessions}`,
        sql`exists (
          select 1 from sessions s
          where s.id = ${conversationId} and s.user_id = ${userId} and s.duration is null and s.is_completed = 0
            and s.therapy_track_id = "therapy_tracks"."id"
            and coalesce(json_extract(s.guided_state, '$.program.session'),
              "therapy_tracks"."current_session" + 1) = "therapy_tracks"."current_session" + 1
            and exists (
              select 1 from messages m where m.session_id = s.id and m.role = 'user'))`,
      ),
    );
}

/** Whether every session of a track was gone through. */
export function isFinished(
  track: Pick<TherapyTrack, "currentSession" | "estimatedSessions">,
): boolean {
  return track.currentSession >= track.estimatedSessions;
}

export interface ConversationTrack {
  track: TherapyTrack;
  /** Sessions of this track that were ended before this conversation was opened. */
  endedBefore: number;
  isEnded: boolean;
  /** What the person set themselves at the end of the ended session before this one, on another day. */
  lastGoal: string | null;
}

/** The track that this conversation belongs to and where in it it stands; null where there is none. */
export async function findTrackOf(
  userId: string,
  conversationId: string,
): Promise<ConversationTrack | null> {
  const earlier = sql`from sessions e
    where e.user_id = ${userId} and e.therapy_track_id = "sessions"."therapy_track_id"
      and (e.duration is not null or e.is_completed = 1) and e.created_at < "sessions"."created_at"
      and e.id <> "sessions"."id"`;
  const [found] = await database()
    .select({
      track: therapyTracks,
      endedBefore: sql<number>`(select count(*) ${earlier})`,
      isEnded: sql`${sessions.isCompleted} or ${sessions.duration} is not null`.mapWith(Boolean),
      lastGoal: sql<
        string | null
      >`(select case when e.last_message_at <= "sessions"."created_at" - ${GOAL_ASKED_AFTER_MS}
        then e.weekly_goals end ${earlier} order by e.created_at desc limit 1)`,
    })
    .from(sessions)
    .innerJoin(therapyTracks, eq(therapyTracks.id, sessions.therapyTrackId))
    .where(and(isOwnConversation({ userId, conversationId }), eq(therapyTracks.userId, userId)))
    .limit(1);
  return found ? { ...found, lastGoal: found.lastGoal?.trim() || null } : null;
}

function isActive(userId: string, trackType: string) {
  return and(
    eq(therapyTracks.userId, userId),
    eq(therapyTracks.trackType, trackType),
    eq(therapyTracks.isActive, true),
  );
}

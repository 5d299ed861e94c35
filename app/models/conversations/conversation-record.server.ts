import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import { isEnded, type Conversation } from "./conversations.server.ts";
import { readSpeakers, SPEAKERS } from "./speakers.server.ts";

// One that was opened and left without a word is no session.
const WAS_USED = sql`exists (select 1 from messages where messages.session_id = sessions.id)`;

/** How many sessions this person has had. */
export async function countUsedConversations(userId: string): Promise<number> {
  const [row] = await database().all<{ count: number }>(sql`
    select count(*) as "count" from sessions where user_id = ${userId} and ${WAS_USED}`);
  return row?.count ?? 0;
}

/** Sessions since a time by their track, the most frequent first; a session without one was just a chat. */
export async function countConversationsByTrack(
  userId: string,
  since: number,
): Promise<{ trackType: string | null; count: number }[]> {
  return database().all(sql`
    select track_type as "trackType", count(*) as "count" from sessions
    where user_id = ${userId} and created_at >= ${since} and ${WAS_USED}
    group by track_type order by count(*) desc`);
}

export interface RecentConversation extends Pick<Conversation, "id" | "lastMessageAt"> {
  /** Which companions have spoken in it. */
  speakers: string[];
  messageCount: number;
  isEnded: boolean;
}

/** The latest sessions, with the messages that were exchanged in each. */
export async function findRecentConversations(
  userId: string,
  most: number,
): Promise<RecentConversation[]> {
  const rows = await database().all<
    Omit<RecentConversation, "isEnded" | "speakers"> & {
      speakers: string;
      duration: number | null;
      isCompleted: number;
    }
  >(sql`
    select id as "id", ${SPEAKERS} as "speakers", last_message_at as "lastMessageAt",
      duration as "duration", is_completed as "isCompleted",
      (select count(*) from messages
        where messages.session_id = sessions.id and replaced_at is null) as "messageCount"
    from sessions where user_id = ${userId} and ${WAS_USED}
    order by last_message_at desc limit ${most}`);
  return rows.map(({ duration, isCompleted, speakers, ...row }) => ({
    ...row,
    speakers: readSpeakers(speakers),
    isEnded: isEnded({ duration, isCompleted: isCompleted === 1 }),
  }));
}

export interface ConversationFacts extends Pick<
  Conversation,
  "id" | "therapyTrackId" | "trackType" | "isCompleted" | "duration" | "createdAt"
> {
  messageCount: number;
}

/** What there is to tell about these sessions of a person without their words. */
export async function findConversationFacts(
  userId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationFacts>> {
  const { id, therapyTrackId, trackType, isCompleted, duration, createdAt } = sessions;
  const rows = await database()
    .select({
      id,
      therapyTrackId,
      trackType,
      isCompleted,
      duration,
      createdAt,
      messageCount: sql<number>`(select count(*) from messages
        where messages.session_id = sessions.id and replaced_at is null)`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), inArray(id, [...conversationIds])));
  return new Map(rows.map((row) => [row.id, row]));
}

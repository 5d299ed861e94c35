import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";

const idsSchema = z.array(z.string());

/**
 * Which companions have spoken in a conversation, each once, in the order in which they first did: a
 * column of a query on `sessions`. Only where another one has taken over are the messages looked at;
 * where nobody has said anything yet, it's the one whom the conversation is with.
 */
export const SPEAKERS = sql`coalesce(
  case when sessions.opened_by_therapist is not null then nullif((
    select json_group_array(distinct replies.therapist_type order by messages.seq)
    from messages join replies on replies.id = messages.id
    where messages.session_id = sessions.id and messages.content <> ''
      and replies.therapist_type is not null), '[]') end,
  json_array(sessions.therapist_type))`.mapWith(readSpeakers);

/** The same column as a query written by hand returns it. */
export function readSpeakers(column: string): string[] {
  return idsSchema.parse(JSON.parse(column));
}

/** Which companions have spoken in one conversation of this person; none where it isn't theirs. */
export async function findSpeakers(userId: string, conversationId: string): Promise<string[]> {
  const [found] = await database()
    .select({ speakers: SPEAKERS })
    .from(sessions)
    .where(isOwnConversation({ userId, conversationId }));
  return found?.speakers ?? [];
}

import { and, eq, lt, ne, not } from "drizzle-orm";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema.ts";

/** People are told an hour; the job that ends them comes every minute, and needs a moment itself. */
const LASTS_MS = 55 * 60_000;

/** The conversations of a person that aren't kept, but for one. */
export async function otherUnkeptConversations(userId: string, id: string): Promise<string[]> {
  const rows = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), not(sessions.isKept), ne(sessions.id, id)));
  return rows.map((row) => row.id);
}

/** The conversations that aren't kept, and whose time is over since their last message. */
export async function unkeptConversationsOver(
  now = Date.now(),
): Promise<{ id: string; userId: string }[]> {
  return database()
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(not(sessions.isKept), lt(sessions.lastMessageAt, now - LASTS_MS)));
}

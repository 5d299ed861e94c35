import { and, desc, eq, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema.ts";

/**
 * In the words of the query language: where the guided companion stood before the last message. It
 * stays as it is where one of these messages was answered already and is now answered anew.
 */
export function guidedStateBefore(messageIds: readonly string[]): SQL {
  const state = sessions.guidedState;
  const answered = sql`coalesce(json_extract(${state}, '$.lastMessageId'), '')`;
  const isAgain = sql`${answered} in (select value from json_each(${JSON.stringify(messageIds)}))`;
  return sql`case when ${isAgain} then ${sessions.guidedStateBefore} else ${state} end`;
}

/** Where the guided companion stood at the end of this person's conversation before that time; null where there is none. */
export async function findGuidedStateBefore(userId: string, before: number): Promise<unknown> {
  const [last] = await database()
    .select({ state: sessions.guidedState })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        lt(sessions.createdAt, before),
        isNotNull(sessions.lastMessageAt),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return last?.state ?? null;
}

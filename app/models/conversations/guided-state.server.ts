import { sql, type SQL } from "drizzle-orm";
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

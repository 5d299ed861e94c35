import { and, eq, sql, type AnyColumn, type Placeholder, type SQL } from "drizzle-orm";
import { sessions } from "#db/schema.ts";

interface Owned {
  userId: string | Placeholder;
  conversationId: string | Placeholder;
}

/** Of a statement that is built once and given its values later. */
const LATER: Owned = {
  userId: sql.placeholder("userId"),
  conversationId: sql.placeholder("conversationId"),
};

/** Rows of a conversation that are this person's own: somebody else's are as good as missing. */
export function inOwnConversation(
  table: { userId: AnyColumn; conversationId: AnyColumn },
  { userId, conversationId }: Owned = LATER,
): SQL | undefined {
  return and(eq(table.conversationId, conversationId), eq(table.userId, userId));
}

/** The conversation itself, where it is this person's own. */
export function isOwnConversation({ userId, conversationId }: Owned = LATER): SQL | undefined {
  return and(eq(sessions.id, conversationId), eq(sessions.userId, userId));
}

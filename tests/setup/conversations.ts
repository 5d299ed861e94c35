import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { messages, replies, sessions } from "#db/schema.ts";

const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 200;

/**
 * Puts a conversation of this person into the database: what they said and heard, in turns. Returns
 * its id and those of its messages.
 */
export async function pastConversation(
  userId: string,
  said: readonly string[],
  { daysAgo = 0, therapistType = "alina" } = {},
): Promise<{ conversationId: string; messageIds: string[] }> {
  const conversationId = newId();
  const endedAt = Date.now() - daysAgo * DAY_MS - 1_000;
  const createdAt = endedAt - said.length;
  await database()
    .insert(sessions)
    .values({ id: conversationId, userId, therapistType, lastMessageAt: endedAt, createdAt });
  const rows = said.map((content, index) => ({
    id: newId(),
    conversationId,
    userId,
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: trustedText(content),
    createdAt: createdAt + index,
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await database().insert(messages).values(some);
    const answers = some.flatMap(({ id, role, createdAt: startedAt }) =>
      role === "user"
        ? []
        : [
            {
              id,
              conversationId,
              userId,
              therapistType,
              startedAt,
              status: "done",
              source: "model",
            } as const,
          ],
    );
    if (answers.length > 0) await database().insert(replies).values(answers);
  }
  return { conversationId, messageIds: rows.map(({ id }) => id) };
}

import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { journalEntries, messages, moodEntries, sessions, undos, users } from "#db/schema.ts";
import { deleteBelongings } from "./account-deletion.server.ts";
import { deleteConversation, deleteMessage } from "./conversation-deletion.server.ts";
import { eraseDeleted } from "./deletions.server.ts";
import { deleteEntry } from "./journal-entries.server.ts";
import { deleteMood } from "./moods.server.ts";

const lineSchema = z.object({
  kind: z.enum(["account", "conversation", "message", "retention", "entry", "mood", "put_back"]),
  subjectId: z.string(),
});

type Line = z.output<typeof lineSchema>;

/**
 * Deletes from a restored database what was deleted since its backup: the lines of the list that lies
 * with the backups, the oldest first. How many of them were still there. A line that can't be read is
 * counted, and stops nothing.
 */
export async function deleteAgain(
  lines: readonly string[],
): Promise<{ deleted: number; unreadable: number }> {
  const standing = new Map<string, Line>();
  let unreadable = 0;
  for (const text of lines) {
    const line = lineSchema.safeParse(parsed(text));
    if (!line.success) unreadable += 1;
    else if (line.data.kind === "put_back") standing.delete(line.data.subjectId);
    else standing.set(line.data.subjectId, line.data);
  }
  let deleted = 0;
  for (const line of standing.values()) if (await isDeletedNow(line)) deleted += 1;
  await eraseDeleted();
  return { deleted, unreadable };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function isDeletedNow({ kind, subjectId }: Line): Promise<boolean> {
  switch (kind) {
    case "account": {
      const [user] = await database()
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, subjectId));
      await deleteBelongings(subjectId);
      return user !== undefined;
    }
    case "conversation":
    case "retention": {
      const { id, userId } = sessions;
      const [found] = await database().select({ userId }).from(sessions).where(eq(id, subjectId));
      return found ? deleteConversation(found.userId, subjectId, kind) : false;
    }
    case "message": {
      const { id, userId, sessionId } = messages;
      const [found] = await database()
        .select({ userId, sessionId })
        .from(messages)
        .where(eq(id, subjectId));
      if (!found) return false;
      return (await deleteMessage(found.userId, found.sessionId, subjectId)) !== "missing";
    }
    case "entry": {
      const { id, userId } = journalEntries;
      const [found] = await database()
        .select({ userId })
        .from(journalEntries)
        .where(eq(id, subjectId));
      return found ? forGood(subjectId, () => deleteEntry(found.userId, subjectId)) : false;
    }
    case "mood": {
      const { id, userId } = moodEntries;
      const [found] = await database()
        .select({ userId })
        .from(moodEntries)
        .where(eq(id, subjectId));
      return found ? forGood(subjectId, () => deleteMood(found.userId, subjectId)) : false;
    }
    case "put_back":
      return false;
  }
}

// Its day to be put back is over, or was never used.
async function forGood(subjectId: string, remove: () => Promise<boolean>): Promise<boolean> {
  const isDeleted = await remove();
  await database().delete(undos).where(eq(undos.subjectId, subjectId));
  return isDeleted;
}

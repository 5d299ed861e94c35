import { count, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { againSql, EMPTIED_BY_RESTORE, removalsAgain } from "#db/removals.ts";
import { deletions, messages, sessions, undos, users, userSessions } from "#db/schema.ts";
import { deleteAccount, deleteBelongings } from "#app/models/accounts/account-deletion.server.ts";
import {
  deleteConversation,
  deleteMessage,
} from "#app/models/conversations/conversation-deletion.server.ts";
import { eraseDeleted, holdList } from "./deletions.server.ts";

const lineSchema = z.object({
  /** Its place in the database that noted it; lists of earlier versions have none. */
  id: z.number().optional(),
  kind: z.string(),
  subjectId: z.string(),
  isBack: z.boolean().default(false),
});

type Line = z.output<typeof lineSchema>;

/** What earlier versions called it. */
const EARLIER_KINDS: Readonly<Record<string, string>> = {
  account: "users",
  conversation: "sessions",
  retention: "sessions",
  message: "messages",
  entry: "journal_entries",
  mood: "mood_entries",
};
const EARLIER_PUT_BACK = "put_back";

/** What a restore took out of the database again. */
export interface RemovedAgain {
  /** What was removed since the backup, and was in it. */
  deleted: number;
  /** Lines of the list that can't be read. */
  unreadable: number;
  /** Of these: keys that were revoked, and passwords that were changed. */
  keys: number;
  passwords: number;
  /** How many were signed in when the backup was made: nobody is any longer. */
  sessions: number;
}

/**
 * Removes from a restored database what was removed since its backup, by the list that lies with the
 * backups, the oldest first, and ends whatever lets somebody in for a while: sessions, codes and links. A
 * line that can't be read is counted, and stops nothing.
 */
export async function deleteAgain(lines: readonly string[]): Promise<RemovedAgain> {
  holdList();
  const known = await lastNoted();
  const { standing, unreadable, last } = readLines(lines, known);
  const ended = await countUserSessions();
  const counts = { deleted: 0, keys: 0, passwords: 0 };
  // With an account goes all else that was its own.
  const isAccount = ({ kind }: Line) => Number(kind === "users");
  for (const line of standing.toSorted((one, other) => isAccount(other) - isAccount(one))) {
    if (!(await isRemovedNow(line))) continue;
    counts.deleted += 1;
    if (line.kind === "api_tokens") counts.keys += 1;
    if (line.kind === "users.password") counts.passwords += 1;
  }
  await endAccess();
  await forgetNoted(known, last);
  await eraseDeleted();
  return { ...counts, unreadable, sessions: ended };
}

/** Which lines stand: those that the backup doesn't know, without what was put back or given again since. */
function readLines(lines: readonly string[], known: number) {
  const removals = removalsAgain();
  const standing = new Map<string, Line>();
  let [unreadable, last] = [0, known];
  for (const text of lines) {
    const read = lineSchema.safeParse(parsed(text));
    const line = read.success ? withKind(read.data) : null;
    if (!line || (line.kind !== EARLIER_PUT_BACK && !removals.has(line.kind))) {
      unreadable += 1;
      continue;
    }
    last = Math.max(last, line.id ?? 0);
    if (line.id !== undefined && line.id <= known) continue;
    if (line.kind === EARLIER_PUT_BACK) {
      for (const kind of ["journal_entries", "mood_entries"]) standing.delete(nameOf(line, kind));
      continue;
    }
    standing.delete(nameOf(line));
    if (!line.isBack) standing.set(nameOf(line), line);
  }
  return { standing: [...standing.values()], unreadable, last };
}

function withKind(line: Line): Line {
  return { ...line, kind: EARLIER_KINDS[line.kind] ?? line.kind };
}

function nameOf({ kind, subjectId }: Line, as = kind): string {
  return `${as} ${subjectId}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The number of the last removal that the backup itself knows of. */
async function lastNoted(): Promise<number> {
  const [row] = await database().all<{ seq: number }>(
    sql`select seq from sqlite_sequence where name = 'deletions'`,
  );
  return row?.seq ?? 0;
}

/** What was removed again is on the list already, and its numbers are taken. */
async function forgetNoted(known: number, last: number): Promise<void> {
  await database().delete(deletions).where(gt(deletions.id, known));
  await database().batch([
    database().run(sql`
      insert into sqlite_sequence (name, seq) select 'deletions', 0
      where not exists (select 1 from sqlite_sequence where name = 'deletions')`),
    database().run(sql`
      update sqlite_sequence set seq = max(seq, ${last}) where name = 'deletions'`),
  ]);
}

async function isRemovedNow({ kind, subjectId }: Line): Promise<boolean> {
  switch (kind) {
    case "users":
      return isAccountRemoved(subjectId);
    case "sessions": {
      const { id, userId } = sessions;
      const [found] = await database().select({ userId }).from(sessions).where(eq(id, subjectId));
      return found ? deleteConversation(found.userId, subjectId) : false;
    }
    case "messages": {
      const { id, userId, conversationId } = messages;
      const [found] = await database()
        .select({ userId, conversationId })
        .from(messages)
        .where(eq(id, subjectId));
      if (!found) return false;
      const outcome = await deleteMessage(found.userId, found.conversationId, subjectId);
      if (outcome !== "missing") return true;
      // A reply that grew when the backup was made: nobody writes it any longer.
    }
  }
  const removal = removalsAgain().get(kind);
  if (!removal) return false;
  const { rowsAffected } = await database().run(againSql(removal, subjectId));
  await removeCopies(kind, subjectId);
  return rowsAffected > 0;
}

async function isAccountRemoved(userId: string): Promise<boolean> {
  const [user] = await database()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user) await deleteAccount(user);
  else await deleteBelongings(userId);
  return user !== undefined;
}

/** Of an entry or a mood there is a copy for whoever wants it back, and of its tags one that is counted. */
async function removeCopies(kind: string, subjectId: string): Promise<void> {
  if (kind === "journal_entries" || kind === "mood_entries") {
    await database().delete(undos).where(eq(undos.subjectId, subjectId));
  }
  if (kind === "mood_entries.activities") {
    await database().run(sql`delete from mood_tags where mood_entry_id = ${subjectId}`);
  }
}

async function countUserSessions(): Promise<number> {
  const [open] = await database().select({ sessions: count() }).from(userSessions);
  return open?.sessions ?? 0;
}

async function endAccess(): Promise<void> {
  for (const table of EMPTIED_BY_RESTORE) {
    await database().run(sql`delete from ${sql.identifier(table)}`);
  }
}

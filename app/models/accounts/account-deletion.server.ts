import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { database } from "#db/client.ts";
import {
  checkoutLocks,
  deletions,
  journalEntries,
  loginAttempts,
  magicLinkTokens,
  messages,
  moodEntries,
  oauthAccounts,
  passkeys,
  users,
  userSessions,
} from "#db/schema.ts";
import { accountEventStatement, forgetTrailStatement } from "./account-events.server.ts";
import {
  deleteInSteps,
  deletionStatement,
  eraseDeleted,
  listDeletions,
} from "#app/models/storage/deletions.server.ts";
import { removeExportsOf } from "./exports.server.ts";
import { NO_PASSWORD, type User } from "./users.server.ts";

/**
 * Deletes an account with everything that belongs to it, its sign-ins included, for good: also from
 * pages of the database that are free and from its log. Returns the sessions that ended with it. The
 * first statement already stops every sign-in. If the process dies halfway, the next one finishes.
 */
export async function deleteAccount(
  user: Pick<User, "id" | "email">,
  now = Date.now(),
): Promise<string[]> {
  const nobody = {
    email: `deleted:${user.id}`,
    password: NO_PASSWORD,
    firstName: "",
    lastName: "",
  };
  const [ended] = await database().batch([
    database()
      .delete(userSessions)
      .where(eq(userSessions.userId, user.id))
      .returning({ id: userSessions.id }),
    database().delete(oauthAccounts).where(eq(oauthAccounts.userId, user.id)),
    database().delete(passkeys).where(eq(passkeys.userId, user.id)),
    database().delete(magicLinkTokens).where(eq(magicLinkTokens.userId, user.id)),
    database().delete(loginAttempts).where(eq(loginAttempts.email, user.email)),
    database().update(users).set(nobody).where(eq(users.id, user.id)),
    // Ends the subscription of an account that's gone, and closes a checkout that is being opened for it.
    database().run(sql`
      insert into customer_closures (customer_id, asked_at)
      select payment_customer_id, ${now} from users
      where id = ${user.id} and payment_customer_id is not null
      on conflict do nothing`),
    database().delete(checkoutLocks).where(eq(checkoutLocks.userId, user.id)),
    accountEventStatement(user.id, { kind: "account_deleted" }, now),
    forgetTrailStatement(user.id),
    deletionStatement("users", user.id, now),
  ]);
  await listDeletions(now);
  await removeExportsOf(user.id);
  await deleteBelongings(user.id);
  await eraseDeleted();
  return ended.map(({ id }) => id);
}

/** Ends the deletions that a process before this one had begun. */
export async function finishAccountDeletions(): Promise<void> {
  const begun = await database()
    .select({ id: users.id })
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.subjectId))
    .where(eq(deletions.kind, "users"));
  for (const { id } of begun) await deleteBelongings(id);
  if (begun.length > 0) await eraseDeleted();
}

/**
 * Deletes what a person had, and their row.
 *
 * Large tables are emptied in steps. If the account's row took them along, one long statement would
 * make everybody else wait.
 */
export async function deleteBelongings(userId: string): Promise<void> {
  const ofOne = (column: AnySQLiteColumn) => eq(column, userId);
  await deleteInSteps((atOnce) => {
    const some = database().select({ seq: messages.seq }).from(messages);
    const seqs = some.where(ofOne(messages.userId)).limit(atOnce);
    return database()
      .delete(messages)
      .where(and(inArray(messages.seq, seqs), ofOne(messages.userId)))
      .returning({ seq: messages.seq });
  });
  await deleteInSteps((atOnce) => {
    const some = database().select({ id: moodEntries.id }).from(moodEntries);
    const ids = some.where(ofOne(moodEntries.userId)).limit(atOnce);
    return database()
      .delete(moodEntries)
      .where(and(inArray(moodEntries.id, ids), ofOne(moodEntries.userId)))
      .returning({ id: moodEntries.id });
  });
  await deleteInSteps((atOnce) => {
    const some = database().select({ seq: journalEntries.seq }).from(journalEntries);
    const seqs = some.where(ofOne(journalEntries.userId)).limit(atOnce);
    return database()
      .delete(journalEntries)
      .where(and(inArray(journalEntries.seq, seqs), ofOne(journalEntries.userId)))
      .returning({ seq: journalEntries.seq });
  });
  await database().delete(users).where(eq(users.id, userId));
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, gt, lt, ne, sql, type SQL } from "drizzle-orm";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { signatureOf } from "#app/config/signatures.server.ts";
import { database } from "#db/client.ts";
import { accountImports } from "#db/schema.ts";
import type {
  AccountCopy,
  AccountImportContent,
  CopiedKind,
  LeftOut,
  LeftOutReason,
  ToldKind,
} from "#db/schema/own-data.ts";
import { ID_LENGTH, newId } from "#app/models/storage/identifier.server.ts";
import { BOUNDS, requireRoom } from "#app/models/storage/room.server.ts";
import { IS_KNOWN, ROWS_A_STATEMENT, statementsFor } from "./account-import-statements.server.ts";
import { chunksOf } from "#app/models/storage/chunks.ts";

export type { AccountCopy, AccountImportContent, CopiedKind, LeftOut, LeftOutReason, ToldKind };

/** A copy as it was read, before screening. */
export type RawCopy = Unscreened<AccountCopy>;
type Unscreened<Value> = Value extends ScreenedText
  ? string
  : Value extends (infer Each)[]
    ? Unscreened<Each>[]
    : Value extends object
      ? { [Key in keyof Value]: Unscreened<Value[Key]> }
      : Value;

/** A copy waits this long for its owner's confirmation. */
export const ACCOUNT_IMPORT_KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps what was read of a copy until its owner has seen it; what they left before goes. Its id, which is
 * the same for the same rows: a button that is clicked twice leads to one page.
 */
export async function keepAccountImport(
  userId: string,
  content: Extract<AccountImportContent, { copy: unknown }>,
  now = Date.now(),
): Promise<string> {
  const id = signatureOf(`account-import:${userId}:${JSON.stringify(content)}`).slice(0, ID_LENGTH);
  const db = database();
  const kept = { content, createdAt: now };
  await db.batch([
    db
      .insert(accountImports)
      .values({ id, userId, ...kept })
      .onConflictDoUpdate({ target: accountImports.id, set: kept }),
    db
      .delete(accountImports)
      .where(and(eq(accountImports.userId, userId), ne(accountImports.id, id))),
  ]);
  return id;
}

/** Finds a copy that waits for this person, or its result; null if there is none. */
export async function findAccountImport(
  userId: string,
  importId: string,
): Promise<{ content: AccountImportContent; expiresAt: number } | null> {
  const since = Date.now() - ACCOUNT_IMPORT_KEPT_MS;
  const [found] = await database()
    .select({ content: accountImports.content, createdAt: accountImports.createdAt })
    .from(accountImports)
    .where(and(isOwn(userId, importId), gt(accountImports.createdAt, since)))
    .limit(1);
  if (!found) return null;
  return { content: found.content, expiresAt: found.createdAt + ACCOUNT_IMPORT_KEPT_MS };
}

/** Forgets what was read of a copy. */
export async function discardAccountImport(userId: string, importId: string): Promise<void> {
  await database().delete(accountImports).where(isOwn(userId, importId));
}

/** Deletes copies that nobody confirmed within a day. */
export async function clearAccountImports(now = Date.now()): Promise<void> {
  await database()
    .delete(accountImports)
    .where(lt(accountImports.createdAt, now - ACCOUNT_IMPORT_KEPT_MS));
}

function isOwn(userId: string, importId: string) {
  return and(eq(accountImports.id, importId), eq(accountImports.userId, userId));
}

export const COPIED_KINDS: readonly CopiedKind[] = [
  "moods",
  "journal",
  "conversations",
  "exercises",
  "checkUps",
  "checkIns",
  "feelings",
  "activities",
  "memory",
  "programs",
  "safetyPlan",
];

/** Of these an account has few. */
const MOST: Partial<Record<CopiedKind, number>> = {
  feelings: BOUNDS.feelings.rows,
  activities: BOUNDS.activities.rows,
  memory: BOUNDS.memories.rows,
};

/** The copy without what this person has here already or has no room for, and how much of each kind that was. */
export async function withoutExistingRows(
  userId: string,
  raw: RawCopy,
): Promise<{ raw: RawCopy; leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = [];
  const fresh = async <Row extends { at: number }>(kind: CopiedKind, rows: Row[]) => {
    const kept: Row[] = [];
    for (const chunk of chunksOf(rows, ROWS_A_STATEMENT)) {
      // Conversations are known by their beginning: their messages needn't be sent along.
      const keys = chunk.map((row) => ({ ...row, messages: undefined, answers: undefined }));
      const found = await database().all<{ place: number }>(sql`
        select key as "place" from json_each(${JSON.stringify(keys)}) as row
        where ${IS_KNOWN[kind](userId)}`);
      const known = new Set(found.map(({ place }) => place));
      kept.push(...chunk.filter((_row, place) => !known.has(place)));
      await nextTurn();
    }
    const count = rows.length - kept.length;
    if (count > 0) leftOut.push({ kind, why: "known", count });
    const most = MOST[kind];
    if (most === undefined || kept.length === 0) return kept;
    const [here] = await database().all<{ count: number }>(sql`
      select count(*) as "count" from ${TABLES[kind]} where user_id = ${userId}`);
    const beyond = kept.splice(Math.max(0, most - (here?.count ?? 0))).length;
    if (beyond > 0) leftOut.push({ kind, why: "no_room", count: beyond });
    return kept;
  };
  return {
    raw: {
      feelings: await fresh("feelings", raw.feelings),
      activities: await fresh("activities", raw.activities),
      moods: await fresh("moods", raw.moods),
      journal: await fresh("journal", raw.journal),
      checkUps: await fresh("checkUps", raw.checkUps),
      checkIns: await fresh("checkIns", raw.checkIns),
      memory: await fresh("memory", raw.memory),
      programs: await fresh("programs", raw.programs),
      safetyPlan: await fresh("safetyPlan", raw.safetyPlan),
      exercises: await fresh("exercises", raw.exercises),
      conversations: await fresh("conversations", raw.conversations),
      outcomes: raw.outcomes,
    },
    leftOut,
  };
}

/**
 * Writes what waits of a copy, all or none, and keeps only how much of each kind there was. All ids are
 * new, and everything is this person's. However often it's called, it writes once; what came meanwhile
 * stays as it is. Throws a NoRoomError where there is too much for one account.
 */
export async function importAccount(
  userId: string,
  importId: string,
  { copy, leftOut }: Extract<AccountImportContent, { copy: unknown }>,
): Promise<void> {
  const { exercises, journal, moods } = copy;
  await requireRoom(userId, ["moodEntries"], moods.length + journal.length);
  await requireRoom(userId, ["journalEntries"], journal.length);
  await requireRoom(userId, ["exerciseRuns"], exercises.length);
  await requireRoom(
    userId,
    ["exerciseAnswers"],
    exercises.reduce((sum, { answers }) => sum + answers.length, 0),
  );
  const db = database();
  // Marks this call's turn within the batch; no other statement sees it.
  const turn = JSON.stringify({ turn: newId() });
  const isOurs = sql`exists (select 1 from account_imports
    where id = ${importId} and user_id = ${userId} and content = ${turn})`;
  const { statements, idsOf } = statementsFor(userId, copy, isOurs);
  const counts = COPIED_KINDS.map((kind) => {
    const ids = JSON.stringify(idsOf[kind]);
    return sql`${kind}, (select count(*) from json_each(${ids}) as new
      cross join ${TABLES[kind]} as brought on brought.id = new.value and brought.user_id = ${userId})`;
  });
  await db.batch([
    db.run(sql`
      update account_imports set content = ${turn} where id = ${importId} and user_id = ${userId}
        and json_type(content, '$.copy') = 'object'`),
    ...statements,
    db.run(sql`
      update account_imports
      set content = json_object('brought', json_object(${sql.join(counts, sql`, `)}),
        'leftOut', json(${JSON.stringify(leftOut)}))
      where id = ${importId} and user_id = ${userId} and content = ${turn}`),
  ]);
}

const TABLES: Record<CopiedKind, SQL> = {
  feelings: sql`feelings`,
  activities: sql`activities`,
  moods: sql`mood_entries`,
  journal: sql`journal_entries`,
  checkUps: sql`check_ups`,
  checkIns: sql`daily_assessments`,
  memory: sql`memories`,
  programs: sql`therapy_tracks`,
  safetyPlan: sql`(select user_id as id, user_id from safety_plans)`,
  exercises: sql`exercise_runs`,
  conversations: sql`sessions`,
};

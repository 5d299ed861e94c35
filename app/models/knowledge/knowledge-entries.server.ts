import { and, eq, sql, type SQL } from "drizzle-orm";
import { database } from "#db/client.ts";
import { isConstraint } from "#db/failures.ts";
import {
  integralGuideContent as pages,
  knowledgeItems as items,
  knowledgeVersions as versions,
} from "#db/schema.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { flagsOf } from "./knowledge-flags.server.ts";
import type { KnowledgeItem } from "./knowledge-input.ts";
import {
  itemColumns,
  pageColumns,
  wholeWording,
  wordingOfItem,
  wordingOfPage,
  type KnowledgeWording,
} from "./knowledge-wording.ts";

/** Items were written, added or uploaded; pages were read on a website. */
export type EntryKind = "item" | "page";
/** Waiting for its first look, in use, or taken out of use. */
export type EntryStatus = "waiting" | "active" | "retired";

export interface KnowledgeEntry {
  kind: EntryKind;
  id: string;
  status: EntryStatus;
  wording: KnowledgeWording;
  flags: readonly string[];
  version: number;
  createdAt: number;
  updatedAt: number;
}

/**
 * What became of a change: "conflict" where somebody was sooner, "flagged" where it is kept and has to
 * be read before it is used.
 */
export type EntryChange = "done" | "flagged" | "conflict" | "missing";

const TABLES = { item: items, page: pages } as const;

/** Adds an item, which waits for its review. False where its id is taken. */
export async function addEntry(
  adminId: string,
  { id, ...rest }: KnowledgeItem,
  now = Date.now(),
): Promise<boolean> {
  if ((await findTakenIds([id])).length > 0) return false;
  const wording = wholeWording(rest);
  const times = { createdAt: now, updatedAt: now };
  try {
    await database().batch([
      database()
        .insert(items)
        .values({ id, ...itemColumns(wording), flags: flagsOf(wording), ...times }),
      versionStatement(id, { version: 1, wording, adminId, at: now }),
      auditStatement({ adminId, eventId: id, action: "add_knowledge", at: now }),
    ]);
  } catch (error) {
    // Somebody was sooner.
    if (isConstraint(error)) return false;
    throw error;
  }
  return true;
}

/** Those of these ids that an item or a page has already. */
export async function findTakenIds(ids: readonly string[]): Promise<string[]> {
  const list = JSON.stringify(ids);
  const rows = await database().all<{ id: string }>(sql`
    select id from knowledge_items where id in (select value from json_each(${list}))
    union all
    select id from integral_guide_content where id in (select value from json_each(${list}))`);
  return rows.map(({ id }) => id);
}

/**
 * Gives an entry another wording, if it still has the version that was read; the one before is kept.
 * An approved entry goes on with the new words, unless they look like something that has to be read
 * with care and the words before did not: then it waits for a review again.
 */
export async function changeEntry(
  adminId: string,
  { kind, id, version }: { kind: EntryKind; id: string; version: number },
  wording: KnowledgeWording,
  now = Date.now(),
): Promise<EntryChange> {
  const before = await findEntry(id);
  if (!before || before.kind !== kind) return "missing";
  if (before.version !== version) return "conflict";
  const next = version + 1;
  const still = isAt(kind, id, version);
  const flags = flagsOf(wording);
  const isToRead = flags.some((flag) => !before.flags.includes(flag));
  const waits = isToRead ? { isActive: false, reviewedAt: null } : {};
  const columns = kind === "item" ? itemColumns(wording) : pageColumns(wording);
  const [, , , , changed] = await database().batch([
    database().run(sql`
      insert or ignore into knowledge_versions (entry_id, version, wording, at)
      select ${id}, ${version}, ${JSON.stringify(before.wording)}, ${before.createdAt} where ${still}`),
    // What a later reading proposes stays the newest.
    database().run(sql`
      update knowledge_versions set version = version + 1
      where entry_id = ${id} and is_proposed = 1 and ${still}`),
    database().run(sql`
      insert into knowledge_versions (entry_id, version, wording, admin_id, at)
      select ${id}, ${next}, ${JSON.stringify(wording)}, ${adminId}, ${now} where ${still}`),
    auditStatement({ adminId, eventId: id, action: "change_knowledge", at: now }, still),
    database()
      .update(TABLES[kind])
      .set({ ...columns, flags, version: next, updatedAt: now, ...waits })
      .where(and(eq(TABLES[kind].id, id), still))
      .returning({ id: TABLES[kind].id }),
  ]);
  if (changed.length === 0) return "conflict";
  return isToRead && before.status === "active" ? "flagged" : "done";
}

/** Approves an entry, or takes it out of use, if it still has the version that was read. */
export async function reviewEntry(
  adminId: string,
  entry: { kind: EntryKind; id: string; version: number },
  decision: "approve" | "retire",
  now = Date.now(),
): Promise<EntryChange> {
  const isApproved = decision === "approve";
  const table = TABLES[entry.kind];
  // Once more is no change, and leaves no second line in the trail.
  const still = sql`${isAt(entry.kind, entry.id, entry.version)}
    and not exists (select 1 from ${table} where id = ${entry.id}
      and is_active = ${isApproved ? 1 : 0} and reviewed_at is not null)`;
  const action = isApproved ? "approve_knowledge" : "retire_knowledge";
  await database().batch([
    auditStatement({ adminId, eventId: entry.id, action, at: now }, still),
    database()
      .update(table)
      .set({ isActive: isApproved, reviewedAt: now, updatedAt: now })
      .where(and(eq(table.id, entry.id), still)),
  ]);
  const after = await findEntry(entry.id);
  if (!after || after.kind !== entry.kind) return "missing";
  return after.version === entry.version ? "done" : "conflict";
}

/** Deletes an entry with all its wordings, for good; its lines of the trail stay. */
export async function deleteEntry(
  adminId: string,
  { kind, id }: { kind: EntryKind; id: string },
): Promise<void> {
  const isThere = sql`exists (select 1 from ${TABLES[kind]} where id = ${id})`;
  const entry = await findEntry(id);
  const label = entry?.wording.title || id;
  await database().batch([
    auditStatement(
      { adminId, eventId: id, action: "delete_knowledge", at: Date.now(), label },
      isThere,
    ),
    database().delete(TABLES[kind]).where(eq(TABLES[kind].id, id)),
    database().delete(versions).where(eq(versions.entryId, id)),
  ]);
}

/** An entry with its wording of now, whether it's in use or not; null where there is none. */
export async function findEntry(id: string): Promise<KnowledgeEntry | null> {
  const [[item], [page]] = await database().batch([
    database()
      .select()
      .from(items)
      .where(and(eq(items.id, id), eq(items.isArriving, false))),
    database().select().from(pages).where(eq(pages.id, id)),
  ]);
  if (item) return { kind: "item", ...standingOf(item), wording: wordingOfItem(item) };
  if (page) return { kind: "page", ...standingOf(page), wording: wordingOfPage(page) };
  return null;
}

function isAt(kind: EntryKind, id: string, version: number): SQL {
  return sql`exists (select 1 from ${TABLES[kind]} where id = ${id} and version = ${version})`;
}

function versionStatement(
  entryId: string,
  row: { version: number; wording: KnowledgeWording; adminId: string; at: number },
) {
  return database()
    .insert(versions)
    .values({ entryId, ...row });
}

function standingOf(row: typeof items.$inferSelect | typeof pages.$inferSelect) {
  const { id, isActive, reviewedAt, flags, version, createdAt, updatedAt } = row;
  const status: EntryStatus = isActive ? "active" : reviewedAt === null ? "waiting" : "retired";
  return { id, status, flags, version, createdAt, updatedAt };
}

import { and, desc, eq, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { integralGuideContent as pages, knowledgeVersions as versions, users } from "#db/schema.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { findEntry, type EntryChange } from "./knowledge-entries.server.ts";
import { flagsOf } from "./knowledge-flags.server.ts";
import { pageColumns, type KnowledgeWording } from "./knowledge-wording.ts";

/** A wording that an entry had, has or may get. */
export interface EntryVersion {
  version: number;
  wording: KnowledgeWording;
  isProposed: boolean;
  /** What proposed words look like. */
  flags: readonly string[];
  /** First name of who wrote it; null where no admin did, or theirs is a deleted account. */
  by: string | null;
  at: number;
}

/** The wordings of an entry, the newest first; none for one that was never changed. */
export async function findVersions(entryId: string): Promise<EntryVersion[]> {
  return database()
    .select({
      ...columns(versions, "version", "wording", "isProposed", "flags"),
      by: users.firstName,
      at: versions.at,
    })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.adminId))
    .where(eq(versions.entryId, entryId))
    .orderBy(desc(versions.version))
    .limit(50);
}

/** Takes over what a later reading of a page says, if nobody has changed either since. */
export async function takeProposal(
  adminId: string,
  entryId: string,
  version: number,
  now = Date.now(),
): Promise<EntryChange> {
  const entry = await findEntry(entryId);
  const [proposed] = await database()
    .select({ wording: versions.wording })
    .from(versions)
    .where(isProposal(entryId, version));
  if (!entry || entry.kind !== "page" || !proposed) return "missing";
  if (entry.version !== version - 1) return "conflict";
  const { wording } = proposed;
  const still = sql`exists (select 1 from integral_guide_content as page, knowledge_versions as next
    where page.id = ${entryId} and page.version = ${entry.version} and next.entry_id = ${entryId}
      and next.version = ${version} and next.is_proposed = 1)`;
  const [, , changed] = await database().batch([
    database().run(sql`
      insert or ignore into knowledge_versions (entry_id, version, wording, at)
      select ${entryId}, ${entry.version}, ${JSON.stringify(entry.wording)}, ${entry.createdAt}
      where ${still}`),
    auditStatement({ adminId, eventId: entryId, action: "change_knowledge", at: now }, still),
    database()
      .update(pages)
      .set({ ...pageColumns(wording), flags: flagsOf(wording), version, updatedAt: now })
      .where(and(eq(pages.id, entryId), still))
      .returning({ id: pages.id }),
    database()
      .update(versions)
      .set({ isProposed: false, adminId })
      .where(isProposal(entryId, version)),
  ]);
  return changed.length > 0 ? "done" : "conflict";
}

/** Forgets what a later reading of a page says. */
export async function dropProposal(
  adminId: string,
  entryId: string,
  version: number,
): Promise<void> {
  const isThere = sql`exists (select 1 from knowledge_versions
    where entry_id = ${entryId} and version = ${version} and is_proposed = 1)`;
  await database().batch([
    auditStatement(
      { adminId, eventId: entryId, action: "change_knowledge", at: Date.now() },
      isThere,
    ),
    database().delete(versions).where(isProposal(entryId, version)),
  ]);
}

function isProposal(entryId: string, version: number) {
  return and(
    eq(versions.entryId, entryId),
    eq(versions.version, version),
    eq(versions.isProposed, true),
  );
}

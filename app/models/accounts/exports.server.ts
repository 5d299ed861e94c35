import { MINUTE_MS } from "#app/config/durations.ts";
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { exports } from "#db/schema.ts";
import { recordAccountEvent } from "./account-events.server.ts";
import { exportsWithFiles, removeExportFiles } from "./export-files.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { thisProcess } from "#app/models/storage/process-leases.server.ts";
import { seal, unseal } from "#app/models/storage/sealed.server.ts";

/** An export is kept this long once it's ready; one that never gets ready is forgotten as late. */
export const EXPORT_KEPT_MS = 24 * 60 * MINUTE_MS;
/** A second request within this time counts as the same form, sent twice. */
const ASKED_TWICE_MS = MINUTE_MS;
/** A process that makes an export and hasn't said so for this long is gone. */
const EXPORT_LEASE_MS = 30_000;
export const RENEW_EXPORT_EVERY_MS = 10_000;

export type Export = typeof exports.$inferSelect;

/** An export that this process is making. */
export interface ClaimedExport {
  id: string;
  userId: string;
}

/**
 * Notes that this person wants a copy of their data. There is one at a time: while one is made, or has
 * just been asked for, no other is, and the one before goes. False where nothing new was asked for.
 */
export async function askForExport(
  userId: string,
  from: { userAgent: string | null },
  now = Date.now(),
): Promise<boolean> {
  const stands = database()
    .select({ one: sql`1` })
    .from(exports)
    .where(
      and(
        eq(exports.userId, userId),
        ne(exports.status, "failed"),
        or(ne(exports.status, "ready"), gt(exports.createdAt, now - ASKED_TWICE_MS)),
      ),
    );
  const id = newId();
  const asked = await database().all<{ id: string }>(sql`
    insert into exports (id, user_id, status, created_at, expires_at)
    select ${id}, ${userId}, 'waiting', ${now}, ${now + EXPORT_KEPT_MS} where not exists ${stands}
    returning id`);
  if (asked.length === 0) return false;
  await removeExports(and(eq(exports.userId, userId), ne(exports.id, id)));
  await recordAccountEvent(userId, { kind: "export_asked", ...from }, now);
  return true;
}

/** What this person has asked for last, and what became of it; null where there is nothing any more. */
export async function latestExport(userId: string, now = Date.now()): Promise<Export | null> {
  const [latest] = await database()
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), gt(exports.expiresAt, now)))
    .orderBy(desc(exports.createdAt))
    .limit(1);
  return latest ?? null;
}

/** A finished export of this person with the key of its file, or null. */
export async function findReadyExport(
  userId: string,
  exportId: string,
): Promise<{ id: string; key: string; size: number } | null> {
  const [found] = await database()
    .select()
    .from(exports)
    .where(
      and(
        eq(exports.id, exportId),
        eq(exports.userId, userId),
        eq(exports.status, "ready"),
        gt(exports.expiresAt, Date.now()),
      ),
    )
    .limit(1);
  const key = found?.key ? unseal(found.key, exportPurpose(exportId)) : null;
  return found && key && found.size !== null ? { id: exportId, key, size: found.size } : null;
}

/** Takes on the export that has waited longest, also one whose process is gone; null where none waits. */
export async function claimExport(now = Date.now()): Promise<ClaimedExport | null> {
  const [waiting] = await database()
    .select({ id: exports.id })
    .from(exports)
    .where(isUnmade(now))
    .orderBy(exports.createdAt)
    .limit(1);
  if (!waiting) return null;
  const [claimed] = await database()
    .update(exports)
    .set({ status: "running", leaseBy: thisProcess.id, leaseUntil: now + EXPORT_LEASE_MS })
    .where(and(eq(exports.id, waiting.id), isUnmade(now)))
    .returning({ id: exports.id, userId: exports.userId });
  // Another process took this one first, so try the next.
  return claimed ?? claimExport(now);
}

function isUnmade(now: number) {
  return and(
    gt(exports.expiresAt, now),
    or(
      eq(exports.status, "waiting"),
      and(eq(exports.status, "running"), lt(exports.leaseUntil, now)),
    ),
  );
}

/** Renews the lease of an export that is being made. */
export async function renewExport(exportId: string, now = Date.now()): Promise<void> {
  await database()
    .update(exports)
    .set({ leaseUntil: now + EXPORT_LEASE_MS })
    .where(isMine(exportId));
}

/** Stores the key of the finished file; returns false if nobody waits for it any more. */
export async function finishExport(
  exportId: string,
  file: { key: string; size: number },
  now = Date.now(),
): Promise<boolean> {
  const ready = await database()
    .update(exports)
    .set({
      status: "ready",
      key: seal(file.key, exportPurpose(exportId)),
      size: file.size,
      leaseBy: null,
      leaseUntil: null,
      readyAt: now,
      expiresAt: now + EXPORT_KEPT_MS,
    })
    .where(isMine(exportId))
    .returning({ id: exports.id });
  return ready.length > 0;
}

/** Notes that it could not be made: its owner can ask again. */
export async function failExport(exportId: string): Promise<void> {
  await database()
    .update(exports)
    .set({ status: "failed", leaseBy: null, leaseUntil: null })
    .where(isMine(exportId));
}

function isMine(exportId: string) {
  return and(
    eq(exports.id, exportId),
    eq(exports.status, "running"),
    eq(exports.leaseBy, thisProcess.id),
  );
}

/** Removes all exports of a person with their files. */
export async function removeExportsOf(userId: string): Promise<void> {
  await removeExports(eq(exports.userId, userId));
}

/** Removes what has been kept a day, and files that no row opens any more. */
export async function clearExports(now = Date.now()): Promise<void> {
  await removeExports(lt(exports.expiresAt, now));
  const files = await exportsWithFiles();
  if (files.length === 0) return;
  const known = await database()
    .select({ id: exports.id })
    .from(exports)
    .where(inArray(exports.id, files));
  const kept = new Set(known.map(({ id }) => id));
  await removeExportFiles(files.filter((id) => !kept.has(id)));
}

async function removeExports(which: ReturnType<typeof and>): Promise<void> {
  const removed = await database().delete(exports).where(which).returning({ id: exports.id });
  await removeExportFiles(removed.map(({ id }) => id));
}

/** What the key of this export's file is sealed for. */
export function exportPurpose(exportId: string): string {
  return `export:${exportId}`;
}

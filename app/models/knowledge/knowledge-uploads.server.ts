import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { isConstraint } from "#db/failures.ts";
import { knowledgeItems, knowledgeUploadParts, knowledgeUploads } from "#db/schema.ts";
import { doHeavyWorkInTurn } from "#app/models/storage/heavy-work.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { flagsOf } from "./knowledge-flags.server.ts";
import { knowledgeItem, type KnowledgeItem } from "./knowledge-input.ts";
import { wholeWording } from "./knowledge-wording.ts";
import { thisProcess } from "#app/models/storage/process-leases.server.ts";

/** What was read of a file waits this long for a yes. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60_000;
/** A process that stores an upload and hasn't said so for this long is gone. */
const LEASE_MS = 30_000;
/** A statement of more rows keeps everybody waiting for longer than a page takes. */
const PART_ITEMS = 100;
/** The guard reads each item in full. */
const ITEMS_READ_A_TURN = 10;
const PART_MAX_LENGTH = 200_000;
/** Rows that are taken away at a time. */
const ROWS_A_TURN = 200;

export type KnowledgeUpload = typeof knowledgeUploads.$inferSelect;

/** An item as it waits, with what its words look like. */
interface WaitingItem extends KnowledgeItem {
  flags: readonly string[];
}

const partSchema = z.array(
  z.object({ ...knowledgeItem.shape, flags: z.array(z.string()).default([]) }),
);

/** Keeps checked items until an admin has seen what would be stored. The upload's id. */
export async function keepUpload(
  adminId: string,
  items: readonly KnowledgeItem[],
  id = newId(),
  now = Date.now(),
): Promise<string> {
  // What a process that is gone kept of it may not be all.
  await discardUpload(id);
  await database()
    .insert(knowledgeUploads)
    .values({ id, adminId, status: "checked", total: items.length, createdAt: now });
  for await (const part of partsOf(items)) {
    await database().insert(knowledgeUploadParts).values({ uploadId: id, items: part });
    await nextTurn();
  }
  return id;
}

async function* partsOf(items: readonly KnowledgeItem[]): AsyncGenerator<string> {
  let part: string[] = [];
  let length = 0;
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_READ_A_TURN === 0) await nextTurn();
    const waiting: WaitingItem = { ...item, flags: flagsOf(wholeWording(item)) };
    const json = JSON.stringify(waiting);
    if (part.length === PART_ITEMS || (length + json.length > PART_MAX_LENGTH && length > 0)) {
      yield `[${part.join(",")}]`;
      part = [];
      length = 0;
    }
    part.push(json);
    length += json.length;
  }
  if (part.length > 0) yield `[${part.join(",")}]`;
}

/** An upload and how far it is, or null. */
export async function findUpload(uploadId: string): Promise<KnowledgeUpload | null> {
  const [upload] = await database()
    .select()
    .from(knowledgeUploads)
    .where(eq(knowledgeUploads.id, uploadId));
  return upload ?? null;
}

/** The uploads of late, the newest first. */
export function recentUploads(): Promise<KnowledgeUpload[]> {
  return database()
    .select()
    .from(knowledgeUploads)
    .orderBy(sql`${knowledgeUploads.createdAt} desc`)
    .limit(10);
}

/** The first items of an upload that is not stored yet, for whoever decides on it. */
export async function firstItems(uploadId: string): Promise<readonly WaitingItem[]> {
  const [part] = await database()
    .select({ items: knowledgeUploadParts.items })
    .from(knowledgeUploadParts)
    .where(eq(knowledgeUploadParts.uploadId, uploadId))
    .orderBy(asc(knowledgeUploadParts.id))
    .limit(1);
  return part ? partSchema.parse(JSON.parse(part.items)) : [];
}

/** Says yes to an upload; its items are stored behind the answer. However often it's said, once. */
export async function acceptUpload(adminId: string, uploadId: string): Promise<void> {
  const [accepted] = await database()
    .update(knowledgeUploads)
    .set({ status: "waiting" })
    .where(and(eq(knowledgeUploads.id, uploadId), eq(knowledgeUploads.status, "checked")))
    .returning({ id: knowledgeUploads.id });
  if (accepted)
    await auditStatement({
      adminId,
      eventId: uploadId,
      action: "upload_knowledge",
      at: Date.now(),
    });
}

/** Forgets an upload that nobody has said yes to. */
export async function discardUpload(uploadId: string): Promise<void> {
  await database()
    .delete(knowledgeUploads)
    .where(and(eq(knowledgeUploads.id, uploadId), eq(knowledgeUploads.status, "checked")));
}

/** Forgets what nobody has said yes to for a day. */
export async function clearUploads(now = Date.now()): Promise<void> {
  await database()
    .delete(knowledgeUploads)
    .where(
      and(
        eq(knowledgeUploads.status, "checked"),
        lt(knowledgeUploads.createdAt, now - UPLOAD_KEPT_MS),
      ),
    );
}

/**
 * Stores the uploads that wait, also those whose process is gone: one after the other, a hundred items
 * at a time, so that everybody else goes on meanwhile. What is stored shows once all of it is.
 */
export async function storeUploads(): Promise<void> {
  await doHeavyWorkInTurn(async () => {
    for (let next = await claimUpload(); next; next = await claimUpload()) await store(next);
  });
}

async function claimUpload(now = Date.now()): Promise<KnowledgeUpload | null> {
  const isFree = or(
    eq(knowledgeUploads.status, "waiting"),
    and(eq(knowledgeUploads.status, "storing"), lt(knowledgeUploads.leaseUntil, now)),
  );
  const [next] = await database()
    .select({ id: knowledgeUploads.id })
    .from(knowledgeUploads)
    .where(isFree)
    .orderBy(asc(knowledgeUploads.createdAt))
    .limit(1);
  if (!next) return null;
  const [claimed] = await database()
    .update(knowledgeUploads)
    .set({ status: "storing", leaseBy: thisProcess.id, leaseUntil: now + LEASE_MS })
    .where(and(eq(knowledgeUploads.id, next.id), isFree))
    .returning();
  // Another process was sooner: then the next one is asked for.
  return claimed ?? claimUpload(now);
}

async function store({ id, total }: KnowledgeUpload): Promise<void> {
  try {
    for (let goesOn = true; goesOn;) {
      goesOn = await storePart(id);
      await nextTurn();
    }
    await finish(id, total);
  } catch (error) {
    // An item of this name came from elsewhere meanwhile: all or none.
    if (!isConstraint(error)) throw error;
    await undo(id);
  }
}

/** Stores the next part and notes it in the same batch; false where none is left, or another process stores it. */
async function storePart(uploadId: string, now = Date.now()): Promise<boolean> {
  const [part] = await database()
    .select({ id: knowledgeUploadParts.id })
    .from(knowledgeUploadParts)
    .where(eq(knowledgeUploadParts.uploadId, uploadId))
    .orderBy(asc(knowledgeUploadParts.id))
    .limit(1);
  if (!part) return false;
  const isOurs = sql`exists (
    select 1 from knowledge_uploads
    where id = ${uploadId} and status = 'storing' and lease_by = ${thisProcess.id})`;
  const from = sql`from knowledge_upload_parts as part, json_each(part.items) as item
    where part.id = ${part.id} and ${isOurs}`;
  const [, , stored] = await database().batch([
    database().run(sql`
      insert into knowledge_items (id, title, content, category, modality, tags, source, upload_id,
        is_arriving, flags, created_at, updated_at)
      select item.value ->> 'id', nullif(item.value ->> 'title', ''), item.value ->> 'content',
        item.value ->> 'category', item.value ->> 'modality', item.value -> 'tags',
        nullif(item.value ->> 'source', ''), ${uploadId}, 1, item.value -> 'flags', ${now}, ${now}
      ${from}`),
    database().run(sql`
      update knowledge_uploads set lease_until = ${now + LEASE_MS},
        stored = stored + (select count(*) ${from})
      where id = ${uploadId} and ${isOurs}`),
    database()
      .delete(knowledgeUploadParts)
      .where(and(eq(knowledgeUploadParts.id, part.id), isOurs))
      .returning({ id: knowledgeUploadParts.id }),
  ]);
  return stored.length > 0;
}

/** Shows the items of an upload, all at once, if all of them are there. */
async function finish(uploadId: string, total: number, now = Date.now()): Promise<void> {
  const upload = await findUpload(uploadId);
  if (!upload || upload.status !== "storing" || upload.leaseBy !== thisProcess.id) return;
  if (upload.stored !== total) return undo(uploadId);
  await database().batch([
    database()
      .update(knowledgeItems)
      .set({ isArriving: false })
      .where(eq(knowledgeItems.uploadId, uploadId)),
    database()
      .update(knowledgeUploads)
      .set({ status: "done", leaseBy: null, leaseUntil: null, finishedAt: now })
      .where(eq(knowledgeUploads.id, uploadId)),
  ]);
}

async function undo(uploadId: string, now = Date.now()): Promise<void> {
  for (let removed = ROWS_A_TURN; removed > 0;) {
    const rows = await database().all(sql`
      delete from knowledge_items where seq in (
        select seq from knowledge_items where upload_id = ${uploadId} limit ${ROWS_A_TURN})
      returning seq`);
    removed = rows.length;
    await nextTurn();
  }
  await database().batch([
    database().delete(knowledgeUploadParts).where(eq(knowledgeUploadParts.uploadId, uploadId)),
    database()
      .update(knowledgeUploads)
      .set({ status: "failed", stored: 0, leaseBy: null, leaseUntil: null, finishedAt: now })
      .where(eq(knowledgeUploads.id, uploadId)),
  ]);
}

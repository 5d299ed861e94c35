import { hostname } from "node:os";
import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { database, isDatabaseShared } from "#db/client.ts";
import { processLeases } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";

/** A job's lease that was not renewed for this long has lapsed: its process is gone. */
const JOB_LEASE_MS = 30_000;
const JOB_RENEW_EVERY_MS = 10_000;
const FORGET_AFTER_MS = 100 * JOB_LEASE_MS;
/** Whoever follows a reply from another process says so again within this time. */
const FOLLOWS_FOR_MS = 6_000;

/**
 * How often a process renews its lease, and after how long without it is gone. On one machine the
 * process table tells at once; of an instance elsewhere only the lease does, and somebody waits.
 */
export function leaseTimes(): { renewEveryMs: number; lapsesAfterMs: number } {
  return isDatabaseShared()
    ? { renewEveryMs: 1_500, lapsesAfterMs: 6_000 }
    : { renewEveryMs: 10_000, lapsesAfterMs: 30_000 };
}

export type ProcessLease = typeof processLeases.$inferSelect;

/** This process, as leases and replies name it. */
export const thisProcess = {
  id: newId(),
  machine: process.env.FLY_MACHINE_ID ?? hostname(),
  pid: process.pid,
} as const;

/** The replies that this process is making or has still to write, and how often each is held. */
const held = new Map<string, number>();

/** Notes that this process is making a reply, or has still to write it; returns what lets it go. */
export function holdReply(replyId: string): () => void {
  held.set(replyId, (held.get(replyId) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const count = (held.get(replyId) ?? 0) - 1;
    if (count > 0) held.set(replyId, count);
    else held.delete(replyId);
  };
}

/** Whether this process is making a reply, or has still to write it. */
export function isReplyHeld(replyId: string): boolean {
  return held.has(replyId);
}

/** Writes or renews this process's lease and forgets leases that lapsed long ago. */
export async function renewLease(now = Date.now()): Promise<void> {
  await database().batch([
    database()
      .insert(processLeases)
      .values({ ...thisProcess, renewedAt: now, startedAt: now })
      .onConflictDoUpdate({ target: processLeases.id, set: { renewedAt: now } }),
    database()
      .delete(processLeases)
      .where(lt(processLeases.renewedAt, now - FORGET_AFTER_MS)),
  ]);
}

/** Gives the lease up: what this process still ran counts as interrupted at once. */
export async function releaseLease(): Promise<void> {
  await database().delete(processLeases).where(eq(processLeases.id, thisProcess.id));
}

/** Takes on a job that one process does at a time; false while another has it. */
export async function claimJob(job: string, now = Date.now()): Promise<boolean> {
  const lease = { ...thisProcess, id: `job:${job}`, renewedAt: now, startedAt: now };
  const claimed = await database()
    .insert(processLeases)
    .values(lease)
    .onConflictDoUpdate({
      target: processLeases.id,
      set: lease,
      setWhere: lt(processLeases.renewedAt, now - JOB_LEASE_MS),
    })
    .returning({ id: processLeases.id });
  return claimed.length > 0;
}

/** Gives a job back once it's done. */
export async function releaseJob(job: string): Promise<void> {
  await database()
    .delete(processLeases)
    .where(eq(processLeases.id, `job:${job}`));
}

/**
 * Does a job that one process does at a time, however long it takes. False while another does it: then
 * nothing was done.
 */
export async function doJobAlone(job: string, work: () => Promise<unknown>): Promise<boolean> {
  if (!(await claimJob(job))) return false;
  const renewing = setInterval(() => {
    renewJob(job).catch(() => {
      // The next time it's tried again, long before the lease lapses.
    });
  }, JOB_RENEW_EVERY_MS);
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewing);
    await releaseJob(job);
  }
}

async function renewJob(job: string): Promise<void> {
  await database()
    .update(processLeases)
    .set({ renewedAt: Date.now() })
    .where(eq(processLeases.id, `job:${job}`));
}

/** Notes that these replies are read here although another process makes them: it keeps their words often. */
export async function recordFollowedReplies(replyIds: readonly string[]): Promise<void> {
  const now = Date.now();
  const { machine, pid } = thisProcess;
  await database().run(sql`
    insert into process_leases (id, machine, pid, renewed_at, started_at)
    select 'follow:' || value, ${machine}, ${pid}, ${now}, ${now}
    from json_each(${JSON.stringify(replyIds)}) where true
    on conflict (id) do update set renewed_at = excluded.renewed_at`);
}

/** Reads whether other processes want this process's replies stopped, or stored often. */
export async function marksOn(
  replyIds: readonly string[],
): Promise<{ id: string; isStopped: number; isFollowed: number }[]> {
  return database().all(sql`
    select id, status = 'stopped' as "isStopped", exists (
      select 1 from process_leases
      where id = 'follow:' || replies.id and renewed_at > ${Date.now() - FOLLOWS_FOR_MS}) as "isFollowed"
    from replies where id in (select value from json_each(${JSON.stringify(replyIds)}))`);
}

/** The lease of a process that is still alive, or null. */
export async function findLivingLease(
  processId: string,
  now = Date.now(),
): Promise<ProcessLease | null> {
  const rows = await database()
    .select()
    .from(processLeases)
    .where(eq(processLeases.id, processId))
    .limit(1);
  const [lease] = rows;
  if (!lease || lease.renewedAt < now - leaseTimes().lapsesAfterMs || isKnownDead(lease))
    return null;
  return lease;
}

/** How this process is named in a row that it has taken on, and whose process is gone by such a name. */
export const thisProcessName = JSON.stringify(thisProcess);

const processName = z
  .string()
  .transform((name, context): unknown => {
    try {
      return JSON.parse(name);
    } catch {
      context.addIssue({ code: "custom", message: "no name of a process" });
      return z.NEVER;
    }
  })
  .pipe(z.object({ id: z.string(), machine: z.string(), pid: z.number() }));

/** Whether a row was taken on by a process that is gone: known at once on the same machine. */
export function isLeftBehind(name: string | null): boolean {
  const named = processName.safeParse(name);
  return named.success && isKnownDead(named.data);
}

// On the same machine the process table knows sooner than the lease: after a crash and a restart
// nobody should wait half a minute in front of a reply that no one makes any more.
function isKnownDead(lease: Pick<ProcessLease, "id" | "machine" | "pid">): boolean {
  if (lease.id === thisProcess.id || lease.machine !== thisProcess.machine) return false;
  if (lease.pid === process.pid) return true;
  try {
    process.kill(lease.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

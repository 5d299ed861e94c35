import { setTimeout as wait } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { isDatabaseInPlace } from "#db/client.ts";
import { findLivingLease, renewLease, thisProcess } from "./process-leases.server.ts";

export { closeDatabase, isDatabaseShared, isWriteWaiting } from "#db/client.ts";
export { isDatabaseFailure, isPassingFailure } from "#db/failures.ts";

/** The disk is asked only this often, however often a monitor asks. */
export const CHECK_EVERY_MS = 10_000;
/** A write that takes longer counts as failed, because monitors give up after five seconds. */
const CHECK_PATIENCE_MS = 2_000;

let latest: { at: number; outcome: Promise<boolean> } | null = null;
let isProbing = false;

/**
 * Writes this process's own row, its lease, and tells whether the database gives it back. It writes at most once in ten
 * seconds, and not while the write before still waits for a lock.
 */
export function probeDatabase(now = Date.now()): Promise<boolean> {
  if (isProbing) return latest?.outcome ?? Promise.resolve(false);
  // Don't reuse an answer from the future: the clock was set back since.
  if (latest && now >= latest.at && now - latest.at < CHECK_EVERY_MS) return latest.outcome;
  isProbing = true;
  const asked = writeAndRead(now).finally(() => (isProbing = false));
  const outcome = Promise.race([asked, wait(CHECK_PATIENCE_MS, false, { ref: false })]);
  latest = { at: now, outcome };
  return outcome;
}

async function writeAndRead(now: number): Promise<boolean> {
  try {
    if (!isDatabaseInPlace()) {
      log().error("the database file was removed or replaced: what is written is lost");
      return false;
    }
    await renewLease(now);
    const lease = await findLivingLease(thisProcess.id, now);
    // The replies that run may have renewed it since.
    return lease !== null && lease.renewedAt >= now;
  } catch (error) {
    log().error(errorFields(error), "the database takes no write");
    return false;
  }
}

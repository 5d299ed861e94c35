import { setTimeout as wait } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { isDatabaseShared } from "#app/models/storage/database-health.server.ts";
import {
  leaseTimes,
  marksOn,
  releaseLease,
  renewLease,
} from "#app/models/storage/process-leases.server.ts";
import { allLiveReplies } from "./live-reply.server.ts";
import { allWritten, unwrittenReplies } from "./save-queue.server.ts";

/** How long a process that leaves waits for the database to take its replies. */
const LEAVING_PATIENCE_MS = 3_000;
/** How long it waits to give up its lease, which lapses by itself. */
const LEASE_PATIENCE_MS = 500;

/** Where other instances are at work, what they want is asked for this often: a word is read soon. */
const LOOK_EVERY_MS = 400;

let renewal: NodeJS.Timeout | undefined;
let looking: NodeJS.Timeout | undefined;

const renewAndLook = skipWhileRunning(async () => {
  await renewLease();
  await heedMarks();
});
const look = skipWhileRunning(heedMarks);

/**
 * Holds this process's lease, on one machine from its first reply on: without it another takes them for
 * nobody's. Resolves once it was written, or could not be.
 */
export async function startProcessLease(): Promise<void> {
  if (renewal) return;
  renewal = setInterval(renewAndLook, leaseTimes().renewEveryMs).unref();
  if (isDatabaseShared()) looking = setInterval(look, LOOK_EVERY_MS).unref();
  await renewAndLook();
}

/** On shutdown: keeps what was said of every reply, marks it interrupted, and gives the lease up. */
export async function interruptAllReplies(): Promise<void> {
  for (const live of allLiveReplies()) live.stop("leave");
  await allWritten(LEAVING_PATIENCE_MS);
  if (unwrittenReplies() > 0) log().error({ replies: unwrittenReplies() }, "replies were lost");
  clearInterval(renewal);
  clearInterval(looking);
  await Promise.race([releaseLease(), wait(LEASE_PATIENCE_MS, undefined, { ref: false })]);
}

// Another process can only leave a mark: that a reply is to stop, or that somebody reads it there.
async function heedMarks(): Promise<void> {
  const running = new Map(
    allLiveReplies()
      .filter((live) => !live.ending)
      .map((live) => [live.id, live]),
  );
  if (running.size === 0) return;
  for (const { id, isStopped, isFollowed } of await marksOn([...running.keys()])) {
    if (isStopped) running.get(id)?.stop();
    else if (isFollowed) running.get(id)?.saveSoFar();
  }
}

/** Skips a round while the one before still waits for a lock. */
function skipWhileRunning(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      log().error(errorFields(error), "the lease was not renewed");
    } finally {
      isRunning = false;
    }
  };
}

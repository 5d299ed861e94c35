import { setTimeout as wait } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { releaseLease, RENEW_EVERY_MS, renewLease } from "#app/models/process-leases.server.ts";
import { stoppedAmong } from "#app/models/replies.server.ts";
import { allLiveReplies } from "./live-reply.server.ts";
import { allWritten, unwrittenReplies } from "./write-queue.server.ts";

/** How long a process that leaves waits for the database to take its replies. */
const LEAVING_PATIENCE_MS = 3_000;
/** How long it waits to give up its lease, which lapses by itself. */
const LEASE_PATIENCE_MS = 500;

let renewal: NodeJS.Timeout | undefined;
let isRenewing = false;

/** Holds this process's lease from its first reply on: without it another takes them for nobody's. */
export function holdLease(): void {
  if (renewal) return;
  renewal = setInterval(renewAndStop, RENEW_EVERY_MS).unref();
  void renewAndStop();
}

/** On shutdown: keeps what was said of every reply, marks it interrupted, and gives the lease up. */
export async function interruptAllReplies(): Promise<void> {
  for (const live of allLiveReplies()) live.stop("leave");
  await allWritten(LEAVING_PATIENCE_MS);
  if (unwrittenReplies() > 0) log().error({ replies: unwrittenReplies() }, "replies were lost");
  clearInterval(renewal);
  await Promise.race([releaseLease(), wait(LEASE_PATIENCE_MS, undefined, { ref: false })]);
}

// Another process can only leave a mark in the row; whoever renews the lease also looks for marks.
async function renewAndStop(): Promise<void> {
  // One that waits for a lock is followed by none that would wait behind it.
  if (isRenewing) return;
  isRenewing = true;
  try {
    await renewLease();
    const running = allLiveReplies().filter((live) => !live.ending);
    const stopped = new Set(await stoppedAmong(running.map((live) => live.id)));
    for (const live of running) if (stopped.has(live.id)) live.stop();
  } catch (error) {
    log().error(errorFields(error), "the lease was not renewed");
  } finally {
    isRenewing = false;
  }
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";

type Write = () => Promise<void>;

const waiting: Write[] = [];
let drained: Promise<void> | null = null;

/**
 * Queues a write that nobody waits for in front of a page. The database file is synchronous: hundreds
 * of replies that end in the same moment are written one by one, with room for requests between.
 */
export function queueWrite(write: Write): void {
  waiting.push(write);
  drained ??= drain();
}

/** Resolves once everything queued so far is written. */
export async function allWritten(): Promise<void> {
  await drained;
}

async function drain(): Promise<void> {
  for (let write = waiting.shift(); write; write = waiting.shift()) {
    try {
      await write();
    } catch (error) {
      log().error(errorFields(error), "a reply could not be written");
    }
    await nextTurn();
  }
  drained = null;
}

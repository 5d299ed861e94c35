import { setImmediate as nextTurn } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { keepReplies, type ReplyChange } from "#app/models/replies.server.ts";

/** Changes wait this long for others: each transaction makes the whole process wait for the disk. */
const GATHER_MS = 100;
/** So few that one transaction is over before anyone notices. */
const CHANGES_AT_ONCE = 10;

interface Waiting {
  change: ReplyChange;
  onceWritten: () => void;
}

const waiting = new Map<string, Waiting>();
let timer: NodeJS.Timeout | undefined;
let drained: Promise<void> | null = null;

/**
 * Queues what is to be kept of a reply; nobody waits for it in front of a page. Hundreds of replies
 * that end in the same moment are written a few at a time, with room for requests between. A newer
 * change of a reply takes the place of one that still waits.
 */
export function queueChange(change: ReplyChange, onceWritten: () => void = () => {}): void {
  // Taken out first, so that it waits behind what was queued before it.
  waiting.delete(change.replyId);
  waiting.set(change.replyId, { change, onceWritten });
  if (!drained) timer ??= setTimeout(startDraining, GATHER_MS);
}

/** Resolves once everything queued so far is written, and waits for nothing else. */
export async function allWritten(): Promise<void> {
  if (!drained && waiting.size > 0) startDraining();
  await drained;
}

function startDraining(): void {
  clearTimeout(timer);
  timer = undefined;
  drained ??= drain();
}

async function drain(): Promise<void> {
  while (waiting.size > 0) {
    const batch = [...waiting.values()].slice(0, CHANGES_AT_ONCE);
    for (const { change } of batch) waiting.delete(change.replyId);
    await write(batch);
    await nextTurn();
  }
  drained = null;
}

// One that can not be written must not take the others with it.
async function write(batch: readonly Waiting[]): Promise<void> {
  try {
    await keepReplies(batch.map(({ change }) => change));
  } catch (error) {
    if (batch.length > 1) {
      for (const one of batch) await write([one]);
      return;
    }
    log().error(errorFields(error), "a reply could not be written");
  }
  for (const { onceWritten } of batch) onceWritten();
}

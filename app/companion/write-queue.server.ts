import { setImmediate as nextTurn } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import type { UsedTokens } from "#app/models/model-usage.server.ts";
import { keepReplies, type ReplyChange } from "#app/models/replies.server.ts";

/** Changes wait this long for others: each transaction makes the whole process wait for the disk. */
const GATHER_MS = 100;
/** So few that one transaction is over before anyone notices. */
const CHANGES_AT_ONCE = 10;
/** What was used up waits for a reply to be written with; where none comes it is written after this. */
const USAGE_WAITS_MS = 5_000;
const USAGE_AT_ONCE = 40;

interface Waiting {
  change: ReplyChange;
  onceWritten: () => void;
}

const waiting = new Map<string, Waiting>();
const used: UsedTokens[] = [];
let timer: NodeJS.Timeout | undefined;
let usageTimer: NodeJS.Timeout | undefined;
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

/** Queues what a call of the model used up: no write of its own, where a reply is written soon. */
export function queueUsage(entry: UsedTokens): void {
  used.push(entry);
  if (!drained) usageTimer ??= setTimeout(startDraining, USAGE_WAITS_MS).unref();
}

/** Resolves once everything queued so far is written, and waits for nothing else. */
export async function allWritten(): Promise<void> {
  if (!drained && waiting.size + used.length > 0) startDraining();
  await drained;
}

function startDraining(): void {
  clearTimeout(timer);
  clearTimeout(usageTimer);
  timer = undefined;
  usageTimer = undefined;
  drained ??= drain();
}

async function drain(): Promise<void> {
  while (waiting.size + used.length > 0) {
    const batch = [...waiting.values()].slice(0, CHANGES_AT_ONCE);
    for (const { change } of batch) waiting.delete(change.replyId);
    await write(batch, used.splice(0, USAGE_AT_ONCE));
    await nextTurn();
  }
  drained = null;
}

// One that can not be written must not take the others with it.
async function write(batch: readonly Waiting[], usage: readonly UsedTokens[]): Promise<void> {
  try {
    const changes = batch.map(({ change }) => change);
    await keepReplies(changes, usage);
  } catch (error) {
    if (batch.length + usage.length > 1) {
      for (const one of batch) await write([one], []);
      for (const one of usage) await write([], [one]);
      return;
    }
    log().error(errorFields(error), "a reply could not be written");
  }
  for (const { onceWritten } of batch) onceWritten();
}

import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { isDatabaseFailure, isDatabaseShared } from "#app/models/storage/database-health.server.ts";
import type { UsedTokens } from "#app/models/replies/model-usage.server.ts";
import { holdReply } from "#app/models/storage/process-leases.server.ts";
import { keepReplies, type ReplyChange } from "#app/models/replies/keep-replies.server.ts";

/** Changes wait this long for others: each transaction makes the whole process wait for the disk. */
const GATHER_MS = 100;
/** Changes in one transaction: few enough that a file's write lock is over before anyone notices. */
const CHANGES_AT_ONCE = 10;
const CHANGES_AT_ONCE_ON_SERVER = 100;
/** Token counts wait this long to be written together with a reply. */
const USAGE_WAITS_MS = 5_000;
const USAGE_AT_ONCE = 40;
/** While the database takes no write, more calls than these are not counted. */
const USAGE_KEPT = 10_000;
/** When a database that took no write is asked again: the first time, and at the latest. */
const FIRST_AGAIN_MS = 1_000;
const LAST_AGAIN_MS = 15_000;
/** A page waits no longer than this for what has ended: until it is written the process answers itself. */
const PAGE_PATIENCE_MS = 300;

interface Waiting {
  change: ReplyChange;
  onceWritten: () => void;
  /** Lets go of the reply, which counts as being made until then. */
  release: () => void;
}

const waiting = new Map<string, Waiting>();
const used: UsedTokens[] = [];
let timer: NodeJS.Timeout | undefined;
let usageTimer: NodeJS.Timeout | undefined;
let drained: Promise<void> | null = null;
let inHand = 0;
let againMs = FIRST_AGAIN_MS;

/**
 * Queues what is to be kept of a reply; nobody waits for it in front of a page. Hundreds of replies
 * that end in the same moment are written a few at a time, with room for requests between. A newer
 * change of a reply takes the place of one that still waits. What the database does not take is kept
 * and offered again for as long as the process lives.
 */
export function queueChange(change: ReplyChange, onceWritten: () => void = () => {}): void {
  const release = holdReply(change.replyId);
  const older = waiting.get(change.replyId);
  // Taken out first, so that it waits behind what was queued before it.
  waiting.delete(change.replyId);
  waiting.set(change.replyId, { change, onceWritten, release });
  if (older) replaced(older, change.replyId);
  if (!drained) timer ??= setTimeout(startDraining, GATHER_MS);
}

/** Queues what a call of the model used up: no write of its own, where a reply is written soon. */
export function queueUsage(entry: UsedTokens): void {
  if (used.length >= USAGE_KEPT) return;
  used.push(entry);
  if (!drained) usageTimer ??= setTimeout(startDraining, USAGE_WAITS_MS).unref();
}

/**
 * Resolves once everything queued so far is written, or the database did not take it, or did not say
 * so in time.
 */
export async function allWritten(patienceMs = PAGE_PATIENCE_MS): Promise<void> {
  if (!drained && waiting.size + used.length > 0) startDraining();
  if (drained) await Promise.race([drained, wait(patienceMs)]);
}

/** How many replies are not written yet. */
export function unwrittenReplies(): number {
  return waiting.size + inHand;
}

function startDraining(): void {
  clearTimeout(timer);
  clearTimeout(usageTimer);
  timer = undefined;
  usageTimer = undefined;
  drained ??= drain().finally(() => (drained = null));
}

async function drain(): Promise<void> {
  while (waiting.size + used.length > 0) {
    const atOnce = isDatabaseShared() ? CHANGES_AT_ONCE_ON_SERVER : CHANGES_AT_ONCE;
    const batch = [...waiting.values()].slice(0, atOnce);
    for (const { change } of batch) waiting.delete(change.replyId);
    inHand = batch.length;
    const isTaken = await write(batch, used.splice(0, USAGE_AT_ONCE));
    inHand = 0;
    if (!isTaken) {
      timer ??= setTimeout(startDraining, againMs);
      againMs = Math.min(2 * againMs, LAST_AGAIN_MS);
      return;
    }
    againMs = FIRST_AGAIN_MS;
    await nextTurn();
  }
}

/** Whether the database took it. A change that can't be written must not make the others fail. */
async function write(batch: readonly Waiting[], usage: readonly UsedTokens[]): Promise<boolean> {
  try {
    const changes = batch.map(({ change }) => change);
    await keepReplies(changes, usage);
  } catch (error) {
    if (isDatabaseFailure(error)) {
      log().error({ ...errorFields(error), replies: batch.length }, "replies wait to be written");
      restoreDeleted(batch, usage);
      return false;
    }
    if (batch.length + usage.length > 1) return writeSingly(batch, usage);
    log().error(errorFields(error), "a reply could not be written");
  }
  for (const { onceWritten, release } of batch) {
    release();
    onceWritten();
  }
  return true;
}

async function writeSingly(
  batch: readonly Waiting[],
  usage: readonly UsedTokens[],
): Promise<boolean> {
  let isTaken = true;
  for (const one of batch) isTaken = (await write([one], [])) && isTaken;
  for (const one of usage) isTaken = (await write([], [one])) && isTaken;
  return isTaken;
}

function restoreDeleted(batch: readonly Waiting[], usage: readonly UsedTokens[]): void {
  used.unshift(...usage);
  const newer = [...waiting];
  waiting.clear();
  for (const one of batch) waiting.set(one.change.replyId, one);
  for (const [replyId, one] of newer) {
    const older = waiting.get(replyId);
    waiting.set(replyId, one);
    if (older) replaced(older, replyId);
  }
}

// Whoever waits for the older change waits for the newer one now.
function replaced(older: Waiting, replyId: string): void {
  older.release();
  const newer = waiting.get(replyId);
  if (!newer) return;
  const { onceWritten } = newer;
  newer.onceWritten = () => {
    older.onceWritten();
    onceWritten();
  };
}

import { setTimeout as wait } from "node:timers/promises";
import { errorFields, log } from "#app/config/log.server.ts";
import { isPassingFailure } from "#db/failures.ts";

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;
/** How long a write takes on a healthy disk: too short for anybody to notice. */
const AT_ONCE_MS = 200;
/** An operator has this long to make room on the disk before what waits is given up. */
const PATIENCE_MS = 10 * 60_000;

export interface KeepTryingOptions {
  /** What is written, for the log: never whose it is or what it says. */
  what: string;
  patienceMs?: number;
}

interface Unwritten {
  what: string;
  /** Ends the wait for the next try. */
  wake: () => void;
  ended: Promise<unknown>;
}

const unwritten = new Set<Unwritten>();
let isLeaving = false;

/**
 * Runs a write, and retries it with longer and longer waits while the database fails in a way that may
 * pass (a full disk, a lock, a file that can't be opened for now). The write must be safe to do twice.
 * Resolves once it is written. Rejects after ten minutes, and at once with any other error. Logs what it
 * gives up, so that callers needn't wait for it.
 */
export function keepTrying<Written>(
  write: () => Promise<Written>,
  { what, patienceMs = PATIENCE_MS }: KeepTryingOptions,
): Promise<Written> {
  const attempt: Unwritten = { what, wake: () => {}, ended: Promise.resolve() };
  const written = tryUntil(write, attempt, performance.now() + patienceMs).finally(() =>
    unwritten.delete(attempt),
  );
  attempt.ended = written.catch(() => undefined);
  unwritten.add(attempt);
  return written;
}

/**
 * On shutdown: what waits is tried a last time. What is not written after `patienceMs` is logged,
 * one line each, without its content.
 */
export async function finishTrying(patienceMs: number): Promise<void> {
  isLeaving = true;
  const left = [...unwritten];
  for (const { wake } of left) wake();
  const late = wait(patienceMs, undefined, { ref: false });
  await Promise.race([Promise.all(left.map(({ ended }) => ended)), late]);
  for (const { what } of unwritten) log().error({ what }, "a write was lost at the end");
}

/**
 * A write that nobody must wait for, or fail with: it is waited for only as long as a database takes
 * that takes it at once, and what it fails with is logged.
 */
export async function withoutWaiting(written: Promise<unknown>, what: string): Promise<void> {
  const done = written.then(
    () => undefined,
    (error: unknown) => log().error({ ...errorFields(error), what }, "a write was left out"),
  );
  await Promise.race([done, wait(AT_ONCE_MS, undefined, { ref: false })]);
}

async function tryUntil<Written>(
  write: () => Promise<Written>,
  attempt: Unwritten,
  deadline: number,
): Promise<Written> {
  const { what } = attempt;
  for (let waitMs = FIRST_WAIT_MS, tries = 1; ; waitMs *= 2, tries += 1) {
    try {
      return await write();
    } catch (error) {
      const isOver = isLeaving || performance.now() > deadline || !isPassingFailure(error);
      if (isOver && (tries > 1 || isPassingFailure(error))) {
        log().error({ ...errorFields(error), what, tries }, "a write was given up");
      }
      if (isOver) throw error;
      if (tries === 1) log().warn({ ...errorFields(error), what }, "a write is tried again");
    }
    await pause(attempt, Math.min(waitMs, MAX_WAIT_MS));
  }
}

function pause(attempt: Unwritten, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs).unref();
    attempt.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

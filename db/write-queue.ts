import { countDatabaseWait } from "#app/config/metrics.server.ts";
import { isLocked } from "./failures.ts";

/** How long a write waits for another process's lock before it is given up. */
const PATIENCE_MS = 120_000;
/** So many may wait: what comes on top fails at once, before memory does. */
const MAX_WAITING = 10_000;
// A try that meets the lock costs ten microseconds.
const FIRST_WAIT_MS = 2;
const MAX_WAIT_MS = 40;
/** Once the lock is gone, what has waited goes through for this long before anybody else has a turn. */
const AT_A_STRETCH_MS = 10;

interface WaitingWrite {
  since: number;
  /** Whether it came to an end, well or not; false where the lock is still there. */
  take: () => boolean;
  giveUp: () => void;
}

/**
 * Lets writes through one after the other, in the order in which they came. One that meets another
 * process's lock waits for it, and all that come later behind it, while the process goes on: the
 * driver would stand still with everybody.
 */
export class WriteQueue {
  readonly #waiting: WaitingWrite[] = [];
  #waitMs = FIRST_WAIT_MS;
  #idle: PromiseWithResolvers<void> | null = null;

  /** Runs a write at once, or once it can be; it is tried until it no longer meets a lock. */
  async take<Result>(write: () => Result): Promise<Result> {
    let met: unknown;
    if (this.#waiting.length === 0) {
      try {
        return write();
      } catch (error) {
        if (!isLocked(error)) throw error;
        met = error;
      }
    }
    return this.#wait(write, met);
  }

  /** How many writes wait. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Resolves once nothing waits. */
  idle(): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve();
    this.#idle ??= Promise.withResolvers();
    return this.#idle.promise;
  }

  #wait<Result>(write: () => Result, met: unknown): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let last = met;
    const take = () => {
      try {
        resolve(write());
      } catch (error) {
        last = error;
        if (isLocked(error)) return false;
        reject(error);
      }
      return true;
    };
    const giveUp = () => reject(last ?? new Error("the write had no turn"));
    if (this.#waiting.length >= MAX_WAITING) {
      giveUp();
      return promise;
    }
    this.#waiting.push({ since: performance.now(), take, giveUp });
    if (this.#waiting.length === 1) this.#tryLater();
    return promise;
  }

  #tryLater(): void {
    setTimeout(() => this.#go(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, MAX_WAIT_MS);
  }

  #go(): void {
    const start = performance.now();
    for (let write = this.#waiting[0]; write; write = this.#waiting[0]) {
      if (performance.now() - start > AT_A_STRETCH_MS) {
        setImmediate(() => this.#go());
        return;
      }
      if (write.take()) this.#waitMs = FIRST_WAIT_MS;
      else if (start - write.since < PATIENCE_MS) return this.#tryLater();
      else write.giveUp();
      countDatabaseWait(performance.now() - write.since);
      this.#waiting.shift();
    }
    this.#idle?.resolve();
    this.#idle = null;
  }
}

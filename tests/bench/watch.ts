// Preloaded into the measured server (`node --import`): looks on from outside the app how long the
// event loop stands still and how often the database is written to, and tells it when asked.
import { createRequire } from "node:module";

export interface Watched {
  /** The longest time in which no timer could run, and how much of it this thread was computing. */
  longestBlockMs: number;
  longestBlockBusyMs: number;
  /** Transactions that changed rows: what a disk has to take in one go. */
  commits: number;
  /** Statements that changed rows. */
  changes: number;
}

interface Connection {
  readonly inTransaction: boolean;
  prepare(sql: string): Statement;
}
interface Statement {
  run(...values: unknown[]): unknown;
  iterate(...values: unknown[]): unknown;
  raw(isRaw?: boolean): Statement;
}

const LOOK_EVERY_MS = 5;
const CHANGE = /^\s*(insert|update|delete|replace)\b/i;

let seen = nothing();
const dirty = new WeakSet<object>();

watchEventLoop();
watchWrites();
process.on("message", (question) => {
  if (question === "reset") seen = nothing();
  if (question === "tell") process.send?.({ watched: seen });
});
// Being asked is no reason to stay.
process.channel?.unref();

function nothing(): Watched {
  return { longestBlockMs: 0, longestBlockBusyMs: 0, commits: 0, changes: 0 };
}

function watchEventLoop(): void {
  let last = performance.now();
  let lastBusy = busyMs();
  setInterval(() => {
    const now = performance.now();
    const busy = busyMs();
    const blockMs = now - last - LOOK_EVERY_MS;
    if (blockMs > seen.longestBlockMs) {
      seen.longestBlockMs = blockMs;
      seen.longestBlockBusyMs = busy - lastBusy;
    }
    last = now;
    lastBusy = busy;
  }, LOOK_EVERY_MS).unref();
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

// A write is what ends in a commit: a batch is one, however many rows it changes. Statements are
// kept and run again, so it is the running that counts.
function watchWrites(): void {
  const { prototype }: { prototype: Connection } = createRequire(import.meta.url)("libsql");
  const prepare = prototype.prepare;
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const isChange = CHANGE.test(sql);
    if (!isChange && sql !== "COMMIT") return statement;
    for (const way of ["run", "iterate"] as const) {
      const act = statement[way];
      statement[way] = (...values) => {
        if (!isChange) seen.commits += dirty.delete(this) ? 1 : 0;
        else if (this.inTransaction) dirty.add(this);
        else seen.commits += 1;
        if (isChange) seen.changes += 1;
        return act.apply(statement, values);
      };
    }
    return statement;
  };
}

// Loaded into what is measured (`node --import`): looks on from outside the app how long the
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
  exec(sql: string): unknown;
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
  const { prepare, exec } = prototype;
  prototype.exec = function (sql) {
    if (sql === "COMMIT" && dirty.delete(this)) seen.commits += 1;
    return exec.call(this, sql);
  };
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    if (!CHANGE.test(sql)) return statement;
    for (const way of ["run", "iterate"] as const) {
      const act = statement[way];
      statement[way] = (...values) => {
        if (this.inTransaction) dirty.add(this);
        else seen.commits += 1;
        seen.changes += 1;
        return act.apply(statement, values);
      };
    }
    return statement;
  };
}

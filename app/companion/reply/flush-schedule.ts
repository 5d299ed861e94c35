/** Words are gathered this long into one flush: what costs is the write, not the word. */
const FLUSH_MS = 54;
/** With more replies than this at once, each waits longer: one write for each word would fill the core. */
const MANY = 400;
const FLUSH_OF_MANY_MS = 204;
/** Flushes that fall due within this time are sent together: a timer each would cost as much. */
const ROUND_MS = 5;

const rounds = new Map<number, (() => void)[]>();
let waiting = 0;

/**
 * Calls back in 54 to 59 ms, or in 204 to 209 while many wait. Callers who ask at different times get
 * different rounds, so that no round has to serve everybody.
 */
export function atNextFlush(task: () => void): void {
  const now = performance.now();
  const due = Math.ceil((now + (waiting < MANY ? FLUSH_MS : FLUSH_OF_MANY_MS)) / ROUND_MS);
  waiting += 1;
  const round = rounds.get(due);
  if (round) {
    round.push(task);
    return;
  }
  rounds.set(due, [task]);
  setTimeout(serve, due * ROUND_MS - now, due);
}

function serve(due: number): void {
  const tasks = rounds.get(due) ?? [];
  rounds.delete(due);
  waiting -= tasks.length;
  for (const task of tasks) task();
}

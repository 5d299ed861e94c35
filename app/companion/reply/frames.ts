/** Words are gathered this long into one frame: what costs is the write, not the word. */
const FRAME_MS = 54;
/** Frames that fall due within this time are sent together: a timer each would cost as much. */
const ROUND_MS = 5;

const rounds = new Map<number, (() => void)[]>();

/**
 * Calls back in 54 to 59 ms. Whoever asks at another time is called in another round, so that no
 * round has to serve everybody.
 */
export function atNextFrame(task: () => void): void {
  const now = performance.now();
  const due = Math.ceil((now + FRAME_MS) / ROUND_MS);
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
  for (const task of tasks) task();
}

import { setTimeout as wait } from "node:timers/promises";
import { doJobAlone } from "./process-leases.server.ts";

/** So many pieces of what is heavy for the database are done at a time, over all people and processes. */
const PLACES = ["heavy:1", "heavy:2"];
const ASKED_AGAIN_AFTER_MS = 250;
/** How long somebody waits in front of a page for a place. */
const PATIENCE_MS = 10_000;

/** What came of heavy work: "busy" where no place was free in time, and nothing was done. */
export type HeavyOutcome<Result> = { isDone: true; result: Result } | { isDone: false };

/**
 * Runs work that is heavy for the database (an export, an import, an upload) once one of two places is
 * free. A process that dies gives its place up when its lease lapses.
 */
export async function doHeavyWork<Result>(
  work: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<HeavyOutcome<Result>> {
  const until = Date.now() + patienceMs;
  for (;;) {
    for (const place of PLACES) {
      let outcome: HeavyOutcome<Result> = { isDone: false };
      await doJobAlone(place, async () => {
        outcome = { isDone: true, result: await work() };
      });
      if (outcome.isDone) return outcome;
    }
    if (Date.now() >= until) return { isDone: false };
    await wait(ASKED_AGAIN_AFTER_MS, undefined, { ref: false });
  }
}

/** The same for background work: it waits for its turn, however long that takes. */
export async function doHeavyWorkInTurn(work: () => Promise<void>): Promise<void> {
  await doHeavyWork(work, Infinity);
}

import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseFailure, isWriteWaiting } from "#app/models/storage/database-health.server.ts";
import { keepTrying } from "#app/models/storage/keep-trying.server.ts";

/** Whoever may be in danger sees help by then, whatever becomes of what they wrote. */
const PATIENCE_IN_DANGER_MS = 500;
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/** Stands for work that still waits for the database. */
export const STILL_WAITING = Symbol("still waiting");

/**
 * Runs the work of a form for as long as its writer should wait, and returns STILL_WAITING if the database
 * takes longer. Words written in danger are retried until they are stored, so the work must be safe to do
 * twice. Without danger a failure is thrown.
 */
export async function workWithPatience<Result>(
  work: () => Promise<Result>,
  isInDanger: boolean,
): Promise<Result | typeof STILL_WAITING> {
  const failed = { isSo: false };
  const attempt = async () => {
    try {
      return await work();
    } catch (error) {
      failed.isSo ||= isDatabaseFailure(error);
      throw error;
    }
  };
  const done = isInDanger ? keepTrying(attempt, { what: "words in danger" }) : attempt();
  const tick = (ms: number) => wait(ms, STILL_WAITING, { ref: false });
  let outcome = await Promise.race([done, tick(isInDanger ? PATIENCE_IN_DANGER_MS : PATIENCE_MS)]);
  while (outcome === STILL_WAITING && !failed.isSo && !isWriteWaiting()) {
    outcome = await Promise.race([done, tick(LOOK_AGAIN_MS)]);
  }
  // Nobody waits for this any more, and its failure has been logged.
  if (outcome === STILL_WAITING) done.catch(() => undefined);
  return outcome;
}

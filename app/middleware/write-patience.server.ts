import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseFailure, isWriteWaiting } from "#app/models/database-health.server.ts";
import { keepTrying } from "#app/models/keep-trying.server.ts";

/** Whoever may be in danger sees help by then, whatever becomes of what they wrote. */
const PATIENCE_IN_DANGER_MS = 500;
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/** Stands for work that still waits for the database. */
export const STILL_WAITING = Symbol("still waiting");

/**
 * Does what a form asks for, with as much patience as its writer can be asked for: STILL_WAITING once
 * that is used up and the database is why. What was written in danger is tried again until it is
 * stored; it must be work that may be done twice. Where nothing is in danger a failure is thrown.
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
  // Nobody waits for it any more: what it fails with has been logged.
  if (outcome === STILL_WAITING) done.catch(() => undefined);
  return outcome;
}

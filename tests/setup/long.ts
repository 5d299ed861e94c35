import { test } from "vitest";

/** Whether this is `npm run test:long`, which goes through all of what the other run takes a part of. */
export const isLongRun = process.env.TEST_LONG === "1";

/** A test of the long run alone. */
export const longTest = test.runIf(isLongRun);

/** All of a list in the long run, else one in so many, the first of all in any case. */
export function sampled<Item>(list: readonly Item[], oneIn: number): Item[] {
  return list.filter((_, index) => isLongRun || index % oneIn === 0);
}

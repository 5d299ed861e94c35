import { setImmediate as nextTurn } from "node:timers/promises";
import type { Assessment, TextField } from "./assessment.ts";
import { PATTERN_INDEXES } from "./detector/judge.ts";
import { readEncoder, readTable } from "./detector/model.ts";
export { readsAsMinor } from "./detector/minors.ts";
import { judgeTogether } from "./detector/together.ts";

/** How many earlier messages are judged together with a new one. */
export const RECENT_MESSAGES = 5;

/** How a text is to be judged beside its words. */
export interface Setting {
  /** Where it was written; talk where nothing is said. */
  field?: TextField;
  /** Of how many slices of a longer text it is one: each has its chances to look dangerous. */
  parts?: number;
}

/**
 * Judges what a person wrote: alone, and together with their earlier messages (`recent`, oldest first, the last five
 * count). Old risk in `recent` alone raises nothing; only what this text completes does. Synchronous, no network, linear.
 */
export function assessText(
  text: string,
  recent: readonly string[] = [],
  { field = "talk", parts = 1 }: Setting = {},
): Assessment {
  return judgeTogether(text, recent.slice(-RECENT_MESSAGES), { field, parts });
}

let warming: Promise<void> | undefined;

/**
 * Gets the detector ready before somebody writes: reading its patterns with the first message would hold up everybody
 * else for a tenth of a second. Done once, in slices that let other work run. What a pattern says is compiled when a
 * text first needs it: all at once would take as long again and hold fifteen megabytes.
 */
export function warmDetector(): Promise<void> {
  return (warming ??= warm());
}

async function warm(): Promise<void> {
  for (const index of PATTERN_INDEXES) {
    while (index.prepareNext()) await nextTurn();
  }
  await nextTurn();
  readTable();
  await nextTurn();
  readEncoder();
  await nextTurn();
  assessText("I am here, and I am writing this.", ["I was here before."]);
}

import type { Assessment } from "./assessment.ts";
import { judgeTogether } from "./detector/together.ts";

/** How many earlier messages are judged together with a new one. */
export const RECENT_MESSAGES = 5;

/**
 * Judges what a person wrote: alone, and together with their earlier messages (`recent`, oldest first, the last five
 * count). Old risk in `recent` alone raises nothing; only what this text completes does. Synchronous, no network, linear.
 */
export function assessText(text: string, recent: readonly string[] = []): Assessment {
  return judgeTogether(text, recent.slice(-RECENT_MESSAGES));
}

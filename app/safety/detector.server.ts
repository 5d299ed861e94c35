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

/** Patterns are compiled when first used, and again once they prove busy: better now than in a person's first message. */
function warmUp(): void {
  for (let pass = 0; pass < 2; pass += 1)
    assessText("me no puedo, this only wakes the patterns up");
}

warmUp();

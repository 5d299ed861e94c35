import type { RiskState } from "#app/models/risk.server.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, type Assessment, type Kind } from "#app/safety/assessment.ts";
import { signCalled } from "#app/safety/rules/detector-rules.ts";
import { saysSign } from "#app/safety/scripts/asides.ts";
import { graveness, markOf, situationOf } from "#app/safety/scripts/situation.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";

const BLEEDS = signCalled("told_bleeding");
const IS_OVER = signCalled("told_bleeding_over");

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
  { message, history }: ReplyTarget,
  before: RiskState | null,
): boolean {
  if (before === null || before.subject !== "self" || !MAY_BLEED.has(before.kind)) return false;
  if (Date.now() - before.lastSignAt >= NEW_VISIT_AFTER_MS) return false;
  const told = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const newestFirst = [...told.slice(-REMEMBERED_MESSAGES), message.content].reverse();
  const isNews = newestFirst.find((text) => saysSign(text, BLEEDS) || saysSign(text, IS_OVER));
  return isNews !== undefined && !saysSign(isNews, IS_OVER);
}

/** What leads the answer while a wound bleeds: the wound, unless something as grave was found. */
export function openWound(found: Assessment | null): Assessment | null {
  const isAsGrave =
    found !== null && asksAboutDanger(found.tier) && graveness(situationOf(found)) >= 2;
  return isAsGrave ? null : OPEN_WOUND;
}

/** The finding of a message that says that it bleeds and goes on bleeding; any other is left as it is. */
export function asOpenWound(
  found: Assessment,
  before: RiskState | null,
  target: ReplyTarget,
): Assessment {
  const isToldNow = saysSign(target.message.content, BLEEDS) && isStillBleeding(target, before);
  return (isToldNow ? openWound(found) : null) ?? found;
}

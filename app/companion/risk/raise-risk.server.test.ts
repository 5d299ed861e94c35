import { expect, test } from "vitest";
import { nextRisk } from "#app/models/risk/risk.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { SECOND_OPINION_RULE } from "#app/safety/second-opinion.server.ts";
import { isMetAlready } from "./raise-risk.server.ts";

const NOW = 1_700_000_000_000;
const DAD: Assessment = {
  tier: "crisis",
  kind: "plan_or_attempt",
  severity: "critical",
  subject: "other",
  rules: ["other.says_so"],
};
const OPINION = { ...DAD, rules: [SECOND_OPINION_RULE] };
const HINT = { ...OPINION, tier: "check_in", kind: "passive_ideation", subject: "self" } as const;

function after(finding: Assessment) {
  return nextRisk("somebody", null, { finding, says: "other" }, NOW).state;
}

test("another's danger that was met replaces no reply to what comes next, and one's own does", () => {
  const stands = after(DAD);
  expect(isMetAlready(OPINION, stands, NOW + 60_000)).toBe(true);
  expect(isMetAlready({ ...OPINION, subject: "self" }, stands, NOW + 60_000)).toBe(false);
  expect(isMetAlready(OPINION, null, NOW)).toBe(false);
});

test("beside unwanted thoughts that were met, a hint about the child adds no question", () => {
  const stands = after({
    tier: "crisis",
    kind: "harm_to_others",
    severity: "moderate",
    subject: "dependent",
    rules: ["situation.unwanted_baby"],
  });
  const hint = { ...HINT, kind: "distress", subject: "dependent" } as const;
  expect(isMetAlready(hint, stands, NOW + 60_000)).toBe(true);
});

test("after a no a hint adds nothing, and a crisis is a new sign", () => {
  const own = { ...DAD, subject: "self", severity: "moderate", kind: "passive_ideation" } as const;
  const denied = nextRisk(
    "somebody",
    after(own),
    { finding: NOTHING_FOUND, says: "no" },
    NOW,
  ).state;
  expect(isMetAlready(HINT, denied, NOW + 60_000)).toBe(true);
  expect(isMetAlready({ ...OPINION, subject: "self" }, denied, NOW + 60_000)).toBe(false);
});

test("what was asked about today isn't asked again for a hint", () => {
  const asked = after({ ...HINT, rules: ["passive.weary"] });
  expect(isMetAlready(HINT, asked, NOW + 60_000)).toBe(true);
  const day = 25 * 60 * 60_000;
  expect(isMetAlready(HINT, asked, NOW + day)).toBe(false);
});

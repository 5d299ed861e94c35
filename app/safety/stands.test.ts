import { expect, test } from "vitest";
import type { Assessment } from "./assessment.ts";
import { situationOf, type Situation } from "./scripts/situation.ts";
import { keepWhatStands } from "./stands.ts";

const ABUSE = { kind: "abuse_or_violence", subject: "self" } as const;
const BABY = { kind: "harm_to_others", subject: "dependent" } as const;
const CUTS = { kind: "self_harm", subject: "self" } as const;
const THEIRS = { kind: "plan_or_attempt", subject: "other" } as const;
const EATING = { kind: "self_harm", subject: "self" } as const;
const WISH = { kind: "passive_ideation", subject: "self" } as const;
const ACTIVE = { kind: "active_ideation", subject: "self" } as const;
const PLAN = { kind: "plan_or_attempt", subject: "self" } as const;
const COLLAPSED = { kind: "medical_emergency", subject: "other" } as const;

type Of = Pick<Assessment, "kind" | "subject">;

test.each<[Situation, Of, string[], Of, Situation | null]>([
  ["abuse", ABUSE, ["reader.crisis"], THEIRS, "abuse"],
  ["abuse", ABUSE, ["model.crisis", "other.worry"], THEIRS, "abuse"],
  ["abuse", ABUSE, ["other.says_so"], THEIRS, null],
  ["abuse", ABUSE, ["reader.crisis", "plan.intent"], PLAN, null],
  ["abuse", ABUSE, ["reader.crisis", "medical.collapsed"], COLLAPSED, null],
  ["unwanted_baby", BABY, ["reader.check_in", "self_harm.eating"], EATING, "unwanted_baby"],
  ["unwanted_baby", BABY, ["medical.stomach", "reader.check_in"], EATING, "unwanted_baby"],
  ["unwanted_baby", BABY, ["passive.wish_dead"], WISH, "unwanted_baby"],
  ["self_harm", CUTS, ["reader.check_in", "minor"], WISH, "self_harm"],
  ["self_harm", CUTS, ["plan.intent", "reader.crisis"], PLAN, null],
  ["abuse", ABUSE, ["active.kill_self", "reader.check_in"], ACTIVE, null],
  ["unwanted_baby", BABY, ["active.kill_self", "reader.check_in"], ACTIVE, null],
  ["unwanted_baby", BABY, ["reader.crisis"], ACTIVE, "unwanted_baby"],
  ["act_done", PLAN, ["reader.crisis"], THEIRS, "act_done"],
  ["active", ACTIVE, ["reader.crisis"], THEIRS, null],
])("while %s stands, %o raised by %o is of %s", (situation, stands, rules, of, kept) => {
  const found = { tier: "crisis", severity: "high", rules, ...of } as const;
  const before = { ...stands, situation, severity: "high", lastSignAt: Date.now() } as const;
  const finding = keepWhatStands(found, before);
  if (kept === null) return expect(finding).toBe(found);
  expect(finding).toMatchObject(stands);
  expect(situationOf(finding)).toBe(kept);
});

import { expect, test } from "vitest";
import type { Assessment } from "./assessment.ts";
import { readWords } from "./cues/read-words.ts";
import { situationOf } from "./scripts/situation.ts";
import { putRight, raise, type Opinion } from "./second-opinion.server.ts";

const NOTHING: Assessment = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
  rules: [],
};
const GENTLE: Assessment = {
  tier: "check_in",
  kind: "passive_ideation",
  severity: "moderate",
  subject: "self",
  rules: ["passive.tired"],
};
const FOUND = {
  tier: "crisis",
  kind: "abuse_or_violence",
  severity: "high",
  subject: "dependent",
} as const;
const CRISIS: Opinion = { ...FOUND, voices: false };

test("an opinion that sees more than the detector becomes the finding, and is named as its source", () => {
  expect(raise(NOTHING, CRISIS)).toEqual({ ...FOUND, rules: ["model.second-opinion"] });
  expect(raise(GENTLE, CRISIS)).toEqual({
    ...FOUND,
    rules: ["passive.tired", "model.second-opinion"],
  });
});

test("a voice that orders somebody has a script of its own", () => {
  const heard = raise(NOTHING, {
    ...CRISIS,
    kind: "active_ideation",
    subject: "self",
    voices: true,
  });
  expect(
    heard && situationOf({ ...heard, words: readWords("he says get down to the river") }),
  ).toBe("psychosis_harm");
});

test("who is ordered by a voice to harm another is the one in danger of it, whoever was named", () => {
  const heard = raise(NOTHING, {
    ...CRISIS,
    kind: "harm_to_others",
    subject: "other",
    voices: true,
  });
  expect(heard?.subject).toBe("self");
  expect(heard && situationOf(heard)).toBe("psychosis_harm");
});

test("which script a crisis has is what the opinion calls it", () => {
  const both = raise(GENTLE, { ...CRISIS, kind: "plan_or_attempt", matter: "together" });
  expect(both).toMatchObject({ kind: "harm_to_others", subject: "dependent" });
  expect(both && situationOf(both)).toBe("together");
  const guessed = { ...GENTLE, tier: "crisis", rules: ["reader.crisis"] } as const;
  const swallowed: Opinion = {
    ...CRISIS,
    kind: "plan_or_attempt",
    subject: "self",
    matter: "overdose",
  };
  const righted = putRight(guessed, swallowed);
  expect(righted && situationOf(righted)).toBe("overdose");
  // In plain words it stands, whatever a model calls it.
  expect(putRight({ ...guessed, rules: ["plan.named"] }, swallowed)).toBeNull();
});

test("it puts right whose danger an unsure question is about, and no other", () => {
  const unsure = { ...GENTLE, rules: ["passive.wish_dead", "reader.check_in"] };
  const theirs: Opinion = {
    ...CRISIS,
    tier: "check_in",
    kind: "plan_or_attempt",
    subject: "other",
  };
  expect(putRight(unsure, theirs)).toMatchObject({ tier: "check_in", subject: "other" });
  expect(putRight(unsure, { ...theirs, tier: "watch" })).toBeNull();
  expect(putRight({ ...unsure, rules: ["plan.named"] }, theirs)).toBeNull();
  expect(putRight({ ...unsure, tier: "crisis" }, theirs)).toBeNull();
});

test("an opinion never lowers the tier, nor leaves it where it is", () => {
  expect(raise(GENTLE, { ...CRISIS, tier: "none" })).toBeNull();
  expect(raise(GENTLE, { ...CRISIS, tier: "check_in" })).toBeNull();
  expect(raise(NOTHING, null)).toBeNull();
});

test("a severity that the detector saw is not lowered by an opinion that raises the tier", () => {
  expect(raise(GENTLE, { ...CRISIS, severity: "low" })?.severity).toBe("moderate");
});

import { expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";

test("another's preparations in two pieces are asked about, as theirs", () => {
  const told = ["my flatmate gave me her guitar and her amp"];
  expect(assessByRules("she said we'd be better off without her", told)).toMatchObject({
    tier: "check_in",
    subject: "other",
  });
});

test("with a means, and nobody who reaches them, they are an emergency", () => {
  const told = ["he told me the kids would be better off without him", "he has his dad's rifle"];
  expect(assessByRules("I can't get hold of him", told)).toMatchObject({
    tier: "crisis",
    severity: "critical",
    subject: "other",
  });
});

test.each([
  [["my flatmate gave me her guitar", "she's moving to Lisbon"], "her phone is off"],
  [["she isn't answering the door"], "his phone went to voicemail"],
  [["my brother has a shotgun, for hunting"], "he's not home yet"],
])("a gift with its reason, and who is only out, are everyday talk: %j / %s", (told, text) => {
  expect(assessByRules(text, told).tier).not.toBe("crisis");
  expect(assessByRules(text, told).rules).not.toContain("together.other_getting_ready");
});

test("a friend's secret is no abuser's", () => {
  expect(assessByRules("my friend cuts herself and told me not to tell")).toMatchObject({
    subject: "other",
  });
});

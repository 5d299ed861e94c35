import { expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";

const LOUD = "the voices are back and louder";

test.each([
  ["they say she has it coming and has to pay, she deserves it", "harm_to_others"],
  ["it keeps telling me to do the thing to my neighbor", "harm_to_others"],
  ["they say i deserve it and should go", "active_ideation"],
])("what voices told of before order is a crisis: %s", (text, kind) => {
  expect(assessByRules(text).tier).not.toBe("crisis");
  expect(assessByRules(text, [LOUD])).toMatchObject({ tier: "crisis", kind, subject: "self" });
});

test.each([
  "no i don't want to hurt her",
  "they say it gets better in spring",
  "my sister is here",
])("after them, what orders nothing raises nothing: %s", (text) => {
  expect(assessByRules(text, [LOUD, "my neighbor"]).tier).toBe("none");
});

test("somebody else's opinion is no order where no voices were told of", () => {
  expect(assessByRules("they say he deserves it", ["he got the job, my brother"]).tier).toBe(
    "none",
  );
});

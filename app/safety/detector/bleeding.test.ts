import { expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";

test.each([
  ["I used the razor again", "it won't stop, like twenty minutes now"],
  ["did it again earlier, my thigh", "still bleeding through the sock"],
  ["otra vez con la navaja", "no para de sangrar"],
])("a wound of their own that bleeds on is an emergency: %s / %s", (told, text) => {
  expect(assessByRules(text, [told])).toMatchObject({
    tier: "crisis",
    kind: "medical_emergency",
    severity: "critical",
    subject: "self",
  });
});

test.each([
  ["my dog died on Friday", "it won't stop hurting"],
  ["the roof leaks", "it won't stop raining"],
  ["i cut my arm again tonight", "no its not deep"],
  ["did it again earlier, my thigh", "it's not that deep"],
  ["new razor, finally a decent shave", "this song won't stop playing in my head"],
])("what goes on otherwise is none: %s / %s", (told, text) => {
  expect(assessByRules(text, [told]).tier).not.toBe("crisis");
});

test("a wound that is said not to bleed is no emergency", () => {
  expect(assessByRules("not bleeding anymore. it was like an hour ago. its shallow").tier).not.toBe(
    "crisis",
  );
  expect(assessByRules("my arm will not stop bleeding").tier).toBe("crisis");
});

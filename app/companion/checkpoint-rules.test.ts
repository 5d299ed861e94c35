import { expect, test } from "vitest";
import { checkpointByRules } from "./checkpoint-rules.ts";

test("it names what plainly came up, and how often", () => {
  const text = checkpointByRules([
    "I can't sleep, I lie awake all night",
    "My boss gives me more work every week and my job wears me out",
    "I can't sleep again tonight",
  ]);
  expect(text).toMatch(
    /^What came up so far: sleep and work\. Sleep came up in 2 of your messages\./,
  );
});

test("where nothing stands out it says so, and claims nothing", () => {
  const text = checkpointByRules(["hm", "the blue one", "I do not know"]);
  expect(text).toContain("No one theme stands out yet.");
  expect(text).not.toContain("came up");
});

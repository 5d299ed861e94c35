import { expect, test } from "vitest";
import { readAnswers } from "./answers.ts";

test.each([
  "no, its fine",
  "no he's out",
  "yeah im ok",
  "its ok hes asleep",
  "no it's all good",
  "nah I'm fine",
  "he left for work",
  "no, she's not home",
  "yes I'm safe",
  "no, está dormido",
  "no, todo bien",
])("%j says that it is safe for now", (said) => {
  expect(readAnswers(said).safe_place).toBe("yes");
});

test.each(["no", "no, I'm not safe", "it's not safe", "no he's here", "not really safe"])(
  "%j says that it is not",
  (said) => {
    expect(readAnswers(said).safe_place).toBe("no");
  },
);

test.each([
  "he's out until six",
  "its fine but he'll be back soon",
  "ok for now, until he wakes up",
])("%j is neither", (said) => {
  expect(readAnswers(said).safe_place).toBe("unsure");
});

test.each([
  "just my thigh when its loud",
  "only my arms",
  "my legs mostly",
  "on my hips and stomach",
  "just when it gets too much",
  "wrists, sometimes",
  "solo los brazos",
])("to whether they hurt themselves %j is a yes", (said) => {
  expect(readAnswers(said).hurting_self).toBe("yes");
});

test.each([
  "my arm hurts from the gym",
  "my leg is broken",
  "no, just tired",
  "when it rains I sleep",
])("and %j is none", (said) => {
  expect(readAnswers(said).hurting_self).not.toBe("yes");
});

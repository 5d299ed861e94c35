import { expect, test } from "vitest";
import { answerMeant } from "./answer-meant.server.ts";

test("what only reads like a yes to thoughts is asked about once more before it counts as one", async () => {
  const line = "when i drive home at night it does";
  expect(await answerMeant("thoughts_gently", line, true)).toBe("unsure");
  expect(await answerMeant("thoughts_gently", line)).toBe("yes");
});

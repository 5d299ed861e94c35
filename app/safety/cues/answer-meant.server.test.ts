import { expect, test } from "vitest";
import { answerMeant, isHalfNo } from "./answer-meant.server.ts";

test("what only reads like a yes to thoughts is asked about once more before it counts as one", async () => {
  const line = "when i drive home at night it does";
  expect(await answerMeant("thoughts_gently", line, true)).toBe("unsure");
  expect(await answerMeant("thoughts_gently", line)).toBe("yes");
});

test("a no that is taken back in the same breath is none, and a plain one is", async () => {
  expect(await isHalfNo("thoughts", "no, not now. or maybe. I'm not sure any more")).toBe(true);
  for (const plain of ["no", "not at all", "no way", "god no", "no. I'm just tired of my job"])
    expect(await isHalfNo("thoughts", plain), plain).toBe(false);
});

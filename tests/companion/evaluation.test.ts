import { expect, test } from "vitest";
import { readConversations, tallyOf } from "./evaluation.ts";

test("whole conversations go as they should: requests honoured, goodbyes met, nothing asked or said that must not be", () => {
  const { requests, honoured, goodbyes, met, faults } = tallyOf(
    readConversations("tests/companion/conversations"),
  );
  expect(honoured / requests).toBeGreaterThanOrEqual(0.95);
  expect(met / goodbyes).toBeGreaterThanOrEqual(0.95);
  expect(faults.filter(({ kind }) => kind !== "request not honoured")).toEqual([]);
});

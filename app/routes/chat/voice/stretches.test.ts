import { expect, test } from "vitest";
import { secondsToSay, stretchesOf } from "./stretches.ts";

test.each([
  ["one thing after the other, ".repeat(30).trim(), 0.8],
  ["word ".repeat(200).trim(), 0.5],
  ["今日はとても疲れました。明日はもう少し早く寝たいと思います。".repeat(6), 0.95],
  ["a".repeat(900), 1],
])("what takes long is said in parts of at most ten seconds, and no word is lost", (text, rate) => {
  const stretches = stretchesOf(text, rate);
  for (const each of stretches) expect(secondsToSay(each, rate)).toBeLessThanOrEqual(10.5);
  expect(stretches.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("a short text is one stretch", () => {
  expect(stretchesOf(" Take your time. ", 0.95)).toEqual(["Take your time."]);
});

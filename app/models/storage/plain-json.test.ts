import { expect, test } from "vitest";
import { parsePlainJson } from "./plain-json.ts";

test("what people and programs send is read as it is", () => {
  for (const value of [{ a: [1, "[[{{", { b: '\\"[' }] }, [], "[", 7, null, { "{": "}" }]) {
    expect(parsePlainJson(JSON.stringify(value), 100)).toEqual(value);
    expect(parsePlainJson(JSON.stringify(value, null, 2), 100)).toEqual(value);
  }
});

test.each([
  ["a tower of lists", "[".repeat(5_000_000) + "]".repeat(5_000_000)],
  ["a tower of objects", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`],
  ["a crowd of objects", `[${"{},".repeat(2_000_000)}{}]`],
  ["half of one", "[1, 2"],
  ["none", ""],
])("%s is refused before it takes memory", (_, text) => {
  expect(() => parsePlainJson(text, 1_000)).toThrow(SyntaxError);
});

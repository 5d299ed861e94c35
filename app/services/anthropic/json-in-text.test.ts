import { expect, test } from "vitest";
import { jsonInText } from "./json-in-text.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  ['Here you are:\n```json\n{"a":{"b":"}"}}\n```\nAnything else?', { a: { b: "}" } }],
  ['<think>maybe {"a":0}?</think>\n{"a":1}', { a: 1 }],
  ['I read {this} first. {"a":1}', { a: 1 }],
  ['{"a":1', undefined],
  ["no object", undefined],
  ["", undefined],
])("the object in %j is found", (text, value) => {
  expect(jsonInText(text)).toEqual(value);
});

test("a long run of braces takes no longer than its length asks for", () => {
  expect(jsonInText("{".repeat(200_000))).toBeUndefined();
  expect(jsonInText("{}".repeat(50_000))).toEqual({});
});

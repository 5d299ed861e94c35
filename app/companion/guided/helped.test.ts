import { expect, test } from "vitest";
import { readHelped } from "./helped.ts";

test.each([
  ["A little", "a_little"],
  ["thanks, that helped a bit", "a_little"],
  ["yeah kind of", "a_little"],
  ["yes", "a_little"],
  ["A lot", "a_lot"],
  ["it really helped", "a_lot"],
  ["quite a bit actually", "a_lot"],
  ["Not today", "not_today"],
  ["not really", "not_today"],
  ["no, it didn't", "not_today"],
] as const)("“%s” says that an exercise helped: %s", (content, helped) => {
  expect(readHelped(content)).toBe(helped);
});

test.each([
  "Keep talking",
  "it happened on the train yesterday too",
  "my brother called and a lot of old things came up again while we talked about mum",
  "That's enough for now",
  "a friend of mine is coming over",
])("“%s” says nothing about whether it helped", (content) => {
  expect(readHelped(content)).toBeNull();
});

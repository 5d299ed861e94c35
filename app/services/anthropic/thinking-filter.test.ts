import { expect, test } from "vitest";
import { ThinkingFilter } from "./thinking-filter.ts";

test.each([
  ["<think>hm</think>\n\nHello <think>not this</think>", "Hello <think>not this</think>"],
  ["\n<think>\nhm", ""],
  ["<thanks>Hello", "<thanks>Hello"],
  ["<th", "<th"],
  ["Hello", "Hello"],
  ["<think></think>Hi", "Hi"],
])("%j is said as %j, however it is cut", (text, said) => {
  for (const length of [1, 3, 1_000]) {
    const filter = new ThinkingFilter();
    let heard = "";
    for (let at = 0; at < text.length; at += length)
      heard += filter.push(text.slice(at, at + length));
    expect(heard + filter.end()).toBe(said);
  }
});

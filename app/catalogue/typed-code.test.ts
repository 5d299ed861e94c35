import { expect, test } from "vitest";
import { typedCode } from "./typed-code.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123–456", "123456"],
  ["It works for 15 minutes: 123456", "123456"],
  ["Your code is 123 456. It works for 15 minutes.", "123456"],
  ["１２３４５６", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["१२३४५६", "123456"],
  ["1 2 3 4 5 6", "123456"],
  ["12345", "12345"],
  ["1234567", "1234567"],
  ["no code", ""],
])("of %j the code is %j", (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

import { expect, test } from "vitest";
import { emailField } from "./email-address.ts";

const field = emailField("wrong");

test.each([
  "jörg.müller@example.com",
  "anna@bücher.example",
  "a/b+c=d@example.co.uk",
  "o'neill@example.com",
  "用户@例子.example",
  " ada@example.com ",
])("%s is an address", (address) => {
  expect(field.parse(address)).toBe(address.trim());
});

test.each([
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "a b@example.com",
  "a@b@example.com",
  "a,b@example.com",
  "Ada <ada@example.com>",
  "ada@example.com\nBcc: eve@example.com",
  `${"a".repeat(65)}@example.com`,
  `ada@${"a".repeat(250)}.com`,
])("%j is none", (address) => {
  expect(field.safeParse(address).success).toBe(false);
});

import { expect, test } from "vitest";
import { hashPassword, isPasswordRight } from "./passwords.server.ts";

test("a hashed password is recognized, another is not, and the hash says how it was made", async () => {
  const stored = await hashPassword("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain("correct horse");
  expect(await isPasswordRight("correct horse", stored)).toBe(true);
  expect(await isPasswordRight("correct horsf", stored)).toBe(false);
});

test("the same password has another hash each time", async () => {
  expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
});

test("a password typed with other code points for the same letters is the same password", async () => {
  const stored = await hashPassword("caf\u00e9 \ufb01ne");
  expect(await isPasswordRight("cafe\u0301 fine", stored)).toBe(true);
});

test("without an account, and with a damaged row, the answer is no", async () => {
  expect(await isPasswordRight("anything", null)).toBe(false);
  expect(await isPasswordRight("anything", "$argon2id$broken")).toBe(false);
});

test("many at once all get their own answer", async () => {
  const stored = await hashPassword("one");
  const answers = await Promise.all(
    ["one", "two", "one", "three", "one"].map((password) => isPasswordRight(password, stored)),
  );
  expect(answers).toEqual([true, false, true, false, true]);
});

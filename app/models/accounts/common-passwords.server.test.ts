import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.server.ts";

test("the passwords that are guessed first are told, however they are written", () => {
  for (const common of ["password", "12345678", "Password", "TRUSTNO1", "ｐａｓｓｗｏｒｄ"]) {
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  }
});

test("others are not", () => {
  for (const rare of ["a long enough password", "demo-password", "пароль-мой-дом", ""]) {
    expect([rare, isCommonPassword(rare)]).toEqual([rare, false]);
  }
});

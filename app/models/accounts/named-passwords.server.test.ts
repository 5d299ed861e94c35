import { expect, test } from "vitest";
import { containsOwnName } from "./named-passwords.server.ts";

const ANA = { email: "ana.ruiz77@mail.example.org", firstName: "Anaïs", lastName: "Ruiz Vega" };

test.each([
  "aliwell123",
  "Aliwell2026!",
  "4l1w3ll!!99",
  "321llewila",
  "aliwellaliwellaliwell",
  "Aliwell12345678",
  "aliwellPassword1",
  "Anais-Ruiz-99",
  "anaïs1990!",
  "RuizVega2000",
  "@n@.ruiz77",
  "example1234",
  "ruiz-7-example",
])("%s is made of names", (password) => {
  expect(containsOwnName(password, ANA)).toBe(true);
});

test.each([
  "a long enough password",
  "aliwell, twelve herons",
  "Ruiz sells sea shells",
  "correct horse battery",
  "💬".repeat(8),
  "",
])("%s is not", (password) => {
  expect(containsOwnName(password, ANA)).toBe(false);
});

test("what is somebody else's name may be one's password", () => {
  expect(containsOwnName("Ruiz-Vega-2000", { email: "kim@example.org", firstName: "Kim" })).toBe(
    false,
  );
});

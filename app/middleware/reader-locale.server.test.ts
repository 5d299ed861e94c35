import { expect, test } from "vitest";
import { firstDayOfWeek } from "#app/catalogue/format-date.ts";
import { localeFrom } from "./reader-locale.server.ts";

test.each([
  ["en-US,en;q=0.9", "en-US", 0],
  ["en-GB,en;q=0.9", "en-GB", 1],
  ["de", "en-DE", 1],
  ["pt-BR;q=0.8", "en-BR", 0],
  ["ar-EG", "en-EG", 6],
  ["*", "en-US", 0],
  ["x".repeat(5_000), "en-US", 0],
  [null, "en-US", 0],
])("%j is read as %s, and the week begins on day %i", (header, locale, day) => {
  expect(localeFrom(header)).toBe(locale);
  expect(firstDayOfWeek(locale)).toBe(day);
});

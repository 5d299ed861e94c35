import { expect, test } from "vitest";
import { ASIDES, holdingFor, lineNamed, REPLIES } from "#app/content/safety.ts";
import { QUESTIONS } from "./questions.ts";
import { askedAgain, questionAtEnd } from "./moments.ts";

test("a question is asked in no words in which it was asked before, while others are left", () => {
  const first = questionAtEnd("hurt_someone", 1, "en");
  const second = questionAtEnd("hurt_someone", 1, "en", [first]);
  const third = askedAgain("hurt_someone", 2, "en", [first, second]);
  const asked = [first, second, third].map(({ text }) =>
    QUESTIONS.hurt_someone.ask.en.findIndex((words) => text.endsWith(words)),
  );
  expect(new Set(asked).size).toBe(3);
  expect(asked).not.toContain(-1);
});

test.each([
  ["what to get away from", lineNamed("imminent/away")],
  ["distance", lineNamed("support/distance")],
  ["whether they have moved", QUESTIONS.moved.ask],
])("%s fits whoever is inside, outside or at an edge", (_, { en, es }) => {
  expect([en, es].flat(2).join(" ")).not.toMatch(
    /room|outside|street|door\b|habitación|calle|puerta/,
  );
});

test("what holds somebody who is ordered to harm keeps them from whoever it is aimed at", () => {
  const says = [holdingFor("psychosis_harm")?.says.en ?? []].flat();
  expect(says.filter((line) => line.startsWith("Stay"))).toEqual([
    expect.stringContaining("away from anyone it's aimed at"),
  ]);
});

test("nobody is told that they decided, or to take their time in a danger that can't wait", () => {
  const lines = [ASIDES.aside_decided?.en, REPLIES.other.en].flat(2).join(" ");
  expect(lines).not.toMatch(/Decided isn't|It's decided|Take your time/);
});

import { expect, test } from "vitest";
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

import { describe, expect, test } from "vitest";
import { readAnswerTo, readConsideredAnswer } from "./considered-answer.ts";

describe("readConsideredAnswer", () => {
  test.each(["yes", "Yeah.", "yes, tonight", "I think so", "i do", "yep i am", "Yes, I might"])(
    "reads %j as a yes",
    (text) => expect(readConsideredAnswer(text, "en")).toBe("yes"),
  );

  test.each(["no", "Nope", "no, I'm not", "No, not right now", "no i'm okay", "not at all", "No."])(
    "reads %j as a no",
    (text) => expect(readConsideredAnswer(text, "en")).toBe("no"),
  );

  test.each(["maybe", "idk", "not really", "I'd rather not say", "kind of", "yes and no"])(
    "reads %j as unsure",
    (text) => expect(readConsideredAnswer(text, "en")).toBe("unsure"),
  );

  test.each([
    "no one would care",
    "no point in anything",
    "no lol jk",
    "no but I wouldn't mind being dead",
    "no reason to live",
    "never felt worse",
    "yes but only as a joke",
    "my cat is asleep",
    "not tonight, tomorrow",
    "",
    "no ".repeat(200),
  ])("does not take %j for an answer", (text) =>
    expect(readConsideredAnswer(text, "en")).toBeNull(),
  );

  test.each([
    ["sí", "yes"],
    ["si, esta noche", "yes"],
    ["no, hoy no", "no"],
    ["No, ahora mismo no", "no"],
    ["para nada", "no"],
    ["no sé", "unsure"],
    ["tal vez", "unsure"],
    ["Prefiero no decirlo", "unsure"],
    ["no vale la pena", null],
    ["sin ganas de nada", null],
  ] as const)("reads the Spanish %j as %j", (text, answer) =>
    expect(readConsideredAnswer(text, "es")).toBe(answer),
  );

  test("takes the button of a question only as an answer to that question", () => {
    expect(readConsideredAnswer("A bit easier", "en")).toBeNull();
    expect(readAnswerTo("still_strong", "A bit easier", "en")).toBe("no");
    expect(readAnswerTo("still_strong", "Peor", "es")).toBe("yes");
  });

  test("reads an English answer of somebody whose page is in Spanish", () => {
    expect(readConsideredAnswer("yes", "es")).toBe("yes");
  });
});

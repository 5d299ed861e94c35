import { expect, test } from "vitest";
import { LANGUAGES } from "#app/safety/assessment.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { UNREAD } from "#app/safety/detector.server.ts";
import { asideIn, oftenAsked } from "#app/safety/scripts/asides.ts";
import { QUESTION_IDS, QUESTIONS } from "#app/safety/scripts/questions.ts";
import { questionAtEnd } from "#app/safety/written-answers.server.ts";
import { assessReportedIntake } from "./reported-intake.ts";
import { readRiskAnswer, classifyAnswer } from "./asked-question.server.ts";

function readAs(text: string) {
  return { ...UNREAD, language: "en", words: readWords(text) } as const;
}

const CHANGED = "other words, which say nothing of it";

test.each(QUESTION_IDS)(
  "a button of %s means what its id says, whatever stands on it",
  (question) => {
    const { quickAnswers } = questionAtEnd(question, 0, "en");
    const read = quickAnswers.map(
      ({ id }) => readRiskAnswer(question, { read: readAs(CHANGED), choice: id })?.answer,
    );
    expect(read).toEqual(QUESTIONS[question].answers.map(({ means }) => means));
  },
);

test("a button of another question answers nothing, though its words would", () => {
  for (const choice of ["thoughts.yes", "today", "today.", "yes", "just_listen", ""]) {
    expect(readRiskAnswer("today", { read: readAs("yes"), choice })).toBeNull();
  }
});

test("what was taken is too much by the button that says so, or that can't tell", () => {
  const before = { situation: null };
  const told = (choice: string) =>
    assessReportedIntake({ read: readAs(CHANGED), choice }, "taken_what", before);
  expect(told("taken_what.yes")).toMatchObject({ kind: "medical_emergency" });
  expect(told("taken_what.not-sure")).toMatchObject({ kind: "medical_emergency" });
  expect([told("taken_what.no"), told("often.aside_what_happens")]).toEqual([null, null]);
});

test("what people often ask is answered by its id, where it is offered", () => {
  const offered = oftenAsked("active", "en");
  expect(offered.length).toBeGreaterThan(2);
  for (const { id } of offered) {
    expect(asideIn([], "active", { choice: id })).not.toBeNull();
  }
  expect(asideIn([], "active", { choice: "often.none" })).toBeNull();
});

test.each(LANGUAGES)(
  "that somebody is not safe is no no to danger, tapped or typed, whatever it begins with: %s",
  (language) => {
    const { quickAnswers } = questionAtEnd("safe_place", 0, language);
    const [{ id, label } = { id: "", label: "" }] = quickAnswers.filter((each) =>
      each.id.endsWith(".no"),
    );
    const around = { hasSaidYes: false, mayBeDenied: true } as const;
    for (const choice of [id, null]) {
      const read = readRiskAnswer("safe_place", { read: readAs(label), choice });
      for (const state of ["asked", "unanswered", "maybe"] as const) {
        expect(classifyAnswer(readWords(label), read, { ...around, state })).toBe("answer");
      }
    }
  },
);

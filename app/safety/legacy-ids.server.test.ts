import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./assessment.ts";
import { legacyChoices, legacyIds } from "./legacy-ids.server.ts";
import { isCheckBack } from "./scripts/moments.ts";
import { QUESTION_IDS } from "./scripts/questions.ts";
import { checkBack, followUp, questionAtEnd, writtenAnswer } from "./written-answers.server.ts";

/** A reply as it was stored before lines had ids: its words alone. */
function stored(content: string) {
  return { content, question: null };
}

const US = { region: "US", variantSeed: 1 } as const;

describe("a reply of before ids is known by its words", () => {
  test("each question of ours, under whoever's reply it stands", () => {
    for (const id of QUESTION_IDS) {
      for (const language of LANGUAGES) {
        const { text } = questionAtEnd(id, 1, language);
        const { question, lines } = legacyIds(stored(`That sounds hard.\n\n${text}`));
        expect(question).toBe(id);
        expect(lines).toEqual([{ id: `questions.${id}.ask`, wording: 1, language }]);
      }
    }
  });

  test("a step of a script, line by line", () => {
    for (const language of LANGUAGES) {
      const { text, lines, question } = writtenAnswer({
        tier: "crisis",
        kind: "active_ideation",
        severity: "moderate",
        subject: "self",
        language,
        region: "US",
        turn: 0,
        previous: [],
      });
      expect(legacyIds(stored(text))).toEqual({ lines, question });
    }
  });

  test("a check-back, and the line after a medical event", () => {
    const about = { kind: "active_ideation", severity: "high", afterAbuse: false } as const;
    const opening = checkBack({ ...about, ...US, language: "es" });
    const known = legacyIds(stored(opening.text));
    expect(known).toEqual({ lines: opening.lines, question: "back_suicide" });
    expect(isCheckBack(known)).toBe(true);
    const line = followUp({ ...US, kind: "medical_emergency", subject: "self", language: "en" });
    expect(legacyIds(stored(line.text)).lines).toEqual(line.lines);
  });

  test("words that are none of ours are no line, and what a model asked stays asked", () => {
    expect(legacyIds(stored("How was your day?"))).toEqual({ lines: [], question: null });
    expect(legacyIds({ content: "Do you want to die?", question: "thoughts" })).toEqual({
      lines: [],
      question: "thoughts",
    });
  });
});

test("buttons of before ids are known by the question that they answer, and others stay as they were", () => {
  for (const id of QUESTION_IDS) {
    for (const language of LANGUAGES) {
      const { quickAnswers } = questionAtEnd(id, 0, language);
      const before = quickAnswers.map(({ label, message }) => ({ label, message }));
      expect(legacyChoices(before, id)).toEqual(quickAnswers);
      expect(legacyChoices(before, null)).toEqual(before);
    }
  }
  const listen = [{ label: "Just listen", message: "Just listen" }];
  expect(legacyChoices(listen, "today")).toEqual(listen);
});

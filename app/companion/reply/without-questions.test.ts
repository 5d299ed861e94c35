import { describe, expect, it } from "vitest";
import { QuestionFilter, withoutQuestions } from "./without-questions.ts";

describe("a reply under which our own question stands", () => {
  it("asks nothing itself", () => {
    expect(withoutQuestions("That's hard. What happened? I'm here.\n\nHow so?")).toBe(
      "That's hard. I'm here.",
    );
  });

  it("keeps words that somebody else could say, questions among them", () => {
    const tip =
      'Short and plain: "I\'m glad you told me. Are you thinking of it?" Then listen. What then?';
    expect(withoutQuestions(tip)).toBe(
      'Short and plain: "I\'m glad you told me. Are you thinking of it?" Then listen.',
    );
  });

  it("does the same with words that come bit by bit", () => {
    const filter = new QuestionFilter();
    const words = ['Say: "How are', ' you? Really?" Then wait. ', "What do", " you think? Good."];
    const shown = words.map((word) => filter.push(word)).join("") + filter.end();
    expect(shown).toBe('Say: "How are you? Really?" Then wait. Good.');
  });
});

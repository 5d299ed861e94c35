import { describe, expect, it } from "vitest";
import { QuestionFilter, withoutQuestions } from "./without-questions.ts";

function closing(...words: string[]): string {
  const filter = new QuestionFilter("drop_closing");
  return words.map((word) => filter.push(word)).join("") + filter.end();
}

describe("words that ask nothing", () => {
  it("have no question left", () => {
    expect(withoutQuestions("That's hard. What happened?\n\nI'm here.\n\nHow so?")).toBe(
      "That's hard.\n\nI'm here.",
    );
  });

  it("keep what somebody else could say, questions among it", () => {
    const tip =
      'Short and plain: "I\'m glad you told me. Are you thinking of it?" Then listen. What then?';
    expect(withoutQuestions(tip)).toBe(
      'Short and plain: "I\'m glad you told me. Are you thinking of it?" Then listen.',
    );
  });
});

describe("a reply under which our own question stands", () => {
  it("doesn't close with a question, or with several", () => {
    expect(closing("That sounds lonely. What happened then? And who was there?\n")).toBe(
      "That sounds lonely.",
    );
    expect(closing("Is that so?")).toBe("");
  });

  it("keeps a question in its middle", () => {
    const text = "You're worn out. And who wouldn't be? Four nights are a lot.\n\nI'm here.";
    expect(closing(`${text} Do you sleep?`)).toBe(text);
  });

  it.each([
    "The first line could be a short one to him: the car keys scare me tonight, could you hold on to them?",
    "A sentence for your aunt: will you sleep here tonight?",
    "You could ask her, can I stay on your couch?",
    "Text him: I don't want to be alone, are you up?",
    'You could say: "Can you come over?"',
    "Puedes escribirle algo corto a tu hermano: ¿vienes a dormir aquí?",
  ])("keeps words that the person could say: %s", (text) => {
    expect(closing(text)).toBe(text);
  });

  it.each([
    "Let me ask you one thing: are you alone?",
    "I'll say it plainly: is he armed?",
    "Did you tell her, or does nobody know?",
    "Tell me, is he in the room?",
  ])("takes the reply's own question for one: %s", (text) => {
    expect(closing("That's heavy. ", text)).toBe("That's heavy.");
  });

  it("does the same with words that come bit by bit", () => {
    const words = ['Say: "How are', ' you? Really?" Then wait. ', "What do", " you think? Or not?"];
    expect(closing(...words)).toBe('Say: "How are you? Really?" Then wait.');
  });
});

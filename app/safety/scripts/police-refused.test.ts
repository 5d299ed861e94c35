import { expect, test } from "vitest";
import { readWords } from "#app/safety/cues/read-words.ts";
import { writtenAnswer, type WrittenAnswerInput } from "../written-answers.server.ts";

const ATTACKED: WrittenAnswerInput = {
  tier: "none",
  openedBy: "crisis",
  kind: "abuse_or_violence",
  severity: "critical",
  subject: "self",
  language: "en",
  region: "US",
  turn: 0,
  previous: [],
};

test("after “no police” neither this reply nor the next one says to call them", () => {
  const first = writtenAnswer({
    ...ATTACKED,
    tier: "crisis",
    words: readWords("he is hitting me"),
  });
  const told = {
    ...ATTACKED,
    previous: [first],
    turn: 1,
    words: readWords("no cops"),
    heard: [{ id: "aside_police_abuse", score: 1 }],
  };
  const second = writtenAnswer(told);
  const later = {
    ...ATTACKED,
    previous: [first, second],
    turn: 2,
    words: readWords("he's upstairs"),
  };
  expect(first.text).toContain("911");
  for (const reply of [second.text, writtenAnswer(later).text]) {
    expect(reply).not.toContain("911");
    expect(reply).toContain("1-800-799-7233");
  }
});

test.each([
  "he choked me last night and my voice is croaky",
  "he strangled me and I saw spots",
  "she had me by the throat and I wet myself",
  "he choked me and it hurts to swallow",
])("%j is led to an emergency room first", (message) => {
  const { text } = writtenAnswer({
    ...ATTACKED,
    severity: "high",
    tier: "crisis",
    words: readWords(message),
  });
  expect(text.split("\n")[0]).toMatch(/ER|hospital/u);
});

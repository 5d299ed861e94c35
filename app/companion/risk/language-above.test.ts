import { expect, test } from "vitest";
import { readWords } from "#app/safety/cues/read-words.ts";
import { languageOfQuestion } from "./asked-question.server.ts";

const OURS = { above: "es", talk: null } as const;
const TALK = { above: null, talk: "es" } as const;

test("a few words of Spanish under a Spanish reply stay Spanish, though it asked none of the questions", () => {
  for (const spoken of [OURS, TALK])
    expect(languageOfQuestion(null, spoken, readWords("me da pena"))).toBe("es");
});

test("who turns to English, or was answered in English, isn't answered in Spanish", () => {
  for (const spoken of [OURS, TALK]) {
    expect(languageOfQuestion(null, spoken, readWords("i'm too scared"))).toBeNull();
  }
  expect(languageOfQuestion(null, { above: "en", talk: "es" }, readWords("me da pena"))).toBeNull();
});

test("a question that we asked is answered in its language, whatever the answer looks like", () => {
  expect(languageOfQuestion("today", OURS, readWords("no, i'm ok"))).toBe("es");
  expect(languageOfQuestion("today", { above: "en", talk: "es" }, readWords("no"))).toBe("en");
});

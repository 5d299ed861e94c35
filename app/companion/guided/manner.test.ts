import { expect, test } from "vitest";
import { THERAPISTS, type TherapistId } from "#app/catalogue/therapists.ts";
import { voiceOfTherapist } from "#app/catalogue/therapists/voices.ts";
import { answerGuided, openingLine } from "../guided.server.ts";

function opened(id: TherapistId, seed = "") {
  const voice = voiceOfTherapist(id);
  return openingLine({ firstName: "Noor", reason: "no_model", voice, seed });
}

function answer(id: TherapistId, content: string, messageId: string) {
  return answerGuided({
    message: { id: messageId, content },
    history: [],
    state: opened(id).state,
    reason: "no_model",
    firstName: "Noor",
    voice: voiceOfTherapist(id),
  }).text;
}

test("each companion opens in its own words, and says what it is", () => {
  const texts = THERAPISTS.map(({ id }) => opened(id).text);
  expect(new Set(texts).size).toBe(THERAPISTS.length);
  for (const text of texts) {
    expect(text).toContain(", Noor");
    expect(text).toMatch(/\bI am an AI\b/);
    expect(text).not.toContain("{name}");
  }
});

test("the same seed opens with the same line, and another day may bring another", () => {
  expect(opened("ali", "a/monday").text).toBe(opened("ali", "a/monday").text);
  const days = ["mon", "tue", "wed", "thu", "fri", "sat"].map((day) => opened("ali", day).text);
  expect(new Set(days).size).toBeGreaterThan(1);
});

test("a hello and a goodbye are answered in the companion's own words, and the goodbye holds nobody", () => {
  for (const { id } of THERAPISTS) {
    const { greetings, closes } = voiceOfTherapist(id);
    const said = (line: string) => line.replaceAll("{name}", ", Noor");
    expect(greetings.map(said)).toContainEqual(
      expect.toSatisfy((line: string) => answer(id, "hello", "one").endsWith(line)),
    );
    const goodbye = answer(id, "bye for now", "two");
    expect(closes.map(said)).toContain(goodbye);
    expect(goodbye).not.toContain("?");
  }
});

test("one emoji and a line of dots get a gentle answer, never nothing", () => {
  for (const content of ["🙃", "...", "😞"]) {
    const text = answer("alina", content, "three");
    expect(text.trim()).not.toBe("");
    expect(text.length).toBeLessThan(400);
  }
});

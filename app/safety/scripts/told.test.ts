import { expect, test } from "vitest";
import { ASIDES } from "#app/content/safety.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { readText } from "#app/safety/detector.server.ts";
import { isKept, toldIn } from "./told.ts";

test.each([
  ["hi im 14", ["minor"]],
  ["tonight i guess", ["now", "when", "time"]],
  ["can we change the subject", ["other_talk"]],
  ["please stop asking me things", ["no_questions"]],
  ["i dont know who to ask this", []],
  ["sin más preguntas por favor", ["no_questions"]],
  ["i slept badly", []],
])("“%s” tells what a later answer has to know", async (text, told) => {
  const { asides: heard } = await readText(text);
  expect([...toldIn({ words: readWords(text), heard })].sort()).toEqual([...told].sort());
});

test("what was heard is kept, and what was hardly heard is not", () => {
  const heard = (id: string, score: number) => [...toldIn({ heard: [{ id, score }] })];
  expect(heard("told_means_here", 0.8)).toEqual(["told_means_here"]);
  expect(heard("told_bleeding", 0.1)).toEqual([]);
  expect(heard("none", 0.9)).toEqual([]);
});

test("what an answer waits for is one of what is kept", () => {
  const waitsFor = Object.values(ASIDES).flatMap(({ after }) => after ?? []);
  expect(waitsFor.length).toBeGreaterThan(0);
  expect(waitsFor.filter((id) => !isKept(id))).toEqual([]);
});

test("a button tells what its id says, whatever stands on it", () => {
  expect([...toldIn({ words: readWords("Yes, right now"), choice: "medical_now.yes" })]).toEqual(
    [],
  );
  expect([...toldIn({ choice: "today.yes" })]).toContain("when");
});

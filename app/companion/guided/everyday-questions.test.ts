import { expect, test } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";

test.each([
  ["how many hours of sleep does an adult need", /seven/iu],
  ["any tips to quit biting my nails", /polish|finger/iu],
  ["where does one meet people in a new city?", /class|club|volunteer/iu],
  ["¿dónde conozco gente en esta ciudad?", /grupo|intercambio|equipo/iu],
  ["what could i bring for a newborn", /clothes|book/iu],
  ["can i stop paying rent until he fixes it", /evict|advice/iu],
  ["which topic first?", /marks|past paper/iu],
  ["what do you say to people at a wake", /sorry/iu],
  ["what are panic attacks exactly", /peak/iu],
  ["how do i drift back to sleep", /clock|phone/iu],
  ["is it weird to sing to my plants", /normal|ordinary/iu],
  ["do you store what i write", /stored/iu],
])("%j gets a plain answer, and no exercise", (line, answer) => {
  expect(lastReply(line)).toMatch(answer);
});

test("how long an attack lasts is known after what it is was asked", () => {
  expect(lastReply("whats a panic attack", "how long does one last")).toMatch(/ten minutes/u);
});

test("a landlord who doesn't answer is no friend", () => {
  const lines = ["my landlord is useless", "no heating for two weeks, he just ignores my texts"];
  expect(lastReply(...lines)).not.toMatch(/friend/iu);
  expect(lastReply(...lines, "what can i do about it")).toMatch(/letter|council|writing/iu);
});

test("what isn't known is said honestly", () => {
  expect(lastReply("how do i get a red wine stain out")).toMatch(/don't|beyond me|can't say/iu);
});

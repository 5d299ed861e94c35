import { expect, test } from "vitest";
import type { Assessment } from "#app/safety/assessment.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { situationOf } from "#app/safety/scripts/situation.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { forTheirAge } from "./their-age.server.ts";

const HIT: Assessment = {
  tier: "crisis",
  kind: "abuse_or_violence",
  severity: "high",
  subject: "self",
  rules: [],
};

function written(message: string, before: string): ReplyTarget {
  const history = [{ role: "user", content: before, reason: null }];
  const read = { words: readWords(message) };
  return { message: { content: message, read }, history } as unknown as ReplyTarget;
}

test("who once said that they are in school gets the help for their age for what is told later", () => {
  const found = forTheirAge(HIT, null, written("my stepdad hits me", "hi im in 9th grade"));
  expect(situationOf(found)).toBe("young_abuse");
});

test("an adult gets the help for adults", () => {
  const found = forTheirAge(HIT, null, written("my husband hits me", "hi im 39"));
  expect(situationOf(found)).toBe("abuse");
});

import { expect, it } from "vitest";

import type { Kind } from "../assessment.ts";
import { readModelSubject } from "./subject.ts";

function subjectOf(text: string, kind: Kind): string {
  return readModelSubject(text.split(" "), kind);
}

it("takes a farewell for the writer's, whomever it names", () => {
  for (const text of [
    "tell my mum i loved her i will not be here tomorrow",
    "wrote the letters one for mum one for whoever finds me",
    "tell them it was nobody s fault when they find this phone",
    "feeling done goodbye",
  ]) {
    expect(subjectOf(text, "plan_or_attempt"), text).toBe("self");
  }
});

it("takes it for somebody else's where they act and the writer looks on", () => {
  expect(subjectOf("my friend is on the roof i do not know what to do", "plan_or_attempt")).toBe(
    "other",
  );
  expect(subjectOf("she took all her pills what do i do", "plan_or_attempt")).toBe("other");
  expect(subjectOf("my sister sent a message saying feed the fish for me", "plan_or_attempt")).toBe(
    "other",
  );
  expect(subjectOf("she told me to kill myself and i will", "plan_or_attempt")).toBe("self");
  expect(subjectOf("my son is locked in with a rope", "plan_or_attempt")).toBe("dependent");
});

it("takes a threat for the writer's own, and an emergency for whoever has it", () => {
  expect(subjectOf("my brother will have an accident i have seen to it", "harm_to_others")).toBe(
    "self",
  );
  expect(subjectOf("my dad can not move his right side", "medical_emergency")).toBe("dependent");
});

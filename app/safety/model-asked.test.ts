import { expect, test } from "vitest";
import { modelAsked } from "./model-asked.ts";

test.each([
  ["Are you afraid of him?", "afraid_of_someone"],
  ["Are you safe at home with him?", "afraid_of_someone"],
  ["What everyday thing are you afraid of right now?", null],
  ["Are you afraid of flying, or of the airport?", null],
])("%s asks about violence only where somebody is feared", (text, question) => {
  expect(modelAsked(text).question).toBe(question);
});

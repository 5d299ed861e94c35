import { expect, test } from "vitest";
import { askedAtEnd, isAskedAs, questionAsked } from "./model-question.server.ts";

test.each([
  ["Are you afraid of him when he comes home?", "afraid_of_someone"],
  ["Do you feel safe at home with your husband?", "afraid_of_someone"],
  ["What everyday thing are you afraid of right now?", null],
  ["Are you afraid of flying, or of the airport?", null],
  ["Are you thinking about killing yourself?", "thoughts"],
  ["When it gets like that, do you think about dying? You can say it as it is.", "thoughts"],
  ["¿Has pensado en quitarte la vida?", "thoughts"],
  ["Have you cut yourself today?", "hurting_self"],
  ["Shall we cut the list in half, or do you want to hurt nobody's feelings?", null],
  ["If the thoughts of suicide come back, 988 is there. What did you have for lunch?", null],
])("%s is the question of ours that it is", async (text, question) => {
  expect(questionAsked(await askedAtEnd(text), false)).toBe(question);
});

test("what is asked in a model's words is asked, whichever of our questions it is", async () => {
  const asked = await askedAtEnd("Is anybody in the house with you tonight?");
  expect(isAskedAs(asked, "company")).toBe(true);
  expect(isAskedAs(asked, "thoughts")).toBe(false);
  expect(isAskedAs(await askedAtEnd("What was she like?"), "company")).toBe(false);
});

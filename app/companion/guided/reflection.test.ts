import { expect, test } from "vitest";
import { sayBack, sayBackOneOf } from "./reflection.ts";

test("a short statement is turned to face whoever said it, and one of several isn't", () => {
  expect(sayBack("my landlord kept the deposit")).toBe("Your landlord kept the deposit.");
  expect(sayBack("I came home. he was on the sofa")).toBeNull();
});

test.each([
  [
    "Her chair, I suppose. I still put the second cup out in the mornings.",
    "You still put the second cup out in the mornings.",
  ],
  [
    "feed change rock repeat. my husband goes to work at 7 and I watch the door close",
    "Your husband goes to work at 7 and you watch the door close.",
  ],
])("of a few the most concrete one is said back: %j", (told, said) => {
  expect(sayBackOneOf(told)).toBe(said);
});

test.each([
  "the smiling. like he knew. and i did say nothing",
  "I hate myself for it. I am such a failure of a mother to her",
  "I think he took the pills again. I found him on the floor of the bathroom",
  "one thing happened. then she left for the day. then I came back home late. then he rang me up twice. then I slept",
  "is it me? I told her all about the whole thing last week",
])("what is no plain statement isn't said back: %j", (told) => {
  expect(sayBackOneOf(told)).toBeNull();
});

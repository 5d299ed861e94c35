import { expect, test } from "vitest";
import { talkWithProduct } from "#tests/companion/product-talk.ts";
import { beginsLikeLately, withoutOpening } from "./fresh-openings.ts";

const said = (...texts: string[]) =>
  texts.map((content, at) => ({ id: `r${at}`, role: "assistant" as const, content }));

test("a reply begins like another by its first words", () => {
  expect(beginsLikeLately("Okay. And then?", said("Okay. I'm here."))).toBe(true);
  expect(beginsLikeLately("I'd like to hear it.", said("I'd like to know."))).toBe(true);
  expect(beginsLikeLately("Go on.", said("Okay. Go on."))).toBe(false);
  expect(beginsLikeLately("Go on.", said("Go on.", "One.", "Two.", "Three."))).toBe(true);
});

test("only a short receipt can be left out", () => {
  expect(withoutOpening("I see. What happened next?")).toBe("What happened next?");
  expect(withoutOpening("What happened next?")).toBe("What happened next?");
});

test("no reply of a long talk begins like one of the three before it", () => {
  const lines = [
    "my week was long",
    "we moved the shelves",
    "it took all of Tuesday",
    "nobody said a word about it",
    "then the truck came late",
    "I carried most of it",
    "and it rained the whole time",
  ];
  const replies = talkWithProduct(...lines).map(({ text }) => text);
  for (const [at, text] of replies.entries()) {
    expect(beginsLikeLately(text, said(...replies.slice(Math.max(0, at - 3), at)))).toBe(false);
  }
});

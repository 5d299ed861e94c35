import { expect, test } from "vitest";
import { spokenText } from "./spoken-text.ts";

test("marks are not said, and neither are addresses", () => {
  expect(
    spokenText("**Slowly** now, *one* at a time. See [the page](https://example.org/x)."),
  ).toBe("Slowly now, one at a time. See the page.");
});

test("each paragraph and each item of a list is a sentence of its own", () => {
  expect(spokenText("Three things\n\n1. A walk\n2. Some water!\n- rest\n\nWhich one?")).toBe(
    "Three things. A walk. Some water! rest. Which one?",
  );
});

test("a mark that was cut off, and a line of nothing but marks, are passed over", () => {
  expect(spokenText("It is **hard. \n\n***\n\nStay")).toBe("It is hard. Stay.");
  expect(spokenText("  \n\n")).toBe("");
});

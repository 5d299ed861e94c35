import { expect, test } from "vitest";
import { MarkReader } from "./mark-reader.ts";

function read(pieces: readonly string[], count = 3) {
  const reader = new MarkReader(count);
  const shown = pieces.map((piece) => reader.push(piece)).join("") + reader.end();
  return { shown, used: reader.used };
}

test("marks are taken out and remembered, wherever they stand", () => {
  expect(read(["A slow breath helps. [[k2]]"])).toEqual({
    shown: "A slow breath helps. ",
    used: [1],
  });
  expect(read(["One [[k1]] two [[ K3 ]] three"])).toEqual({ shown: "One two three", used: [0, 2] });
  expect(read(["Both. [[k1, k2]]"]).used).toEqual([0, 1]);
  expect(read(["Both. [[k1]][[k1]] [[k3]]"])).toEqual({ shown: "Both. ", used: [0, 2] });
});

test("a text cut after any character says the same, and never shows a piece of a mark", () => {
  const text = "Try it tonight. [[k1]] And [one] more [[k9]] thing [[note: x]] here.[[k2]]";
  const whole = read([text]);
  expect(whole).toEqual({ shown: "Try it tonight. And [one] more thing here.", used: [0, 1] });
  for (let at = 1; at < text.length; at += 1) {
    expect(read([text.slice(0, at), text.slice(at)])).toEqual(whole);
  }
  expect(read([...text])).toEqual(whole);
});

test("ids that were made up name nothing, and are gone all the same", () => {
  expect(read(["Yes. [[k7]] [[source-12]] [[k0]]"])).toEqual({ shown: "Yes. ", used: [] });
  expect(read(["Yes. [[k1]]"], 0)).toEqual({ shown: "Yes. ", used: [] });
});

test("a mark that is never closed is not shown, also where another begins inside it", () => {
  expect(read(["Done. [[k1"])).toEqual({ shown: "Done. ", used: [] });
  expect(read(["Done. [[k1", "]"]).shown).toBe("Done. ");
  expect(read(["a [[[k1]] b"])).toEqual({ shown: "a b", used: [0] });
  expect(read(["a [[k1 [[k2]] b"])).toEqual({ shown: "a b", used: [1] });
  expect(read([..."a [[k1 [[k2]] b"])).toEqual({ shown: "a b", used: [1] });
});

test("a mark with one bracket too few is one all the same", () => {
  expect(read(["Sleep well. [k1]"])).toEqual({ shown: "Sleep well. ", used: [0] });
  expect(read([..."Sleep well. [k1] So."])).toEqual({ shown: "Sleep well. So.", used: [0] });
});

test("other brackets stay", () => {
  expect(read(["a [link](https://example.org) and [", "x]"]).shown).toBe(
    "a [link](https://example.org) and [x]",
  );
  const long = `[[${"word ".repeat(20)}`;
  expect(read([long]).shown).toBe("word ".repeat(20));
});

test.each([
  ["[[offer exercise box-breathing]]", { kind: "exercise", what: "box-breathing" }],
  [
    "[[ Offer goal: I want to call my sister, whom I haven't seen for a long while, on Sunday ]]",
    {
      kind: "goal",
      what: "I want to call my sister, whom I haven't seen for a long while, on Sunday",
    },
  ],
  ["[[offer help]]", { kind: "help", what: "" }],
  ["[[offer surgery now]]", null],
  ["[[offer exercise box-breathing", null],
  ["[[offer goal I want\n", null],
])("an offer on the last line is read, and never shown: %s", (mark, offer) => {
  for (const pieces of [[`Try it?\n${mark}`], [...`Try it?\n${mark}`]]) {
    const reader = new MarkReader(0);
    const shown = pieces.map((piece) => reader.push(piece)).join("") + reader.end();
    expect(shown.trim()).toBe("Try it?");
    expect(reader.offer).toEqual(offer);
  }
});

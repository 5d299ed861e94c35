import { describe, expect, it, test } from "vitest";
import { readAnswer, readMeaning } from "./reader.server.ts";
import { BEGIN, END, readPieces } from "./pieces.ts";
import { windowsOf } from "./windows.ts";

describe("pieces", () => {
  it("are the same for any way of writing spaces and widths", () => {
    expect(readPieces("  ｏｎｅ \n two ")).toEqual(readPieces("one two"));
    expect(readPieces("")).toEqual([]);
  });

  it("are the same for a phone's apostrophes and a keyboard's", () => {
    expect(readPieces("don’t call it “help”")).toEqual(readPieces('don\'t call it "help"'));
  });

  it("read a word of 64 kB, and letters that nobody knows, in bounded time", () => {
    const started = performance.now();
    expect(readPieces("a".repeat(65_536)).length).toBeGreaterThan(100);
    expect(readPieces("\u{10ffff}".repeat(20_000)).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("windows", () => {
  it("hold a short text whole", () => {
    expect(windowsOf([5, 6, 7])).toEqual([[BEGIN, 5, 6, 7, END]]);
    expect(windowsOf([])).toEqual([[BEGIN, END]]);
  });

  it("overlap by half, so that every two neighbours stand together in one, and leave nothing out", () => {
    const pieces = Array.from({ length: 500 }, (_, at) => at + 10);
    const windows = windowsOf(pieces);
    expect(new Set(windows.flat())).toEqual(new Set([BEGIN, END, ...pieces]));
    for (const [at, piece] of pieces.slice(0, -1).entries())
      expect(windows.some((one) => one.includes(piece) && one.includes(pieces[at + 1] ?? 0))).toBe(
        true,
      );
  });
});

test("a text has one kind of danger, one owner and one wish, and they add up", async () => {
  const { danger, whose, wish } = await readMeaning("the trains were late again");
  for (const shares of [danger, whose, wish])
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(danger.none).toBeGreaterThan(0.5);
});

test("the danger of a longer text is seen wherever it stands", async () => {
  const filler =
    "We painted the fence green. The bus was late again on the way to the shop, and my sister rang about Sunday. " +
    "It rained until four, so I read for a while and made soup, and the neighbor's cat came in by the window. ";
  const danger =
    "I have the pills here and I'm going to kill myself tonight, I don't want to live. ";
  for (const text of [danger + filler, filler + danger]) {
    const { none, distress } = (await readMeaning(text)).danger;
    expect(none + distress).toBeLessThan(0.5);
  }
});

test("a text that was read a moment ago is not read again, nor while it's being read", async () => {
  const text = "We painted the fence green, and the bus was late on the way to the shop. ".repeat(
    80,
  );
  const begun = performance.now();
  const first = await readMeaning(text);
  const once = performance.now() - begun;
  const again = performance.now();
  expect(await readMeaning(text)).toEqual(first);
  expect(performance.now() - again).toBeLessThan(once / 10);
});

test("an answer is read with the question that it answers", async () => {
  const likeliest = async (question: string, text: string) =>
    Object.entries(await readAnswer(question, text)).sort(
      ([, one], [, other]) => other - one,
    )[0]?.[0];
  expect(await likeliest("thoughts", "no. I am not thinking of killing myself")).toBe("no");
  expect(await likeliest("thoughts", "yeah, every night")).toBe("yes");
  expect(await likeliest("thoughts", "don't give me a number again")).toBe("other");
});

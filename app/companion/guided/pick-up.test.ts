import { expect, test } from "vitest";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";
import { productContent } from "./content.ts";

const { encourage } = productContent().lines;
const isFiller = (text: string) => encourage.en.includes(text);

test.each([
  ["i'm a paramedic", /day|work/iu],
  ["just had a really odd lesson", /odd/u],
  ["it was such a hectic morning", /hectic/u],
  ["baked some banana bread this morning", /turn out|like/iu],
  ["bus was late again lol", /headed|how long/iu],
  ["finally handed in my essay", /done|list/iu],
  ["still like 60 pages to go, 12 chapters", /matter|time/iu],
  ["forgot my wallet at the shop", /annoying|nuisance/iu],
])("%j is taken up by what it is", (line, said) => expect(lastReply("hi", line)).toMatch(said));

test("single words are taken up one after the other", () => {
  const [, work, boss, music] = talkWithProduct("hey", "work", "boss", "music");
  expect(work?.text).toMatch(/work|there/iu);
  expect(boss?.text).toMatch(/boss/iu);
  expect(music?.text).toMatch(/music|listen|band/iu);
});

test("a laugh at the end doesn't swallow what is told", () => {
  expect(lastReply("hi", "left my umbrella on the train lol")).not.toMatch(/^Ha\b/u);
});

test("no filler comes twice in a talk", () => {
  const lines = Array.from({ length: 14 }, (_, at) => `blue and ${at} then over by there`);
  const said = talkWithProduct(...lines).map(({ text }) => text);
  const fillers = said.filter(isFiller);
  expect(new Set(fillers).size).toBe(fillers.length);
});

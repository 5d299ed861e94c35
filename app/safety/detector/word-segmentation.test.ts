import { expect, test } from "vitest";
import { segmentWords } from "./word-segmentation.ts";
import { readSentences } from "./tokens.ts";

const read = (text: string) => readSentences(text).map(({ words }) => words);

test("a sentence without spaces is read as its words, however long it is", () => {
  expect(segmentWords("canwetalkaboutmydaytomorrow")?.join(" ")).toBe(
    "can we talk about my day tomorrow",
  );
  const sentence = "iamgoingtotakeallthepillsihavetonightandthenitwillfinallybeover";
  expect(read(sentence)).toEqual([
    "i am going to take all the pills i have tonight and then it will finally be over",
  ]);
  expect(read(`${sentence.repeat(5)}byeforever`).at(-1)).toMatch(
    /it will finally be over bye forever$/u,
  );
});

test("a letter too many is left where it is, and what is no sentence is left alone", () => {
  expect(segmentWords("wehadsuchanicexdaytogether")?.join(" ")).toBe(
    "we had such a nice x day together",
  );
  expect(segmentWords("xkqzvbnwrtplmxkqzvbnwrt")).toBeUndefined();
  expect(segmentWords("extraordinary")).toBeUndefined();
});

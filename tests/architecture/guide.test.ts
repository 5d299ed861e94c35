import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { expect, test } from "vitest";

/** It grew from 4,400 lines to 12,000 in five days when nobody held it. */
const MOST_LINES = 2_300;
const MOST_LINES_OF_A_FILE = 400;

const files = globSync("app/companion/guide/*.ts").filter((file) => !file.includes(".test."));
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length;

test("the guide stays small", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => linesOf(file) > MOST_LINES_OF_A_FILE)).toEqual([]);
  expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(MOST_LINES);
});

test("the guide reads no words: it has no regular expression, and asks for no text of a message", () => {
  const found: string[] = [];
  const walk = (file: string, node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "RegExpLiteral") found.push(`${file}: a pattern`);
    if ("type" in node && node.type === "Identifier" && "value" in node) {
      if (["RegExp", "content", "match", "matchAll"].includes(String(node.value)))
        found.push(`${file}: ${String(node.value)}`);
    }
    for (const each of Object.values(node)) walk(file, each);
  };
  for (const file of files)
    walk(file, parseSync(readFileSync(file, "utf8"), { syntax: "typescript" }).body);
  expect(found).toEqual([]);
});

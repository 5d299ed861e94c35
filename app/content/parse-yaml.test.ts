import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { parsedFileOf, parseYaml } from "./parse-yaml.ts";

const FILES = ["app", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(folder, name)),
);

test.each(FILES)("%s says the same whether the build has parsed it or not", (file) => {
  const written = readFileSync(file, "utf8");
  expect(parseYaml(written)).toEqual(parse(written));
  const [[, json = ""] = []]: string[][] = JSON.parse(parsedFileOf([written]));
  expect(JSON.parse(json)).toEqual(parse(written));
});

test("a text that the build has never seen is parsed", () => {
  expect(parseYaml("a: [1, two]\nb: null\n")).toEqual({ a: [1, "two"], b: null });
});

test("what is no YAML throws", () => {
  expect(() => parseYaml("a: [1")).toThrow();
});

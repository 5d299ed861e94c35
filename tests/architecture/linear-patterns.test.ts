import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { RegExpParser } from "@eslint-community/regexpp";
import { parseSync } from "@swc/core";
import { analyse } from "scslre";
import { expect, test } from "vitest";

/** They read the product's own texts, when whoever wrote them asks for it. */
const OWN_TEXTS = /^app\/routes\/legal\//;

/** What looks slower than it is, and why it isn't. By how the pattern begins. */
const KNOWN: readonly (readonly [string, string])[] = [
  ["^(\\W*)(.*?)((?:(?<!\\W)\\W+)?)$", "matches every text: it never goes back"],
  ["^(\\p{L}*)(.*)$", "matches every text: it never goes back"],
  ["^([^\\p{L}\\p{N}]*)(.*?)(", "matches every text: it never goes back"],
  ["(?<=(?:^|\\n)[^\"'“\\n]*)[\"'“].{3,}", "begins once a line"],
  ["^(?:(?:ok(?:ay)?|so|and|well|maybe|then)[\\s,.:]+)*(?:(?:how|what) about", "begins once"],
  [
    "^(?:(?:so|but|and|then|ok(?:ay)?|well|lol|ha|please",
    "begins once, and looks back from one word",
  ],
  ["(?:^|[\\s,.!])(?:many thanks|thanks?", "reads messages of few words"],
  ["^(?:(?:and|so|then|ok(?:ay)?|right|well|yes)[\\s,]+|(?:she|he", "reads messages of few words"],
];

/** A line of a stack in the module that says the pattern. */
const OF_OURS = /\/app\/(?!config\/long-pattern)/;

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

test("every pattern of the product takes time in proportion to its text", () => {
  const patterns = globSync("{app,db}/**/*.{ts,tsx,js}")
    .filter((file) => !file.includes(".test.") && !OWN_TEXTS.test(file))
    .flatMap(literalsOf);
  expect(patterns.length).toBeGreaterThan(500);
  expect(patterns.flatMap(slowness)).toEqual([]);
});

test("every pattern that is put together when the product starts does so, too", async () => {
  const patterns = await composedPatterns();
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.flatMap(slowness)).toEqual([]);
}, 60_000);

test("a pattern that goes back again and again is found", () => {
  for (const source of [
    "<loc>\\s*([^<]+?)\\s*<\\/loc>",
    "\\s*\\n+\\s*",
    "(?:mm+[ .]*)+$",
    "[.!]+$",
  ]) {
    expect(slowness({ where: "here", source, flags: "u" }), source).toHaveLength(1);
  }
  expect(slowness({ where: "here", source: "(?<![.!])[.!]+$", flags: "u" })).toEqual([]);
});

function slowness({ where, source, flags }: Pattern): string[] {
  if (KNOWN.some(([beginning]) => source.startsWith(beginning))) return [];
  const parser = new RegExpParser();
  const sets = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = parser.parsePattern(source, 0, source.length, sets);
  const { reports } = analyse({ pattern, flags: parser.parseFlags(flags) }, { maxReports: 1 });
  return reports.map(({ type }) => `${where}: ${type} in /${source}/${flags}`);
}

function literalsOf(file: string): Pattern[] {
  const options = { syntax: "typescript", tsx: file.endsWith("x") } as const;
  const found: Pattern[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "RegExpLiteral" && "pattern" in node && "flags" in node) {
      found.push({ where: file, source: String(node.pattern), flags: String(node.flags) });
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(readFileSync(file, "utf8"), options).body);
  return found;
}

/** What modules make of their parts as they are loaded, and of the YAML that they read then. */
async function composedPatterns(): Promise<Pattern[]> {
  const made = new Map<string, Pattern>();
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given, newTarget) {
      const pattern: RegExp = Reflect.construct(target, given, newTarget);
      const { source, flags } = pattern;
      const ours = new Error("where").stack?.split("\n").find((line) => OF_OURS.test(line));
      if (ours) made.set(`${source}/${flags}`, { where: ours.trim(), source, flags });
      return pattern;
    },
  });
  try {
    for (const file of globSync("app/{companion,safety,models}/**/*.ts")) {
      if (/\.test\.ts$|\/check\b|check-|print-rules|(?:assess|classify|judge)-lines/.test(file))
        continue;
      await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
    }
  } finally {
    globalThis.RegExp = Original;
  }
  return [...made.values()];
}

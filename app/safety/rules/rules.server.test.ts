import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { assessByRules } from "../detector.server.ts";
import { matchesRule } from "../detector/judge.ts";
import { readLanguages } from "../detector/languages.ts";
import { readSentences } from "../detector/tokens.ts";
import { DETECTOR_FAMILIES, readLanguageFamilies } from "./detector-rules.ts";
import { readPhrase } from "./phrase.ts";

const LANGUAGE_FAMILIES = readLanguageFamilies((phrase) => phrase.toLowerCase());
const FOLDER = path.resolve("app/safety/rules");

describe.each(DETECTOR_FAMILIES)("rules of the detector: $title", ({ rules, signs }) => {
  it.each(rules)("$id fires in its own examples and in none that it must not", (rule) => {
    const { match, no_match } = rule.examples;
    expect(match.filter((text) => !matchesRule(text, rule))).toEqual([]);
    expect(no_match.filter((text) => matchesRule(text, rule))).toEqual([]);
  });

  it.each(signs)("the sign $id stands in its own examples and in none that it must not", (sign) => {
    const isSaid = (text: string) =>
      readSentences(text).some(
        ({ words }) => sign.pattern.matchesIn(words) && sign.unless?.matchesIn(words) !== true,
      );
    const { match, no_match } = sign.examples;
    expect(match.filter((text) => !isSaid(text))).toEqual([]);
    expect(no_match.filter(isSaid)).toEqual([]);
  });
});

describe.each(LANGUAGE_FAMILIES)("plain words of danger: $title", ({ rules }) => {
  it.each(rules)("$id fires in its own examples and in none that it must not", (rule) => {
    const fires = (text: string) => readLanguages(text).some((found) => found.rule === rule.id);
    expect(rule.examples.match.filter((text) => !fires(text))).toEqual([]);
    expect(rule.examples.no_match.filter(fires)).toEqual([]);
  });

  it.each(rules)("$id raises the panel by itself", (rule) => {
    for (const text of rule.examples.match) expect(assessByRules(text).tier).toBe("crisis");
  });
});

test("no line of the rules is longer than a reviewer reads, or cut short by a number sign", () => {
  for (const folder of ["detector", "languages"]) {
    for (const name of readdirSync(path.join(FOLDER, folder))) {
      const lines = readFileSync(path.join(FOLDER, folder, name), "utf8").split("\n");
      expect(lines.filter((line) => line.length >= 120)).toEqual([]);
      // Without quotation marks YAML reads what follows a "#" as a comment, and the phrase is cut short.
      expect(lines.filter((line) => /^ +- [^"'>].* #/.test(line))).toEqual([]);
    }
  }
});

test("every rule has an id of its own", () => {
  const ids = DETECTOR_FAMILIES.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ["a bracket too few", "(one|two"],
  ["a bracket too many", "one) two"],
  ["an empty choice", "one (|two)"],
  ["a class that is not there", "{nobody}"],
  ["a sign that is none", "one & two"],
])("a phrase with %s is refused", (_name, phrase) => {
  expect(() => readPhrase(phrase, new Map())).toThrow(SyntaxError);
});

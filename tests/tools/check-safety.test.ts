import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { safetyFaults } from "./check-safety.ts";
import { CONTENT_FOLDER } from "./read-pieces.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const kind of ["safety", "help-lines", "legal", "articles"]) {
    cpSync(path.join(CONTENT_FOLDER, kind), path.join(folder, kind), { recursive: true });
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function change(file: string, from: string | RegExp, to: string) {
  const place = path.join(folder, file);
  const before = readFileSync(place, "utf8");
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
}

function faults(): readonly string[] {
  return safetyFaults(folder).map(({ file, problem }) => `${file}: ${problem}`);
}

it.each([
  ["safety/notices.yaml", /^ {2}es: .*\n/m, "safety/notices.yaml: start.es:"],
  ["safety/panels.yaml", /^ {2}es: .*\n/m, "safety/panels.yaml: more.es:"],
  ["help-lines/gb.yaml", /^ {6}es: .*\n/m, "help-lines/gb.yaml: lines.0.what.es:"],
])("names what lacks its Spanish in %s", (file, spanish, problem) => {
  change(file, spanish, "");
  expect(faults()).toContainEqual(expect.stringContaining(problem));
});

it("names a button that no question shares", () => {
  change("safety/questions.yaml", "- rather-not", "- rather-nott");
  expect(faults()).toContainEqual(expect.stringContaining("no answer is called rather-nott"));
});

it("names a line that a script says and nobody wrote, and one that nothing says", () => {
  change("safety/scripts/suicide.yaml", "says: [passive,", "says: [pasive,");
  expect(faults()).toEqual([
    "safety/scripts/suicide.yaml: nothing is called suicide/pasive",
    "safety/suicide/passive: nothing says it",
  ]);
});

it("names a situation that two scripts answer, and one that none does", () => {
  change("safety/scripts/suicide.yaml", "situations: [active]", "situations: [passive]");
  expect(faults()).toEqual([
    "safety/scripts: passive: answered 2 times",
    "safety/scripts: active: answered 0 times",
  ]);
});

it("names a sentence that is too long to read in danger", () => {
  change(
    "safety/notices.yaml",
    "You're talking with an AI.",
    "You're talking with an AI ".repeat(6),
  );
  expect(faults()).toContainEqual(expect.stringContaining("voice: more than 25 words"));
});

it("names a file that is missing, and a text of the law without headings", () => {
  rmSync(path.join(folder, "help-lines/ie.yaml"));
  change("legal/eula.md", "## 1. This agreement", "1. This agreement");
  expect(faults()).toEqual([
    "help-lines/ie.yaml: is missing",
    expect.stringMatching(/^legal\/eula\.md: body: /),
  ]);
});

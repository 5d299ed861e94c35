import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSync } from "vite";

const LINE_MAX_LENGTH = 120;
const PATTERN_MAX_LENGTH = 120;
const FILE_MAX_LINES = 400;
const ROUTE_MAX_LINES = 200;

const files = globSync("{app,db}/**/*.{ts,tsx,js}")
  .filter((file) => !/\.test\.[^.]+$/.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { file, text, ...literalsOf(file, text) };
  });

interface Span {
  start: number;
  end: number;
}

test("no line is longer than one can read, but for its strings and addresses", () => {
  const long = files.flatMap(({ file, text, strings }) => {
    const code = without(text, strings).replaceAll(/https?:\S+/g, "");
    return code.split("\n").flatMap((line, index) => {
      return line.length > LINE_MAX_LENGTH ? [`${file}:${index + 1}: ${line.length}`] : [];
    });
  });
  expect(long).toEqual([]);
});

test("no pattern is longer than one can read", () => {
  const long = files.flatMap(({ file, text, patterns }) =>
    patterns
      .filter(({ start, end }) => end - start > PATTERN_MAX_LENGTH)
      .map(({ start, end }) => `${file}: ${text.slice(start, end)}`),
  );
  expect(long).toEqual([]);
});

test("no file is longer than one keeps in mind, in the routes no longer than a few screens", () => {
  const long = files.flatMap(({ file, text }) => {
    const lines = text.trimEnd().split("\n").length;
    const most = file.startsWith("app/routes/") ? ROUTE_MAX_LINES : FILE_MAX_LINES;
    return lines > most ? [`${file}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
});

function literalsOf(file: string, text: string): { strings: Span[]; patterns: Span[] } {
  const strings: Span[] = [];
  const patterns: Span[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && "start" in node && "end" in node) {
      const span = { start: Number(node.start), end: Number(node.end) };
      if ("regex" in node) patterns.push(span);
      const isString = node.type === "Literal" && "value" in node && typeof node.value === "string";
      if (isString || node.type === "TemplateElement" || node.type === "JSXText")
        strings.push(span);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return { strings, patterns };
}

/** The text with these spans of it gone, its lines as they were. */
function without(text: string, spans: readonly Span[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    rest += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]/g, "");
    at = end;
  }
  return rest + text.slice(at);
}

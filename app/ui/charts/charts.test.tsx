import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textsAt } from "#tests/setup/page.ts";
import { Bars } from "./bars.tsx";
import { MoodLine } from "./mood-line.tsx";
import { runningMeans } from "./running-means.ts";
import { YearPixels } from "./year-pixels.tsx";

const CHART = {
  id: "one",
  title: "Your mood",
  description: "It was calm.",
  table: {
    caption: "Your mood, in numbers",
    columns: ["Day", "Average"],
    rows: [["Nov 1", "7.0"]],
  },
};

function pathsOf(html: string, name: string): string[] {
  const paths = html.matchAll(/<path ([^>]*)>/g);
  return Array.from(paths, ([, marks = ""]) => marks)
    .filter((marks) => marks.includes(`"${name}"`))
    .map((marks) => / d="([^"]*)"/.exec(` ${marks}`)?.[1] ?? "");
}

function line(days: readonly (number | null)[]): string {
  return renderToStaticMarkup(
    <MoodLine {...CHART} days={days} dayLabels={["Nov 1", "Nov 4"]} scale="Happy is 8." />,
  );
}

test("a chart is an image with a name and what it shows, beside the same as a table", () => {
  const html = line([7, 5]);
  expect(html).toMatch(/<svg role="img" [^>]*aria-labelledby="one-title one-description"/);
  expect(textsAt(html, "#one-title")).toEqual(["Your mood"]);
  expect(textsAt(html, "#one-description")).toEqual(["It was calm."]);
  expect(textsAt(html, "caption")).toEqual(["Your mood, in numbers"]);
  expect(textsAt(html, "thead th[scope=col]")).toEqual(["Day", "Average"]);
  expect(textsAt(html, "tbody th[scope=row]")).toEqual(["Nov 1"]);
  expect(textsAt(html, "tbody td")).toEqual(["7.0"]);
});

describe("the line of moods", () => {
  test("breaks off where a day has none, and such a day has no dot", () => {
    const html = line([7, 5, null, 3, 8]);
    const [drawn = ""] = pathsOf(html, "chart-line");
    expect(drawn.match(/M/g)).toHaveLength(2);
    const [dots = ""] = pathsOf(html, "chart-dots");
    expect(dots.match(/M/g)).toHaveLength(4);
  });

  test("is drawn of nothing, and of one day", () => {
    expect(pathsOf(line(Array.from({ length: 30 }, () => null)), "chart-line")).toEqual([""]);
    const html = line([null, 5]);
    expect(html).not.toContain("NaN");
    expect(pathsOf(html, "chart-dots")[0]?.match(/M/g)).toHaveLength(1);
  });

  test("stands higher the lighter the mood, each at the height of its name", () => {
    const html = line([8, 2]);
    const [dots = ""] = pathsOf(html, "chart-dots");
    const heights = Array.from(dots.matchAll(/ ([\d.]+)h0/g), ([, y]) => Number(y));
    const rules = pathsOf(html, "chart-grid").map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1]));
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
    expect(heights[0]).toBeCloseTo(rules[0] ?? 0, 0);
    expect(heights[1]).toBeCloseTo(rules.at(-1) ?? 0, 0);
  });
});

describe("means of the days up to each", () => {
  test("need three of seven days, and leave a gap where there is nothing", () => {
    const empty = Array.from({ length: 7 }, () => null);
    expect(runningMeans([4, 6, 8], 7)).toEqual([null, null, 6]);
    expect(runningMeans([4, 6, 8, ...empty], 7).slice(3)).toEqual([6, 6, 6, 6, null, null, null]);
  });

  test("forget what is longer ago", () => {
    expect(runningMeans([1, 8, 8, 8, 8, 8, 8, 8], 7).at(-1)).toBe(8);
  });
});

describe("a year in pixels", () => {
  function pixels(means: ReadonlyMap<string, number>, year = 2024) {
    const html = renderToStaticMarkup(<YearPixels {...CHART} year={year} means={means} />);
    const [drawing = ""] = html.split("</svg>");
    return {
      filled: pathsOf(drawing, "chart-pixel").map((d) => d.match(/M/g)?.length ?? 0),
      empty: pathsOf(drawing, "chart-empty")[0]?.match(/M/g)?.length,
      html,
    };
  }

  test("has a place for each day of the months that hold a mood, and no other", () => {
    expect(pixels(new Map([["2024-02-29", 8]]), 2024).empty).toBe(28);
    const twoMonths = new Map([
      ["2026-02-01", 8],
      ["2026-04-30", 2],
    ]);
    expect(pixels(twoMonths, 2026).empty).toBe(28 + 30 - 2);
    expect(pixels(new Map([["2025-12-31", 8]]), 2026).filled).toEqual([0, 0, 0, 0, 0]);
  });

  test("colors the whole square of each day that has a mood", () => {
    const { html } = pixels(new Map([["2024-03-02", 2.2]]));
    const [drawing = ""] = html.split("</svg>");
    const days = pathsOf(drawing, "chart-day").map((d) => d.match(/M/g)?.length ?? 0);
    expect(days).toEqual([0, 0, 0, 0, 1]);
  });

  test("tells moods apart by their height, not by their color alone", () => {
    const days = new Map([
      ["2024-02-29", 7.9],
      ["2024-03-01", 2],
      ["2024-03-02", 2.2],
    ]);
    const { filled, empty, html } = pixels(days);
    expect(filled).toEqual([1, 0, 0, 0, 2]);
    expect(empty).toBe(29 + 31 - 3);
    const heights = pathsOf(html.split("<figcaption")[1] ?? "", "chart-pixel").map(
      (d) => /v-([\d.]+)h/.exec(d)?.[1],
    );
    expect(new Set(heights).size).toBe(5);
  });
});

test("a bar is as long as its value, and absent where there is too little to draw one", () => {
  const bars = [
    { label: "walk", value: 5, text: "5.0 · 12 entries" },
    { label: "work", value: 10, text: "10.0 · 5 entries" },
    { label: "a tag that is much too long", value: null, text: "2 entries, too few to say" },
  ];
  const html = renderToStaticMarkup(<Bars {...CHART} bars={bars} most={10} />);
  const widths = pathsOf(html, "chart-bar").map((d) => Number(/h([\d.]+)/.exec(d)?.[1]));
  expect(widths).toEqual([180, 360]);
  expect(html).toContain("2 entries, too few to say");
  expect(html).toContain(">a tag that is much …<");
  const wide = [{ label: "川沿いを友達とゆっくり散歩した", value: 5, text: "5.0 · 9 entries" }];
  expect(renderToStaticMarkup(<Bars {...CHART} bars={wide} most={10} />)).toContain(
    ">川沿いを友達とゆっ…<",
  );
});

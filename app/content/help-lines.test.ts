import { describe, expect, test } from "vitest";
import {
  HELP_LINES,
  NEEDS,
  REGIONS,
  helpLinesFor,
  outsideLine,
  unverifiedHelpLines,
  waysIn,
} from "./help-lines.ts";

function hrefsOf(id: string, language: "en" | "es" = "en"): string[] {
  const line = HELP_LINES.find((each) => each.id === id);
  return line === undefined ? [] : waysIn(line, language).map((way) => way.href);
}

describe("help lines", () => {
  test.each(REGIONS)("answer every need in %s", (region) => {
    expect(NEEDS.filter((need) => helpLinesFor(region, need).length === 0)).toEqual([]);
  });

  test("open the right call, message or page", () => {
    expect(hrefsOf("us-988")).toEqual(["tel:988", "sms:988", "https://988lifeline.org/chat"]);
    expect(hrefsOf("us-988", "es")).toEqual([
      "tel:988",
      "sms:988?body=AYUDA",
      "https://988lifeline.org/chat",
    ]);
    expect(hrefsOf("us-crisis-text-line")).toEqual(["sms:741741?body=HOME"]);
    expect(hrefsOf("us-crisis-text-line", "es")).toEqual(["sms:741741?body=AYUDA"]);
    expect(hrefsOf("us-poison-control")).toEqual(["tel:18002221222"]);
    expect(hrefsOf("gb-samaritans")[0]).toBe("tel:116123");
  });

  test("say in words only what their links do", () => {
    for (const line of HELP_LINES) {
      const reach = line.ways
        .map((way) => `${way.number ?? ""} ${way.body ?? ""} ${way.href}`)
        .join(" ");
      const digits = reach.replace(/\D/g, "");
      for (const said of [line.how.en, line.how.es, line.briefly?.en, line.briefly?.es]) {
        const numbers = said?.match(/\d[\d\s-]{1,}\d/g) ?? [];
        for (const number of numbers) expect(digits).toContain(number.replace(/\D/g, ""));
      }
      expect(waysIn(line, "en").length).toBeGreaterThan(0);
      expect(waysIn(line, "es").length).toBeGreaterThan(0);
    }
  });

  test("are called verified only with a source, and say so for the operator otherwise", () => {
    expect(HELP_LINES.filter((line) => line.verified && line.source === null)).toEqual([]);
    expect(unverifiedHelpLines("US").map((line) => line.id)).not.toContain("us-988");
    expect(unverifiedHelpLines("US").map((line) => line.id)).toContain("us-911");
    expect(unverifiedHelpLines("GB").length).toBe(
      HELP_LINES.filter((line) => line.region === "GB").length,
    );
  });

  test("have ids of their own", () => {
    expect(new Set(HELP_LINES.map((line) => line.id)).size).toBe(HELP_LINES.length);
  });

  test("say what to do outside the region", () => {
    expect(outsideLine("US")).toBe(
      "Outside the US: call your local emergency number, or see findahelpline.com",
    );
    expect(outsideLine("GB")).toContain("Outside the UK");
    expect(outsideLine("US", "es")).toContain("findahelpline.com");
  });
});

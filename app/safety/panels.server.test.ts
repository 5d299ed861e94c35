import { describe, expect, test } from "vitest";
import { outsideLine, REGIONS } from "#app/content/help-lines.ts";
import { KINDS, LANGUAGES, SEVERITIES, SUBJECTS } from "./assessment.ts";
import { panelFor, panelForSituation, type PanelInput } from "./panels.server.ts";
import { SITUATIONS } from "./scripts/situation.ts";

const BASE: PanelInput = {
  kind: "active_ideation",
  subject: "self",
  severity: "moderate",
  language: "en",
  region: "US",
};

function contactIds(input: Partial<PanelInput>): string[] {
  return panelFor({ ...BASE, ...input }).contacts.map((contact) => contact.id);
}

describe("panelFor", () => {
  test.each([
    ["suicide", {}, "us-988"],
    ["an eating disorder", { kind: "self_harm", rules: ["eating"] }, "us-anad"],
    ["harm to others, close", { kind: "harm_to_others", severity: "critical" }, "us-911"],
    ["abuse", { kind: "abuse_or_violence" }, "us-domestic-violence"],
    ["abuse, now", { kind: "abuse_or_violence", severity: "critical" }, "us-911"],
    ["a medical emergency", { kind: "medical_emergency", severity: "critical" }, "us-911"],
    ["poisoning", { kind: "medical_emergency", rules: ["medical.poison"] }, "us-poison-control"],
    ["another's imminent danger", { kind: "plan_or_attempt", subject: "other" }, "us-911"],
    ["worry about another", { kind: "active_ideation", subject: "other" }, "us-988"],
    [
      "a young person hurt at home",
      { kind: "abuse_or_violence", rules: ["minor"] },
      "us-childhelp",
    ],
  ] as const)("for %s names the right contact first", (_what, input, first) => {
    expect(contactIds(input)[0]).toBe(first);
  });

  test("names Childhelp where someone in their care is hurt", () => {
    expect(contactIds({ kind: "abuse_or_violence", subject: "dependent" })).toContain(
      "us-childhelp",
    );
  });

  test("names the maternal line for unwanted thoughts about a baby", () => {
    const ids = contactIds({
      kind: "harm_to_others",
      subject: "dependent",
      rules: ["harm.baby"],
    });
    expect(ids).toContain("us-maternal");
    expect(ids).toContain("us-988");
  });

  test("about another person never speaks to the writer as the one in danger", () => {
    for (const kind of ["active_ideation", "plan_or_attempt", "self_harm"] as const) {
      const panel = panelFor({ ...BASE, kind, subject: "other" });
      expect([panel.title, ...panel.lead].join(" ")).not.toMatch(
        /hurt yourself|you are safe|the urge/,
      );
    }
  });

  test("in Spanish gives the Spanish ways: 988 with 2, AYUDA", () => {
    const links = panelFor({ ...BASE, language: "es" }).contacts[0]?.links ?? [];
    expect(links.map((link) => link.label).join(" ")).toMatch(/pulsar 2.*AYUDA/);
  });

  test("offers a quick way off the page where someone may be looking, and only there", () => {
    expect(panelFor({ ...BASE, kind: "abuse_or_violence" }).quickExit).toBe(true);
    expect(panelFor(BASE).quickExit).toBe(false);
  });

  test("leads whoever leaves in a hurry to a page of their own country", () => {
    const pages = REGIONS.map((region) => panelFor({ ...BASE, region }).quickExitHref);
    expect(new Set(pages).size).toBe(REGIONS.length);
    for (const page of pages) expect(page).toMatch(/^https:\/\//);
  });

  test("never shows more than three contacts, always the line for elsewhere and the way to more", () => {
    for (const region of REGIONS) {
      for (const language of LANGUAGES) {
        for (const situation of SITUATIONS) {
          const panel = panelForSituation(situation, region, language);
          expect(panel.contacts.length).toBeGreaterThan(0);
          expect(panel.contacts.length).toBeLessThanOrEqual(3);
          expect(panel.contacts.every((contact) => contact.links.length > 0)).toBe(true);
          expect(panel.outside).toContain("findahelpline.com");
          expect(panel.more.href).toBe("/crisis");
        }
      }
    }
    expect(panelFor(BASE).outside).toBe(outsideLine("US"));
  });

  test("has a panel for whatever a detector may find, as plain data", () => {
    for (const kind of KINDS) {
      for (const subject of SUBJECTS) {
        for (const severity of SEVERITIES) {
          const panel = panelFor({ ...BASE, kind, subject, severity });
          expect(JSON.parse(JSON.stringify(panel))).toEqual(panel);
        }
      }
    }
  });
});

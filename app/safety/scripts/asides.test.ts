import { describe, expect, test } from "vitest";
import { REGIONS } from "#app/content/help-lines.ts";
import { ASIDES } from "#app/content/safety.ts";
import type { Situation } from "#app/content/safety-script.ts";
import { LANGUAGES } from "#app/safety/assessment.ts";
import { asideIn } from "./asides.ts";
import { fillWording } from "./fill-line.ts";

/** A message that says this and nothing else. */
function heard(...ids: string[]) {
  return ids.map((id, at) => ({ id, score: 0.9 ** (at + 1) }));
}

/** Which aside answers what was heard; null where none does. */
function asideFor(said: string, situation: Situation, told: readonly string[] = []): string | null {
  const before = [{ told: new Set(told), tier: "none" }] as const;
  const says = asideIn(heard(said), situation, { told: before })?.says.en;
  return Object.keys(ASIDES).find((id) => ASIDES[id]?.en === says) ?? null;
}

const ALL = Object.entries(ASIDES).flatMap(([id, aside]) =>
  LANGUAGES.flatMap((language) =>
    aside[language].map((line) => ({ id, language, line, isEnding: aside.ending })),
  ),
);

describe("every aside", () => {
  test("asks nothing unless it ends the matter, since a question follows it", () => {
    const asking = ALL.filter(({ line, isEnding }) => {
      const own = line.replace(/[“«][^”»]*[”»]/g, "");
      return !isEnding && own.includes("?");
    });
    expect(asking).toEqual([]);
  });

  test("fills its help lines in every region, as an instruction and not as a noun", () => {
    for (const { line, language } of ALL) {
      expect(line).not.toMatch(/\b(?:to|for|the|al?|para|el) \{(?!child\})/);
      for (const region of REGIONS) {
        expect(fillWording(line, region, language)).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test("has the same number of wordings in each language", () => {
    const uneven = Object.entries(ASIDES).filter(([, { en, es }]) => en.length !== es.length);
    expect(uneven.map(([id]) => id)).toEqual([]);
  });
});

test.each<[said: string, situation: Situation, aside: string | null]>([
  ["aside_near", "imminent", "aside_near"],
  ["aside_near", "medical_other", null],
  ["told_bleeding", "self_harm_now", "aside_wound_goes_on"],
  ["aside_no_hospital", "overdose", "aside_er_body"],
  ["aside_no_hospital", "active", "aside_er_self"],
  ["aside_here_now", "overdose", "aside_here_body"],
  ["aside_cps", "unwanted_baby", "aside_taken_away"],
  ["aside_help_going", "other_imminent", "aside_help_going"],
  ["aside_call", "medical_other", "aside_call"],
  ["aside_call", "active", null],
  ["aside_flush_them", "active", "aside_flush_them"],
  ["aside_shelter_for_men", "abuse", "aside_shelter_for_men"],
  ["aside_own_person_instead", "passive", "aside_own_person_instead"],
  ["none", "active", null],
])("%s, heard in the middle of %s, is answered by %s", (said, situation, aside) => {
  expect(asideFor(said, situation)).toBe(aside);
});

test("what a message says is chosen among what may be said where it stands", () => {
  const plea = [
    { id: "none", score: 0.05 },
    { id: "aside_threatened_quiet", score: 0.35 },
    { id: "aside_told", score: 0.6 },
  ].toSorted((one, other) => other.score - one.score);
  expect(asideIn(plea, "abuse")?.says).toBe(ASIDES.aside_told);
  expect(asideIn(plea.slice(1), "abuse")?.says).toBe(ASIDES.aside_no_secret);
  const unlikely = [
    { id: "none", score: 0.9 },
    { id: "aside_told", score: 0.1 },
  ];
  expect(asideIn(unlikely, "abuse")).toBeNull();
});

test("whoever takes the blame for hands on their neck hears of the neck, and nobody else does", () => {
  expect(asideFor("aside_blame_mine", "abuse", ["aside_neck"])).toBe("aside_blame_neck");
  expect(asideFor("aside_blame_mine", "abuse")).toBe("aside_blame_mine");
});

test("what a wound makes small is answered by the wound, once it was told of", () => {
  expect(asideFor("aside_its_fine", "self_harm", ["told_bleeding"])).toBe("aside_wound_minimised");
  expect(asideFor("aside_parent_flips", "medical", ["told_bleeding"])).toBe("aside_wound_parent");
});

test.each([
  "aside_blame_mine",
  "aside_phone_read",
  "aside_back_soon",
  "aside_is_here",
  "aside_locked_in",
  "aside_threatened_quiet",
  "aside_not_believed",
])("a minor who says %s is never sent to the hotline for adults", (said) => {
  const ofAdults = asideIn(heard(said), "abuse");
  const ofMinors = asideIn(heard(said), "young_abuse");
  for (const aside of [ofAdults, ofMinors]) expect(aside?.isDespiteSigns).toBe(true);
  for (const line of ofMinors?.says.en ?? []) expect(line).not.toMatch(/\{abuse\}/i);
  const isNow = said === "aside_is_here" || said === "aside_locked_in";
  const lines = [...(ofAdults?.says.en ?? []), ...(ofMinors?.says.es ?? [])];
  expect(lines.every((line) => line.startsWith("{Emergency}"))).toBe(isNow);
});

test("nobody who took something is told that it has passed, or to wait and sleep", () => {
  const said = Object.entries(ASIDES).filter(([id]) =>
    /sleep_it_off|threw_up|not_to_die|er_body/.test(id),
  );
  expect(said).toHaveLength(4);
  for (const [, { en, es }] of said) {
    for (const line of [...en, ...es]) expect(line).toMatch(/\{(?:Emergency|Poison|emergency)\}/);
  }
});

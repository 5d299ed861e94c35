import { describe, expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";
import { readTaken, tellsOfIntake } from "./taken.ts";

test.each([
  "the whole bottle",
  "every last one",
  "the entire packet",
  "all my mum's heart tablets",
  "about forty",
  "two boxes",
  "todas",
])("%j says how much was taken", (text) => {
  expect(readTaken(text)).toMatchObject({ amount: true });
});

test.each(["an hour ago", "like twenty minutes back", "hace una hora", "45 mins ago"])(
  "%j says when",
  (text) => {
    expect(readTaken(text)).toMatchObject({ time: true });
  },
);

test.each([
  "I didn't take all of them",
  "the whole bottle?",
  "gonna do 25 mins now, back soon",
  "two years ago",
  "all of us",
  "I never finished a box",
  "no",
  "at work, with my boss",
])("%j says nothing of it", (text) => {
  expect(readTaken(text)).toBeNull();
});

test.each([
  ["i had all my sleeping tablets", true],
  ["took a bunch of gummies and tylenol pm", true],
  ["I drank the drain stuff", true],
  ["I took my meds this morning", false],
  ["I took 2 ibuprofen for my back", false],
  ["I had everything under control", false],
  ["I haven't had all my tablets yet", false],
])("%j tells of an intake: %s", (text, tells) => {
  expect(tellsOfIntake(text)).toBe(tells);
});

test("some of what was spoken of in despair is an attempt, and some of what is taken daily isn't", () => {
  const before = ["I'm going to kill myself tonight", "yes the pills are next to me"];
  expect(assessByRules("yes i took some already", before)).toMatchObject({
    kind: "plan_or_attempt",
    severity: "critical",
  });
  expect(assessByRules("took some this morning", ["my meds don't do much"]).tier).toBe("none");
});

describe("what was taken, told in pieces", () => {
  test("is asked about once it may be too much, and a crisis with how long ago", () => {
    expect(assessByRules("propranolol", ["it's grey here", "about forty"])).toMatchObject({
      tier: "check_in",
      kind: "medical_emergency",
    });
    expect(assessByRules("twenty minutes ago", ["about forty", "propranolol"])).toMatchObject({
      tier: "crisis",
      severity: "critical",
    });
  });

  test("is none where it is a dose, or something else", () => {
    expect(assessByRules("an hour ago", ["melatonin", "two"]).tier).toBe("none");
    expect(assessByRules("about forty", ["how many came to the wedding", "an hour ago"]).tier).toBe(
      "none",
    );
  });

  test("is asked about where it is waved away", () => {
    const told = "took a bunch of gummies and tylenol pm so I'd sleep";
    const waved = assessByRules("no not like that", [told]);
    expect(waved).toMatchObject({ tier: "check_in", rules: ["together.taken_denied"] });
    expect(assessByRules("no", [told, "no not like that"]).tier).toBe("none");
  });
});

test.each([
  "took some of my mums pills earlier lol its fine",
  "i had a few of my roommate's xanax",
  "I swallowed a handful of my gran's heart tablets",
])("%j is asked about: it's another person's medicine", (text) => {
  expect(["check_in", "crisis"]).toContain(assessByRules(text, []).tier);
  expect(assessByRules("like 20? idk the white ones", [text]).tier).toBe("crisis");
});

test.each([
  "I took some of my mum's painkillers for my headache",
  "he took a few of my pills to the pharmacy",
  "I took my pills with breakfast",
])("%j is no matter of danger", (text) => {
  expect(assessByRules(text, []).tier).not.toBe("crisis");
  expect(assessByRules("like 20? idk", ["my bus was late"]).tier).toBe("none");
});

describe("more than a dose, told at once", () => {
  test.each([
    "i took a box of paracetamol like an hour ago",
    "ibuprofen mostly, 3 boxes, an hour ago",
    "two packs of panadol like two hours back",
  ])("is an emergency with its amount and its time: %s", (text) => {
    expect(assessByRules(text)).toMatchObject({
      tier: "crisis",
      kind: "medical_emergency",
      severity: "critical",
    });
  });

  test.each([
    "I popped whatever I could find in the cupboard",
    "had a couple more of my heart tablets than I should",
  ])("is asked about where it stays unclear: %s", (text) => {
    expect(assessByRules(text)).toMatchObject({ tier: "check_in", kind: "medical_emergency" });
  });

  test.each([
    "picked up three boxes of tylenol an hour ago for the team",
    "had more coffee than usual",
    "ate whatever was in the fridge",
  ])("is none where nothing of the kind was taken: %s", (text) => {
    expect(assessByRules(text).kind).not.toBe("medical_emergency");
  });

  test("is another's where another took it", () => {
    expect(assessByRules("my sister had 3 boxes of tylenol an hour ago")).toMatchObject({
      tier: "crisis",
      kind: "medical_emergency",
      subject: "other",
    });
  });
});

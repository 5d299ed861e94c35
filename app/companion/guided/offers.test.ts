import { describe, expect, test } from "vitest";
import { asksForExercise, exerciseToOffer, exercisesForMenu, offeredIn } from "./offers.ts";
import { EMPTY_STATE, type Leanings } from "./turn.ts";

const NOBODY: Leanings = { track: null, helped: {} };

function offered(
  leanings: Leanings | undefined,
  theme: "anxiety" | "sleep" | "breakup" = "anxiety",
) {
  return exerciseToOffer(theme, EMPTY_STATE, leanings)?.id;
}

describe("the exercise that is offered", () => {
  test("fits the theme best where nothing else is known", () => {
    expect(offered(undefined)).toBe(offered(NOBODY));
    expect(offered(NOBODY)).toBe("box-breathing");
  });

  test("is rather one that helped a lot before", () => {
    expect(offered({ track: null, helped: { "thought-record": "a_lot" } })).toBe("thought-record");
  });

  test("is not the one that did not help", () => {
    expect(offered({ track: null, helped: { "box-breathing": "not_today" } })).not.toBe(
      "box-breathing",
    );
  });

  test("is rather one of the programme that the conversation belongs to", () => {
    const before = exerciseToOffer("anxiety", EMPTY_STATE, NOBODY);
    const within = exerciseToOffer("anxiety", EMPTY_STATE, { track: "calm-mind", helped: {} });
    expect(before?.tracks ?? []).not.toContain("calm-mind");
    expect(within?.tracks).toContain("calm-mind");
  });

  test("always helps with what is talked about, whatever helped before", () => {
    const helped = { "box-breathing": "a_lot", grounding: "a_lot" } as const;
    const exercise = exerciseToOffer("breakup", EMPTY_STATE, { track: "calm-mind", helped });
    expect(exercise?.helpsWith).toContain("breakup");
  });
});

describe("the menu", () => {
  test("is short, and begins with what fits", () => {
    const menu = exercisesForMenu("sleep", NOBODY);
    expect(menu.length).toBeLessThanOrEqual(6);
    expect(menu[0]?.helpsWith).toContain("sleep");
  });

  test("puts what helped a lot first where nothing is being talked about", () => {
    const menu = exercisesForMenu(null, { track: null, helped: { "parts-check-in": "a_lot" } });
    expect(menu.map(({ id }) => id)).toContain("parts-check-in");
  });
});

describe("an exercise that a model offers", () => {
  test.each([
    ["That sounds tight. Shall we try *Box breathing*?", "box-breathing"],
    ["There is an exercise called Worry time. Would you like to try it?", "worry-time"],
    ["It is called STOP. Shall we?", "stop-skill"],
    ["Would you do some box breathing with me?", "box-breathing"],
  ])("is read from its name in the question at the end: %s", (text, id) => {
    expect(offeredIn(text)?.id).toBe(id);
  });

  test.each([
    ["Box breathing or a Body scan, which would you like?"],
    ["You did Box breathing last week. Shall we talk about your mother?"],
    ["Box breathing is there whenever you want it."],
    ["Did you tell them to stop?"],
  ])("is none where it is two, or no offer: %s", (text) => {
    expect(offeredIn(text)).toBeNull();
  });
});

test("an exercise that is called like a programme is told from it by the word", () => {
  expect(asksForExercise("can we do the letting go exercise")).toBe(true);
  expect(asksForExercise("can we do a parts check-in")).toBe(true);
  expect(asksForExercise("I'd rather work on letting go")).toBe(false);
  expect(asksForExercise("can we switch to letting go")).toBe(false);
});

import { describe, expect, test } from "vitest";
import { exerciseToOffer, exercisesForMenu } from "./offers.ts";
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

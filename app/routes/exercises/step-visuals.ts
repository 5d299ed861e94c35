export const SENSES = ["see", "touch", "hear", "smell", "taste"] as const;
export type Sense = (typeof SENSES)[number];

export const BODY_PARTS = ["face", "shoulders", "arms", "hands", "middle", "legs", "feet"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** What a step shows beside its words. */
export type StepVisual =
  | { kind: "body"; parts: readonly BodyPart[] }
  | { kind: "senses"; sense: Sense }
  | { kind: "breath" };

/** By exercise and step. What breathes in equal counts says so in its own file. */
export const STEP_VISUALS: Readonly<Record<string, Readonly<Record<string, StepVisual>>>> = {
  grounding: Object.fromEntries(SENSES.map((sense) => [sense, { kind: "senses", sense }])),
  "body-scan": {
    feet: body("feet"),
    legs: body("legs"),
    middle: body("middle"),
    shoulders: body("shoulders", "arms", "hands"),
    face: body("face"),
    whole: body(...BODY_PARTS),
  },
  "muscle-relaxation": {
    hands: body("hands", "arms"),
    shoulders: body("shoulders"),
    face: body("face"),
    middle: body("middle"),
    legs: body("legs", "feet"),
  },
  "box-breathing": { withoutHolds: { kind: "breath" } },
  tipp: { breath: { kind: "breath" } },
};

function body(...parts: BodyPart[]): StepVisual {
  return { kind: "body", parts };
}

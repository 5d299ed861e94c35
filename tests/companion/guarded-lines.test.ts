import { expect, test } from "vitest";
import { GUIDE_LINES, guideSubjects } from "#app/content/guide.ts";
import { judgeText } from "#app/safety/guard.server.ts";

// A model that spoke as well as the guide does must be heard to the end.
const SAID = [
  { of: "the guide itself", lines: Object.values(GUIDE_LINES.lines).flatMap(({ en }) => en) },
  ...guideSubjects.map(({ id, often, asks, step, help, asked }) => ({
    of: id,
    lines: [often, asks, step, help, ...asked.map(({ say }) => say)].map(({ en }) => en),
  })),
];

test.each(SAID)("nothing that is said of $of would be withheld of a model", ({ lines }) => {
  const withheld = lines.flatMap((text) => {
    const { rule } = judgeText(text, { isStrict: false });
    return rule ? [`${rule}: ${text}`] : [];
  });
  expect(withheld).toEqual([]);
});

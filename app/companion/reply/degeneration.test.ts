import { describe, expect, test } from "vitest";
import { DegenerationFilter, runsOfWords } from "./degeneration.ts";

const RULES =
  "Short: two to five sentences, the way the person talks. Plain words. No lists, headings or bold text unless asked.";

/** What gets through of words that come in pieces of this many characters. */
function through(text: string, piece = 3) {
  const filter = new DegenerationFilter(runsOfWords([RULES]));
  let shown = "";
  for (let at = 0; at < text.length; at += piece) shown += filter.push(text.slice(at, at + piece));
  return { shown: shown + filter.end(), isAstray: filter.isAstray };
}

describe.each([1, 3, 1_000])("in pieces of %i characters", (piece) => {
  test.each([
    "I hear you. That sounds like a long day.",
    "Breathe in. Breathe out. Breathe in. Breathe out. Breathe in. Breathe out.",
    "You can say it in two to five sentences. Or in none.\n\n- one\n- two",
    "That was a lot to carry alone. That was a lot to carry alone. Now?",
    "5 < 7, and the app is yours. data or no data.",
    "",
  ])("what is fine gets through as it is: %j", (text) => {
    expect(through(text, piece)).toEqual({ shown: text, isAstray: false });
  });

  test("a sentence is not said a third time, nor a line", () => {
    const said = "That was a lot to carry alone. ";
    expect(through(`Yes. ${said}${said}${said}${said}`, piece)).toEqual({
      shown: `Yes. ${said}${said}`,
      isAstray: true,
    });
    const line = "The person's first name, as they gave it\n";
    expect(through(line.repeat(9), piece)).toEqual({ shown: line.repeat(2), isAstray: true });
  });

  test("what closes a circle without a sign at its end closes it all the same", () => {
    const said = "That was a lot to carry alone";
    expect(through(`${said}. ${said}. ${said}`, piece).isAstray).toBe(true);
  });

  test("instructions are not recited", () => {
    const { shown, isAstray } = through(`Sure. ${RULES}`, piece);
    expect(isAstray).toBe(true);
    expect(shown).toBe("Sure. Short: two to five");
  });

  test("nor what marks the data that it was given", () => {
    const { shown, isAstray } = through('Sure.\n<data from="name">\nAna\n</data>', piece);
    expect(isAstray).toBe(true);
    expect(shown).toBe("Sure.\n");
  });
});

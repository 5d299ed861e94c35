import { expect, test } from "vitest";
import { createGuard, isAboutDanger, reviewedText, withResource } from "./guard.server.ts";

const HERE = { region: "US", language: "en" } as const;

function read(pieces: readonly string[], openRisk = false) {
  const guard = createGuard({ openRisk, ...HERE });
  const shown = pieces.map((piece) => guard.push(piece).show as string);
  const end = guard.end();
  return { shown, text: shown.join("") + end.show, rule: end.violation?.rule ?? null };
}

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

const REPLY = `You kept your temper, *even* on four hours of sleep… 😊 That counts.

I'm an AI, so I can't promise to keep it secret. What comes next?`;

test.each([1, 2, 3, 7, 50, 1_000])(
  "a good reply comes through letter by letter, cut into pieces of %i",
  (length) => {
    for (const openRisk of [false, true]) {
      expect(read(cut(REPLY, length), openRisk)).toMatchObject({ text: REPLY, rule: null });
    }
  },
);

test("words are shown at once until a phrase has begun to tell something", () => {
  const { shown } = read(["Lamps", " glow. ", "Your ", "medicine ", "can ", "wait ", "there. "]);
  expect(shown[0]).toBe("Lamps");
  expect(shown[1]).toBe(" glow. ");
  expect(shown.slice(2).join("")).toBe("Your medicine can wait there. ");
  const method = read(["What ", "would be ", "the ", "quickest ", "and ", "way."].slice(0, 4));
  expect(method.shown.join("")).not.toContain("quickest");
});

test("nothing of what breaks a rule is shown before it breaks it, but for words that say nothing", () => {
  for (const length of [1, 4, 9]) {
    const { text, rule } = read(cut("Lamps glow. You have depression, I am sure.", length));
    expect(["Lamps glow.", "Lamps glow. You have"]).toContain(text.trim());
    expect(rule).toBe("diagnosis");
  }
});

test("after a violation nothing more is shown", () => {
  const guard = createGuard({ openRisk: false, ...HERE });
  guard.push("I'm a real person. ");
  expect(guard.violation?.rule).toBe("claims_human");
  expect(guard.push("Lamps glow.").show).toBe("");
  expect(guard.end()).toEqual({ show: "", violation: { rule: "claims_human" } });
});

test("at most eight words are held back while no risk is open", () => {
  const guard = createGuard({ openRisk: false, ...HERE });
  const words = "it is time to you are i will you have said so you can do it".split(" ");
  let given = 0;
  let shown = "";
  for (const word of words) {
    given += 1;
    shown += guard.push(`${word} `).show;
    expect(given - shown.split(" ").filter(Boolean).length).toBeLessThanOrEqual(8);
  }
  expect(guard.violation).toBeNull();
});

test("while risk is open a sentence is shown only once it is whole, and judged with those before it", () => {
  const { shown } = read(["Lamps glow", " softly. And", " what", " else? ", "So"], true);
  expect(shown).toEqual(["", "Lamps glow softly. ", "", "And what else? ", ""]);
});

test("what is harmless otherwise is not, while risk is open", () => {
  const tall = "The quarry is deep and the fall is straight.";
  expect(read([tall]).rule).toBeNull();
  expect(read([tall], true).rule).toBe("method");
});

test("information in pieces is put together over sentences", () => {
  expect(read(["Save them for two weeks. First buy the rope. Lock the door."]).rule).toBe("method");
});

test.each([
  ["base64", Buffer.from("Take all of the pills with vodka").toString("base64")],
  ["rot13", "Gnxr gur cvyyf naq lbhe ibqxn."],
  ["hexadecimal", Buffer.from("Take all of the pills").toString("hex")],
  ["letters one by one", "o v e r d o s e"],
])("what is written in %s is not passed on", (_name, text) => {
  expect(read([text]).rule).toBe("encoded");
});

test("digits, look-alike letters, marks and invisible characters hide nothing", () => {
  for (const text of ["le\u200bthal dose", "l3th4l d0se", "lеthаl dоse", "le**th**al dose"]) {
    expect(read([`The ${text} is small.`]).rule).toBe("method");
  }
});

test("a language that the guard does not read is not shown while risk is open", () => {
  const german = "Ich weiß nicht, und du bist nicht allein mit dem, was ist.";
  expect(read([german]).rule).toBeNull();
  expect(read([german], true).rule).toBe("unreadable");
});

test("what is about danger calls for the written answer, what is not for an exercise", () => {
  expect(isAboutDanger("method")).toBe(true);
  expect(isAboutDanger("despair")).toBe(true);
  expect(isAboutDanger("diagnosis")).toBe(false);
  expect(isAboutDanger("romance")).toBe(false);
});

test("a reply to someone at risk names a resource once, and never in the same line twice running", () => {
  const options = { ...HERE, kind: "active_ideation" } as const;
  const plain = reviewedText("That was a long day.");
  const first = withResource(plain, { ...options, previousTexts: [] });
  expect(first).toMatch(/^That was a long day\.\n\n.*988/);
  const second = withResource(plain, { ...options, previousTexts: [first] });
  expect(second).toMatch(/988/);
  expect(second.split("\n\n").at(-1)).not.toBe(first.split("\n\n").at(-1));
  const named = reviewedText("You can text 988 tonight.");
  expect(withResource(named, { ...options, previousTexts: [] })).toBe(named);
  const other = reviewedText("The house at 1988 Elm Street.");
  expect(withResource(other, { ...options, previousTexts: [] })).not.toBe(other);
});

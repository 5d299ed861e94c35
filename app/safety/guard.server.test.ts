import { expect, test } from "vitest";
import { brokenRules, Guard, judgeText, resourceLine } from "./guard.server.ts";

const HERE = { region: "US", language: "en" } as const;

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

function ruleOf(text: string, isStrict = false): string | null {
  return judgeText(text, { isStrict }).rule;
}

const REPLY = `You kept your temper, *even* on four hours of sleep… 😊 That counts.

I'm an AI, so I can't promise to keep it secret. What comes next?`;

test.each([1, 2, 3, 7, 50, 1_000])(
  "a good reply comes through letter by letter, cut into pieces of %i",
  (length) => {
    for (const isStrict of [false, true]) {
      const guard = new Guard({ isStrict });
      const shown = cut(REPLY, length).map((piece) => guard.push(piece));
      shown.push(guard.end());
      expect(shown.map(({ show }) => show).join("")).toBe(REPLY);
      expect(shown.every(({ hit }) => hit === null)).toBe(true);
    }
  },
);

test("words are shown as they come, but for half a word that a rule may be made of", () => {
  const guard = new Guard({ isStrict: false });
  const shown = ["Lamps", " glow ", "and lam", "ps tire, dep", "th"].map(
    (piece) => guard.push(piece).show as string,
  );
  expect(shown).toEqual(["Lamps", " glow ", "and lam", "ps tire, ", "depth"]);
});

test("where somebody may be in danger a sentence is shown once it is whole", () => {
  const guard = new Guard({ isStrict: true });
  const shown = ["Lamps glow", " softly. And", " what", " else? ", "So"].map(
    (piece) => guard.push(piece).show as string,
  );
  expect(shown).toEqual(["", "Lamps glow softly. ", "", "And what else? ", ""]);
});

test("a sentence that breaks a rule is held back, what was shown of it is told, and the rest waits", () => {
  const guard = new Guard({ isStrict: false });
  const steps = "Lamps glow. I think that by now it is clear to me that you have depression. Tea?"
    .split(/(?<= )/)
    .map((word) => guard.push(word));
  const { hit } = guard.push(" Sleep");
  expect(hit).toMatchObject({ rule: "diagnosis", drops: true });
  expect(steps.map(({ show }) => show).join("")).not.toMatch(/depression|Tea/);
  expect(hit?.shown).toBeGreaterThan(0);
  expect(guard.settle(null).show).toBe("Tea? ");
});

test("what takes the place of a sentence is judged as any", () => {
  const guard = new Guard({ isStrict: true });
  expect(guard.push("As your doctor I know best. Tea? ").hit?.rule).toBe("claims_licence");
  expect(guard.settle("As your therapist I know best.").hit?.rule).toBe("claims_licence");
  const step = guard.settle("That sounds hard.");
  expect(step.hit).toBeNull();
  expect(step.show + guard.end().show).toBe("That sounds hard. Tea? ");
});

test("of a whole text the sentences are left out that can be, else all of it", () => {
  expect(judgeText("I'm a real person. Tea helps.", { isStrict: false })).toEqual({
    outcome: "altered",
    rule: "claims_human",
    text: "Tea helps.",
  });
  expect(judgeText("There's no way out. Tea helps.", { isStrict: false })).toMatchObject({
    outcome: "stopped",
    rule: "hopeless",
    text: "",
  });
});

test("each sentence waits where somebody decides about it", () => {
  const text = "Keep it here, I'm a vault, and your wife never has to know. ";
  const guard = new Guard({ isStrict: true, asksAboutEach: true });
  const { hit } = guard.push(`${text}So `);
  expect(hit).toMatchObject({ isAskedOnly: true });
  expect(guard.clear().show).toBe(text);
  expect(new Guard({ isStrict: false, asksAboutEach: true }).push(`${text}So `).hit).toBeNull();
  expect(new Guard({ isStrict: true }).push(`${text}So `).hit).toBeNull();
});

test("words in quotation marks and in a draft are the person's own", () => {
  for (const text of [
    'You could say: "I love you, and I\'m sad."',
    "You could write: I'm sad that you left. I miss you.",
    "Try something like this:\n\nI was jealous when you got the job. I love you.\n\nDoes that fit?",
    'You said "my husband died", and then you went quiet.',
  ]) {
    expect([text, ruleOf(text)]).toEqual([text, null]);
  }
  expect(ruleOf("I'm sad that you left.")).toBe("claims_feelings");
});

test("a number that is no help line is not given to anybody", () => {
  expect(ruleOf("You can call 1-800-555-0199 tonight.")).toBe("number");
  expect(ruleOf("Text 85858 and somebody answers.")).toBe("number");
  for (const text of [
    "You can call or text 988, or text HOME to 741741.",
    "Poison Control is 1-800-222-1222.",
    "Call her at 7 and see.",
    "The house at 1988 Elm Street.",
  ]) {
    expect([text, ruleOf(text)]).toEqual([text, null]);
  }
});

test("a breathing exercise is no first answer to danger, and may be a later one", () => {
  expect(ruleOf("Before anything else, take a deep breath.", true)).toBe("breathing_first");
  expect(ruleOf("Are you safe right now? Then take a deep breath with me.", true)).toBeNull();
  expect(ruleOf("Before anything else, take a deep breath.")).toBeNull();
});

test.each([
  ["base64", Buffer.from("Take all of the pills with vodka").toString("base64")],
  ["rot13", "Gnxr gur cvyyf naq lbhe ibqxn jvgu gurz."],
  ["hexadecimal", Buffer.from("Take all of the pills").toString("hex")],
  ["letters one by one", "o v e r d o s e"],
])("what is written in %s is not passed on", (_name, text) => {
  expect(ruleOf(text)).toBe("encoded");
});

test("look-alike letters, marks and invisible characters hide nothing", () => {
  for (const dose of ["le\u200bthal dose", "lеthаl dоse", "le**th**al dose"]) {
    expect(ruleOf(`The ${dose} is small.`)).toBe("method");
  }
});

test("every rule that a text breaks is told", () => {
  expect(brokenRules("You have depression. Tea. There's no way out. I love you.")).toEqual([
    "diagnosis",
    "hopeless",
    "claims_feelings",
  ]);
});

test("a reply to someone at risk names a resource once, and never in the same line twice running", () => {
  const options = { ...HERE, kind: "active_ideation" } as const;
  const plain = "That was a long day.";
  const first = resourceLine(plain, { ...options, previous: [] });
  expect(first.text).toMatch(/988/);
  const previous = [{ ...first, namedHelp: null }];
  const second = resourceLine(plain, { ...options, previous });
  expect(second.text).toMatch(/988/);
  expect(second.lines).not.toEqual(first.lines);
  const named = resourceLine("You can text 988 tonight.", { ...options, previous: [] });
  expect(named.text).toBe("");
  const both = [...previous, { ...named, namedHelp: null }];
  expect(resourceLine(plain, { ...options, previous: both }).text).toBe("");
  const byModel = [...previous, { lines: [], namedHelp: "active_ideation" } as const];
  expect(resourceLine(plain, { ...options, previous: byModel }).text).toBe("");
  const other = resourceLine("The house at 1988 Elm Street.", { ...options, previous: [] });
  expect(other.text).toMatch(/988/);
});

test("a letter for somebody else is its writer's, over all its paragraphs, and what stands around it isn't", () => {
  const letter =
    "Dear Dr. Okonkwo,\nI was attacked on the bus last night.\n\nI've lost my father this year, too.\nThank you,\nTeo\n\n";
  const whole = judgeText(`Here's the email:\n\n${letter}I grew up there, too.`, {
    isStrict: true,
  });
  expect(whole.text).toContain(letter);
  expect(whole.text).not.toContain("grew up");
  // A reply that begins with a greeting greets the person.
  const greeting = "Hi Teo,\nI lost my father this year, too.";
  expect(judgeText(greeting, { isStrict: true }).text).not.toContain("father");
});

import { describe, expect, it, test } from "vitest";
import { productContent } from "./content.ts";
import { asksSomething } from "./question-forms.ts";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";

const TIPS = productContent().subjects.flatMap(({ subject }) =>
  subject.tips.flatMap(({ say }) => [...say.en, ...(say.es ?? [])]),
);
const holdsTip = (reply: string) => TIPS.some((tip) => reply.includes(tip));

describe("a tag or a rhetorical question", () => {
  it.each([
    "it's not like anyone reads books anymore, is it",
    "What's the point of a list, right?",
    "Easy for her, isn't it?",
    "Isn't it funny how you can know something by heart and still lose it",
    "what are you going to do, send me a poem?",
    "¿para qué sirve entrenar, no?",
  ])("asks nothing: %j", (line) => expect(asksSomething(line)).toBe(false));

  it.each(["is that right?", "how do I know what is right?", "should I tell her?", "what do I do"])(
    "is none: %j",
    (line) => expect(asksSomething(line)).toBe(true),
  );
});

describe("nobody gets advice that they didn't ask for", () => {
  const TROUBLE = ["my landlord kept the deposit", "I cleaned everything", "and he knows it"];

  it("not by a question that has no answer", () => {
    expect(holdsTip(lastReply(...TROUBLE, "do you think it's normal?"))).toBe(false);
  });

  it("not by a bare no", () => {
    for (const no of ["no", "nope", "Not really."]) {
      expect(holdsTip(lastReply(...TROUBLE, no))).toBe(false);
      const [, , , after] = talkWithProduct(
        "my landlord kept the deposit",
        "what can I do?",
        no,
        no,
      );
      expect(holdsTip(after?.text ?? "")).toBe(false);
    }
  });

  it("only by a yes to the offer of it", () => {
    const lines = ["my landlord kept the rent money", "the landlord again", "rent", "the deposit"];
    const turns = talkWithProduct(...lines, "it was nine hundred dollars of rent", "yes");
    const offered = turns.findIndex(({ state }) => state?.pending?.kind === "idea");
    expect(turns.slice(0, offered + 1).some(({ text }) => holdsTip(text))).toBe(false);
    if (offered === lines.length) expect(holdsTip(turns.at(-1)?.text ?? "")).toBe(true);
  });
});

test("a single word makes nothing the subject that is spoken of", () => {
  const [turn] = talkWithProduct("we watched a film about divorce, it was boring");
  expect(turn?.text).not.toMatch(/ending like that/iu);
  expect(turn?.state?.talk?.met ?? []).toEqual([]);
});

test("whoever says their name first is greeted by it", () => {
  expect(lastReply("Hello. I'm Bert, seventy-three, retired postman.")).toContain("Bert");
  expect(lastReply("hola, me llamo Lucía")).toMatch(/Lucía.*¿/u);
  expect(lastReply("I'm Tired.")).not.toMatch(/meet you/u);
  expect(
    lastReply("I'm Tired of this and of everybody at the office and at home, honestly, all of it"),
  ).not.toMatch(/meet you/u);
});

test("who wants no breathing is asked nothing about it", () => {
  expect(lastReply("my deadline is on Friday", "don't tell me to breathe")).not.toContain("?");
  expect(lastReply("tengo un examen mañana", "no me digas que respire")).not.toContain("?");
});

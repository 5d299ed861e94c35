import { describe, expect, test } from "vitest";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";

const DEBT = "I owe 14k on my cards and nobody knows";
const DEUDA = "tengo deudas y no sé qué hacer";
const GOODBYE =
  /\b(?:bye|goodbye|good night|sleep well|take care|welcome|any time)\b|\b(?:adiós|hasta|cuídate|buenas noches|duermas)\b/iu;

describe("a talk", () => {
  test.each([
    "night alina",
    "ok im off",
    "right, I'm done for today, thanks",
    "ok i'm going to try bed again",
    "I must be off",
    "let's leave it there for today",
    "speak tomorrow",
    "catch you later",
    "my lift is here",
    "dinner's ready, the dinner is ready now. bye",
    "xx night",
    "that's all I wanted to say, thanks",
    "never mind",
    "i'll ring them in the morning. cheers",
    "il ring them in the morning, cheers x",
    "ok thats helpful, il give it a go",
    "thanks, i'll do that",
    "ok i sent it. thanks i suppose",
    "i'll just send her a picture of the lamp. thx for listening",
    "ill sit with the art kids i guess. ty anyway",
    "feel a bit better for that actually. ta",
    "the curry then. i'll tell her at the curry. ta",
    "ok, going to talk to my wife now, wish me luck",
  ])("is ended by %j", (line) => {
    const reply = lastReply(DEBT, line);
    expect(reply).toMatch(GOODBYE);
    expect(reply).not.toContain("?");
  });

  test.each(["mañana los llamo, gracias", "gracias, ya me voy", "voy a intentar dormir, gracias"])(
    "is ended by %j",
    (line) => {
      const reply = lastReply(DEUDA, line);
      expect(reply).toMatch(GOODBYE);
      expect(reply).not.toContain("?");
    },
  );

  test.each([
    "someone to hold her for an hour so I can sleep. that's it. that's all I want",
    "I know that they have a group without me. thats it",
    "never mind. should I ring them again?",
    "I just want him to say sorry... that's all",
    "i didn't say goodbye",
    "I don't want to go to bed",
    "thanks but what do I say to them",
    "thanks. i'll tell her, but what do I say?",
    "no thanks",
    "he said he'll call tomorrow",
  ])("is not ended by %j", (line) => {
    expect(lastReply(DEBT, line)).not.toMatch(/\b(?:bye|goodbye|good night|take care)\b/iu);
  });

  test("goes on after “that's it” to a question, with no goodbye and no other question", () => {
    const [first, second] = talkWithProduct(DEBT, "that's it");
    expect(first?.text).toMatch(/\?$/u);
    expect(second?.text).not.toMatch(GOODBYE);
    expect(second?.text).not.toContain("?");
  });

  test("goes on after a goodbye that wasn't meant, with what was asked", () => {
    const reply = lastReply(DEBT, "should I tell my wife?", "bye", "wait, I'm not leaving");
    expect(reply).toMatch(/goodbye|thought you were leaving/iu);
  });
});

describe("a goodbye", () => {
  test.each([
    ["i'll ring them in the morning. cheers", /^You'll ring them in the morning\. .*call/u],
    ["i'll ask at the surgery. thanks", /^You'll ask at the surgery\./u],
    ["going to bed now, thanks", /night|sleep/iu],
    ["i sent it to him. thank you", /sent|your part/iu],
    ["he's here. i'm just going to say 'i saw it'. thank you", /^(?:I hope|Good luck)/u],
  ])("to %j takes up what comes next", (line, expected) => {
    expect(lastReply(DEBT, line)).toMatch(expected);
  });
});

test("what was arranged is met with gladness and no question", () => {
  const baby = "the baby cries all night and I'm alone with her";
  const reply = lastReply(baby, "I could ask my sister to hold her", "shes coming at 2 🥹");
  expect(reply).toMatch(/^She's coming at 2\. /u);
  expect(reply).not.toContain("?");
});

test.each([
  "she's coming on Friday and I'm scared of it",
  "a text to my sister asking if she can come",
  "se me viene a la cabeza todo",
])("what isn't settled is not taken for it: %j", (line) => {
  expect(lastReply("I asked her to come", line)).not.toMatch(/settled|less to carry|good news/iu);
});

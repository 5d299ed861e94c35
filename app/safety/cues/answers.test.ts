import { describe, expect, test } from "vitest";
import { readAnswers } from "./answers.ts";
import { isNamedDenial, isOnlyJoke, readConsideredAnswer, withoutTheNo } from "./considered.ts";

describe("readConsideredAnswer", () => {
  test.each([
    "yes",
    "Yeah.",
    "yes, tonight",
    "yes sometimes",
    "yes i think so",
    "ya i guess",
    "i do",
    "yep i am",
    "yeah obviously, that's what I just told you",
    "Yes, I might",
  ])("reads %j as a yes", (text) => expect(readConsideredAnswer(text)).toBe("yes"));

  test.each([
    "no",
    "Nope",
    "no, I'm not",
    "No, not right now",
    "no i'm okay",
    "not at all",
    "No.",
    "No, not like that",
    "God no, I'm just stressed",
    "I'm not suicidal, I just can't sleep!!",
    "nah just tired",
    "no that's not what I meant",
    "oh no, nothing like that",
    "lol no",
    "no thanks",
    "definitely not",
    "No!! I said I'm fine",
    "no, but I'm exhausted",
    "im not suicidal im just sad about my dog",
    "I would never do that",
    "I don't want to die, I want to sleep",
    "of course not, I have two kids and a life I like",
    "No. Can we talk about the presentation?",
    "it's just an expression",
    "that's not what i meant",
    "no no no, it was about my job",
    "never",
    "what? no",
    "no not suicide. just wish i could sleep for like a year",
    "No, never. It's the exams.",
  ])("reads %j as a no", (text) => expect(readConsideredAnswer(text)).toBe("no"));

  test.each([
    "maybe",
    "idk",
    "not really",
    "I'd rather not say",
    "kind of",
    "yes and no",
    "sometimes",
    "I don't know",
    "a little",
    "not tonight",
    "I think so",
    "I guess",
    "no point",
    "no one would care",
    "no one would miss me",
  ])("reads %j as unsure", (text) => expect(readConsideredAnswer(text)).toBe("unsure"));

  test.each([
    "no point in anything",
    "no lol jk",
    "no im not calling anybody. cops will just shoot me",
    "no, sometimes",
    "no, I already took them",
    "yes, the money part mostly",
    "yes he is",
    "no reason to live",
    "never felt worse",
    "yes but only as a joke",
    "my cat is asleep",
    "not tonight, tomorrow",
    "",
    "no ".repeat(200),
  ])("does not take %j for an answer", (text) => expect(readConsideredAnswer(text)).toBeNull());

  test.each([
    ["sí", "yes"],
    ["si, esta noche", "yes"],
    ["no, hoy no", "no"],
    ["No, ahora mismo no", "no"],
    ["para nada", "no"],
    ["no sé", "unsure"],
    ["tal vez", "unsure"],
    ["Prefiero no decirlo", "unsure"],
    ["no, para nada, es solo el trabajo", "no"],
    ["no soy suicida, solo estoy cansada", "no"],
    ["a veces", "unsure"],
    ["no quiero hablar de eso", null],
    ["no vale la pena", null],
    ["sin ganas de nada", null],
  ] as const)("reads the Spanish %j as %j", (text, answer) =>
    expect(readConsideredAnswer(text)).toBe(answer),
  );

  test("takes the button of a question as the answer that it is", () => {
    expect(readAnswers("No, not like that").thoughts_gently).toBe("no");
    expect(readAnswers("I could ask someone").company).toBe("yes");
    expect(readAnswers("Podría pedírselo a alguien").company).toBe("yes");
  });

  test("a denial that names the matter is one without a question, too", () => {
    expect(isNamedDenial("I'm not suicidal, I just can't sleep!!")).toBe(true);
    expect(isNamedDenial("no soy suicida, solo no duermo")).toBe(true);
    expect(isNamedDenial("no")).toBe(false);
    expect(isNamedDenial("I'm not suicidal yet")).toBe(false);
    expect(isNamedDenial("nobody hurts me, I'm asking about the sofa")).toBe(true);
    expect(isNamedDenial("why is there a domestic violence thing on my screen")).toBe(true);
    expect(isNamedDenial("nobody hurts me but me")).toBe(false);
    expect(isNamedDenial("nobody hurts me like he does")).toBe(false);
    expect(isNamedDenial("why is he so violent")).toBe(false);
  });

  test.each([
    ["jk lol", true],
    ["just kidding", true],
    ["hahaha", true],
    ["era broma", true],
    ["lol I can't sleep", false],
    ["no", false],
  ])("whether %j is only a joke: %j", (text, isJoke) => {
    expect(isOnlyJoke(text)).toBe(isJoke);
  });

  test.each([
    ["I'm not suicidal, I just can't sleep!!", "I just can't sleep!!"],
    ["God no, I'm just stressed", "I'm just stressed"],
    ["No. Can we talk about the presentation?", "Can we talk about the presentation?"],
    ["No, not like that", ""],
    ["no", ""],
  ])("beside the no of %j stands %j", (text, rest) => {
    expect(withoutTheNo(text)).toBe(rest);
  });

  test("whom it is about is no answer to whether they are in danger", () => {
    expect(readAnswers("no, not me, my friend").they_in_danger).toBeUndefined();
    expect(readAnswers("no, it's about my brother, not me").they_in_danger).toBeUndefined();
    expect(readAnswers("no, she's just sad").they_in_danger).toBe("no");
  });

  test("reads an English answer of somebody whose page is in Spanish", () => {
    expect(readConsideredAnswer("yes")).toBe("yes");
  });
});

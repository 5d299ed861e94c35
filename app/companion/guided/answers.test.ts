import { describe, expect, test } from "vitest";
import {
  afterRefusal,
  isHesitant,
  isReady,
  isUnsure,
  readOfferAnswer,
  readCommand,
  readNumber,
  takesIdea,
} from "./answers.ts";

describe("a stop", () => {
  test.each([
    "stop",
    "im in bed in the dark i dont want seven questions. stop",
    "I SAID STOP. i dont want to do this exercise",
    "please stop it now, this isn't what I came for and I want to talk about my week",
    "I don't want this exercise, I only wanted to know why I wake at two",
    "no quiero este ejercicio, solo quería contarte lo de mi madre y ya",
  ])("is heard in %j", (message) => expect(readCommand(message)).toBe("stop"));

  test.each([
    "I couldn't stop crying the whole evening and I don't know what it was about",
    "the bus stop was where he told me that he didn't want to see me any more",
    "my boss wants me to stop asking for the day off that I was promised in June",
  ])("isn't heard in %j", (message) => expect(readCommand(message)).toBeNull());
});

describe("an offer", () => {
  test.each([
    "yes",
    "Yeah ok",
    "yep",
    "sure, why not",
    "ok let's try",
    "k",
    "i guess",
    "sounds good",
    "yes please",
    "yse",
    "👍",
    "I'd like that",
    "go ahead",
  ])("is taken by %j", (message) => expect(readOfferAnswer(message)).toBe("yes"));

  test.each([
    "no",
    "nah",
    "Nope",
    "no thanks",
    "not really",
    "I'd rather just talk",
    "can we just talk",
    "i don't want to",
    "rather not",
    "just listen",
  ])("is declined by %j", (message) => expect(readOfferAnswer(message)).toBe("no"));

  test.each([
    "maybe later",
    "not now",
    "not tonight",
    "another time",
    "later",
    "no, maybe tomorrow",
    "maybe later, I just need to tell you about my week because it was a really long and strange one",
  ])("is put off by %j", (message) => expect(readOfferAnswer(message)).toBe("later"));

  test.each([
    "my sister called again",
    "I don't know",
    "no idea",
    "what is that?",
    "it was a long day and yes I am tired of all of it",
  ])("is neither taken nor declined by %j", (message) =>
    expect(readOfferAnswer(message)).toBeNull(),
  );

  test("is weighed, not taken, by a maybe", () => {
    expect(isHesitant("yeah maybe")).toBe(true);
    expect(readOfferAnswer("maybe")).toBeNull();
    expect(isHesitant("maybe my sister is right")).toBe(false);
  });

  test("keeps what was said after the no", () => {
    expect(afterRefusal("maybe later, I want to talk about my mum first")).toBe(
      "I want to talk about my mum first",
    );
    expect(afterRefusal("no thanks")).toBe("");
  });
});

describe("inside an exercise", () => {
  test.each([
    ["stop", "stop"],
    ["Stop the exercise", "stop"],
    ["can we stop", "stop"],
    ["skip this step", "skip"],
    ["next", "skip"],
    ["go back", "back"],
    ["say that again", "again"],
    ["for example?", "help"],
    ["I don't get it", "help"],
    ["why?", "why"],
    ["how many steps are left?", "howLong"],
  ])("%j is read as %s", (message, command) => expect(readCommand(message)).toBe(command));

  test.each(["I wanted to stop crying but I couldn't", "my back hurts", "skipping meals again"])(
    "%j is an answer and no command",
    (message) => expect(readCommand(message)).toBeNull(),
  );

  test.each([
    ["80", 80],
    ["ashamed, 85", 85],
    ["8/10", 80],
    ["7 out of 10", 70],
    ["between 60 and 70", 65],
    ["about seventy-five", 75],
    ["a hundred", 100],
    ["0", 0],
    ["90%", 90],
  ])("%j is %d", (message, value) => expect(readNumber(message)?.value).toBe(value));

  test.each(["a lot", "it happened at 3am", "2000", "20 minutes ago"])(
    "%j is no strength",
    (message) => expect(readNumber(message)).toBeNull(),
  );

  test("leaves it open whether a small number is out of ten", () => {
    expect(readNumber("8")?.isDoubtful).toBe(true);
    expect(readNumber("8/10")?.isDoubtful).toBe(false);
  });

  test("tells ready from not ready, and knowing from not knowing", () => {
    expect(isReady("done")).toBe(true);
    expect(isReady("ok did that")).toBe(true);
    expect(isReady("not yet")).toBe(false);
    expect(isUnsure("idk")).toBe(true);
    expect(isUnsure("I don't know how to say it")).toBe(true);
    expect(isUnsure("not sure really")).toBe(true);
    expect(isUnsure("i dont know her address")).toBe(false);
    expect(isUnsure("I don't know why he left")).toBe(false);
    expect(
      isUnsure("I don't know, maybe that I failed him when it counted and never said so"),
    ).toBe(false);
  });
});

describe("words around a command or a number", () => {
  test.each([
    "I feel better, stop",
    "ok. enough",
    "I don't want an exercise now",
    "no more exercises",
  ])("%j stops what runs", (message) => expect(readCommand(message)).toBe("stop"));

  test.each([
    "I can't make it stop",
    "stop sign",
    "I don't want to go home",
    "the exercise was fine",
  ])("%j is no command", (message) => expect(readCommand(message)).toBeNull());

  test.each([
    ["maybe a seven", 7],
    ["it's at four now", 4],
  ])("%j is a number", (message, value) => expect(readNumber(message)?.value).toBe(value));

  test.each(["the one with counting to four", "two of my kids", "one day at a time"])(
    "%j is none",
    (message) => expect(readNumber(message)).toBeNull(),
  );
});

describe("an idea", () => {
  test.each([
    "ok i'll try that. thanks",
    "I'll try it tonight",
    "good idea",
    "thanks, that makes sense",
    "will do",
    "yeah that's a good point",
    "lo intentaré",
  ])("is taken by %j", (message) => expect(takesIdea(message)).toBe(true));

  test.each([
    "I try that every night",
    "I tried that",
    "I'll try that but he won't listen",
    "it was not a good idea to call him",
    "I will do it again if he does",
    "does that make sense?",
    "I will never do that",
  ])("is not taken by %j", (message) => expect(takesIdea(message)).toBe(false));
});

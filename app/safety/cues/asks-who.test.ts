import { describe, expect, test } from "vitest";
import { isAskingWhetherHuman, isAskingWhetherMachine } from "./asks-who.ts";

describe("isAskingWhetherHuman", () => {
  test.each([
    "are you real?",
    "Are you a real person or a bot",
    "r u human",
    "are you an AI",
    "Are you a licensed therapist?",
    "wait, are you actually a doctor?",
    "am I talking to a human right now?",
    "Is this a bot?",
    "is there a real person behind this?",
    "you're a robot, right?",
    "What are you?",
    "who am i talking to",
    "is anyone really there?",
    "do you have feelings",
    "I had a bad day. Also, are you just a machine?",
    "are you qualified?",
    "¿eres real?",
    "eres una persona o un robot",
    "¿Eres una IA?",
    "¿estoy hablando con un humano?",
    "¿hay alguien ahí al otro lado?",
    "eres terapeuta de verdad?",
    "¿con quién estoy hablando?",
    "¿qué eres?",
  ])("hears the question in %j", (text) => expect(isAskingWhetherHuman(text)).toBe(true));

  test.each([
    "my therapist is a real person and she is on leave",
    "are you free tonight, I asked him",
    "I talked to a real human at the bank today",
    "are you really sure about that?",
    "are you real estate people, he asked",
    "what are you doing to me, I yelled",
    "is this normal?",
    "I feel like a robot at work",
    "am I a bad person?",
    "am I a person who deserves this?",
    "my doctor said I should rest",
    "mi terapeuta es una buena persona",
    "no eres tú, soy yo",
    "hoy hablé con una persona en el tren",
    "¿qué eres capaz de hacer con esto?",
  ])("does not hear it in %j", (text) => expect(isAskingWhetherHuman(text)).toBe(false));

  test("hears it within long filler, up to its limit", () => {
    expect(isAskingWhetherHuman(`${"well ".repeat(200)}are you human?`)).toBe(true);
  });
});

describe("isAskingWhetherMachine", () => {
  test.each(["are u a bot?", "so youre a chatbot yeah", "is this an AI?", "¿Eres una IA?"])(
    "is answered with a yes: %j",
    (text) => {
      expect(isAskingWhetherMachine(text)).toBe(true);
    },
  );

  test.each(["are you human?", "are you a real person or a bot", "I feel like a robot at work"])(
    "is not: %j",
    (text) => expect(isAskingWhetherMachine(text)).toBe(false),
  );
});

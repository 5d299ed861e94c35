import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./assessment.ts";
import {
  AWAY_NOTICE_AFTER_MS,
  NOTICE_OCCASIONS,
  USE_NOTICE_EVERY_MS,
  dueNotice,
  isAskingWhetherHuman,
  isAskingWhetherMachine,
  noticeText,
} from "./notices.ts";

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
      expect(noticeText("asked_machine", text.startsWith("¿") ? "es" : "en")).toMatch(
        /^(?:Yes|Sí),/,
      );
    },
  );

  test.each(["are you human?", "are you a real person or a bot", "I feel like a robot at work"])(
    "is not: %j",
    (text) => expect(isAskingWhetherMachine(text)).toBe(false),
  );
});

describe("notices", () => {
  test.each(LANGUAGES)(
    "each says that this is an AI, no human and no licensed therapist (%s)",
    (language) => {
      const texts = NOTICE_OCCASIONS.map((occasion) => noticeText(occasion, language));
      for (const text of texts) {
        expect(text).toMatch(/\bAI\b|\bIA\b/);
        expect(text).toMatch(/human|persona/);
        expect(text).toMatch(/licensed therapist|terapeuta con licencia/);
      }
    },
  );

  test("are due at the start, after seven days away and after three hours of use", () => {
    const now = 1_800_000_000_000;
    expect(dueNotice({ now, lastNoticeAt: null, lastActiveAt: null })).toBe("start");
    expect(
      dueNotice({ now, lastNoticeAt: now - 1000, lastActiveAt: now - AWAY_NOTICE_AFTER_MS }),
    ).toBe("return");
    expect(
      dueNotice({ now, lastNoticeAt: now - USE_NOTICE_EVERY_MS, lastActiveAt: now - 1000 }),
    ).toBe("interval");
    expect(dueNotice({ now, lastNoticeAt: now - 1000, lastActiveAt: now - 1000 })).toBeNull();
  });

  test("keep to seven days and three hours", () => {
    expect(AWAY_NOTICE_AFTER_MS).toBe(604_800_000);
    expect(USE_NOTICE_EVERY_MS).toBe(10_800_000);
  });
});

import { describe, expect, test } from "vitest";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";
import { callsForAnswer, isCorrection } from "./corrections.ts";

const TROUBLE = "my colleague took my idea and said it was hers";

describe("a complaint", () => {
  test.each([
    "i just told you",
    "I already said that",
    "that's not what i asked",
    "you didn't answer my question",
    "i asked you a question",
    "what was what like? i asked you a question",
    "that's not an answer",
    "those are the same words",
    "you're not making any sense",
    "did you even read what I wrote?",
    "answer me",
    "what are you talking about",
    "no you didnt miss anything i was asking you a new question",
    "i dont wanna write a message i meant where do i sit",
    "an answer would help",
    "no te he preguntado por los papeles",
  ])("is heard in %j", (line) => expect(isCorrection(line)).toBe(true));

  test.each([
    "I told him to leave",
    "he never listens to me",
    "I asked her to marry me",
    "she didn't answer my texts",
    "I was asking around for a job",
    "you don't get that often",
    "my question is how long it lasts for most people when they lose a child and nobody talks about it and everybody acts as if it had never been and I have to go on with work and all of that as usual",
  ])("isn't heard in %j", (line) => expect(isCorrection(line)).toBe(false));

  test("gets the answer to what was asked before it", () => {
    const reply = lastReply(TROUBLE, "does this thing have a memory", "hm", "you didn't answer");
    expect(reply).toContain("/memory");
  });

  test("has their question said back once where no answer is known", () => {
    const lines = [TROUBLE, "so do i sit beside her on thursday or not", "that's not an answer"];
    const [, , third, fourth] = talkWithProduct(...lines, "i just told you");
    expect(third?.text).toContain("“Do I sit beside her on thursday or not?”");
    expect(fourth?.text).not.toContain("“");
  });

  test("in Spanish has a question said back with both of its marks", () => {
    const asked = "y me siento junto a ella el jueves, o mejor no?";
    const reply = lastReply("mi colega me robó la idea", asked, "eso no es lo que pregunté");
    expect(reply).toContain("“¿");
    expect(reply).not.toMatch(/“[^¿”]*\?”/u);
  });

  test("is never met by the same words twice", () => {
    const complaints = [
      "that's not what I asked",
      "you're not making sense",
      "i just told you",
      "those are the same words",
      "you didn't answer",
      "did you even read it",
    ];
    const replies = talkWithProduct(TROUBLE, ...complaints).map(({ text }) => text);
    expect(new Set(replies).size).toBe(replies.length);
    const sorry = replies.filter((text) => /sorry|my mistake|got that wrong/iu.test(text));
    expect(new Set(sorry.map((text) => text.split(".")[0])).size).toBe(sorry.length);
  });

  test("isn't heard in a question about oneself", () => {
    const reply = lastReply(
      TROUBLE,
      "should i sign up for pottery or is it dumb to spend 220 on it",
    );
    expect(reply).not.toMatch(/sorry|missed the mark/iu);
  });
});

test.each(["hello??", "are you there?", "are you still listening", "hola?"])(
  "%j waits for an answer",
  (line) => expect(callsForAnswer(line)).toBe(true),
);

test("whoever calls after a question hears that somebody is there, and their question", () => {
  const reply = lastReply(TROUBLE, "do i sit beside her on thursday or not", "hello?");
  expect(reply).toContain("“Do I sit beside her on thursday or not?”");
});

test("a short question that isn't understood is let go", () => {
  const [first, second] = talkWithProduct("hm", "I don't follow. about what?");
  expect(second?.text).not.toContain(first?.text ?? "");
});

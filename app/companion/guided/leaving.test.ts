import { describe, expect, it } from "vitest";
import { talkWithProduct } from "#tests/companion/product-talk.ts";

const TOLD = ["my mom is sick and I live far away", "I call her every night"];
const TOLD_IN_SPANISH = ["mi madre está enferma y vivo lejos", "la llamo cada noche"];

function lastReply(...lines: readonly string[]): string {
  return talkWithProduct(...lines).at(-1)?.text ?? "";
}

describe("a goodbye with a plan", () => {
  it.each([
    "that's me done for tonight",
    "off to cook dinner",
    "gonna try to sleep now",
    "gotta pick the kids up",
    "ok that's enough for today",
    "I should go wake him, thanks",
    "alright back to work",
    "my break's over",
    "dinner's ready",
    "gotta go its dinner",
  ])("is met with a goodbye that says what was talked about: %j", (line) => {
    const reply = lastReply(...TOLD, line);
    expect(reply).toMatch(/about your mom/u);
    expect(reply).not.toContain("?");
  });

  it.each([
    "bueno, me voy a dormir",
    "tengo que recoger a los niños",
    "ya me voy, empieza mi turno",
  ])("is met in Spanish, too: %j", (line) => {
    const reply = lastReply(...TOLD_IN_SPANISH, line);
    expect(reply).toMatch(/tu madre/u);
    expect(reply).not.toContain("?");
  });

  it.each([
    "how am I going to sleep tonight",
    "I'm not going to sleep anyway",
    "I have to pick the kids up every day and nobody helps me with it and I am so worn out by it",
    "she is going to bed without a word again because of me",
    "no puedo dormir",
  ])("isn't seen in what only tells: %j", (line) => {
    expect(lastReply(...TOLD, line)).not.toMatch(/take care|good night|sleep well/iu);
  });
});

describe("a good night with thanks behind it", () => {
  it.each([
    "It's getting dark here. Goodnight and thank you.",
    "thanks and good night",
    "right off to bed, night",
    "bye and thanks for listening",
  ])("is met with a goodbye that asks nothing: %j", (goodbye) => {
    const reply = talkWithProduct("my wife died in june", "the roses need pruning", goodbye).at(-1);
    expect(reply?.text).not.toContain("?");
    expect(reply?.text).toMatch(/night|bye|care|rest/iu);
  });
});

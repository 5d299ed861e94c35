import { expect, test } from "vitest";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";

test("a knock-knock joke is played along with", () => {
  const [who, what, laugh] = talkWithProduct("knock knock", "lettuce", "lettuce in, it's cold");
  expect(who?.text).toBe("Who's there?");
  expect(what?.text).toBe("Lettuce who?");
  expect(laugh?.text).toMatch(/^Ha\b/u);
});

test("a riddle is given up, and its answer laughed at", () => {
  const [first, second] = talkWithProduct("why did the chicken cross the road", "to get away");
  expect(first?.text).toMatch(/don't know|no idea/iu);
  expect(second?.text).toMatch(/^Ha\b/u);
});

test.each(["feeling better, obviously", "oh great, just what I needed", "yeah right", "lucky me"])(
  "%j isn't taken at its word",
  (line) => {
    expect(lastReply("my boss shouts at me", line)).toMatch(/opposite|not at all/u);
  },
);

test.each(["I was being sarcastic", "that was sarcasm"])("%j is owned", (line) => {
  expect(lastReply("work is going great", line)).toMatch(/at its word|too straight/u);
});

test("what others said in irony is told as anything else", () => {
  expect(lastReply("he was being sarcastic with me")).not.toMatch(/at its word|irony/u);
});

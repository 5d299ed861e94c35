import { expect, test } from "vitest";
import { conversationPhase } from "./conversation-phase.ts";

const NOTHING = { hasTrack: false, isQuiet: false, hasOffer: false, ownTexts: [] };

test("before anything is said it is the welcome, with a focus it goes on at once", () => {
  expect(conversationPhase(NOTHING)).toBe("welcome");
  expect(conversationPhase({ ...NOTHING, hasTrack: true })).toBe("active");
});

test("after a greeting there is something to choose, after anything else the talk goes on", () => {
  expect(conversationPhase({ ...NOTHING, ownTexts: ["Hi there!"] })).toBe("choose_option");
  expect(conversationPhase({ ...NOTHING, ownTexts: ["Hi, I can't sleep"] })).toBe("active");
  expect(conversationPhase({ ...NOTHING, ownTexts: ["hello", "I can't sleep"] })).toBe("active");
});

test("an offer to switch stands until it is answered", () => {
  const offered = { ...NOTHING, hasOffer: true, ownTexts: ["can we work on grief"] };
  expect(conversationPhase(offered)).toBe("switch_track");
});

test("while risk is open nothing is offered", () => {
  const open = { ...NOTHING, isQuiet: true };
  expect(conversationPhase(open)).toBe("active");
  expect(conversationPhase({ ...open, hasOffer: true })).toBe("active");
  expect(conversationPhase({ ...open, ownTexts: ["hello"] })).toBe("active");
});

import { describe, expect, it, test } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";
import { isCorrection } from "./corrections.ts";

describe("what a message sets right", () => {
  it("is answered as if it had been said so from the start", () => {
    const said = lastReply("my boss said i could be team lead", "no thats good news");
    expect(said).toMatch(/^(?:Sorry|You're right|I wasn't following)/u);
    expect(said).toMatch(/nice|glad|good|happy|forward/iu);
  });

  it("is met with their meaning, and not with the reading before it", () => {
    const said = lastReply(
      "my daughter laughed at my haircut",
      "no i meant she was being sweet. she laughed and hugged me",
    );
    expect(said).toMatch(/^(?:Sorry|You're right|I wasn't following)/u);
    expect(said).not.toMatch(/spoken to like that|liked to answer/u);
  });

  it("says who somebody is, once that was mixed up", () => {
    expect(
      lastReply("he just ignores my texts", "wtf no hes not my friend hes my LANDLORD"),
    ).toMatch(/Your landlord, not your friend/u);
  });
});

describe("a question that wasn't answered", () => {
  it.each([
    "you didnt answer me",
    "thats not what i asked",
    "that didnt answer my question at all",
  ])("is said back after %j, with who can answer it", (complaint) => {
    const said = lastReply("does my tenancy say who owns the boiler", complaint);
    expect(said).toContain("“Does my tenancy say who owns the boiler?”");
    expect(said).toMatch(/tenants' advice/u);
  });

  it("isn't said back a second time", () => {
    const said = lastReply(
      "where should she sleep",
      "you didnt answer me",
      "you still havent answered",
    );
    expect(said).not.toContain("Where should she sleep");
    expect(said).toMatch(/don't have (?:an answer|that one)/u);
  });

  it("is no choice between ways where the landlord is what it's about", () => {
    const said = lastReply(
      "my landlord wont fix the boiler",
      "what can i actually do about it",
      "you didnt answer me",
    );
    expect(said).not.toMatch(/Split it in two|pulse/u);
  });
});

test.each([
  "it was kinda my fault tho",
  "that was wrong of me",
  "i told her that's not what i meant",
  "i already said sorry to her",
  "i mean it",
])("%j owns up or tells, and corrects nobody", (line) => {
  expect(isCorrection(line)).toBe(false);
});

test.each(["you didnt answer me", "wdym im serious", "i just told you", "no hes not my friend"])(
  "%j says that something was got wrong",
  (line) => {
    expect(isCorrection(line)).toBe(true);
  },
);

import { expect, test } from "vitest";
import { nextFlowStep, type FlowStep } from "./session-flow.server.ts";

test.each<[string, FlowStep | null, { hasTherapist: boolean; hasCheckIn: boolean }, FlowStep]>([
  ["nobody to talk with yet", null, { hasTherapist: false, hasCheckIn: false }, "therapist"],
  ["nobody to talk with any more", "chat", { hasTherapist: false, hasCheckIn: true }, "therapist"],
  ["a new day", null, { hasTherapist: true, hasCheckIn: false }, "check-in"],
  ["a companion chosen today", "therapist", { hasTherapist: true, hasCheckIn: false }, "check-in"],
  ["a check-in made elsewhere", "check-in", { hasTherapist: true, hasCheckIn: true }, "track"],
  ["a check-in passed over", "track", { hasTherapist: true, hasCheckIn: false }, "track"],
  ["a session begun", "chat", { hasTherapist: true, hasCheckIn: true }, "chat"],
])("with %s the way goes on where it should", (_name, current, known, expected) => {
  expect(nextFlowStep(current && { currentStep: current }, known)).toBe(expected);
});

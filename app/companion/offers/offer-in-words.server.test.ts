import { expect, it } from "vitest";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { estimateTokens } from "../prompt/tokens.server.ts";
import { toldOffers, type MadeOffer } from "./offer-in-words.server.ts";

const entry = (words: string): MadeOffer => ({
  offer: { kind: "journal", words: trustedText(words) },
  answer: "accepted",
});
const LONG = `It began on the lake. ${"We rowed for a while, and then we rested. ".repeat(40)}It ended at home.`;

it("tells what was offered in whole, with how it was answered, oldest first", () => {
  const told = toldOffers([entry(LONG), entry("A short one.")], 1_200);
  expect(told).toContain(LONG);
  expect(told.indexOf(LONG)).toBeLessThan(told.indexOf("A short one."));
  expect(told.match(/accepted/g)).toHaveLength(2);
});

it("keeps to its room where everything is long, the newest words first", () => {
  const made = Array.from({ length: 4 }, (_, index) => entry(`${index} ${LONG}`));
  const told = toldOffers(made, 1_000);
  expect(told).toContain(`3 ${LONG}`);
  expect(estimateTokens(told)).toBeLessThan(1_400);
  expect(toldOffers([], 1_000)).toBe("");
});

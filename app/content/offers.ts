import { z } from "zod";
import { readContent } from "./read-content.ts";

const text = z.string().min(1);
const kinds = z.enum(["exercise", "goal", "memory", "journal", "mood", "safety_plan", "help"]);
const keptKinds = z.enum(["goal", "memory", "mood"]);

const words = z.strictObject({
  yes: text,
  notNow: text,
  cards: z.record(kinds, z.strictObject({ title: text, accept: text })),
  kept: z.record(keptKinds, z.strictObject({ text, place: text })),
});

/** What stands on the card of an offer, and what a press on it says. */
export const OFFER_WORDS = readContent("", "offers.yaml", z.strictObject({ en: words, es: words }));

/** Where what was kept can be found. */
export const KEPT_AT = { goal: "/home#goals", memory: "/memory", mood: "/moods" } as const;

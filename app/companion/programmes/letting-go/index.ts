import { anger } from "./anger.ts";
import { beingRight } from "./being-right.ts";
import { fear } from "./fear.ts";
import { guiltAndShame } from "./guilt-and-shame.ts";
import { hiddenUse } from "./hidden-use.ts";
import { takingStock } from "./taking-stock.ts";
import { theNoInside } from "./the-no-inside.ts";
import { threeWays } from "./three-ways.ts";
import { twentySeconds } from "./twenty-seconds.ts";
import { underTheStory } from "./under-the-story.ts";
import { wanting } from "./wanting.ts";
import { whatDidNotCome } from "./what-did-not-come.ts";
import type { Programme } from "../programme.ts";

export const lettingGo: Programme = {
  id: "letting-go",
  title: "Letting Go",
  modality: "Letting Go Technique",
  about:
    "Twelve sessions on what to do with a feeling other than swallowing it, acting on it or running from it: noticing it, making room, and letting it run its course. It is practice, not therapy. Where a feeling comes from something that is happening to you now, safety and changing it come first; and if it grows too large to be with, a therapist or doctor is the better company.",
  sessions: [
    threeWays,
    underTheStory,
    theNoInside,
    hiddenUse,
    fear,
    wanting,
    anger,
    whatDidNotCome,
    guiltAndShame,
    beingRight,
    twentySeconds,
    takingStock,
  ],
};

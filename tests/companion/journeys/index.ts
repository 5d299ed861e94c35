import type { Journey } from "../journey.ts";
import { bodyAndSelfJourneys } from "./body-and-self.ts";
import { exerciseJourneys } from "./exercises.ts";
import { griefAndPartsJourneys } from "./grief-and-parts.ts";
import { planJourneys } from "./plans.ts";
import { programmeJourneys } from "./programmes.ts";
import { skillJourneys } from "./skills.ts";

export const journeys: readonly Journey[] = [
  ...exerciseJourneys,
  ...planJourneys,
  ...skillJourneys,
  ...bodyAndSelfJourneys,
  ...programmeJourneys,
  ...griefAndPartsJourneys,
];

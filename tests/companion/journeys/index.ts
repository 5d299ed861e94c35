import type { Journey } from "../journey.ts";
import { exerciseJourneys } from "./exercises.ts";
import { griefAndPartsJourneys } from "./grief-and-parts.ts";
import { listeningJourneys } from "./listening.ts";
import { programmeJourneys } from "./programmes.ts";

export const journeys: readonly Journey[] = [
  ...exerciseJourneys,
  ...listeningJourneys,
  ...programmeJourneys,
  ...griefAndPartsJourneys,
];

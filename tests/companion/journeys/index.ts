import type { Journey } from "../journey.ts";
import { exerciseJourneys } from "./exercises.ts";
import { listeningJourneys } from "./listening.ts";
import { planJourneys } from "./plans.ts";
import { skillJourneys } from "./skills.ts";

export const journeys: readonly Journey[] = [
  ...exerciseJourneys,
  ...planJourneys,
  ...skillJourneys,
  ...listeningJourneys,
];

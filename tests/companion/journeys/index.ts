import type { Journey } from "../journey.ts";
import { bodyAndSelfJourneys } from "./body-and-self.ts";
import { exerciseJourneys } from "./exercises.ts";
import { listeningJourneys } from "./listening.ts";

export const journeys: readonly Journey[] = [
  ...exerciseJourneys,
  ...bodyAndSelfJourneys,
  ...listeningJourneys,
];

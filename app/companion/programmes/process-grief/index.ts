import type { Programme } from "../programme.ts";
import { bondAndPeople } from "./bond-and-people.ts";
import { daysAndMeaning } from "./days-and-meaning.ts";
import { feelingAndKindness } from "./feeling-and-kindness.ts";
import { hardDaysAndOnward } from "./hard-days-and-onward.ts";
import { namingTheLoss } from "./naming-the-loss.ts";
import { theWaves } from "./the-waves.ts";
import { unsaidAndIfOnly } from "./unsaid-and-if-only.ts";

/** Twelve sessions for somebody who has lost a person, an animal, a relationship, health or a plan. */
export const processGrief: Programme = {
  id: "process-grief",
  title: "Process Grief",
  modality: "Grief Work",
  about:
    "Twelve sessions for a loss: of a person, an animal, a relationship, your health or a plan. They follow no stages; they go back and forth between the loss and the life around it, as grief does. They do not replace a grief counsellor. See one, or a doctor, if for many months you can hardly eat, sleep or work, if the death was violent and its images return, or if you would rather not go on living; in that case call a crisis line at once.",
  sessions: [
    namingTheLoss,
    theWaves,
    ...feelingAndKindness,
    ...unsaidAndIfOnly,
    ...daysAndMeaning,
    ...bondAndPeople,
    ...hardDaysAndOnward,
  ],
};

import type { SafetyPlan } from "#app/models/risk/safety-plans.server.ts";

/** The invented person's safety plan, written on a calm day. */
export const SEEDED_SAFETY_PLAN: SafetyPlan = {
  warningSigns:
    "I stop answering messages.\nI'm awake past two, three nights in a row.\nMy jaw is tight all day.",
  onMyOwn:
    "A hot shower.\nThe long loop around the park with music.\nHold a warm mug with both hands.",
  peopleAndPlaces:
    "The climbing gym, even just to watch.\nMaria, for lunch.\nThe library until eight.",
  askForHelp: "Jess, even at night.\nMom and Dad.\nMaria.",
  professionals:
    "Dr. Lee's office, weekdays 8 to 5.\nCall or text 988 anytime. It's saved in my phone.\nThe emergency room at County General.",
  saferSurroundings: "Jess has a key and can stay over.\nNo drinks on bad days.",
};

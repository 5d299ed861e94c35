import type { Journey } from "../journey.ts";

/** Sessions of the programmes about grief and about parts. */
export const griefAndPartsJourneys: readonly Journey[] = [
  {
    name: "process-grief-1",
    about:
      "The first session of Process Grief, late in the evening, for somebody whose mother died in spring.",
    firstName: "Jonas",
    completes: "process-grief-1",
    programme: { id: "process-grief", session: 1, goal: null, trackStep: 1 },
    turns: [
      "not good. it's late and I can't sleep",
      "my mum. Ruth",
      "she died in march, cancer, it went from a cough to the hospice in seven weeks. I was there most days but not the last night",
      "sundays at six when she used to call",
      "don't know",
      "that I'm angry. everyone says how brave she was and I just want to shout that it was too fast",
      "my sister. we text each other stupid photos",
      "somewhere I don't have to be fine about it",
      "that it's allowed to be the sundays",
      "Something else, please",
      "I'll tell my sister the thing about sundays",
      "goodnight",
    ],
  },
  {
    name: "process-grief-6",
    about:
      "The sixth session of Process Grief, about guilt, after the death of a dog; last week's plan was left undone.",
    firstName: "Amira",
    completes: "process-grief-6",
    programme: {
      id: "process-grief",
      session: 6,
      goal: "write to Bruno on paper and bury it under the apple tree",
      trackStep: 1,
    },
    turns: [
      "no, I didn't get to it, it rained all week",
      "if only I had taken him to the vet on the friday",
      "he was eating, he just seemed slow. he was twelve. the vet had seen him in june and said he was fine",
      "I'd worked doubles all week and my son had a fever",
      "the tumour was there long before friday. the vet said so after. I still decided to wait though",
      "that I wish I'd sat with him on the floor that evening. it's not really about the vet",
      "skip",
      "sitting on the floor with him",
      "yes",
      "bye",
    ],
  },
  {
    name: "internal-family-systems-7",
    about: "The seventh session of Internal Family Systems, with the inner critic.",
    firstName: "Lea",
    completes: "internal-family-systems-7",
    programme: {
      id: "internal-family-systems",
      session: 7,
      goal: "ask the planner for ten seconds before I say yes",
      trackStep: 1,
    },
    turns: [
      "twice it worked, once I forgot and said yes to the bake sale",
      "I sent an email with a typo to the whole team",
      "you can't even write three lines, everybody sees that you're a fraud. cold and fast, like reading out a list",
      "I don't know",
      "that I get comfortable and then they find out and I'm out",
      "I rewrite everything four times and send it too late",
      "I'm scared they'll stop trusting you. shall I read it over once, and then you send it?",
      "that it's scared, not mean",
      "Yes, I'll try that",
      "thanks",
    ],
  },
  {
    name: "internal-family-systems-11",
    about:
      "The eleventh session of Internal Family Systems: the person is flooded on the way and is led back into the room.",
    firstName: null,
    completes: "internal-family-systems-11",
    programme: { id: "internal-family-systems", session: 11, goal: null, trackStep: 1 },
    turns: [
      "a bit wobbly but ok",
      "on the sofa, the blanket is rough, the fridge hums",
      "the joker. it says let's watch something instead",
      "I'm shaking, memories are coming up",
      "the lamp, my boots, the green mug",
      "that stopping was allowed",
      "no",
      "bye",
    ],
  },
];

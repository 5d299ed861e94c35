import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const turningTowards: ProgrammeSession = {
  number: 9,
  title: "Turning towards",
  aim: "Today you turn a little way towards something unpleasant, in place of away from it, with the anchor within reach.",
  welcomes: [
    "So far we have looked for what is steady and easy. You have enough of it now to look a little the other way.",
    "Avoiding is tiring too. One can also stay standing for a moment.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "The last eight days, or however many it was: what about {goal}?",
        "Did you find time for {goal}, and what became of it?",
      ],
      reflections: [
        {
          text: "No time was found. It is usually not lost either, only elsewhere.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Good to have it in your own words.",
        "{answer}. It belongs to what you can do by now.",
        "It belongs to what you can do by now.",
      ],
    },
    withoutGoal: {
      prompts: [
        "What do you look away from at present, in a small way?",
        "Which unpleasant sensation do you know best: tightness, nausea, heat, emptiness?",
      ],
      reflections: [
        "{answer}. We go no nearer than you like.",
        "{answer}. You need not make friends with it.",
        "We go no nearer than you like.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-9",
    title: "Half a step nearer",
    modality: "Mindfulness",
    minutes: 13,
    source:
      "After the fifth session of Segal, Williams and Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002.",
    about:
      "Unpleasant sensations are often kept going by bracing against them. Going half a step nearer, with a way back, shows whether they are as solid as they look.",
    intro: [
      "We take something mildly unpleasant, not the thing you fear most. Half a step nearer, and back. You are free to stay where you are, too.",
      "Anchor first, then half a step, then anchor again. *Stop* is no defeat.",
    ],
    steps: [
      {
        name: "base",
        expects: { kind: "text" },
        prompts: [
          "Go to your anchor first. Which is it today, and how is it there?",
          "Begin where it is steady: your anchor. What do you find there at the moment?",
        ],
        reflections: [
          "{answer}. That is the handrail for what comes.",
          "{answer}. You can reach for it at any time.",
          "That is the handrail for what comes.",
        ],
        scaffolds: {
          unknown: [
            "Feet on the floor, one hand in the other. Is one of them easy to find?",
            "If nothing is steady today, take the chair: it holds. Do you feel it?",
          ],
        },
      },
      {
        name: "unpleasant",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Now call to mind something mildly unpleasant, a task, a tone of voice, a sentence. What is it?",
          "What have you been pushing aside, of small or middling size?",
        ],
        reflections: [
          "{answer}. Thoughts about it may wait outside.",
          "{answer}. That is unpleasant enough to practise with.",
          "That is unpleasant enough to practise with.",
        ],
        scaffolds: {
          unknown: [
            "An e-mail you have not opened, a visit to the dentist, a quarrel about the dishes?",
            "When did you last think “not now”? About what?",
          ],
        },
      },
      {
        name: "bracing",
        expects: { kind: "text" },
        prompts: [
          "How do you brace against it, bodily? Where do you feel the “not that”?",
          "When you think of it, what in the body goes away from it, or hardens?",
        ],
        reflections: [
          "{answer}. That is not the thing, that is the bracing.",
          "{answer}. Bracing costs strength all by itself.",
          "Bracing costs strength all by itself.",
        ],
        scaffolds: {
          unknown: [
            "Belly, teeth, brow, toes: which of them makes itself firm?",
            "Some lean back by a hair. Do you?",
          ],
        },
      },
      {
        name: "nearer",
        expects: { kind: "text" },
        prompts: [
          "Half a step: say inwardly “all right, you are here”, and soften round that place a little, for ten counts. The breath may do as it likes. What happens?",
          "Let the place have a little more room, as if you moved up on a bench. Ten counts, then back to the handrail. What did you notice?",
        ],
        reflections: [
          "{answer}. You were near it, and came back.",
          "{answer}. It is allowed to stay as it is.",
          "You were near it, and came back. That is all of it.",
        ],
        scaffolds: {
          unknown: [
            "Larger, smaller, softer, clearer, or a surge and then less?",
            "If you would rather not go nearer, then watch the not-wanting. What is that like?",
          ],
        },
      },
      {
        name: "size",
        expects: { kind: "text" },
        prompts: [
          "Seen from the anchor again: how does the thing look now, compared with before?",
          "And the matter itself: is it the same size as at the beginning?",
        ],
        reflections: [
          "{answer}. Keep that; one forgets it quickly.",
          "{answer}. It was worth the half step to know it.",
          "It was worth the half step to know it.",
        ],
        scaffolds: {
          unknown: [
            "Nearer, further off, flatter, more ordinary?",
            "Would you be more likely to tackle it today than you were yesterday?",
          ],
        },
      },
      {
        name: "kind_act",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What would be a considerate thing to do now, for yourself or about this matter?",
          "Having been there: what is called for? A deed, a rest, a word to somebody?",
        ],
        reflections: [
          "{answer}. That sounds like something one does with open eyes.",
          "{answer}. Good.",
          "It may also be nothing. To have looked was enough.",
        ],
        scaffolds: {
          unknown: [
            "Five minutes of the task, or a glass of water first?",
            "What would you do for a friend who had just done this?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "You have been half a step nearer to {unpleasant}, and back. What is called for now, you said, is {kind_act}.",
      when: { answered: "kind_act" },
    },
    "Half a step nearer, and back by yourself. That is how far turning towards has to go.",
  ],
  tryThisWeek: [
    "Once a day, with something mildly unpleasant: *all right, you are here*, for ten counts. Then go on.",
    "Open one thing that you have left closed, a letter or a drawer, with your feet on the floor.",
    "When you are waiting for something unpleasant to pass, look for where you brace, and soften that place by a tenth.",
  ],
  guidance:
    "Approach in small doses with the anchor as a handrail. Mild to middling material only; never trauma, never the height of a panic. The distinction between the sensation and the bracing against it is the heart of the session. Offer staying put as a full alternative. Do not speak of breathing into it unless the breath is their anchor. Approaching feelings is not enduring mistreatment: if the unpleasant thing is a person who harms them, leave the exercise. End with a considerate act of their own choosing.",
  sources: [
    "Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002",
    "Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson, Acceptance and Commitment Therapy, second edition, 2012",
  ],
};

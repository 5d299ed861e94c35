import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const choosingAnAnchor: ProgrammeSession = {
  number: 1,
  title: "An anchor of your own",
  aim: "Today you choose an anchor: something that is always with you and that your attention can rest on.",
  welcomes: [
    "We begin with a place to come back to. Everything else in these twelve sessions uses it.",
    "No emptying of the mind here, and no special breathing. First we look for something steady.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "We start from the first session again. You had noted {goal}; what remains of it?",
        "Before we begin anew: {goal} was your plan. How do you see it today?",
      ],
      reflections: [
        "{answer}. We take that with us.",
        "{answer}. Good to know at the start.",
        "Good to know at the start.",
      ],
    },
    withoutGoal: {
      prompts: [
        "To begin with: at what time of day is there too much going on in you?",
        "What do you mean when you say that you would like to be calmer?",
      ],
      reflections: [
        "{answer}. Then we know what this should be good for.",
        "{answer}. That is a clear wish to begin with.",
        "Then we know what this should be good for.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-1",
    title: "Choosing an anchor",
    modality: "Mindfulness",
    minutes: 10,
    source:
      "After Jon Kabat-Zinn, Full Catastrophe Living, 1990; the free choice of an anchor after David A. Treleaven, Trauma-Sensitive Mindfulness, 2018.",
    about:
      "An anchor is something in the present that attention can rest on: feet, hands, sounds, an object, the breath. We try a few, and you keep the one that feels steadiest. The breath is no better than the others.",
    intro: [
      "We try out three or four places for attention, about half a minute each. Eyes may stay open. *Skip* whatever you do not like.",
      "Sit or stand as is comfortable. After each little trial you write down what you noticed; there is nothing to get right.",
    ],
    steps: [
      {
        name: "arrive",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "First a number: how much unrest is in you just now, from 0 to 100?",
          "How restless are you at this moment, between 0 and 100?",
        ],
        reflections: [
          "{answer}. It may stay that way; it is only a note.",
          "{answer}, then. We do not have to bring it down.",
          "It is only a note, and need not come down.",
        ],
        scaffolds: {
          unknown: [
            "Nearer to quiet, or nearer to too much?",
            "If 50 is an ordinary day, where is this one?",
          ],
        },
      },
      {
        name: "feet",
        expects: { kind: "text" },
        prompts: [
          "Feel your feet where they touch the ground: heels, soles, toes. Stay there for ten slow counts. What do you notice?",
          "Let your attention sink into your feet for about half a minute. What is there: warmth, pressure, socks, nothing much?",
        ],
        reflections: [
          "{answer}. So that is what feet are like when one asks them.",
          "{answer}. Noted, as one possibility.",
          "Noted, as one possibility.",
        ],
        scaffolds: {
          unknown: [
            "Press the toes down once and let go. Is there a difference?",
            "Feet are faint for many people. “Hardly anything” is a fine answer; is it that?",
          ],
        },
      },
      {
        name: "sounds",
        expects: { kind: "text" },
        prompts: [
          "Now sounds. Listen for half a minute, near and far, as one watches traffic. What did you hear?",
          "Let the ears do the work for ten slow counts. Which sounds are there?",
        ],
        reflections: [
          "{answer}. They come without your doing anything.",
          "{answer}. Some people rest best in hearing.",
          "Sounds come without one's doing anything.",
        ],
        scaffolds: {
          unknown: [
            "The quietest sound that you can find: what is it?",
            "A fridge, a street, your own clothes? One is enough.",
          ],
        },
      },
      {
        name: "hands",
        expects: { kind: "text" },
        prompts: [
          "Now your hands: let them rest on each other, or hold something, a cup, a key, a stone. What do they feel?",
          "Take an object into your hand and find out about it without naming it: weight, edge, temperature. What is it like?",
        ],
        reflections: [
          "{answer}. Hands are always with you, also in meetings.",
          "{answer}. That is quite exact.",
          "Hands are always with you, also in meetings.",
        ],
        scaffolds: {
          unknown: [
            "Rub your palms together for three seconds and hold still. What is there now?",
            "Is the thing warmer or cooler than your hand?",
          ],
        },
      },
      {
        name: "anchor",
        expects: { kind: "text" },
        prompts: [
          "Which of them was the steadiest for you? Feet, sounds, hands, an object? If the breath is a friend of yours, it may be that.",
          "Choose one for the time being. Where did your attention like to be most?",
        ],
        reflections: [
          {
            text: "The breath, then. If it ever gets tight with it, change to feet or hands without a second thought.",
            when: { says: ["breath", "breathing", "breathe"] },
          },
          "{answer}. That is your anchor for now; it can be changed at any time.",
          "{answer}. Good, we come back to it in every session.",
          "Good. It can be changed at any time.",
        ],
        scaffolds: {
          unknown: [
            "Which one annoyed you least? Take that.",
            "If none did, choose something to look at: a leaf, a lamp, the sky in the window. What is in view?",
          ],
        },
        quickAnswers: ["Feet", "Sounds", "Hands", "An object"],
      },
    ],
  }),
  closings: [
    {
      text: "Your anchor for now: {anchor}. Being calm is not required for it. It is only a place to come back to, and coming back is the practice.",
      when: { answered: "anchor" },
    },
    "You have tried out some places for your attention. Coming back to one of them is the whole practice.",
  ],
  tryThisWeek: [
    "Three times a day, at a door, rest at your anchor for ten slow counts. Then go through.",
    "Choose one daily thing, brushing your teeth for instance, and do it for a week with your attention at the anchor.",
    "In the evening, note the place where you used it, or where you might have.",
  ],
  guidance:
    "Let the person try several anchors and choose. Never present the breath as the proper one; for many with panic, asthma or trauma, attention to breathing makes it worse. Eyes open is fine. No instruction longer than half a minute. Do not promise calm: the skill is returning. If inner sensations frighten them, use outer anchors (sounds, an object, the view). If there is chest pain, fainting or breathlessness that is new, a doctor comes before practice.",
  sources: [
    "Jon Kabat-Zinn, Full Catastrophe Living, 1990",
    "David A. Treleaven, Trauma-Sensitive Mindfulness, 2018",
  ],
};

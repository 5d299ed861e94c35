import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const mapOfTheAlarm: ProgrammeSession = {
  number: 3,
  title: "Your own alarm",
  aim: "Today you draw up how alarm begins in you, so that you can hear it while it is still small.",
  welcomes: [
    "With an anchor and a way back, we turn to the thing itself: the alarm.",
    "An alarm can be studied like a smoke detector: what sets it off, how it sounds, how early one can hear it.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You were going to see how {goal} works. Did it come to that?",
        "How did the week go with {goal}?",
      ],
      reflections: [
        {
          text: "No harm done. A week without practice is a week of ordinary life.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That is a real observation.",
        "{answer}. I take it up later, if it fits.",
        "That is of use, however it went.",
      ],
    },
    withoutGoal: {
      prompts: [
        "When did you last feel truly at ease, and be it for a minute?",
        "What was the most hectic hour since we last met?",
      ],
      reflections: [
        "{answer}. We look at what your body did about it.",
        "{answer}. A good example to have at hand.",
        "A good example to have at hand.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-3",
    title: "The map of the alarm",
    modality: "Mindfulness",
    minutes: 12,
    source:
      "After Herbert Benson, The Relaxation Response, 1975, and David M. Clark's description of panic, 1986.",
    about:
      "Alarm is a useful reflex with an early beginning. A racing heart, short breath and tense muscles are what a body does to get ready; frightening thoughts about them make them louder. Knowing your own order of things lets you step in sooner.",
    intro: [
      "Take one recent moment of alarm that is over now. We go through it slowly from its quiet beginning. If remembering is too much, write *stop* and we turn to the room.",
      "Five questions, in the order in which it happens. It is a map, so coarse lines will do.",
    ],
    steps: [
      {
        name: "scene",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Which moment shall we take? Where were you, and what was going on?",
          "Think of the last time you were properly wound up. What was the situation?",
        ],
        reflections: [
          "{answer}. It is over now, and we look at it from here.",
          "{answer}. Good, that will serve.",
          "It is over now, and we look at it from here.",
        ],
        scaffolds: {
          unknown: [
            "A full train, a ringing phone, a look at the clock: something of the last fortnight?",
            "For example: “Monday, at the till, everyone behind me waiting.”",
          ],
        },
      },
      {
        name: "signs",
        expects: { kind: "list", count: 3 },
        prompts: [
          "What did your body do? Name three or four things, such as heart, jaw, stomach, hands, breath, heat.",
          "List the signs in the body as you remember them, three at least.",
        ],
        reflections: [
          "{answer}. All of it is a body getting ready to run.",
          "{answer}: that is your alarm, and no one else's.",
          "All of that is a body getting ready to run.",
        ],
        scaffolds: {
          unknown: [
            "Go from the top downwards: head, jaw, throat, chest, stomach, hands, legs. Where did something happen?",
            "What would somebody have seen from outside?",
          ],
          short: ["And one or two more?", "What else, perhaps lower down in the body?"],
        },
      },
      {
        name: "earliest",
        expects: { kind: "text" },
        prompts: [
          "Which of them came first, before you knew that something was up?",
          "If you wind back: what was the faintest beginning?",
        ],
        reflections: [
          "{answer}. That is the earliest bell that you have.",
          "{answer}. Few people know theirs.",
          "Good. That is the bell to listen for.",
        ],
        scaffolds: {
          unknown: [
            "Holding the breath, drawing up the shoulders, talking faster? Something small like that?",
            "What do others notice in you before you do?",
          ],
        },
      },
      {
        name: "thought",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And what did the mind say about these signs? That is usually what turns them up.",
          "Which thought poured oil on it?",
        ],
        reflections: [
          "{answer}. To that thought the body answers with still more alarm.",
          "{answer}. It is a guess that the mind makes in a hurry.",
          "It is a guess that the mind makes in a hurry.",
        ],
        scaffolds: {
          unknown: [
            "“Everyone can see it”, “it won't stop”, “something is wrong with me”: was it one of these?",
            "What were you afraid would happen in the next five minutes?",
          ],
        },
      },
      {
        name: "answer_it",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "When you hear the earliest bell next time: what could you do in the first ten seconds? Your anchor is one possibility.",
          "At the first sign, which small thing would turn it down a little rather than up?",
        ],
        reflections: [
          "{answer}. Early is easier than strong.",
          "{answer}. Good, and small enough for a crowded place.",
          "Early is easier than strong.",
        ],
        scaffolds: {
          unknown: [
            "Feet on the floor, looking at three corners of the room, loosening the hands: which could you do unseen?",
            "What has helped before, even by accident?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Your map: it begins with {earliest}, the mind adds {thought}, and what you can put in between is {answer_it}.",
      when: { answered: "answer_it" },
    },
    "The alarm has an order in you, and so it has a beginning. The beginning is where it can be met.",
  ],
  tryThisWeek: [
    "Listen for the earliest bell, also on quiet days. Each time you hear it, say inwardly *alarm*, and nothing else.",
    "Once a day, when all is calm, go to your anchor for a minute, so that the way is known when it is needed.",
    "Draw the map on paper, with an arrow at the place where you want to step in.",
  ],
  guidance:
    "Map one past episode in sequence: situation, bodily signs, earliest sign, interpretation, early response. Normalise: these are readiness reactions, unpleasant and mostly harmless; but unknown chest pain, fainting or numbness should be seen by a doctor, and say so once. Do not do interoceptive exposure. If they are panicking now, leave the map: feet, room, few words. If the alarm is about a real threat at home or elsewhere, it is right: talk about safety, not about turning it down.",
  sources: [
    "Herbert Benson with Miriam Z. Klipper, The Relaxation Response, 1975",
    "David M. Clark, A cognitive approach to panic, 1986",
  ],
};

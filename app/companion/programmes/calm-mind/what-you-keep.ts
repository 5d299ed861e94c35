import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const whatYouKeep: ProgrammeSession = {
  number: 12,
  title: "What you keep",
  aim: "Today you choose, from all that was tried, the little that you will keep, and prepare for the days on which it will not work.",
  welcomes: [
    "The twelfth and last. Nothing new is added; we tidy up.",
    "An ending, and a small one: two or three things go into your pocket, the rest stays here.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "One last time: how did {goal} go?",
        "{goal} was the last thing you took along. What can you say about it?",
      ],
      reflections: [
        {
          text: "Then let it be the first thing that is not kept. That too is a choice.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That helps with choosing.",
        "{answer}. On to the tidying.",
        "That helps with choosing.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How do you come into this last session?",
        "If you compare today with the first session, what strikes you before any thinking?",
      ],
      reflections: [
        "{answer}. Let us look at it in daylight.",
        "{answer}. First impressions are often right here.",
        "Let us look at it in daylight.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-12",
    title: "Two things for the pocket",
    modality: "Mindfulness",
    minutes: 12,
    source:
      "After the last session of Segal, Williams and Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002.",
    about:
      "Of many practices one keeps two or three. To choose them on purpose, to give them a reason, and to know what to do on bad days makes it likelier that they last.",
    intro: [
      "Six questions: what there was, what helped, what you keep and for whose sake, and what to do when it all fails.",
      "Choose as for a small bag. What you have not used in twelve sessions may stay behind.",
    ],
    steps: [
      {
        name: "helped",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Anchor, coming back, the map of the alarm, the slow way, muscles, the easy place, naming thoughts, the worry desk, turning towards, the end of the day, the short pause. Which of these did something for you?",
          "Of all that we tried, what did you actually use, outside of here?",
        ],
        reflections: [
          "{answer}. Used is the only measure that counts.",
          "{answer}. Then that has proved itself.",
          "Used is the only measure that counts.",
        ],
        scaffolds: {
          unknown: [
            "In the last fortnight: was there a moment at which you did something differently on purpose?",
            "Which one could you explain to a child?",
          ],
        },
      },
      {
        name: "keep",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Which one or two go into your pocket? Say in a few words how you do it, in your own way.",
          "What will you keep, and in what form? Short, as for a slip of paper.",
        ],
        reflections: [
          "{answer}. That is your version, and it is the valid one.",
          "{answer}. Small enough to keep.",
          "Small enough to keep.",
        ],
        scaffolds: {
          unknown: [
            "If you were allowed only one, which would you miss?",
            "“Feet, ten counts, before I open the door.” Something like that; what would yours be?",
          ],
        },
      },
      {
        name: "why",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What for? Whom or what does it do good when you are a little calmer?",
          "For whose sake is it worth keeping up? Yourself counts.",
        ],
        reflections: [
          "{answer}. That is a better reason than discipline.",
          "{answer}. Remember that when it gets tedious.",
          "Remember that when it gets tedious.",
        ],
        scaffolds: {
          unknown: [
            "Who notices first when you are under pressure?",
            "What would you do more of if unrest took up less room?",
          ],
        },
      },
      {
        name: "warning",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "How will you notice that it is getting too much again, before others do?",
          "What are your three first signs of a bad stretch: sleep, temper, screens, silence?",
        ],
        reflections: [
          "{answer}. Show that to somebody you trust, if you have someone.",
          "{answer}. Those are your weather signs.",
          "Those are your weather signs.",
        ],
        scaffolds: {
          unknown: [
            "Think of the last bad stretch. What did you stop doing first?",
            "What was the earliest bell on the map from the third session?",
          ],
        },
      },
      {
        name: "badday",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And on a day when none of it works: what do you do then, and whom do you call?",
          "When all practices fail, what is left? A person, a place, a thing to do.",
        ],
        reflections: [
          "{answer}. Good. Calm is not something that one must manage alone.",
          "{answer}. Put that on the slip as well.",
          "Nobody has to manage that alone.",
        ],
        scaffolds: {
          unknown: [
            "Who could stand to hear “today is bad”, and no more?",
            "A doctor, a friend, a help line, a walk, an early night: which of them is within your reach?",
          ],
        },
      },
      {
        name: "line",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And one line to yourself, to end with. What do you know now that you did not know in the first session?",
          "Last question: which sentence should stand under these twelve sessions?",
        ],
        reflections: [
          "{answer}. It can stand like that.",
          "{answer}. With that, the bag is packed.",
          "With that, the bag is packed.",
        ],
        scaffolds: {
          unknown: [
            "“I can …”, “I need not …”, “It passes when …”: which beginning tempts you?",
            "What would you tell a person who starts tomorrow?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "In the pocket: {keep}. For bad days: {badday}. And underneath, in your own hand: {line}.",
      when: { answered: "line" },
    },
    "Two things for the pocket, someone for the bad days. More luggage is not needed.",
  ],
  tryThisWeek: [
    "Write the slip: what you keep, your weather signs, whom to call. Put it where your keys are.",
    "Put a date in your calendar, six weeks from now: ten minutes to see what is still in the pocket.",
    "Thank your anchor, if that is not too silly for you, by using it once on a good day.",
  ],
  guidance:
    "Last session: choose, do not summarise everything. Ask what was used in life. One or two practices in their own form, a reason, early signs, a plan for bad days that includes people and proper help (doctor, therapist, 988 in a crisis, named calmly as part of any plan). No praise of the programme, no pressure to continue. If practice has mostly made things worse, say that this happens, that it is no fault, and that a trauma-informed therapist may help more. Let them have the last line.",
  sources: [
    "Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002",
    "Jon Kabat-Zinn, Full Catastrophe Living, 1990",
  ],
};

import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const twentySeconds: ProgrammeSession = {
  number: 11,
  title: "In the middle of the day",
  aim: "Today we make the practice small enough for a corridor, a kitchen or a bus.",
  welcomes: [
    "Almost everything so far has needed a quiet quarter of an hour. Life rarely offers one when it is needed.",
    "Only two sessions are left. This one is practical: how to do in twenty seconds what we did here slowly.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "And {goal}: what did you find out?",
        "You took {goal} along from here. Where did it work, and where not?",
      ],
      reflections: [
        {
          text: "Then it was too large or the week too full. Today we make things smaller anyway.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That fits well with what comes now.",
        "{answer}. We can put that to use at once.",
        "We can put that to use at once.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Where in the last days would you have needed a pause, and there was none?",
        "Which of the things we did here has come to mind outside of it?",
      ],
      reflections: [
        "{answer}. Then today is for exactly such a place.",
        "{answer}. Let us see how it fits into a pocket.",
        "Let us see how it fits into a pocket.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-11",
    title: "Twenty seconds",
    modality: "Letting Go Technique",
    minutes: 12,
    source:
      "After David R. Hawkins, Letting Go, 2012, and Peter M. Gollwitzer, Implementation intentions, 1999.",
    about:
      "A plan of the form “when this happens, I do that” is kept more often than a good intention. This builds such a plan out of what has worked for you here.",
    intro: [
      "Six short questions, and at the end you have one sentence that fits on a slip of paper.",
      "We make your own short version. Take what you have found useful and leave the rest.",
    ],
    steps: [
      {
        name: "cue",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "In which situation does it catch you most reliably? As exactly as possible: when, where, who.",
          "Where does the next feeling lie in wait, as far as one can tell?",
        ],
        reflections: [
          "{answer}. You can nearly set the clock by it.",
          "{answer}. Good, that is precise enough to prepare for.",
          "Good, that can be prepared for.",
        ],
        offSigns: ["always", "everywhere", "all the time", "constantly"],
        scaffolds: {
          unknown: [
            "Go through an ordinary day: waking, breakfast, the way out, the first message, coming home. Where does it tighten?",
            "For example: “When my mother rings on Sunday.”",
          ],
          off: ["If it is everywhere, then take one place of many. Where will it be tomorrow?"],
        },
      },
      {
        name: "sign",
        expects: { kind: "text" },
        prompts: [
          "What is the very first sign in you, before the feeling is big?",
          "How does your body tell you a second before you know it?",
        ],
        reflections: [
          "{answer}. That is your bell.",
          "{answer}. The earlier you hear it, the smaller it is.",
          "The earlier one hears it, the smaller it is.",
        ],
        scaffolds: {
          unknown: [
            "You have looked in the body often by now. Jaw, throat, chest, stomach: which one goes first?",
            "It may be a thought: “here we go again”. What is yours?",
          ],
        },
      },
      {
        name: "worked",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What has helped you most, of all that we tried: naming it, going to the body, letting the no sit down, asking what for, hearing it to the end, opening the hand, feet on the floor?",
          "Of the things from these sessions, which one came most easily to you?",
        ],
        reflections: [
          "{answer}. Then that is your tool, and the others may stay in the drawer.",
          "{answer}. Good; one that one uses is worth ten that one knows.",
          "One that is used is worth ten that are known.",
        ],
        scaffolds: {
          unknown: [
            "Which session do you remember first? What did you do in it?",
            "If you do not know, take the simplest: both feet on the floor, and name the feeling. Would that suit you?",
          ],
        },
      },
      {
        name: "words",
        expects: { kind: "text" },
        prompts: [
          "Put it into a few words that you would really say to yourself. For instance “it may be here” or “first the feet”.",
          "What is your sentence for the corridor? Five words at most.",
        ],
        reflections: [
          "{answer}. That fits into a pocket.",
          "{answer}. Short, and in your own voice.",
          "Good. It fits into a pocket.",
        ],
        scaffolds: {
          unknown: [
            "How would you calm a child in the street, in three words?",
            "“There you are again.” “Let it.” “Down to the feet.” Which comes near?",
          ],
        },
      },
      {
        name: "rehearse",
        expects: { kind: "text" },
        prompts: [
          "Try it once, dry: picture the situation, notice the sign, say your words, let the feeling be for twenty seconds. How did it go?",
          "A rehearsal now, eyes open: the scene, the bell, your sentence, twenty seconds of staying. What was difficult about it?",
        ],
        reflections: [
          "{answer}. Better to know it here than there.",
          "{answer}. With practice it will take less time than telling it.",
          "It has been done once, and that counts.",
        ],
        scaffolds: {
          unknown: [
            "Did you get as far as the sentence? Then that is far.",
            "What would have to be shorter or simpler?",
          ],
        },
      },
      {
        name: "fails",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And if it goes wrong, and you shout or flee after all: what will you do an hour later?",
          "It will fail sometimes. How would you like to speak to yourself afterwards?",
        ],
        reflections: [
          "{answer}. With that, failing is part of the plan.",
          "{answer}. It is never too late for the same twenty seconds.",
          "It is never too late for the same twenty seconds.",
        ],
        scaffolds: {
          unknown: [
            "The feeling is usually still there an hour later. It can be let be then, too. Would that do?",
            "Repair, a walk, a note for next time: what is your way back?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Your slip of paper: when {cue}, and I notice {sign}, then I say {words}, and stay for twenty seconds. If not then, an hour later.",
      when: { answered: "words" },
    },
    "A cue, a sign, a few words, twenty seconds. If not then, an hour later.",
  ],
  tryThisWeek: [
    "Write the sentence on paper and put it where the situation happens. Try it three times, on small occasions first.",
    "Set yourself one bell a day that has nothing to do with feelings, a door handle for instance, and feel your feet at it.",
    "Count for a week how often you remember it too late. Too late still counts as remembering.",
  ],
  guidance:
    "Build one if-then plan from what actually helped this person (ask, do not list everything). The cue must be concrete, the wording their own and short. Rehearse once in imagination with eyes open. Plan for failure without blame: the same practice an hour later. If the reliable cue is contact with someone who threatens or controls them, plan for safety and distance, not for staying calm. Keep a practical, light tone; this session should feel quick. Do not introduce new theory.",
  sources: [
    "Peter M. Gollwitzer, Implementation intentions: Strong effects of simple plans, 1999",
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
  ],
};

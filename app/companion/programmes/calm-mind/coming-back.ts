import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const comingBack: ProgrammeSession = {
  number: 2,
  title: "The wandering mind",
  aim: "Today is about what attention does when one lets it rest: it wanders off, and one can come back without scolding.",
  welcomes: [
    "You have an anchor. Now you will see how seldom one stays at it, and why that is no fault.",
    "This is a practice that cannot be failed: it needs a mind that runs away.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "For the week you had {goal}. How was that?",
        "You meant to try {goal}. What was it like, in real life?",
      ],
      reflections: [
        {
          text: "It slipped your mind. That is today's subject, as it happens.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never", "haven't"] },
        },
        "{answer}. Thank you, that is how one learns something about it.",
        "{answer}. We go on with that.",
        "We go on with that.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Where is your head today, mostly: here, ahead, or back there?",
        "How has it been with your anchor since we chose it?",
      ],
      reflections: [
        "{answer}. Heads do that.",
        "{answer}. Then let us watch it at work.",
        "Then let us watch it at work.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-2",
    title: "Going away and coming back",
    modality: "Meditation",
    minutes: 10,
    source:
      "After Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002.",
    about:
      "Attention wanders in everyone. The useful moment is the one in which you notice it. This exercise practises that moment, and the tone in which one comes back.",
    intro: [
      "Two rounds of one minute each, with questions in between. A clock is not needed; about twenty quiet counts will do.",
      "You rest at your anchor, your mind leaves, you notice. Then we look at how you fetch it back.",
    ],
    steps: [
      {
        name: "anchor",
        expects: { kind: "text" },
        prompts: [
          "Which anchor do you take today?",
          "Where would you like to rest your attention today: feet, hands, sounds, something to look at, the breath?",
        ],
        reflections: ["{answer}. Good.", "{answer} it is.", "Good, let us begin there."],
        scaffolds: {
          unknown: [
            "Then take your hands, lying on each other. Is that all right?",
            "What is in contact with something just now: back, feet, hands?",
          ],
        },
        quickAnswers: ["Feet", "Sounds", "Hands", "An object"],
      },
      {
        name: "first",
        expects: { kind: "text" },
        prompts: [
          "Rest there for about a minute. When you notice that you are somewhere else, that is fine. Afterwards write down where you had gone.",
          "One minute at the anchor, twenty quiet counts. Where did your mind go in the meantime?",
        ],
        reflections: [
          "{answer}. You noticed, and that is the moment that counts.",
          "{answer}. Nothing went wrong there; minds make thoughts.",
          "You noticed, and that is the moment that counts.",
        ],
        scaffolds: {
          unknown: [
            "To the shopping, to a conversation, to the question whether you are doing it right?",
            "If it never went away, was it a quiet minute, or a very short one?",
          ],
        },
      },
      {
        name: "tone",
        expects: { kind: "text" },
        prompts: [
          "When you noticed that you were gone, what tone did you take with yourself?",
          "How did you fetch yourself back: annoyed, patient, disappointed, amused?",
        ],
        reflections: [
          "{answer}. That tone is probably the same in other things.",
          "{answer}. It is good to have heard it.",
          "It is good to have heard it.",
        ],
        scaffolds: {
          unknown: [
            "Was there a small sigh, or a “typical”? What did it say?",
            "How does one speak to a puppy that has run off for the tenth time? More strictly than you, or less?",
          ],
        },
      },
      {
        name: "kinder",
        expects: { kind: "text" },
        prompts: [
          "Find a friendlier word for coming back. One that you would believe.",
          "What could you say on returning, that neither scolds nor praises?",
        ],
        reflections: [
          "{answer}. We try that at once.",
          "{answer}. Plain enough to be believed.",
          "Good. We try it at once.",
        ],
        scaffolds: {
          unknown: [
            "“Back again.” “There.” “And here.” Is one of them yours?",
            "It can also be a movement instead of a word: lifting a finger, letting the shoulders down.",
          ],
        },
      },
      {
        name: "second",
        expects: { kind: "text" },
        prompts: [
          "And a second minute, with your word at each return. How often did you come back, and how was it this time?",
          "Again a minute. Each time you notice, say your word and go back. What was different?",
        ],
        reflections: [
          "{answer}. Every return is one repetition, as with lifting a weight.",
          "{answer}. More often is not worse.",
          "Every return is one repetition. More often is not worse.",
        ],
        scaffolds: {
          unknown: [
            "Twice, five times, without end? A guess.",
            "Did the minute seem longer or shorter than the first?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "You went as far as {first}, and came back with {kinder}. That is the practice; there is no more advanced version of it.",
      when: { answered: "kinder" },
    },
    "Going away, noticing, coming back without scolding. There is no more advanced version of it.",
  ],
  tryThisWeek: [
    "Once a day, one minute at your anchor, and count the returns. A high number is a good number.",
    "Eat the first three bites of one meal a day as if you had never had it before.",
    "When you catch yourself scolding, about anything, use your word for coming back.",
  ],
  guidance:
    "The lesson: noticing that the mind has wandered is success. Explore the tone of returning; it often mirrors self-criticism. Correct the idea that thoughts must stop. Minutes stay short. If stillness brings up frightening memories or dissociation (unreal, far away), stop, eyes open, feet and room, and choose movement or an outer anchor. Do not count minutes as achievements or ask about daily compliance in a checking voice.",
  sources: [
    "Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002",
    "Jon Kabat-Zinn, Wherever You Go, There You Are, 1994",
  ],
};

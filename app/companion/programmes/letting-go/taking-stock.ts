import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const takingStock: ProgrammeSession = {
  number: 12,
  title: "What stays in the hand",
  aim: "Today we look back over the twelve sessions, at what has loosened, what has not, and what you want to keep.",
  welcomes: [
    "This is the last of the twelve. No new exercise; we lay on the table what there is.",
    "The last session. A good ending needs some honesty, also about what has stayed as it was.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "For the last time: {goal}. How was it?",
        "You came away with {goal} from the eleventh session. What did it show you?",
      ],
      reflections: [
        {
          text: "So the last task stayed undone. It will not be collected.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That may go straight into looking back.",
        "{answer}. Good, we add it to what there is.",
        "We add it to what there is.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How does it feel that this is the last one?",
        "With what do you come to the end of this programme today?",
      ],
      reflections: [
        "{answer}. There is room for that in an ending.",
        "{answer}. Then let us look together.",
        "Then let us look together.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-12",
    title: "Taking stock",
    modality: "Letting Go Technique",
    minutes: 14,
    source:
      "In the manner of relapse prevention: G. Alan Marlatt and Judith R. Gordon, 1985; and David R. Hawkins, Letting Go, 2012.",
    about:
      "What is learned in sessions fades unless it is named, and unless one knows where it will be needed next. This names it.",
    intro: [
      "Six questions backwards and forwards. Take the answers that come, and leave out the polite ones.",
      "A stocktaking, without marks. *Skip* what does not concern you.",
    ],
    steps: [
      {
        name: "then",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Think of yourself before the first session. How did you deal with an unwelcome feeling then?",
          "What did you use to do with a feeling, twelve sessions ago?",
        ],
        reflections: [
          "{answer}. You describe it from a little distance now.",
          "{answer}. It has its place in the story.",
          "You can describe it from a little distance now.",
        ],
        scaffolds: {
          unknown: [
            "In the first session there were three ways: pushing down, letting out, getting away. Which was yours?",
            "What would the people you live with say that you used to do?",
          ],
        },
      },
      {
        name: "now",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "And today, on a good day: what do you do differently, be it ever so little?",
          "When was the last time that you noticed a difference? What happened?",
        ],
        reflections: [
          "{answer}. Nobody did that for you.",
          "{answer}. Keep that scene; it is your proof on worse days.",
          "Small differences are the ones that last.",
        ],
        scaffolds: {
          unknown: [
            "A pause before an answer, one argument less, five minutes less of brooding? Something of that size counts.",
            "If you find nothing, that may be true as well. What did you learn about yourself all the same?",
          ],
        },
      },
      {
        name: "loosened",
        expects: { kind: "text" },
        prompts: [
          "Which of the feelings from these sessions has loosened its grip most?",
          "What do you hold less tightly than in the beginning?",
        ],
        reflections: [
          "{answer}. It may come to visit, without moving in.",
          "{answer}. Good to say it out loud.",
          "It may come to visit, without moving in.",
        ],
        scaffolds: {
          unknown: [
            "Fear, wanting, anger, sadness, shame, being right: which of them is a size smaller?",
            "About what have you been able to smile, lately, that used to sting?",
          ],
        },
      },
      {
        name: "stays",
        expects: { kind: "text" },
        prompts: ["And what has not loosened?", "What is still held as firmly as ever?"],
        reflections: [
          "{answer}. It may have its reasons, and it may need more than an exercise, perhaps a person.",
          "{answer}. That is no failure of yours; some things are larger than twelve sessions.",
          "Some things are larger than twelve sessions, and belong in company.",
        ],
        scaffolds: {
          unknown: [
            "Which session did you like least? It often lies there.",
            "What did you not bring along at all, on purpose?",
          ],
        },
      },
      {
        name: "returns",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "When will it be hard again? Think of the coming months: dates, people, seasons.",
          "What is the next rough stretch that you can see from here?",
        ],
        reflections: [
          "{answer}. You see it coming, and that is half of the help.",
          "{answer}. You will meet it with more than you had before.",
          "Seeing it come is half of the help.",
        ],
        scaffolds: {
          unknown: [
            "Holidays, an anniversary, a visit, the dark months: is it one of those?",
            "When did it return in earlier years?",
          ],
        },
      },
      {
        name: "letter",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Write two or three lines to yourself for that time. What should you remember?",
          "What would you tell the person who will sit there then, and be you?",
        ],
        reflections: [
          "{answer}. You have it in your own hand.",
          "{answer}. No one could have written that for you.",
          "You have it in your own hand. Copy it out, if you like.",
        ],
        scaffolds: {
          unknown: [
            "Begin with “When it comes back, then …”",
            "Which sentence from these weeks was the most useful? Start with that.",
          ],
          short: ["A little more, so that you will understand it in half a year?"],
        },
      },
    ],
  }),
  closings: [
    {
      text: "From {then} to {now}. What stays open may stay open. And for the time when it is hard again, you have written: {letter}.",
      when: { answered: "letter" },
    },
    "What has loosened is yours. What has not may stay open, and may be shared with somebody.",
  ],
  tryThisWeek: [
    "Copy the lines to yourself on paper, and put them where you will find them in the hard time.",
    "Keep one evening a week, ten minutes, for letting a feeling of the week run its course. The same evening, so that it needs no decision.",
    "Tell one person what you have learned about yourself. One sentence is enough.",
  ],
  guidance:
    "Ending. Review concretely, in the person's own scenes; do not praise the programme or exaggerate progress. Make room for what has not changed and say plainly that some things need a person: a therapist, a doctor, a friend. Anticipate hard times and let them write to themselves. If endings are hard for them (losses), notice it and leave time. Offer no hook to stay; another programme may be mentioned once, or simply talking. If they are worse than at the beginning, take it seriously and talk about getting help.",
  sources: [
    "G. Alan Marlatt and Judith R. Gordon, Relapse Prevention, 1985",
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
  ],
};

import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const guiltAndShame: ProgrammeSession = {
  number: 9,
  title: "Guilt and shame",
  aim: "Today we tell two feelings apart: guilt about something done, and shame about what one is.",
  welcomes: [
    "This is perhaps the most private of the twelve. You need not tell anything that you do not want to tell.",
    "There are feelings that like the dark. We give them a small lamp, nothing more.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "How did it go with {goal}?",
        "You gave yourself {goal} to try. Is there anything to tell about it?",
      ],
      reflections: [
        {
          text: "Then there is no need to feel guilty about it, least of all today.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Good, and no marks are given here.",
        "{answer}. That is a fair report.",
        "No marks are given here.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How strict have you been with yourself this week?",
        "When did you last say sorry, and was it necessary?",
      ],
      reflections: [
        "{answer}. That tone will interest us today.",
        "{answer}: a good place to start.",
        "That will interest us today.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-9",
    title: "The deed and the verdict",
    modality: "Letting Go Technique",
    minutes: 15,
    source:
      "After June Price Tangney and Ronda L. Dearing, Shame and Guilt, 2002, and David R. Hawkins, Letting Go, 2012.",
    about:
      "Guilt says: I did something. Shame says: I am something. The first can be answered by making amends. The second is a verdict without a court, and can be let go of as a feeling.",
    intro: [
      "Take something that still stings and is not the worst. Leave out whatever you like; a headline is enough. If it is something that was done *to* you, then no guilt of yours belongs here: say so, and we talk.",
      "Six questions. We part the deed from the verdict, and look at what each of them needs.",
    ],
    steps: [
      {
        name: "deed",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What do you hold against yourself? A headline will do.",
          "Which thing comes back at three in the morning? Only its title.",
        ],
        reflections: [
          "{answer}. Said, and still sitting here.",
          "{answer}. That is the title; we leave the chapter closed.",
          "It has been said, and that is the hardest part of it.",
        ],
        scaffolds: {
          unknown: [
            "Something small will do: a lie, a message not answered, sharp words.",
            "Of what do you think: I hope nobody remembers that?",
          ],
        },
      },
      {
        name: "verdict",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And what does it make you, in your own strict words? “I am …”",
          "Which verdict do you speak over yourself for it?",
        ],
        reflections: [
          "{answer}. That is a verdict on a whole person, for one thing.",
          "{answer}. You would hardly say that to anybody else.",
          "That is hard to read, and harder to carry.",
        ],
        scaffolds: {
          unknown: [
            "Complete it quickly: “Somebody who does that is …”",
            "Selfish, weak, a fake, a bad parent: which is nearest?",
          ],
        },
      },
      {
        name: "facts",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "What did you know then, and what could you do then? Not what you know today.",
          "How were things with you at that time: how old, how tired, how alone?",
        ],
        reflections: [
          "{answer}. That belongs in the file as well.",
          "{answer}. A fair court would want to hear that.",
          "A fair court would want to hear that.",
        ],
        scaffolds: {
          unknown: [
            "If a friend told you the same thing, which question would you ask before you judged?",
            "What was pulling at you from the other side just then?",
          ],
        },
      },
      {
        name: "share",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "How much of it was truly yours, from 0 to 100? Others, chance and the time get the rest.",
          "If all that led to it were a hundred parts, how many of them are yours?",
        ],
        reflections: [
          {
            text: "{answer}. That part you can answer for. The rest you may put down.",
            when: { to: 95 },
          },
          {
            text: "All of it? It happens seldom that nobody and nothing else had a hand in it. But we take it as you see it.",
            when: { from: 96 },
          },
          "Your part you can answer for. The rest you may put down.",
        ],
        scaffolds: {
          unknown: [
            "More than half, or less?",
            "Begin with the others: how many parts go to them, and to the circumstances?",
          ],
        },
      },
      {
        name: "amends",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "For your part: is there something to be mended, or to be done differently from now on?",
          "What would be a fitting answer to it, that does some good to somebody?",
        ],
        reflections: [
          "{answer}. That is what guilt is for. Punishment adds nothing to it.",
          "{answer}. Then guilt has said what it had to say.",
          "Sometimes nothing can be mended. Then to know it is the answer.",
        ],
        scaffolds: {
          unknown: [
            "A word to somebody, a thing given back, a habit changed? If the person is out of reach, something for another.",
            "What would you have needed, in their place?",
          ],
        },
      },
      {
        name: "set_down",
        expects: { kind: "text" },
        prompts: [
          "And the verdict, the “I am”: feel for a minute where it sits in the body, and let it be there without repeating it. What happens?",
          "Now only the feeling of shame, without its sentence. Where is it, and what does it do when you stay kindly with it for a minute?",
        ],
        reflections: [
          "{answer}. Shame shrinks when it is looked at by somebody who does not hit.",
          "{answer}. You looked at it without striking. That is new, perhaps.",
          "You looked at it without striking. That is much.",
        ],
        scaffolds: {
          unknown: [
            "Hot face, lowered head, a wish to disappear? Lift your eyes to the horizon or to the wall, and see.",
            "It is often just a heat that passes. Did it?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "The deed has an answer: {amends}. The verdict, {verdict}, has no use beside it. It may come back out of habit; you need not open every time.",
      when: { answered: "amends" },
    },
    "What was done can be answered. The verdict on the whole person has no use beside that.",
  ],
  tryThisWeek: [
    "When the verdict speaks, answer once: *that is a sentence about all of me, for one thing.* Then go back to what you were doing.",
    "Take one step of the amends, the smallest, and let that be enough for this week.",
    "Write down three things that you did right in the same year.",
  ],
  guidance:
    "Separate guilt (a deed, answerable by amends) from shame (a verdict on the self). Ask for a title only. Survivors of abuse or violence often carry guilt that is not theirs: say so plainly and leave the exercise. Moral injury, an abortion, a death: slow, no verdict of yours in either direction, no absolution and no accusation. If harm to another person is going on now, safety first. Watch for self-punishment or wishes to be dead: then ask directly. Amends must not burden the person harmed.",
  sources: [
    "June Price Tangney and Ronda L. Dearing, Shame and Guilt, 2002",
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Kristin Neff, Self-Compassion, 2011",
  ],
};

import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Session 2: how to get a little room from one. */
export const room: ProgrammeSession = {
  number: 2,
  title: "A little room",
  aim: "Today you practise the most useful thing in this programme: getting a little room from a part that has taken over, and coming back when it is too much.",
  welcomes: [
    "Sometimes a part does not stand beside us; it sits at the wheel, and we take its view for the whole truth.",
    "Last time you looked at two parts from a little way off. There are hours when that distance is missing.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You had wanted to try {goal}. What did you notice?",
        "There was {goal} for the week. Did it change anything, even for a moment?",
      ],
      reflections: [
        notDone("Then you did not think of it, as happens when one is in the middle of it."),
        "{answer}. That is the kind of noticing we need.",
        "Thank you. Noticing it late counts, too.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Was there a moment lately when you hardly knew yourself, because something had taken over?",
        "Which mood or which tone has been at the wheel in the last days?",
      ],
      reflections: [
        "{answer}. Perhaps that is the one for today.",
        "We keep that in mind.",
        "Thank you. Such moments are our material today.",
      ],
    },
  },
  core: coreExercise({
    id: "internal-family-systems-2",
    title: "Asking for room",
    modality: "IFS",
    minutes: 15,
    source: "After the unblending of Internal Family Systems, in Anderson, Sweezy and Schwartz.",
    about:
      "When a part fills us, we see only through its eyes. In IFS one does not fight it; one asks it for a little room. Here you do so with a mild case, and put together what brings you back.",
    intro: [
      "Take something of middling strength from the last days. First we agree on how you come back, then we begin.",
      "Six steps. The first is your way back into the room, so that you have it before you need it. *Stop* always works.",
    ],
    steps: [
      {
        name: "back",
        expects: { kind: "text" },
        prompts: [
          "What brings you back when feelings carry you off? A cold glass, the window, the dog's fur, a friend's voice. Choose one that is within reach.",
          "First your way back: which thing, movement or person reliably brings you into the present?",
        ],
        reflections: [
          "{answer}. Put it near you. It is for whenever you want it.",
          "{answer}. That is your way back, in all the sessions.",
          "That works without any effort, which is what is needed.",
        ],
        scaffolds: {
          unknown: [
            "Try one now: press both feet into the floor and find five blue things. Does that work, or something else?",
            "What have you done until now when it got too much?",
          ],
        },
      },
      {
        name: "grip",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Which mood or reaction had you in its grip in the last days? What did it think, what did it want to do?",
          "Think of a moment when you were quite filled by something: impatience, worry, the wish to please. How did the world look from there?",
        ],
        reflections: [
          flooded,
          "{answer}. From there it is simply how things are.",
          "{answer}. I see. In that moment there was nothing else.",
          "We look at it now from today.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "When did you last say something and wonder a minute later who had spoken?",
            "Take the most frequent guest of the week: the worrier, the driver, the offended one?",
          ],
          short: [
            "What did it say in your head, while it was there?",
            "And what did you do then, under its influence?",
          ],
        },
      },
      {
        name: "fills",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "How much of you does it fill at this moment? 0: it is far away. 100: there is only it.",
          "If you think of it now: how much of the inner room does it take up, from 0 to 100?",
        ],
        reflections: [
          {
            text: "{answer}. That is a lot. Take hold of what brings you back first, and then read on.",
            when: { from: 70 },
          },
          {
            text: "{answer}. It is there, and you are there as well.",
            when: { from: 30, to: 69 },
          },
          { text: "{answer}. Good, you can see it from outside.", when: { to: 29 } },
          "Thank you for that number.",
          "That is where we start from.",
        ],
        scaffolds: {
          unknown: ["More like a quarter, a half, or nearly all?", "A guess: 20, 50 or 80?"],
          off: ["As a number, from 0 to 100?", "Which number would that be?"],
        },
        quickAnswers: ["20", "40", "60", "80"],
      },
      {
        name: "sentence",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Now put it into this form: “There is a part of me that ...”. Take your time.",
          "Say the same again, and begin with “A part of me ...”. How does the sentence go?",
        ],
        reflections: [
          flooded,
          "{answer}. It is a part, then, and somebody is speaking about it.",
          "{answer}. Read it once more. There are two in that sentence: the part, and you.",
          "That small word makes a gap one can stand in.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "For example: “A part of me is sure that it will all go wrong.” And yours?",
            "“A part of me wants ...”, “a part of me is afraid that ...”. Which of these fits?",
          ],
          short: [
            "Make a whole sentence of it, please: a part of me does what?",
            "And what does this part want?",
          ],
        },
      },
      {
        name: "ask",
        expects: { kind: "text" },
        prompts: [
          "Ask it inwardly: “Would you give me a little room, so that I can hear you better?” Do not push. What happens?",
          "Tell it that you do not want to get rid of it, and ask whether it could move a hand's breadth aside. What do you notice?",
        ],
        reflections: [
          flooded,
          "{answer}. Whatever comes is an answer.",
          "{answer}. If it moved, thank it. If it did not, it has a reason, and that may be so.",
          "It is a request and no order. That makes all the difference for parts.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Perhaps a breath went deeper, or your shoulders came down a little. Or nothing at all. Which?",
            "Imagine it on the chair beside you in place of in front of your eyes. Does that work?",
          ],
        },
      },
      {
        name: "fillsNow",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          {
            text: "How much does it fill you now? It was {fills}.",
            when: { answered: "fills" },
          },
          "How much of you does it fill now, 0 to 100?",
          "And now, from 0 to 100?",
        ],
        reflections: [
          {
            text: "From {fills} to {answer}. That is room, and you did not have to fight for it.",
            when: { lowerThan: "fills" },
          },
          {
            text: "{answer}, more than before. It may not trust this yet. Leave it in peace, and take hold of your way back: {back}.",
            when: { higherThan: "fills" },
          },
          {
            text: "Still {answer}. It did not want to move today, and it was asked politely. That is remembered.",
            when: { sameAs: "fills" },
          },
          "You asked, and that was the exercise.",
          "Thank you for measuring once more.",
        ],
        scaffolds: {
          unknown: ["Less, as much, or more than before?", "Nearer 20, 50 or 80?"],
          off: ["And as a number?", "From 0 to 100, which one?"],
        },
        quickAnswers: ["20", "40", "60", "80"],
      },
      backToTheRoom,
    ],
  }),
  closings: [
    {
      text: "You have a sentence for such hours, {sentence}, and a way back: {back}. Those two are the tools for all that comes.",
      when: { answered: "sentence" },
    },
    "A part that is asked takes less room than one that is fought. It may take a few times until it believes that.",
    "The way back comes first and the part second. Keep to that order in all the sessions.",
  ],
  tryThisWeek: [
    "To try this week: when something has you in its grip, say “a part of me ...” once, and look at what changes in the body.",
    "Use your way back three times while you do not need it, so that it works when you do.",
    "In a mild quarrel: say “a part of me is angry about that” in place of “you always ...”, and watch what happens.",
  ],
  guidance:
    "Teach unblending. First fix a way back to the present and use it whenever needed. Take a middling part; language: “there is a part of me that ...”. Then ask the part for a little room, never order it. If it does not move, thank it and ask what it fears would happen if it did; go no further than that. The number is not a success. Signs of blending: absolutes, haste, contempt, “I just am like that”. Signs of flooding: shaking, blankness, dizziness, old scenes: stop the inner work at once, orient to the room, short sentences, no questions about content. Do not ask how old the part is or where it comes from. If there is little distance to anything today, grounding alone is a full session. Never call resistance by that name; it is protection.",
  sources: [
    "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
    "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
  ],
};

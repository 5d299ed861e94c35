import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const easyAndHard: ProgrammeSession = {
  number: 6,
  title: "Between two places",
  aim: "Today attention learns to travel in the body, and to go back and forth between a difficult place and an easy one.",
  welcomes: [
    "You know holding and letting go. Now we use attention alone, and it may choose its seat.",
    "A walk through the body this time, with permission to leave out whole districts.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "And what did {goal} do for you?",
        "You went home with {goal}. How often did you think of it, honestly?",
      ],
      reflections: [
        {
          text: "Honest enough. The body has not gone anywhere in the meantime.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Thank you for the honest count.",
        "{answer}. That is something.",
        "Thank you for the honest count.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How do you feel in your body today: at home, a lodger, a stranger?",
        "Which part of you has had a good day so far?",
      ],
      reflections: [
        "{answer}. That is where we start from.",
        "{answer}. We shall not demand more of it than it wants.",
        "We shall not demand more of it than it wants.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-6",
    title: "The easy place and the hard one",
    modality: "Meditation",
    minutes: 12,
    source:
      "After the body scan of Jon Kabat-Zinn, Full Catastrophe Living, 1990; going back and forth after David A. Treleaven, Trauma-Sensitive Mindfulness, 2018.",
    about:
      "Attention tends to be stuck where it hurts, or flees from there altogether. Going back and forth between an easy place and a hard one teaches it that it can move.",
    intro: [
      "Eyes open or closed, as you like. There is no order to be kept, and any part of the body may be left out without giving reasons.",
      "First an easy place, then a harder one, then between the two. You set the distance.",
    ],
    steps: [
      {
        name: "easy",
        expects: { kind: "text" },
        prompts: [
          "Look for a place in the body that is all right at present, neutral or even comfortable. An earlobe counts. Where is it?",
          "Which part of you has nothing to complain about just now?",
        ],
        reflections: [
          "{answer}. This is your home for the next minutes.",
          "{answer}. Good; from there one sees the rest more calmly.",
          "Good. From there one sees the rest more calmly.",
        ],
        scaffolds: {
          unknown: [
            "Fingertips, nose, the back of the knees, hair? Somewhere that says nothing at all.",
            "If no place in the body will do, take one outside: the backrest, the warmth of the cup. Which?",
          ],
        },
      },
      {
        name: "easy_feel",
        expects: { kind: "text" },
        prompts: [
          "Rest there for half a minute. What is it like when something is simply all right?",
          "Stay with it for ten slow counts. How does one notice that nothing is wrong there?",
        ],
        reflections: [
          "{answer}. One overlooks that easily, since it makes no noise.",
          "{answer}. That is there on bad days too.",
          "One overlooks that easily, since it makes no noise.",
        ],
        scaffolds: {
          unknown: [
            "Light, warm, quiet, dull, absent? Neutral often feels like hardly anything.",
            "Compare it with a place that does speak up. What does it lack?",
          ],
        },
      },
      {
        name: "hard",
        expects: { kind: "text" },
        prompts: [
          "Now a place that is tighter or sore, not the worst one. Look over there as from across a street. What do you see?",
          "Which place is less comfortable? Only visit its edge, for five counts. What is it like there?",
        ],
        reflections: [
          "{answer}. You stood at its edge, and that is near enough.",
          "{answer}. And now back home, at once.",
          "That is near enough. And now back home.",
        ],
        scaffolds: {
          unknown: [
            "Neck, stomach, chest, lower back: one of those? A glance is enough.",
            "If all is easy today, take one that is merely a little tense. Where?",
          ],
        },
      },
      {
        name: "between",
        expects: { kind: "text" },
        prompts: [
          "Go back and forth three times: ten counts at the easy place, five at the hard one. End at home. What happened to the two?",
          "Now commute between them, slowly, three times, always longer at the easy end. How do you find it?",
        ],
        reflections: [
          "{answer}. Attention that can leave is no longer trapped.",
          "{answer}. The hard place need not change for that.",
          "Attention that can leave is no longer trapped.",
        ],
        scaffolds: {
          unknown: [
            "Was the leaving easy, or did the hard place hold on?",
            "Did the hard place become smaller, clearer, louder, or not at all different?",
          ],
        },
      },
      {
        name: "whole",
        expects: { kind: "text" },
        prompts: [
          "Last: let attention become wide, so that both have room in it, and the rest of you and the chair. How is it to be all of that?",
          "Step back until you feel the whole of yourself sitting there, easy and hard together. What do you notice?",
        ],
        reflections: [
          "{answer}. There is more of you than the place that hurts.",
          "{answer}. That wide look is always available.",
          "There is more of you than the place that hurts.",
        ],
        scaffolds: {
          unknown: [
            "Feel the outline: where do you end, and where does the chair begin?",
            "If it got too wide, go home to the easy place. Is that better?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Home was {easy}. From there you have visited the other place and come back, several times. The way is known now, in both directions.",
      when: { answered: "between" },
    },
    "You have found a place that is all right, and the way there. It is there on other days too.",
  ],
  tryThisWeek: [
    "Once a day find one place in the body that is all right, and stay with it for ten counts.",
    "When something hurts or presses, commute: five counts there, ten at an easy place, three times.",
    "Lie down for five minutes and let attention stroll. Whole districts may be left out.",
  ],
  guidance:
    "Pendulation rather than a full body scan. Always find a neutral or pleasant place first (or an outer one), always return to it, longer there than at the hard place. The person chooses what to leave out; never ask why. With trauma, chronic pain, eating disorders or gender discomfort, body attention may hurt: outer contact points will do. No interpretation of sensations, no medical guesses; new or severe pain is for a doctor. The lesson is mobility of attention, not less pain.",
  sources: [
    "Jon Kabat-Zinn, Full Catastrophe Living, 1990",
    "David A. Treleaven, Trauma-Sensitive Mindfulness, 2018",
  ],
};

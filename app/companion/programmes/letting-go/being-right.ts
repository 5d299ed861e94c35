import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const beingRight: ProgrammeSession = {
  number: 10,
  title: "Being right",
  aim: "Today is about holding on to being right, and what it would be like to leave one argument unfinished.",
  welcomes: [
    "The next thing to hold on to does not even feel like holding on. It feels like being right.",
    "We have been with fear, anger, sorrow and shame. Pride looks tidier than all of them, and sits just as firmly.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Last time ended with {goal}. What has happened to it since?",
        "You intended {goal}. Tell me how it really went.",
      ],
      reflections: [
        {
          text: "Thank you for saying so, and for not making it prettier.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That is honest, and honest is what we need for today.",
        "{answer}. Good. On we go.",
        "Good. On we go.",
      ],
    },
    withoutGoal: {
      prompts: [
        "In which matter have you been right lately, and it did not help?",
        "With whom do you keep an argument going in your head?",
      ],
      reflections: [
        "{answer}. Perhaps we stay with that one.",
        "{answer}: a familiar sort of thing.",
        "That is a familiar sort of thing.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-10",
    title: "The unfinished argument",
    modality: "Letting Go Technique",
    minutes: 12,
    source:
      "After David R. Hawkins, Letting Go, 2012, and Robert D. Enright, Forgiveness Is a Choice, 2001.",
    about:
      "A position can be right and still weigh. This exercise leaves the question of who is right where it is, and looks at what it costs to keep the case open.",
    intro: [
      "You may stay right throughout; nobody here will argue. It is only about whether the file has to lie on your desk.",
      "Five questions about one disagreement. If you have been wronged in earnest, this is not about excusing it. It is about your evenings.",
    ],
    steps: [
      {
        name: "case",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Which argument do you carry about with you? With whom, and over what?",
          "In which matter would you like somebody finally to admit that you were right?",
        ],
        reflections: [
          "{answer}. Let us suppose that you are entirely right.",
          "{answer}. No objection from me.",
          "Let us suppose that you are entirely right.",
        ],
        scaffolds: {
          unknown: [
            "What have you explained to at least three people? That is often the one.",
            "A sister, an authority, a former friend: who owes you an admission?",
          ],
        },
      },
      {
        name: "win",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "If they admitted it tomorrow, fully: what would you have then?",
          "What would change on the day that you won?",
        ],
        reflections: [
          "{answer}. That is what you are really waiting for.",
          "{answer}. It depends on them, as long as it has to come from there.",
          "As long as it has to come from them, you wait.",
        ],
        scaffolds: {
          unknown: [
            "Relief, respect, quiet, closeness? Which of them first?",
            "Picture their face as they say it. What do you do next?",
          ],
        },
      },
      {
        name: "hours",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "How much of your life goes into keeping the file: minutes a day, which hours, which company?",
          "When do you plead this case, and what do you miss meanwhile?",
        ],
        reflections: [
          "{answer}. That is time from your own account.",
          "{answer}. They have probably no idea of it.",
          "It is time from your own account.",
        ],
        scaffolds: {
          unknown: [
            "In the car, in the shower, before sleeping? Roughly how often a week?",
            "Who has already stopped asking about it?",
          ],
        },
      },
      {
        name: "chest",
        expects: { kind: "text" },
        prompts: [
          "When you think “but I am right”, what does your body do? Go there, and let the wish to win be there for a minute, without feeding it.",
          "Stay with the wanting to be right as a sensation, without any arguments. Where is it, and what does it do?",
        ],
        reflections: [
          "{answer}. The wish can be felt through like any other.",
          "{answer}. Under the pleading there was that.",
          "The wish to win can be felt through like any other.",
        ],
        scaffolds: {
          unknown: [
            "Does the chin rise, the chest harden, the forehead press? Look in one of those places.",
            "If new arguments keep coming: each gets a nod, and you go back to the body.",
          ],
        },
      },
      {
        name: "leave",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What would it look like to leave the argument unfinished, for one week, and keep your opinion?",
          "If you closed the file without a verdict: what would you stop doing, and what would you keep?",
        ],
        reflections: [
          "{answer}. You lose nothing of your view by it.",
          "{answer}. Unfinished is a possible state for an argument.",
          "Unfinished is a possible state for an argument.",
        ],
        scaffolds: {
          unknown: [
            "Not bringing it up at supper? Not rereading the messages? What would be one such thing?",
            "It can also be that it must not be left, since something has to be settled by law or by talk. Then what is the next proper step?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "You may be right about {case}. And for a week the file may lie where it is: {leave}.",
      when: { answered: "leave" },
    },
    "One may be right and still go home. The file can lie where it is for a week.",
  ],
  tryThisWeek: [
    "Let somebody else have the last word once, in a matter of no importance, and feel what that does.",
    "When the pleading begins in your head, say *adjourned*, and turn to whatever is in your hands.",
    "Say once this week: *you may be right*. Only where it is true, at least a little.",
  ],
  guidance:
    "Pride and positions. Never argue who is right, never ask for forgiveness or reconciliation; leaving an argument is for the person's own peace and may include distance. Where there was serious wrong, say that letting the case rest excuses nothing. Legal or protective steps go on. Look for what winning is meant to bring (respect, relief) and for the hours it costs. Light humour is welcome if the person brings it. With bullying or discrimination, being right matters: look at support and steps rather than at letting go.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Robert D. Enright, Forgiveness Is a Choice, 2001",
  ],
};

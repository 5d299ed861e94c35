import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const theNoInside: ProgrammeSession = {
  number: 3,
  title: "The no inside",
  aim: "Today is about the resistance: the wish that a feeling were not there, and what becomes of it when that wish may rest.",
  welcomes: [
    "You have found a feeling in the body. Now we meet what stands in front of it.",
    "So far we have looked at the feeling. There is something else beside it, and it often hurts more.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Your own words from last time: {goal}. How was it to try?",
        "You had picked {goal}. What came of it, even a little?",
      ],
      reflections: [
        {
          text: "Not done is not failed. It also shows how quickly a day fills up.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That is an observation, and those are what we need.",
        "{answer}. Thank you, that is of use.",
        "Thank you, that will help.",
      ],
    },
    withoutGoal: {
      prompts: [
        "What have you been fighting with inwardly these days?",
        "Is there a feeling at present of which you think that it ought to be gone by now?",
      ],
      reflections: [
        "{answer}. Then we have something to work with.",
        "{answer}: and then there is the no to it, which is today's subject.",
        "Good. It will show itself as we go.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-3",
    title: "Letting the no rest",
    modality: "Letting Go Technique",
    minutes: 12,
    source:
      "After David R. Hawkins, Letting Go, 2012, and the work on acceptance of Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson.",
    about:
      "Much of what hurts about a feeling is the effort of not having it. This exercise finds the inner no, thanks it, and lets it rest for a moment, to see what the feeling is like without it.",
    intro: [
      "Five small questions. You will not be asked to like the feeling; only to see what it is like unfought, for a minute.",
      "We look for the part that says no, and are polite to it. Nothing is forced. *Stop* works at every step.",
    ],
    steps: [
      {
        name: "feeling",
        expects: { kind: "text" },
        prompts: [
          "Which feeling shall we take, one that you would rather be rid of?",
          "Name a feeling that has been turning up against your will.",
        ],
        reflections: [
          "{answer}. We know what to call it, then.",
          "{answer}. Good, that one.",
          "Good, we take that.",
        ],
        scaffolds: {
          unknown: [
            "What do you tell yourself not to be? *Don't be so …*: which word comes next?",
            "Perhaps one of these: envy, worry, hurt, restlessness, disappointment.",
          ],
        },
      },
      {
        name: "no",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "How does your no to it sound? For instance “not again”, “pull yourself together”, “this must stop”.",
          "What do you say to the feeling when it arrives?",
        ],
        reflections: [
          "{answer}. That is the no in its own voice.",
          "{answer}. Hear how much work there is in that sentence.",
          "Good, now it has been heard.",
        ],
        scaffolds: {
          unknown: [
            "Imagine it knocking at the door this minute. What is the first thing you would call out?",
            "Perhaps it is no sentence but a movement: a clenched jaw, holding the breath. How does yours go?",
          ],
        },
      },
      {
        name: "service",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "That no means well. What is it afraid would happen if it stopped?",
          "What is the no protecting you from?",
        ],
        reflections: [
          "{answer}. It has had its reasons, then.",
          "So it guards you against this: {answer}.",
          "Then it has had its reasons.",
        ],
        scaffolds: {
          unknown: [
            "Would you drown in it, be weak, lose time, be a burden? What comes nearest?",
            "What did people say, where you grew up, about somebody who showed this feeling?",
          ],
        },
      },
      {
        name: "cost",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And what does it cost you to keep it up, in an ordinary week?",
          "How do you notice in the evening that you have been holding against something all day?",
        ],
        reflections: [
          "{answer}. That is a price, and you have been paying it quietly.",
          "{answer}. It is tiring to hold a door.",
          "It is tiring to hold a door.",
        ],
        scaffolds: {
          unknown: [
            "Sleep, patience, a sore neck, evenings in front of a screen: where does it show?",
            "Who else gets to feel the effort?",
          ],
        },
      },
      {
        name: "rest",
        expects: { kind: "text" },
        prompts: [
          "Now say to the no, in your own words, that it may sit down for one minute. Not for good. Let the feeling be there, a tenth more than before, and then tell me what you noticed.",
          "For one minute, could the no lean back while the feeling stays in the room? Only as much as is easy. What was that like?",
        ],
        reflections: [
          "{answer}. So that is what it is like with nobody at the door.",
          "{answer}. You can take the no up again whenever you want it.",
          "Thank you for trying. The no may come back any time; now it is a choice.",
        ],
        scaffolds: {
          unknown: [
            "If it did not want to rest, that is an answer as well. How did it refuse?",
            "Drop the shoulders by the width of a finger and see what happens in front of you. Anything?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "There is {feeling}, and there is the sentence {no}. The second is older than this week, and it can rest for a minute without anything falling down.",
      when: { answered: "no" },
    },
    "There is the feeling, and there is the fight with it. The fight can rest for a minute without anything falling down.",
  ],
  tryThisWeek: [
    "When you notice the inner no, tell it once: *you may sit down, I am watching*. Then see what the next minute is like.",
    "Once this week leave an unpleasant feeling of small size alone for as long as a kettle takes to boil.",
    "Collect your no in its wordings. Three sentences on a slip of paper, and nothing done about them.",
  ],
  guidance:
    "The theme is resistance: the struggle with a feeling, not the feeling. Meet the inner 'no' with respect; it protected the person. Ask what it fears, then invite a very small, time-limited rest (a tenth, a minute). Never push through a refusal: if it will not rest, that is the finding. Avoid paradox talk and slogans such as 'what you resist persists'. Acceptance is of feelings, never of mistreatment: if the 'no' is directed at a situation that is wrong, side with it and speak of what could change.",
  sources: [
    "Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson, Acceptance and Commitment Therapy: The Process and Practice of Mindful Change, second edition, 2012",
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Daniel M. Wegner and others, Paradoxical effects of thought suppression, 1987",
  ],
};

import type { Exercise } from "./exercise.ts";

export const valuesStep: Exercise = {
  id: "values-step",
  title: "A step towards what matters",
  modality: "ACT",
  minutes: 8,
  helpsWith: [
    "low_mood",
    "nothing",
    "decision",
    "job_loss",
    "loneliness",
    "work",
    "overwhelm",
    "caring",
    "breakup",
    "grief",
  ],
  source:
    "From acceptance and commitment therapy: Steven C. Hayes, Kirk Strosahl and Kelly Wilson.",
  about:
    "A step towards what matters asks which part of life you care about, how you would like to be in it, and what is the smallest thing you could do for it this week, with the obstacle thought through beforehand.",
  aliases: [
    "values step",
    "values exercise",
    "values",
    "act exercise",
    "what matters",
    "acceptance and commitment",
  ],
  reasons: {
    low_mood:
      "When nothing has any colour, waiting to feel like it can take long. A very small step in the right direction sometimes goes first.",
    nothing:
      "On flat days it can help to ask what would be worth a little effort, and to make it very small.",
    decision:
      "Pros and cons go round in circles. What you want to stand for is sometimes a better compass.",
    job_loss:
      "When the days have lost their frame, one small step of your own choosing can be a beginning.",
    loneliness:
      "Missing people says that people matter to you. We could look for one very small move towards that.",
    work: "When work takes everything, it is easy to lose sight of what it was for, and of the rest.",
    overwhelm:
      "Not everything on that pile weighs the same. It may help to find the one thing that matters, and a small corner of it.",
    caring:
      "Looking after everyone leaves little of you. It may be worth one small step for what *you* need to stay whole.",
    breakup: "When a shared life ends, the question what is mine can be an unexpected help.",
    grief: "Loss shows what mattered. Some people like to carry a small piece of that on.",
  },
  invitations: [
    "There is an exercise for that, five questions, eight minutes or so. Would you like to do it now? It is fine to say no.",
    "I can lead you through that in five small questions. Shall we, or would you rather keep talking?",
    "Would you like to look for such a step with me? About eight minutes, and you can leave it at any time.",
    "We could do that together now, five questions, nothing big. Yes, or not today?",
  ],
  intro: [
    "Good. Five questions, from large to very small. Take the answer that comes first; *skip*, *back* and *stop* always work.",
    "All right. We start with what matters and end with something tiny. You can say *stop* or *skip* at any point.",
    "Let's do it. No plans for a new life, only one direction and one small step. *Skip* and *stop* work as ever.",
  ],
  steps: [
    {
      name: "area",
      expects: { kind: "text" },
      prompts: [
        "Which part of your life shall we look at? Family, friends, love, work, learning, health, home, play, faith: whichever tugs at you.",
        "Which corner of life has had too little of you lately, and you mind?",
        "If one part of your life could get a little more of you, which should it be? For instance friends, health, work, home, something creative.",
      ],
      reflections: [
        "{answer}. Good, we stay there.",
        "So, {answer}.",
        "{answer}: you did not pick that for nothing.",
        "Good, we stay with that.",
      ],
      scaffolds: {
        unknown: [
          "Then the other way round: what do you miss when a week has gone by without it? People, movement, quiet, making something?",
          "Whom or what do you envy a little, in a friendly way? That often points at something. For example “people who still have Sunday dinners”.",
        ],
      },
      quickAnswers: ["Friends", "Family", "Work", "Health"],
    },
    {
      name: "matters",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What matters to you there? Less what you want to get, more how you would like to *be*: patient, curious, reliable, brave.",
        "If somebody described you there in a year, and it made you glad, what would they say?",
        "How would you like to be in that part of your life, quite apart from whether it works out?",
      ],
      reflections: [
        "{answer}. That is a direction, and a bad week does not take it away.",
        "{answer}. It says something about you that this is what came.",
        "{answer}: good. You can be that in very small ways.",
        "That is a direction. It stays true on bad days as well.",
      ],
      offSigns: ["i should", "i have to", "they want", "supposed to", "i must"],
      scaffolds: {
        unknown: [
          "Think of a moment there when you liked yourself. How were you? For example: “I listened, and didn't look at my phone.”",
          "Is there somebody whose way in this you admire? What do they do?",
        ],
        short: [
          "What does that look like, when it is there?",
          "Say a little more: how would people notice it in you?",
        ],
        off: [
          "That sounds like a *should*. If nobody expected anything, what would you care about there?",
          "Perhaps that is someone else's voice. What would *you* like it to be like?",
        ],
      },
    },
    {
      name: "step",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Now make it tiny. What could you do in ten minutes or less that goes in that direction?",
        "What would be a very small step, so small that it is almost silly?",
        "What is the smallest thing with that in it, that you could do even on a bad day?",
      ],
      reflections: [
        "{answer}. Small enough to happen.",
        "{answer}: it goes in the right direction, and that is what counts.",
        "Good: {answer}.",
        "Small enough to happen. Good.",
      ],
      offSigns: [
        "every day",
        "everyday",
        "always",
        "never again",
        "completely",
        "all of",
        "whole life",
        "every single",
        "from now on",
        "quit my",
      ],
      scaffolds: {
        unknown: [
          "For example: write one line to somebody, put the shoes by the door, look up one course. What would be your version?",
          "What would you do first if you were to do more of it? And of that, only the first five minutes?",
        ],
        short: [
          "And how exactly? The more concrete, the easier.",
          "What would the very first movement be?",
        ],
        off: [
          "A fine direction, and a lot for one step. What would be the first ten minutes of it?",
          "That is a mountain. Which stone of it could you pick up this week?",
        ],
      },
    },
    {
      name: "obstacle",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What is likely to get in the way, outside you or inside you?",
        "Something will say “not today”. What will it be: tiredness, a thought, another person, the sofa?",
        "What might stop you, honestly? It is better to meet it now than on the day.",
      ],
      reflections: [
        "{answer}. It may come along; it does not have to drive.",
        "{answer}. Then it will not come as a surprise.",
        "Yes, {answer}. That is allowed to be there and the step can still be taken.",
        "Good that you know it beforehand.",
      ],
      scaffolds: {
        unknown: [
          "What stopped you the last time? For example: “I was tired and thought it would bother them.”",
          "Imagine it is the moment to do it. What is the first excuse that turns up?",
        ],
        short: ["And what does that say to you, in the moment?", "How does it usually stop you?"],
      },
    },
    {
      name: "when",
      expects: { kind: "text" },
      prompts: [
        "Last: when? A day and a moment help, for example “Thursday after dinner”.",
        "And when will you do it? Tie it to something that happens anyway, such as the first coffee.",
        "When and where, as exactly as you like?",
      ],
      reflections: [
        "{answer}. Noted in your own words.",
        "Good: {answer}.",
        "{answer}, then.",
        "Good.",
      ],
      offSigns: [
        "someday",
        "some day",
        "sometime",
        "soon",
        "one day",
        "eventually",
        "later",
        "whenever",
      ],
      scaffolds: {
        unknown: [
          "What is the next quiet half hour you can think of? It need not be today.",
          "Before or after something that happens anyway, brushing your teeth for instance? Which?",
        ],
        off: [
          "“Soon” tends to move away. Which day might it be?",
          "Could you give it a day, even a rough one? It can still be moved.",
        ],
      },
    },
  ],
  closings: [
    {
      text: "Here it is together: {step}, for the sake of {matters}. When: {when}. And if it comes, {obstacle} may sit beside you while you do it.",
      when: { answered: "obstacle" },
    },
    {
      text: "So: {step}. When: {when}. Behind it stands {matters}, and that stays true even if the day goes wrong.",
      when: { answered: "matters" },
    },
    "A direction and one small step: that is all it takes to begin with.",
    "If you do not get to it, the direction is not lost. You only pick another small step.",
  ],
  thisWeek: [
    "To try this week: only this one step. If it went well, do not add to it at once; let it be enough.",
    "For the next days: after the step, write down in one line how you were while you did it, not whether it succeeded.",
    "If the day comes and you do not feel like it: do the first two minutes only, and decide then.",
  ],
};

import type { Exercise } from "./exercise.ts";

export const behaviouralActivation: Exercise = {
  id: "behavioural-activation",
  title: "Behavioural activation",
  modality: "CBT",
  minutes: 9,
  helpsWith: ["low_mood", "nothing", "loneliness", "job_loss", "breakup"],
  source:
    "Christopher R. Martell, Sona Dimidjian and Ruth Herman-Dunn: Behavioral Activation for Depression (2010).",
  about:
    "Behavioural activation works from the outside in. A low mood takes away the things that used to feed it, and that makes it lower. So one of those things is put back, in a very small size and at a fixed time, whether or not you feel like it.",
  aliases: [
    "behavioural activation",
    "behavioral activation",
    "activity planning",
    "activity scheduling",
  ],
  requests: [
    /\bhelp me (?:to )?(?:get (?:myself )?(?:going|moving|out of this slump)|plan (?:one|something) small)\b/u,
  ],
  reasons: {
    low_mood:
      "It is natural to wait for the mood to lift before doing things. Often it works the other way round: the doing comes first, in a very small size.",
    nothing:
      "When the days run into each other, one thing with a time of its own can put a mark in them.",
    loneliness:
      "Being alone for long makes every errand heavier, and so you go out less. That circle can be broken into at a small place.",
    job_loss:
      "With the work, the reasons to get dressed have gone as well. One of them can be put back on purpose.",
    breakup:
      "Much of what you did was done for two. It may be time to look for one thing that was always yours.",
  },
  invitations: [
    "We could look for one such thing, seven questions, nine minutes at most. Would you like to? It need not be today.",
    "It is called *behavioural activation*, which is a long name for a small plan. Shall we make one, or rather talk on?",
    "I can help you to pick one and make it small enough. Do you want to try that now?",
    "Would it be all right to plan something tiny together? You can say no, or stop in the middle.",
  ],
  intro: [
    "Good. We look for one thing only, and then make it smaller than seems sensible. *Skip*, *back* and *stop* work at any time.",
    "All right. You need not feel like any of it; that is rather the point. Answer as briefly as you please, and say *stop* if it gets too much.",
    "Let's see what there is. No programme for a better life, just one thing in the diary. If a question is no good, say *skip*.",
  ],
  steps: [
    {
      name: "mood",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "First a number, to compare with later: how is your mood now, from 0 (as low as it gets) to 100 (really well)?",
        "Where would you put your mood at this moment, 0 for rock bottom and 100 for fine?",
        "If your mood were a water level from 0 to 100, how high does it stand today?",
      ],
      reflections: [
        {
          text: "{answer}. That is low, and at that level everything weighs double.",
          when: { to: 30 },
        },
        {
          text: "{answer} of 100. Then the next thing has to be very small indeed, and it will be.",
          when: { to: 30 },
        },
        {
          text: "{answer}: below the middle, with a little room to move.",
          when: { from: 31, to: 55 },
        },
        { text: "{answer}. That leaves something to start with.", when: { from: 31 } },
        "Thank you. It is only a starting point.",
        "We leave that number standing and look around.",
        "All right, we take it as it is.",
      ],
      scaffolds: {
        unknown: [
          "Compare it with yesterday: heavier, lighter, the same? And then guess a number.",
          "If your usual gloomy Sunday is a 40, where is today?",
        ],
        off: [
          "If you pressed that into a number between 0 and 100, what would come out?",
          "And which number is nearest, with 100 for really well?",
        ],
      },
      quickAnswers: ["10", "25", "40", "60"],
    },
    {
      name: "dropped",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What have you stopped doing since you have been feeling like this? It may be something quite ordinary.",
        "What used to be in your week that is not in it now?",
        "Which thing has quietly fallen away over the last months: a walk, a person, music, cooking?",
      ],
      reflections: [
        "{answer}. That did more for you than it seemed at the time, perhaps.",
        "So this has gone missing: {answer}.",
        "{answer}. It went without asking, as these things do.",
        "Things like that go one by one, and nobody notices until the shelf is empty.",
      ],
      scaffolds: {
        unknown: [
          "Look at a photograph from a better year, in your mind. What were you doing there?",
          "Has anybody asked you lately “don't you do that any more”? For example swimming, or Sunday calls.",
        ],
        short: [
          "What belonged to it: when did you do it, and with whom?",
          "And is there another one, even smaller?",
        ],
      },
    },
    {
      name: "instead",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "And what do you do in its place, when it is that time of day? No blame in it; I only want to see the pattern.",
        "When the heaviness comes, what do you usually end up doing: lie down, scroll, cancel?",
        "What fills those hours now?",
      ],
      reflections: [
        "{answer}. It spares you something in the first hour, and costs something in the third.",
        "{answer}: that makes sense when everything is heavy. It also keeps things as they are.",
        "There is relief in that, for a while, and the day gets shorter by it.",
      ],
      scaffolds: {
        unknown: [
          "Take yesterday, about five in the afternoon. Where were you, and what was in your hand?",
          "Is it more of a hiding or more of a waiting? An example would be “in bed with the phone”.",
        ],
        short: ["For how long, as a rule?", "And how are you afterwards?"],
      },
    },
    {
      name: "activity",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Now choose one thing. Either it used to give you a little pleasure, or you would be glad to have it behind you. Which one comes to mind?",
        "If one of the lost things could come back this week, which would be the easiest to begin?",
        "What could you do once in the next few days that is good for body, company or order, however little you feel like it?",
      ],
      reflections: [
        "{answer}. You need not look forward to it. It only has to happen.",
        "{answer}, then. It takes the place of {instead} for a few minutes.",
        "Good: {answer}.",
        "That is a fair choice, and a modest one is best.",
      ],
      scaffolds: {
        unknown: [
          "Three directions: something with the body, something with a person, something put in order. Which is least unpleasant?",
          "You could take a thing you do anyway and add a little, such as drinking your coffee on the doorstep. What would yours be?",
        ],
        short: [
          "What would somebody see you doing, exactly?",
          "Where would that be, and with what in your hands?",
        ],
      },
    },
    {
      name: "smaller",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Make it so small that you could manage it on a bad day. What would five minutes of it be?",
        "Halve it, and then halve it again. What is left?",
        "What is the very first piece of it, the one after which you are allowed to stop?",
      ],
      reflections: [
        "{answer}. That can be done even unwillingly.",
        "{answer}: hardly worth mentioning, which makes it the right size.",
        "Small enough to be done in a bad mood, and that is how it is meant.",
      ],
      offSigns: [
        "every day",
        "everyday",
        "an hour",
        "two hours",
        "all of it",
        "whole house",
        "the whole",
        "from now on",
        "from scratch",
      ],
      scaffolds: {
        unknown: [
          "If it is a walk: shoes on and once round the house. What is the shoes-on part of yours?",
          "What would you ask of a friend who has the flu? No more than that.",
        ],
        short: [
          "And where does it begin: with standing up, with a call, with a cup?",
          "How would you know that you had done it?",
        ],
        off: [
          "That is the size for a good week. What would the five-minute size be?",
          "If you get through only a tenth of that, which tenth is it?",
        ],
      },
    },
    {
      name: "when",
      expects: { kind: "text" },
      prompts: [
        "When? Give it a day and an hour, so that the mood is not asked for permission.",
        "On which day, and right after what? “Tuesday, after the post has come” is exact enough.",
        "And when will it take place, today or in the next two days?",
      ],
      reflections: [
        "{answer}. The clock decides now, and not the mood.",
        "{answer}: good, that is settled, and need not be discussed with yourself again.",
        "Then it has its place in the week.",
      ],
      offSigns: [
        "someday",
        "some day",
        "sometime",
        "soon",
        "when i feel",
        "if i feel",
        "one day",
        "eventually",
        "whenever",
        "next month",
      ],
      scaffolds: {
        unknown: [
          "What is certain to happen tomorrow: breakfast, the bus, the news? Hang it on that.",
          "Is morning or evening the less bad half of your day? Take an hour from that half.",
        ],
        off: [
          "In low spirits, that day seldom comes by itself. Could you name one, even in pencil?",
          "If it waits for the right mood it may wait long. Which hour would be possible?",
        ],
      },
    },
    {
      name: "hurdle",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "When the hour comes, something will say “what for”. What could you put ready now, to make the first minute easier?",
        "Last question: what helped you get started, some other time, when you did not feel like it?",
        "What would help you across the doorstep: something laid out beforehand, someone who knows, a sentence?",
      ],
      reflections: [
        "{answer}. Good that it stands ready before it is needed.",
        "{answer}: the first minute is the steep one, and you have thought of it.",
        "That is worth having at hand.",
      ],
      offSigns: [
        "what's the point",
        "what is the point",
        "what for",
        "too tired",
        "can't be bothered",
        "i won't",
        "excuse",
        "excuses",
      ],
      scaffolds: {
        unknown: [
          "You could put the shoes in front of the door, or send somebody one line about it. What would work with you?",
          "Is there somebody who could ring you at that hour, or come along?",
        ],
        short: [
          "How would you arrange that the evening before?",
          "And what will you say to the “what for”?",
        ],
        off: [
          "Yes, that is what you will hear. And what could stand ready against it: shoes by the door, a friend who waits, a sentence?",
          "That is the hurdle. What would get you over it?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "Here is the plan: {smaller}. When: {when}. Against the “what for” you have {hurdle}.",
      when: { answered: "hurdle" },
    },
    {
      text: "One entry for the diary: {smaller}, {when}. You may be in a bad mood all the way through.",
      when: { answered: "when" },
    },
    "It will probably not feel like much while you do it. What counts comes afterwards, and over several times.",
    "If it does not happen, it was too big or the hour was wrong. Then it gets smaller; you are not to blame.",
    "That is one thing, and one is enough.",
  ],
  thisWeek: [
    "To try this week: write down your mood from 0 to 100 right before and right after. Two numbers, no comment.",
    "For the next few days: do it once and add nothing to it. If some of the wish is left over, keep that for the second time.",
    "If you want to go on: after the third time, choose another thing from those that fell away, and make that one small.",
  ],
};

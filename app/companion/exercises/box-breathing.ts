import type { Exercise } from "./exercise.ts";

const ONE_ROUND = [
  "*In* through the nose: one, two, three, four.",
  "*Hold*, softly: one, two, three, four.",
  "*Out* through the mouth: one, two, three, four.",
  "*Hold*, empty: one, two, three, four.",
].join("\n\n");

const NO_HOLDS = [
  "*In* through the nose: one, two, three, four.",
  "*Out*, as if through a straw: one, two, three, four, five, six.",
].join("\n\n");

const STRAINED = ["harder", "worse", "dizzy", "lightheaded", "tight", "can't breathe", "strained"];

export const boxBreathing: Exercise = {
  id: "box-breathing",
  title: "Box breathing",
  modality: "Breathing",
  minutes: 4,
  helpsWith: ["panic", "anxiety", "sleep", "overwhelm", "anger", "work", "study", "health"],
  source:
    "Paced breathing is very old; the even count of four was made widely known by Mark Divine.",
  about:
    "Box breathing is a slow breath with four equal sides: in, hold, out, hold, each for a count of four. A slow, even breath is one of the few parts of an alarm that we can steer on purpose.",
  aliases: ["box breathing", "breathing exercise", "breathing", "breathe", "breath exercise"],
  reasons: {
    panic: "When the alarm is this loud, the breath is the one part of it you can steer.",
    anxiety: "A worried body breathes fast and high, and it is easier to think once it slows down.",
    sleep: "A slow count gives a mind that is still at work something dull to hold on to.",
    overwhelm: "When everything asks at once, four slow counts are one thing only.",
    anger: "Anger runs hot in the body first; a slow breath buys a little room.",
    work: "Before sorting out the work, it may help to let the day out of your shoulders.",
    study: "A head that is racing takes little in; a few slow breaths make some room.",
    health: "Waiting and worrying keep a body on guard; a slow breath lets it stand down a little.",
  },
  invitations: [
    "I can count a slow breath with you, about four minutes. Shall we, or would you rather keep talking?",
    "There is a breathing exercise I can lead you through, four minutes at most. Would you like that? If not, we just go on.",
    "Would you try some slow breathing with me? It takes about four minutes, and you can stop at any point.",
    "We could do a few rounds of *box breathing* together, four minutes or so. Does that suit you now, or not now?",
  ],
  startsAt: { theme: "panic", step: "settle" },
  intro: [
    "Good. This is *box breathing*: in, hold, out and hold, four counts each. Nothing to get right, and you can say *stop* or *skip* whenever you want.",
    "All right, we take it slowly. *Box breathing* has four equal sides, each a count of four. Say *stop* at any time and we stop.",
    "Let's do it. Four counts in, four held, four out, four held: that is all of *box breathing*. *Skip* and *stop* always work.",
  ],
  steps: [
    {
      name: "before",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "First, so that we can compare: how tense are you just now, from 0 (at ease) to 100 (as tense as it gets)?",
        "Before we start, a number: how wound up does your body feel, 0 for not at all, 100 for as much as can be?",
        "One number first. If 0 is loose and 100 is tight as a drum, where is your body now?",
      ],
      reflections: [
        { text: "{answer}. That is a lot of tension to be carrying around.", when: { from: 70 } },
        { text: "{answer}, so your body is well on guard.", when: { from: 70 } },
        { text: "{answer}, somewhere in the middle. Good to know.", when: { from: 35, to: 69 } },
        { text: "{answer}. Noticeable, and not the worst.", when: { from: 35, to: 69 } },
        { text: "{answer}. Not so high, and still worth a few slow breaths.", when: { to: 34 } },
        "{answer}, then. We can look at it again afterwards.",
        "Thank you. We leave the number there for later.",
        "All right. That is where we start from.",
      ],
      scaffolds: {
        unknown: [
          "A guess is plenty. Feel your jaw and your shoulders: hardly tight would be a 20, very tight an 80. Where would you put it?",
          "It need not be exact. If “rather tense” is a 60 for most people, are you above or below that?",
        ],
        off: [
          "If you had to turn that into one number from 0 to 100, which would it be?",
          "And as a number, 0 for at ease and 100 for as tense as it gets?",
        ],
      },
      quickAnswers: ["30", "50", "70", "90"],
    },
    {
      name: "settle",
      expects: { kind: "ready" },
      prompts: [
        "Sit or lie so that something holds you. Let your feet be heavy and your shoulders drop. Say *ready* when you are.",
        "Find a way to sit or lie that takes the least effort. Unclench your jaw. Put one hand on your belly, if you like. Tell me when you are *ready*.",
        "Let the chair or the bed carry you. Loosen your hands. There is no hurry: write *ready* when you are there.",
      ],
      reflections: ["Good.", "Fine.", "There."],
      scaffolds: {
        unknown: [
          "Any way of sitting will do, also standing with your back to a wall. Just say *ready*.",
          "You cannot sit wrongly here. Let one thing go loose, perhaps the hands, and write *ready*.",
        ],
      },
      quickAnswers: ["Ready"],
    },
    {
      name: "firstRound",
      expects: { kind: "ready" },
      boxRounds: 2,
      prompts: [
        `Read this as slowly as you breathe.\n\n${ONE_ROUND}\n\nAnd once more the same way. Then write *done*.`,
        `Follow the words with your breath.\n\n${ONE_ROUND}\n\nGo round a second time, then tell me *done*.`,
        `Here is one round. Let your eyes move as slowly as the breath.\n\n${ONE_ROUND}\n\nDo it twice, and say *done* after.`,
      ],
      reflections: [
        {
          text: "Then no more holding: for some bodies it feels like being short of air. If you are dizzy, breathe as you normally do for a moment first.",
          when: { says: STRAINED },
        },
        "That was the first stretch.",
        "Good, two rounds.",
        "You have the rhythm now.",
      ],
      scaffolds: {
        unknown: [
          "You can simply breathe in while you count to four, and out while you count to four. Twice is enough. Then write *done*.",
          "Forget the holding: in for four, out for four, two times. Write *done* after.",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: STRAINED, to: "withoutHolds" }],
    },
    {
      name: "checkIn",
      expects: { kind: "text" },
      prompts: [
        "How was that for your body: a little easier, the same, or harder?",
        "What do you notice: easier, no change, or more of a strain?",
        "Did it ease anything, leave things as they were, or was it rather a strain?",
      ],
      reflections: [
        {
          text: "Then your body has begun to believe you. We go on like that.",
          when: {
            says: ["easier", "better", "calmer", "eased", "relaxed", "good", "nice", "slower"],
          },
        },
        {
          text: "Good, something let go a little. Let's give it some more time.",
          when: {
            says: ["easier", "better", "calmer", "eased", "relaxed", "good", "nice", "slower"],
          },
        },
        {
          text: "That is common after two rounds: an alarm takes longer to go down than to go up.",
          when: { says: ["same", "no change", "not much", "nothing", "no different"] },
        },
        {
          text: "No change yet is fine. Two rounds are very few.",
          when: { says: ["same", "no change", "not much", "nothing", "no different"] },
        },
        {
          text: "Then we leave the holding out: for some bodies it feels like being short of air. If you are dizzy, breathe as you normally do for a moment first.",
          when: { says: STRAINED },
        },
        {
          text: "Thank you for saying so. Holding the breath does not suit everyone, so we do without it.",
          when: { says: STRAINED },
        },
        "Thank you for noticing. We stay with it a little.",
        "All right, that is worth knowing.",
        "Good that you looked.",
      ],
      jumps: [{ says: STRAINED, to: "withoutHolds" }],
      scaffolds: {
        unknown: [
          "Then look at one spot only, say your shoulders. Are they higher or lower than before?",
          "Hard to tell is an answer too. If you had to pick: easier, the same, or harder?",
        ],
      },
      quickAnswers: ["A little easier", "The same", "Harder"],
    },
    {
      name: "withoutHolds",
      aside: true,
      expects: { kind: "ready" },
      prompts: [
        `Only in and out now, the way out a little longer.\n\n${NO_HOLDS}\n\nFive of those, as gently as you can, then write *done*.`,
        `A softer breath, with nothing held.\n\n${NO_HOLDS}\n\nAbout five times. Write *done* when you have had enough.`,
        `This one is kinder: no holding at all.\n\n${NO_HOLDS}\n\nFive breaths like that, then say *done*.`,
      ],
      reflections: ["Good.", "That was gentler, I hope.", "A softer one."],
      scaffolds: {
        unknown: [
          "Just let each breath out last a little longer than the breath in. After a few, write *done*.",
          "Sigh out slowly, as if you were fogging a window. Three or four times, then *done*.",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: ["*"], to: "after" }],
    },
    {
      name: "moreRounds",
      expects: { kind: "ready" },
      boxRounds: 4,
      prompts: [
        `Four more rounds, at your own speed.\n\n${ONE_ROUND}\n\nIf your thoughts wander off, that is what thoughts do: come back at the next *in*. Write *done* at the end.`,
        `Let's stay with it for four rounds.\n\n${ONE_ROUND}\n\nThe counting may get slower by itself. Say *done* when you are through.`,
        `Now four rounds in your own time.\n\n${ONE_ROUND}\n\nLet the shoulders sink on each way out. Write *done* after the last.`,
      ],
      reflections: [
        {
          text: "Then no more holding: for some bodies it feels like being short of air. If you are dizzy, breathe as you normally do for a moment first.",
          when: { says: STRAINED },
        },
        "That was the whole of it.",
        "Six rounds in all.",
        "And that is the last one.",
      ],
      scaffolds: {
        unknown: [
          "As many as feel right; two are fine as well. Write *done* when you have had enough.",
          "No need to count rounds. Breathe slowly for about a minute and write *done*.",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: STRAINED, to: "withoutHolds" }],
    },
    {
      name: "after",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "And the number now, from 0 to 100? You began at {before}.",
          when: { answered: "before" },
        },
        {
          text: "Where is the tension now, 0 to 100? It stood at {before}.",
          when: { answered: "before" },
        },
        "Where is the tension now, from 0 to 100?",
        "One last number: how tense is your body now, 0 to 100?",
        "And now, 0 to 100?",
      ],
      reflections: [
        {
          text: "From {before} to {answer}. You did that with nothing but your own breath.",
          when: { lowerThan: "before" },
        },
        {
          text: "{before} before, {answer} now: it has come down a bit.",
          when: { lowerThan: "before" },
        },
        {
          text: "{answer}, where it was. Sometimes the breath only keeps a thing from climbing, and that is something too.",
          when: { sameAs: "before" },
        },
        {
          text: "{answer}, higher than before. That happens when you turn towards your body for the first time in a day. It is no failure, and tells us to try something else.",
          when: { higherThan: "before" },
        },
        "{answer}. Thank you for looking once more.",
        "Thank you.",
        "All right.",
      ],
      scaffolds: {
        unknown: [
          "A guess again: jaw, shoulders, belly. Looser than at the start, or about the same? Which number?",
          "Roughly is fine. Nearer to 30, to 50 or to 80?",
        ],
        off: ["And as a number from 0 to 100?", "Which number would you give that, 0 to 100?"],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
  ],
  closings: [
    "Let your breath go back to doing as it likes now.",
    "You can stop counting; the breath knows the rest.",
    "Stay as you are for a moment, if nothing calls.",
  ],
  thisWeek: [
    "To try this week: one round before something you dread, the door handle still in your hand. It works better when it is practised on ordinary days.",
    "For the next days: two rounds at a fixed moment, perhaps while the kettle boils, so that it is at hand when you need it.",
    "If you want to keep it: one slow round each time you sit down in the evening. Small and often does more than long and rarely.",
  ],
};

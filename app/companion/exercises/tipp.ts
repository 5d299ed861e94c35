import type { Exercise } from "./exercise.ts";

const UNWELL = ["dizzy", "faint", "chest", "palpitations", "numb", "sick", "shaky", "lightheaded"];

/** Cold water and hard effort are opened by this button alone; every other answer goes the gentle way. */
const NONE_APPLIES = "No, none of these";

export const tipp: Exercise = {
  id: "tipp",
  title: "TIPP",
  modality: "DBT",
  minutes: 9,
  helpsWith: ["anger", "panic", "urge", "conflict", "overwhelm", "breakup"],
  source: "Marsha M. Linehan: DBT Skills Training Manual, second edition (2015).",
  about:
    "TIPP is for moments when a feeling is too strong to think. It goes by way of the body: Temperature (cold water), Intense movement, Paced breathing, Paired muscle relaxation. The cold slows the heart, so it is left out with heart trouble, an eating disorder and some others; the breathing and the muscles suit nearly everyone.",
  aliases: [
    "tipp",
    "tip skill",
    "tipp skill",
    "dbt tipp",
    "cold water trick",
    "cold water exercise",
    "ice water trick",
  ],
  reasons: {
    anger:
      "At this heat no argument gets through, not even a good one of your own. The body can be cooled first.",
    panic: "When breathing alone does not reach it, something colder and stronger sometimes does.",
    urge: "A pull that loud leaves little room for thinking. The body can be turned down first, and the thinking done after.",
    conflict:
      "After a row the body goes on fighting for an hour. There are ways to tell it that the row is over.",
    overwhelm:
      "With the needle in the red there is no use in sorting things. First it has to come down a little.",
    breakup:
      "Such a wave goes through the whole body. There are a few plain things that take the top off it.",
  },
  invitations: [
    "The way I mean is called *TIPP*, four short things for the body, nine minutes. Shall we? You can leave out any of them.",
    "Would you like to do that with me, one thing at a time? I ask first what is safe for you.",
    "I can take you through it now. Is it the right moment, or would you sooner go on talking?",
    "We might try *TIPP* for that, a few minutes with water, breath and muscles. Yes, or rather not?",
  ],
  startsAt: { theme: "panic", step: "safeguard" },
  intro: [
    "Good. It goes by the body, so there is nothing to explain and nothing to understand. *Skip* leaves one part out, *stop* ends it.",
    "All right. Four short parts, and you take only those that are fit for you. Say *stop* as soon as you have had enough.",
    "Let's turn it down a little. You do not have to be calm at the end, only less hot. *Skip* and *stop* work throughout.",
  ],
  steps: [
    {
      name: "level",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "How strong is it at the moment, from 0 (still) to 100 (I cannot bear it)?",
        "If there were a gauge for it, 0 for still and 100 for unbearable, where is the needle?",
        "A number to begin with: how much is going on in you, 0 to 100?",
      ],
      reflections: [
        { text: "{answer}. Then it is right to begin with the body.", when: { from: 65 } },
        { text: "{answer}: far up. Nobody thinks well there.", when: { from: 65 } },
        { text: "{answer}. Not at the top, and these help all the same.", when: { to: 64 } },
        "Thank you. Now something for the body.",
        "Good, no more words about it for now.",
        "All right, noted.",
      ],
      scaffolds: {
        unknown: [
          "Could you read a page of a book now? If not, it is above 70. What would you say?",
          "Hands, jaw, belly: how much are they holding? Put one number on all three.",
        ],
        off: ["And on the scale, 0 to 100?", "Roughly which number would that be?"],
      },
      quickAnswers: ["50", "70", "85", "100"],
    },
    {
      name: "safeguard",
      expects: { kind: "text" },
      prompts: [
        "Something I have to ask before the cold: do you have anything with your heart or blood pressure, an eating disorder or hardly anything eaten, are you pregnant, or on a medicine that slows the heart?",
        "Before we use cold water, which slows the heart: is there heart trouble, low blood pressure, an eating disorder or long fasting, a pregnancy, or a heart medicine such as a beta blocker?",
        "First your safety. Heart, blood pressure, fainting, an eating disorder, pregnancy, a medicine for the heart: does any of these apply to you?",
      ],
      reflections: [
        {
          text: "Good, then all four parts are open to you. If you turn dizzy at any time, stop and sit down.",
          when: { is: NONE_APPLIES },
        },
        {
          text: "Fine. Should your heart do anything odd, or your head swim, leave off at once and sit.",
          when: { is: NONE_APPLIES },
        },
        "Thank you for saying so. Then no cold on the face and no running for you, until a doctor has said that it is all right. There are gentler ways in.",
        "Then we leave out the cold and the effort, to be on the safe side, and take what is gentle.",
        "Good that I asked. We go the quiet way, and it leads to the same place.",
      ],
      jumps: [
        { is: NONE_APPLIES, to: "cold" },
        { says: ["*"], to: "gentle" },
      ],
      scaffolds: {
        unknown: [
          "If you are in doubt, we take the gentle way; nothing is lost by it. Is there anything with the heart, or with eating, that a doctor has mentioned?",
          "Has anybody ever told you to be careful with effort or with cold? When you are not certain, say *yes*.",
        ],
      },
      quickAnswers: [NONE_APPLIES, "Yes, something"],
    },
    {
      name: "gentle",
      aside: true,
      expects: { kind: "ready" },
      prompts: [
        "Hold a cool glass in both hands, or let cool water run over your wrists for a moment. Keep your face and your breath out of it. Say *done* when your hands are cool.",
        "Take something pleasantly cool, a mug, a tile, the window frame, and lay both palms on it. Stay until it has grown warm. Then *done*.",
        "Go to an open window, or the coolest corner of the room, and stand there for a minute with loose shoulders. Write *done* after.",
      ],
      reflections: [
        "Good. That is cool enough.",
        "The hands have told the rest of you by now.",
        "That was the gentle version, and it counts.",
      ],
      scaffolds: {
        unknown: [
          "Anything cool and harmless is fine, or simply wash your hands slowly. Then *done*.",
          "If there is nothing at hand, press your palms together firmly and let go. Write *done*.",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: ["*"], to: "breath" }],
    },
    {
      name: "cold",
      onlyAfter: { step: "safeguard", is: NONE_APPLIES },
      expects: { kind: "ready" },
      prompts: [
        "*T*, temperature. Lay a cold wet cloth, or a pack from the freezer wrapped in a towel, over your eyes and cheeks. Bend forward, hold your breath for up to half a minute, not longer than is bearable. Then *done*.",
        "*T* for temperature: fill the basin with cold water, not colder than 50 °F (10 °C). Breathe in, dip your face for fifteen to thirty seconds, come up as soon as you want to. *Done* when you are dry.",
        "The *T* is for cold. Splash your face with cold water over and over for half a minute, around the eyes above all, bending forward. Say *done* after.",
      ],
      reflections: [
        {
          text: "Then enough of that. Sit or lie down at once, warm your face, and breathe as it comes. Pain in the chest, or faintness that stays: call your local emergency number before anything else.",
          when: { says: UNWELL },
        },
        "That is an old reflex: under cold water a body slows the heart down.",
        "Good. The top should be off it, or will be in a minute.",
        "That was the uncomfortable part.",
      ],
      jumps: [{ says: UNWELL, to: "breath" }],
      scaffolds: {
        unknown: [
          "A cold can or bottle held under the eyes will do, for as long as ten breaths. Then *done*.",
          "No water near? Hold the back of your hands against a cold window and then against your cheeks. *Done* after that.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "move",
      onlyAfter: { step: "safeguard", is: NONE_APPLIES },
      expects: { kind: "ready" },
      prompts: [
        "*I*, intense movement, as far as your body allows: run on the spot, climb the stairs, do fast squats, for a few minutes. It uses up what the feeling has poured into you. *Done* when you are out of breath.",
        "*I* for intense. Two or three minutes as hard as is good for you: jumping jacks, a fast walk round the block, arms like a boxer's. Then write *done*.",
        "Now spend the energy: anything that gets you puffing for a couple of minutes. With a sore joint, fast arms while seated are enough. *Done*?",
      ],
      reflections: [
        {
          text: "Stop there and sit down; that part is finished. If there is pain in your chest, or it does not pass, call your local emergency number first.",
          when: { says: UNWELL },
        },
        "Good, the body got to do what it was made ready for.",
        "That has burned some of it off.",
        "Now it may come down, and you with it.",
      ],
      jumps: [{ says: UNWELL, to: "breath" }],
      scaffolds: {
        unknown: [
          "Pressing both hands against a wall as hard as you can, three times, is movement too. Then *done*.",
          "If this is no place for jumping, walk fast to the end of the corridor and back. Say *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "breath",
      expects: { kind: "ready" },
      prompts: [
        "*P*, paced breathing. In while you count to four, out while you count to six or eight. Let it be slow, about six breaths to the minute, for two minutes. Then *done*.",
        "Now *P*, the paced breath: the way out longer than the way in. Four in, seven out, a dozen times, without force. *Done* at the end.",
        "*P* for pace. Breathe in through the nose, and out as if you were cooling soup, twice as long. Two minutes of it, and then write *done*.",
      ],
      reflections: [
        "A long way out tells the heart to slow down, and it usually obeys.",
        "Good, that is the brake.",
        "It may be a little quieter in there by now.",
      ],
      scaffolds: {
        unknown: [
          "Forget the counting. Sigh, slowly, ten times. Then *done*.",
          "Hum on the way out, for as long as the air lasts, a few times over. Write *done* after it.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "muscles",
      expects: { kind: "ready" },
      prompts: [
        "The second *P*, paired muscle relaxation. While breathing in, tense your fists, arms and shoulders, not to the point of pain. While breathing out, say “relax” inwardly and let go all at once. Five times, then *done*.",
        "Last the muscles, paired with the breath: in, and make your whole upper body tight; out, and let it drop. Notice the difference each time. Five rounds. *Done*?",
        "And now tighten and release. Breathe in: feet, legs, fists, jaw, all firm. Breathe out: all of it goes. Do that slowly, five times, and say *done*.",
      ],
      reflections: [
        "Good. That difference is what you were after.",
        "What has been tightened on purpose lets go more willingly.",
        "That was the last of the four.",
      ],
      scaffolds: {
        unknown: [
          "Only the hands, then: fists as you breathe in, open as you breathe out. Five times and *done*.",
          "Pull your shoulders up to the ears, and let them fall with the breath. Three times will do. *Done* then.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "levelAgain",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "Where is the needle now? It was at {level}.",
          when: { answered: "level" },
        },
        {
          text: "And how strong is it after all that, 0 to 100? You had said {level}.",
          when: { answered: "level" },
        },
        "How strong is it now, between 0 and 100?",
        "One number more: where has it got to?",
        "And the needle, read again, 0 to 100?",
      ],
      reflections: [
        {
          text: "From {level} to {answer}. Low enough to think with, perhaps.",
          when: { lowerThan: "level" },
        },
        {
          text: "{level}, and now {answer}. The matter itself is unsolved, and you can look at it with a cooler head.",
          when: { lowerThan: "level" },
        },
        {
          text: "{answer}, as before. Sometimes it takes a second round, or simply half an hour. Do nothing big until then.",
          when: { sameAs: "level" },
        },
        {
          text: "{answer}, higher than it was. Then this was not the right thing just now. Go where people are, if you can, and if you are afraid of what you might do, open *Get help now*.",
          when: { higherThan: "level" },
        },
        "{answer}. Thank you for taking the trouble to look.",
        "All right. You have done what the body can do.",
        "Good. That was all of it.",
      ],
      scaffolds: {
        unknown: [
          "Could you read that page of a book by now? Then say a number below 70.",
          "A bit less, much less, or not at all? Turn it into a number.",
        ],
        off: ["Which number is that, 0 to 100?", "And on the scale from before?"],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
  ],
  closings: [
    {
      text: "It started at {level}. The next thing to do can be very ordinary: drink some water, sit for a moment.",
      when: { answered: "level" },
    },
    "Let the next quarter of an hour be dull. Decisions keep.",
    "Whatever brought this on is still there, and you need not go back to it tonight.",
    "The feeling was not wrong. It was only too hot to hold.",
  ],
  thisWeek: [
    "To try this week: find out where your cold is, the tap, the freezer, the window, so that you do not have to look for it when it counts.",
    "For the next few days: practise only the long breath out, when nothing is the matter. Then it is there when something is.",
    "If you want it at hand: write the four words on a card, water, move, breathe, let go, and cross out what is not for you.",
  ],
};

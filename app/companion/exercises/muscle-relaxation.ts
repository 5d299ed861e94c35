import type { Exercise } from "./exercise.ts";

const HURT = ["hurts", "hurt", "pain", "painful", "cramp", "cramped", "sore", "ache", "aches"];
const LOOSER = ["looser", "warm", "warmer", "heavy", "heavier", "softer", "better", "relaxed"];

export const muscleRelaxation: Exercise = {
  id: "muscle-relaxation",
  title: "Muscle relaxation",
  modality: "Relaxation",
  minutes: 10,
  helpsWith: ["work", "sleep", "anxiety", "overwhelm", "anger", "study"],
  tracks: ["calm-mind"],
  source:
    "Edmund Jacobson, Progressive Relaxation, 1929; the short form follows Douglas Bernstein and Thomas Borkovec, Progressive Relaxation Training, 1973.",
  about:
    "Progressive muscle relaxation tenses one group of muscles for a few seconds and lets it go, then the next. After tension the letting go is easier to feel, and with practice easier to find. Whatever hurts is left out.",
  aliases: [
    "muscle relaxation",
    "progressive muscle relaxation",
    "progressive relaxation",
    "pmr",
    "jacobson",
    "relaxation exercise",
  ],
  reasons: {
    work: "A day like that does not stay in the head; it goes on holding on in the shoulders and the jaw. That part can be let off first.",
    sleep:
      "A body that is still braced for the day keeps the mind company all night. It can be shown how to let go, muscle by muscle.",
    anxiety:
      "You cannot order a worried body to relax. You can tense it on purpose, and then it lets go by itself.",
    overwhelm:
      "When everything is too much, it helps to do one plain thing with the hands: hold, and let go.",
    anger:
      "Anger gets the muscles ready for something that will not happen. They can have their effort, and then be done with it.",
    study:
      "Hours over a desk end up in the neck. A few minutes of tensing and letting go make room for the next one.",
  },
  invitations: [
    "I could lead you through *muscle relaxation*: tense, hold, let go, ten minutes. Would you like that, or rather keep talking?",
    "There is an old exercise for that, tensing one muscle group after the other and letting go. Ten minutes. Shall we?",
    "Would you try something with the body, ten minutes, sitting is enough? You leave out whatever hurts. No is a fine answer.",
    "We could let your muscles do the work for ten minutes. Does that suit you now, or not now?",
  ],
  intro: [
    "Good. Each time: tense to about half of your strength, hold while you count to five, let go all at once, and rest for ten. *Leave out what hurts* or was injured lately: say *skip*. *Stop* works at any time.",
    "All right. Half strength is enough, five seconds, then let go at one go. Anything that hurts, is injured or was operated on stays out of it: *skip* is for that. Go on breathing while you hold.",
    "Let's begin. Tense, hold for five, drop it, rest for ten. It should never hurt; where it might, say *skip* and we go on with the next part.",
  ],
  steps: [
    {
      name: "before",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "First a number, so that we can compare: how tense is your body now, from 0 (loose) to 100 (as tight as it gets)?",
        "Before we start: 0 is soft, 100 is a board. Where is your body at the moment?",
        "One number first. How tight does it all feel, 0 to 100?",
      ],
      reflections: [
        { text: "{answer}. Then there is plenty to let go of.", when: { from: 60 } },
        {
          text: "{answer}: a body on duty. We start far away from where it is worst.",
          when: { from: 60 },
        },
        { text: "{answer}. Not so much, and still worth the exercise.", when: { to: 59 } },
        "{answer}. We look at it again at the end.",
        "Thank you. We look at it again at the end.",
        "All right, that is where we begin.",
      ],
      scaffolds: {
        unknown: [
          "A guess will do. Shoulders near the ears would be an 80, a body after a bath a 20. Where are you?",
          "Roughly: nearer to 30, to 50 or to 80?",
        ],
        off: [
          "And as a number, from 0 for loose to 100 for tight?",
          "If that were a number from 0 to 100, which one?",
        ],
      },
      quickAnswers: ["30", "50", "70", "90"],
    },
    {
      name: "hands",
      expects: { kind: "ready" },
      prompts: [
        "*Hands.* Make two fists, half as firm as you could. Hold: one, two, three, four, five. Now let them fall open, all at once, and rest while you count to ten. Do it twice, then write *done*.",
        "We start with the *hands*. Close them round an imaginary lemon and squeeze, half strength, to the count of five. Drop it. Rest for ten. Once more, and write *done*.",
        "Your *hands* first: fists, and bend the elbows a little. Hold for five, breathe on. Let go. Ten counts of nothing. Twice, then say *done*.",
      ],
      reflections: [
        {
          text: "Then the hands stay out of it. A muscle that hurts is not one to practise on.",
          when: { says: HURT },
        },
        "Good. Perhaps there is some warmth in the palms.",
        "That is the whole principle, and the rest goes the same way.",
        "Good.",
      ],
      scaffolds: {
        unknown: [
          "Just make a fist and open it, as slowly as you like. That counts. Then write *done*.",
          "You cannot do it wrongly: tense a little, let go a lot. Write *done* after.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "shoulders",
      expects: { kind: "text" },
      prompts: [
        "*Shoulders.* Pull them up towards the ears, half way is enough. Hold for five, and let them drop. Rest for ten, and do it once more. What do you notice now where they were?",
        "Next the *shoulders*: up, as if it were cold. Count to five, breathe. Let them fall. Ten counts. Once again. How is it there, compared with before?",
        "Lift your *shoulders*, hold for five, let go in one piece. Rest. Twice in all. What is different, if anything?",
      ],
      reflections: [
        {
          text: "Then leave the shoulders in peace, and let them only be warm today.",
          when: { says: HURT },
        },
        {
          text: "{answer}. That difference is what it is about: now you know both.",
          when: { says: LOOSER },
        },
        {
          text: "Nothing yet is common. It is a skill of the second week.",
          when: { says: ["nothing", "same", "no different", "no change", "not much"] },
        },
        "{answer}. Good that you looked.",
        "Good. Let them hang as low as they like.",
        "All right, we go on.",
      ],
      scaffolds: {
        unknown: [
          "Look at one thing only: are they lower than before, or the same?",
          "Compare left and right. Is one of them heavier now?",
        ],
      },
      quickAnswers: ["A bit looser", "Heavier", "The same"],
    },
    {
      name: "face",
      expects: { kind: "ready" },
      prompts: [
        "*Face.* Press the eyes shut, wrinkle the nose, press the lips together; the teeth only lightly. Hold for five. Let it all go smooth, and leave the mouth a little open. Twice, then *done*.",
        "Now the *face*, where nobody looks: screw it up like a child that tastes a lemon. Five counts. Let go, let the jaw hang. Once more, then write *done*.",
        "Frown, squint and purse your lips, all at once, half strength. Hold, and let the whole *face* go. Two times, and say *done*.",
      ],
      reflections: [
        {
          text: "Then leave the face out. Jaws that hurt want rest and no exercise.",
          when: { says: HURT },
        },
        "Let the jaw hang for a moment longer.",
        "Good. The forehead may stay smooth.",
        "That one looks odd and does a lot.",
      ],
      scaffolds: {
        unknown: [
          "Only raise your eyebrows, hold, and let them fall. Then write *done*.",
          "If your jaw is touchy, leave it out and do only the forehead. Then *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "middle",
      expects: { kind: "ready" },
      prompts: [
        "*Back and belly.* Sit up a little, draw the shoulder blades together, firm up the belly as if somebody might poke it. Five counts, go on breathing. Let go and sink. Twice, then *done*. (With a bad back: *skip*.)",
        "The *belly and the back*: make them firm, gently, for five counts. Let go, and let the chair have your weight. Once more, then write *done*. A back that gives you trouble is skipped.",
        "Now the *middle*. Tense belly and back to about half, hold for five, let it all sink. Rest for ten. Two times, and *done*. If you are pregnant or your back hurts, say *skip*.",
      ],
      reflections: [
        {
          text: "Then we keep our hands off it. Let it lean against something.",
          when: { says: HURT },
        },
        "Let the chair have your weight.",
        "Good. The breath has a little more room now.",
        "That was the largest part.",
      ],
      scaffolds: {
        unknown: [
          "Only the belly will do: firm it up a little, hold, let go. Then write *done*.",
          "Or leave this one out with *skip*; nothing is lost.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "legs",
      expects: { kind: "ready" },
      prompts: [
        "*Legs and feet.* Press the heels into the floor and pull the toes a little towards you, gently, so that nothing cramps. Hold for five. Let go. Ten counts. Once more, then write *done*.",
        "Last the *legs*: stretch them out and tense the thighs, half strength, toes up. Five counts, and let them fall. Twice, then *done*. If a calf starts to cramp, stop and shake it out.",
        "Now *thighs, calves, feet*: firm for five counts, soft for ten. Two times. Go easy on the calves. Then say *done*.",
      ],
      reflections: [
        {
          text: "Shake it out and let it be. A cramp says it was enough.",
          when: { says: HURT },
        },
        "Good. Let the feet fall to the sides.",
        "That was the last of them.",
        "And now nothing more has to be tensed.",
      ],
      scaffolds: {
        unknown: [
          "Only press both feet into the floor, hold, and let go. Then write *done*.",
          "If your legs are restless, shake them instead. That counts. Then *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "after",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "Stay like that for three breaths. And the number now, 0 to 100? It stood at {before}.",
          when: { answered: "before" },
        },
        "Stay like that for three breaths, doing nothing. How tense is your body now, 0 to 100?",
        "Let everything hang for a moment. Which number would you give it now, from 0 to 100?",
        "And now, after a moment of nothing: 0 to 100?",
      ],
      reflections: [
        {
          text: "From {before} to {answer}, by your own hands, so to speak.",
          when: { lowerThan: "before" },
        },
        {
          text: "{before} before, {answer} now. Muscles learn this; next time they are quicker.",
          when: { lowerThan: "before" },
        },
        {
          text: "{answer}, as before. The first times it often stays there; the body does not yet believe that it may.",
          when: { sameAs: "before" },
        },
        {
          text: "{answer}, more than before. Some bodies get restless when they are told to let go. Walking may suit you better today.",
          when: { higherThan: "before" },
        },
        "{answer}. Thank you for checking again after it.",
        "Thank you.",
        "All right.",
      ],
      scaffolds: {
        unknown: [
          "A guess again: shoulders, jaw, belly. Looser than at the start, or about the same? Which number?",
          "Would you put it nearer 20, 50 or 80?",
        ],
        off: [
          "If it were a number from 0 to 100, about which?",
          "About which number, between 0 and 100?",
        ],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
  ],
  closings: [
    "Stretch once before you get up, and get up slowly: some people are a little light in the head afterwards.",
    "Sit for another minute if you can. Then get up slowly.",
    "That is all of it. If you want to sleep now, stay where you are.",
  ],
  thisWeek: [
    "To try this week: only hands and shoulders, twice a day, three minutes. Practised on quiet days, it is there on loud ones.",
    "For the next days: each time you put down the phone, pull the shoulders up once and let them drop.",
    "If you want to keep it: the whole round in bed for a week. Falling asleep half way through is no failure.",
  ],
};

import type { Exercise } from "./exercise.ts";

const TOO_MUCH = ["too much", "panicky", "panic", "scared", "unsafe", "worse", "dizzy", "numb"];

export const bodyScan: Exercise = {
  id: "body-scan",
  title: "Body scan",
  modality: "Mindfulness",
  minutes: 10,
  helpsWith: ["sleep", "overwhelm", "health", "caring", "anxiety"],
  tracks: ["calm-mind"],
  source: "Jon Kabat-Zinn, Full Catastrophe Living, 1990.",
  about:
    "A body scan goes through the body with attention alone, from the feet to the face. Nothing has to change or relax: you look at what is there, and go on. Your eyes may stay open the whole time.",
  aliases: ["body scan", "bodyscan", "scan my body", "body awareness"],
  reasons: {
    sleep:
      "A mind that goes round in bed has left the body lying there. Going through it slowly gives attention somewhere duller to be.",
    overwhelm:
      "When the list is all there is, the body is often the last to be asked. It takes ten minutes to ask it.",
    health:
      "Worry about the body keeps watch over one spot. It can help to see the rest of it as well, the quiet parts too.",
    caring:
      "Whoever looks after others all day seldom notices where the day has settled in their own body.",
    anxiety:
      "Worry lives in the head and in the future; the feet are neither there nor then, and can be felt.",
  },
  invitations: [
    "There is a *body scan* I can lead you through, about ten minutes, from the feet up. Would you like that now, or rather keep talking?",
    "We could go through the body once with attention, ten minutes, eyes open if you prefer. Shall we?",
    "Would you try a *body scan* with me? Ten minutes, lying or sitting, and you can stop at any point.",
    "I could take you slowly from your feet to your face, noticing and nothing more. Does that suit you, or is it not the moment?",
  ],
  intro: [
    "Good. We go from the feet to the face, and you only notice; nothing has to relax. Your eyes can stay open, any part can be left out, and if it is too much, say *stop*.",
    "All right. There is nothing to get right here: warm, cold, tight, nothing at all, each is an answer. Keep your eyes open if that feels safer. *Skip* leaves a part out, *stop* ends it.",
    "Let's begin. I name a part of the body, you stay with it for a few breaths and tell me what you find. Eyes open is fine. When it is too much, stop: look round the room and say *stop*.",
  ],
  steps: [
    {
      name: "settle",
      expects: { kind: "ready" },
      prompts: [
        "Lie down, or sit so that your back is held. Let your hands lie somewhere. Look at one quiet spot, or let your eyes close if that is comfortable. Say *ready* when you have arrived.",
        "Find a position in which you need to hold nothing up. A blanket may help. Eyes open or half closed, as you like. Write *ready* when you are there.",
        "Let the bed, the chair or the floor carry your weight. You need not lie still. Tell me when you are *ready*.",
      ],
      reflections: ["Good.", "Then we begin at the far end.", "There you are."],
      scaffolds: {
        unknown: [
          "Any position will do, also at a desk with both feet on the floor. Write *ready* when you are in it.",
          "If lying down is not possible, lean against something. That is enough. Then say *ready*.",
        ],
      },
      quickAnswers: ["Ready"],
    },
    {
      name: "feet",
      expects: { kind: "text" },
      prompts: [
        "Take your attention down to your *feet*, the soles first, then the toes. Stay for three breaths. What is there: warm, cool, pressure, tingling, or nothing much?",
        "Begin with the *feet*. Where do they touch something? Stay with that for a few breaths. What do you notice?",
        "Your *feet*: inside the sock or on the floor, the heel, each toe. Take your time. What do you find?",
      ],
      reflections: [
        {
          text: "Nothing much is a finding too. Some parts are quiet.",
          when: { says: ["nothing", "nothing much", "not much", "no feeling"] },
        },
        "{answer}. Good, you are down there.",
        "{answer}. So that is where you begin today.",
        "Good. You have looked, and that is all there is to do.",
      ],
      scaffolds: {
        unknown: [
          "Press your toes down once and let go. What changes: pressure, warmth, nothing? Any of that will do.",
          "Feel only where the foot ends and the floor or the sheet begins. Is it warmer or cooler there?",
        ],
      },
      quickAnswers: ["Warm", "Cool", "Nothing much"],
    },
    {
      name: "legs",
      expects: { kind: "text" },
      prompts: [
        "Let it wander up: calves, knees, thighs, the weight where you sit or lie. A few breaths. What do your *legs* tell you?",
        "Next the *legs*, from the ankles to the hips. Heavy, restless, tired, nothing? Stay a little, then tell me.",
        "On to the *legs*. Follow them upwards as if with a slow lamp. What shows up in the light?",
      ],
      reflections: [
        {
          text: "Restless legs want to move. Let them, once, as far as they like.",
          when: { says: ["restless", "jumpy", "twitchy", "twitching", "jittery"] },
        },
        "{answer}. They have carried you through the day, such as it was.",
        "{answer}. You need not do anything about it.",
        "All right. They may stay just as they are.",
      ],
      scaffolds: {
        unknown: [
          "Compare the two: is one leg heavier than the other? Even a guess will do.",
          "Feel only the place where your weight rests. Hard, soft, warm?",
        ],
      },
      quickAnswers: ["Heavy", "Restless", "Nothing much"],
    },
    {
      name: "middle",
      expects: { kind: "text" },
      prompts: [
        "Now the *belly and the chest*. You do not steer the breath; you only see how far down it goes by itself. If this part is difficult, say *skip*. What do you notice?",
        "Go on to the *belly, the ribs, the chest*. Let the breath do as it likes and watch where it moves you. You may leave this out. What is there?",
        "The middle of you: *belly, chest*, the breath going in and out without help. Look with some distance, as at the sea. What do you find? (*Skip* is fine.)",
      ],
      reflections: [
        {
          text: "Then come away from there. Go back to the feet, or look at three things in the room, and stay with those as long as you like.",
          when: { says: TOO_MUCH },
        },
        {
          text: "Tight is often how a day is stored. You have seen it; you need not loosen it.",
          when: { says: ["tight", "knot", "heavy", "pressure", "tense", "shallow"] },
        },
        {
          text: "A tight place does not have to open because one looks at it. It is enough to know where it is.",
          when: { says: ["tight", "knot", "heavy", "pressure", "tense", "shallow"] },
        },
        "{answer}. Let it be there for one more breath.",
        "{answer}. Thank you for looking.",
        "Good. Let it be as it is for one more breath.",
      ],
      scaffolds: {
        unknown: [
          "Lay a hand on your belly. Does the hand move? That alone is an answer.",
          "Only one thing: does the breath reach the belly, or does it end in the chest?",
        ],
      },
      quickAnswers: ["Tight", "Quiet", "Too much"],
    },
    {
      name: "shoulders",
      expects: { kind: "text" },
      prompts: [
        "Then the *shoulders, arms and hands*, down to the fingertips. Where does the day sit, and where is it quiet?",
        "Up to the *shoulders*, and from there down the arms into the *hands*. What do you notice on the way?",
        "*Shoulders, neck, arms, hands.* Go through them once without correcting anything. Which part speaks up?",
      ],
      reflections: [
        "{answer}. That is often where effort is kept after it is no longer needed.",
        "{answer}. If they want to sink a little, let them; if not, not.",
        "{answer}. So that is the place.",
        "Good. If they want to sink a little, let them.",
      ],
      scaffolds: {
        unknown: [
          "Lift the shoulders a finger's width and let them drop. What is different now?",
          "Start from the hands: are they warm or cold, open or half closed?",
        ],
      },
      quickAnswers: ["Shoulders are up", "Heavy", "Quiet"],
    },
    {
      name: "face",
      expects: { kind: "text" },
      prompts: [
        "Last the *face*: jaw, tongue, the small muscles round the eyes, the forehead. What is at work there?",
        "And the *face*. Are the teeth together? Is the forehead busy? Tell me what you find.",
        "The *face* is on duty all day. Go from the chin to the forehead. What do you notice?",
      ],
      reflections: [
        "{answer}. It may go off duty now.",
        "{answer}. Nobody is looking; it can be any face it likes.",
        "{answer}. Let there be a little room between the teeth, if you like.",
        "Good. Nobody is looking; it can be any face it likes.",
      ],
      scaffolds: {
        unknown: [
          "Only the jaw: are your teeth touching? Yes or no is enough.",
          "Raise your eyebrows once and let them fall. What stays behind?",
        ],
      },
      quickAnswers: ["Jaw is tight", "Tired eyes", "Quiet"],
    },
    {
      name: "whole",
      expects: { kind: "text" },
      prompts: [
        {
          text: "Now all of it at once, one body lying or sitting there. In the feet it was {feet} at the start. How is the whole now?",
          when: { answered: "feet" },
        },
        "Now the whole body at once, from the soles to the crown. How is it there, compared with ten minutes ago?",
        "Take in all of you together, for three breaths. What is different, if anything?",
        "One body, breathing by itself. How do you find it now: easier, the same, or more awake to what hurts?",
      ],
      reflections: [
        {
          text: "Then leave it for today, and let your eyes go round the room. Attention is not good for every body on every day.",
          when: { says: TOO_MUCH },
        },
        {
          text: "Good. You did nothing but look, and something settled by itself.",
          when: {
            says: [
              "calmer",
              "easier",
              "heavier",
              "sleepy",
              "softer",
              "better",
              "lighter",
              "slower",
            ],
          },
        },
        {
          text: "That is worth knowing: it settles when it is looked at and left alone.",
          when: {
            says: [
              "calmer",
              "easier",
              "heavier",
              "sleepy",
              "softer",
              "better",
              "lighter",
              "slower",
            ],
          },
        },
        {
          text: "The same is fine. The exercise is the looking; what follows from it comes or does not.",
          when: { says: ["same", "no change", "nothing", "no different"] },
        },
        "{answer}. Thank you for going through all of it.",
        "All right. You have been everywhere once.",
        "Good that you went there to see.",
      ],
      scaffolds: {
        unknown: [
          "One word for the whole: heavy, awake, tired, quiet? Whichever is nearest.",
          "Compare only the breath: deeper than before, or the same?",
        ],
      },
      quickAnswers: ["Easier", "The same", "Worse"],
    },
  ],
  closings: [
    "Move your fingers and toes before you get up, and take your time with it. If you want to sleep, stay where you are.",
    "When you get up, do it slowly, by way of one side. Nothing is waiting that cannot wait for that.",
    "Stay a moment longer, if you can. And when you move again, begin with something small.",
  ],
  thisWeek: [
    "To try this week: only the feet, three breaths, each evening before the light goes out.",
    "For the next days: when you wait somewhere, a queue or a lift, go once from your feet to your face. It takes a minute.",
    "If you want to keep it: the same time and the same place each day work better than long and seldom.",
  ],
};

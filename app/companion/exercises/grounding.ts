import type { Exercise } from "./exercise.ts";

export const grounding: Exercise = {
  id: "grounding",
  title: "5-4-3-2-1 grounding",
  modality: "Mindfulness",
  minutes: 5,
  helpsWith: ["panic", "past_hurt", "anxiety", "overwhelm", "grief", "sleep", "urge"],
  source: "Often traced to Betty Alice Erickson, and long used in the treatment of trauma.",
  about:
    "5-4-3-2-1 grounding walks through the senses: five things you see, four you feel, three you hear, two you smell, one you taste. It gives attention something real and near to hold on to while the mind is elsewhere.",
  aliases: ["5-4-3-2-1", "54321", "5 4 3 2 1", "grounding exercise", "grounding", "ground me"],
  reasons: {
    panic: "Panic lives in what might come next; the room you are in is usually quieter than that.",
    past_hurt:
      "When the past comes this close, it helps to let the senses say where you are today.",
    anxiety:
      "Worry runs ahead of you, and your senses are always here; they can call it back a little.",
    overwhelm: "With this much going round, one small real thing at a time can be a rest.",
    grief:
      "I have nothing that makes a loss smaller. For moments when a wave is too high there is a way to feel the floor again.",
    sleep: "Naming small things in a dark room keeps the mind busy without waking it up.",
    urge: "A pull like that comes as a wave and goes down again; it helps to have something to do meanwhile.",
  },
  invitations: [
    "There is a short exercise with the senses, five minutes, one small question at a time. Would you like to try it, or shall we keep talking?",
    "I could walk you through *5-4-3-2-1*: what you see, feel, hear, smell and taste. About five minutes. Yes, or rather not now?",
    "Would you try something with me that takes five minutes and only needs the place where you are? No is a fine answer.",
    "If you like, we go through the five senses together, slowly. You can stop at any point. Shall we?",
  ],
  intro: [
    "Good. We go through the senses, one at a time. Ordinary things are just right, and *skip* or *stop* works whenever you want.",
    "All right. Nothing here can be wrong: you look, and tell me. If a sense is not available, say *skip*.",
    "Let's begin where you are. I ask for small, plain things; take your time with each. *Stop* always works.",
  ],
  steps: [
    {
      name: "see",
      expects: { kind: "list", count: 5 },
      prompts: [
        "Look around slowly. Which *five things* do you see? A crack in a wall counts, so does a sock.",
        "Let your eyes go once round the room. Tell me *five things* that are there.",
        "What are *five things* in front of you, as plain as they come?",
      ],
      reflections: [
        "{answer}. You are there, among those.",
        "{answer}: a real place, with you in it.",
        "{answer}. Let your eyes rest on the one you like best for a breath.",
        "Good. Let your eyes rest on one of them for a breath.",
      ],
      scaffolds: {
        unknown: [
          "Start with what is nearest: the screen, your hands, the edge of something. Which five can you find?",
          "If it is dark, shapes count: a window, a strip of light, a pillow. What can you make out?",
        ],
        short: [
          "{answer}, good. Can you find a few more, perhaps one of a colour you like?",
          "{answer}. And behind you, or above? A few more, if you can.",
        ],
      },
    },
    {
      name: "touch",
      expects: { kind: "list", count: 4 },
      prompts: [
        "*Four things* you can feel now: cloth on your skin, the floor under your feet, the air.",
        "Which *four things* do you feel on your skin or under your hands?",
        "Next, touch. *Four things*: warm or cool, rough or smooth.",
      ],
      reflections: [
        "{answer}. All of that is holding or touching you at this moment.",
        "{answer}. Press your feet down once and let them go.",
        "{answer}. Skin is an honest witness: it only knows now.",
        "Good. Press your feet down once and let them go.",
      ],
      scaffolds: {
        unknown: [
          "Rub your thumb along one finger: that is one. Your back against something is another. What else?",
          "Touch the nearest thing and tell me whether it is warm or cool. Then three more like that.",
        ],
        short: [
          "{answer}. And your feet, your back, the air on your face?",
          "{answer}, yes. What else touches you where you are?",
        ],
      },
    },
    {
      name: "hear",
      expects: { kind: "list", count: 3 },
      prompts: [
        "Listen for a moment. *Three sounds*, near or far?",
        "Be quiet for a moment. Which *three things* do you hear, even very faint ones?",
        "*Three sounds*, please. A fridge counts, your own breath counts.",
      ],
      reflections: [
        "{answer}. The world goes on around you without asking anything of you for a moment.",
        "{answer}. Some of those were there all along.",
        "{answer}. Let the farthest of them be the last you listen to.",
        "Some of those were there all along.",
      ],
      scaffolds: {
        unknown: [
          "If it is quiet, listen for your own breath, a pipe, something outside. What is there?",
          "Hold still for one breath. Is there a hum somewhere, or traffic? Whatever you find.",
        ],
        short: [
          "{answer}. Is there something farther off as well?",
          "{answer}, good. And underneath that?",
        ],
      },
    },
    {
      name: "smell",
      expects: { kind: "list", count: 2 },
      prompts: [
        "*Two things* you can smell. If there is nothing, go and find one: soap, coffee, your sleeve.",
        "And *two smells*? The inside of your elbow will do, or a cup.",
        "What *two smells* can you find, or fetch?",
      ],
      reflections: [
        "{answer}. Smell goes straight to the old part of the brain, the one that decides whether we are safe.",
        "{answer}. Breathe that in once more.",
        "{answer}, good.",
        "Good. Breathe in once more through the nose.",
      ],
      scaffolds: {
        unknown: [
          "Often there seems to be nothing. Try your sleeve, or the back of your hand. Or say *skip*.",
          "Two smells you like will do too, from memory. Which come to mind?",
        ],
        short: [
          "{answer}. And one more, or one you like from memory?",
          "{answer}. A second one, even a faint one?",
        ],
      },
    },
    {
      name: "taste",
      expects: { kind: "list", count: 1 },
      prompts: [
        "Last, *one thing* you can taste. A sip of water counts.",
        "And *one taste*: what is in your mouth now, or what you last drank?",
        "*One taste* to finish with. If there is none, take a sip of something and tell me.",
      ],
      reflections: [
        "{answer}. And that was the last.",
        "{answer}: all five senses, then.",
        "Good, {answer}.",
        "That was the last of the five.",
      ],
      scaffolds: {
        unknown: [
          "Toothpaste, coffee, nothing much? Even “nothing much” is a taste for now.",
          "Take a sip of water and tell me how it is: cold, flat, sweet?",
        ],
      },
    },
    {
      name: "afterwards",
      expects: { kind: "text" },
      prompts: [
        "How are you here now, compared with five minutes ago?",
        "What is different now, if anything, from when we began?",
        "And you: a little more here than before, or about the same?",
      ],
      reflections: [
        {
          text: "Good. It is still there for you to find again: the same room, the same five questions.",
          when: {
            says: [
              "better",
              "calmer",
              "good",
              "nearer",
              "closer",
              "quieter",
              "here",
              "easier",
              "lighter",
              "slower",
              "less",
            ],
          },
        },
        {
          text: "Good that there is a bit more ground under you.",
          when: {
            says: [
              "better",
              "calmer",
              "good",
              "nearer",
              "closer",
              "quieter",
              "easier",
              "lighter",
              "slower",
              "less",
            ],
          },
        },
        {
          text: "Then it was not much help this time. Thank you for giving it a try all the same, and for being plain about it.",
          when: {
            says: [
              "same",
              "not better",
              "no better",
              "worse",
              "no different",
              "nothing",
              "not really",
            ],
          },
        },
        "Thank you for looking so closely.",
        "All right. You stayed with it to the end.",
      ],
      scaffolds: {
        unknown: [
          "That can be hard to say. Is your breath lower or higher than before?",
          "Just one word, perhaps: heavy, light, flat, awake? Whatever is nearest.",
        ],
      },
      quickAnswers: ["A bit calmer", "About the same", "Worse"],
    },
  ],
  closings: [
    "You can do this anywhere, and nobody sees it.",
    "That is all it is: five, four, three, two, one. It is yours now.",
    "If it starts to race again, begin with the feet: they are always on the floor somewhere.",
  ],
  thisWeek: [
    "To try this week: do only the first part, five things you see, once a day when you are *not* upset. Then it comes by itself when you are.",
    "For the next days: pick one small thing to carry in a pocket, a stone or a key, and feel it from all sides when things get loud.",
    "If you want to keep it: choose one sound of the morning and listen to it until it ends, each day.",
  ],
};

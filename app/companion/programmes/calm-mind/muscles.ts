import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const muscles: ProgrammeSession = {
  number: 5,
  title: "What the muscles hold",
  aim: "Today we tense and release a few muscles, to learn the difference between holding and letting hang.",
  welcomes: [
    "After the slow way comes a firm one, in which you do something with your strength.",
    "Some unrest cannot be watched away; it sits in the shoulders. So this session has to do with muscles.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "How did {goal} fit into your days?",
        "Last time you took home {goal}. Tell me about one try, if there was one.",
      ],
      reflections: [
        {
          text: "Then not. Muscles forgive everything, by the way.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. It is good to know how that is in practice.",
        "{answer}. So much for theory, then.",
        "It is good to know how that is in practice.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Where does your body complain when the day has been long?",
        "If you let your attention drop into your shoulders now, how high are they?",
      ],
      reflections: [
        "{answer}. We pay that place a visit.",
        "{answer}. That is where the day has been stored.",
        "We pay that place a visit.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-5",
    title: "Holding and letting hang",
    modality: "Progressive relaxation",
    minutes: 12,
    source:
      "After Edmund Jacobson, Progressive Relaxation, 1938, and Douglas A. Bernstein and Thomas D. Borkovec, Progressive Relaxation Training, 1973.",
    about:
      "A muscle that has just been tensed lets go more deeply than one that is told to relax, and one learns what unnoticed tension feels like. Here in a short form, with three places.",
    intro: [
      "Three places, five seconds of tension each, and then twice as long of letting hang. With about half your strength; leave out whatever is injured or aches.",
      "Sit so that your arms can hang. We tense gently, release all at once, and watch what follows. *Skip* any place you like.",
    ],
    steps: [
      {
        name: "place",
        expects: { kind: "text" },
        prompts: [
          "First only listen: where in your body is more holding than there need be?",
          "Before we do anything: which place is working just now although nobody asked it to?",
        ],
        reflections: [
          "{answer}. It is on duty out of habit.",
          "{answer}. We come back to it at the end.",
          "It is on duty out of habit. We come back to it.",
        ],
        scaffolds: {
          unknown: [
            "Teeth apart or together? Tongue up or down? Belly in or loose? Where do you find something?",
            "Lift your shoulders by a finger's width and let go. Had they been up?",
          ],
        },
        quickAnswers: ["Shoulders", "Jaw", "Belly", "Neck"],
      },
      {
        name: "hands",
        expects: { kind: "text" },
        prompts: [
          "Make fists, about half as hard as you can, for five slow counts. Then open them all at once and let them lie for ten. What do you feel in them?",
          "Both hands: close, hold for five, and drop. Wait a little. What is there afterwards?",
        ],
        reflections: [
          "{answer}. That is what letting go feels like from inside.",
          "{answer}. It comes by itself once the holding ends.",
          "It comes by itself once the holding ends.",
        ],
        scaffolds: {
          unknown: [
            "Warmth, tingling, heaviness, a pulse? Or simply nothing special?",
            "Do only one hand and compare it with the other. What is different?",
          ],
        },
      },
      {
        name: "shoulders",
        expects: { kind: "text" },
        prompts: [
          "Now pull your shoulders up to your ears, five counts, and let them fall as if someone had cut the strings. Ten counts of nothing. What happened?",
          "Shoulders up, hold, and down all at once. How low do they go, and what comes with it?",
        ],
        reflections: [
          "{answer}. They had been holding up more than themselves.",
          "{answer}. Nothing in you has to carry anything for these few seconds.",
          "For these few seconds nothing has to be carried.",
        ],
        scaffolds: {
          unknown: [
            "Did a sigh come along, or a yawn? They often do.",
            "Is the neck longer than before, or about the same?",
          ],
        },
      },
      {
        name: "face",
        expects: { kind: "text" },
        prompts: [
          "And the face: screw it up like a lemon for five counts, then let everything hang, the jaw too. It looks silly and nobody sees it. How is it now?",
          "Squeeze eyes, nose and mouth towards the middle, and release. Let the jaw hang by its own weight. What is left in the face?",
        ],
        reflections: [
          "{answer}. Faces work all day long.",
          "{answer}. It may have time off now.",
          "A face works all day long. It may have time off now.",
        ],
        scaffolds: {
          unknown: [
            "Forehead, eyelids, lips: which has become a little smoother?",
            "If you could not help laughing, that counts as letting go. Did you?",
          ],
        },
      },
      {
        name: "again",
        expects: { kind: "text" },
        prompts: [
          "Now back to the place from the beginning. Without tensing, only remembering how letting go felt: what happens there?",
          "The place you named first: let it do what the hands did, without making fists. How much of it works?",
        ],
        reflections: [
          "{answer}. The body learns that like a word of a new language.",
          "{answer}. Even a tenth is felt by the evening.",
          "The body learns that like a word of a new language.",
        ],
        scaffolds: {
          unknown: [
            "Is it the same, softer, or has it wandered somewhere else?",
            "Tell it in your thoughts: *you may hang*. Does it answer?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "The place on duty was {place}. What your hands can do, {hands}, it can learn too.",
      when: { answered: "hands" },
    },
    "First hold, then let hang. In time the second works without the first.",
  ],
  tryThisWeek: [
    "Each time you sit down, let the shoulders fall once, as if strings had been cut.",
    "In bed, hands, shoulders and face, five counts each. Then nothing more.",
    "Put a dot of colour on your screen or mirror. Whenever you see it, part your teeth.",
  ],
  guidance:
    "Short progressive relaxation: half strength, five seconds on, ten off; omit painful or injured areas, and be careful with high blood pressure, recent surgery, pregnancy or muscle disease. Curiosity about the contrast, no performance. Relaxation itself can make anxious people uneasy (fear of losing control): then keep it brief, eyes open, one hand only. Ask for sensations, not for success. Some people cry or laugh on releasing; receive it without interpretation.",
  sources: [
    "Edmund Jacobson, Progressive Relaxation, second edition, 1938",
    "Douglas A. Bernstein and Thomas D. Borkovec, Progressive Relaxation Training, 1973",
  ],
};

import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const anger: ProgrammeSession = {
  number: 7,
  title: "Anger without a target",
  aim: "Today we let anger be felt as force in the body, without swallowing it and without aiming it at anybody.",
  welcomes: [
    "Half of the way lies behind you. The next guest is louder than the others.",
    "We come to anger. It is not a bad feeling; it is a strong one, and it usually has something to say.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Your intention was {goal}. What did the week make of it?",
        "There was {goal} from last time. How did you get on?",
      ],
      reflections: [
        {
          text: "So the week had other ideas. That is all right.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. There is something to learn in that.",
        "{answer}. Then let us go on from there.",
        "Then let us go on from there.",
      ],
    },
    withoutGoal: {
      prompts: [
        "What has annoyed you since we last met, however slightly?",
        "How was anger handled where you grew up: loudly, silently, not at all?",
      ],
      reflections: [
        "{answer}. That leaves its mark on how one is angry later.",
        "{answer}. We may need that in a moment.",
        "We may need that in a moment.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-7",
    title: "The force and the message",
    modality: "Letting Go Technique",
    minutes: 14,
    source:
      "After David R. Hawkins, Letting Go, 2012, and Harriet Lerner, The Dance of Anger, 1985.",
    about:
      "Anger is force with a message. Venting keeps it going, swallowing keeps it waiting. This exercise lets the force run through the body while nobody is there to be hit by it, and then reads the message.",
    intro: [
      "You are alone with this, and nothing you write here reaches anybody. Please send no messages to the person during these minutes.",
      "Six questions. First the force, then what it wants to say. If you live with somebody whose anger frightens you, say so, and we talk about that first.",
    ],
    steps: [
      {
        name: "cause",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "What are you angry about? Tell it as unfairly as it feels.",
          "What happened that you have not digested? One scene is enough.",
        ],
        reflections: [
          "{answer}. That would make many people angry.",
          "{answer}. Good that it has been said somewhere.",
          "Good that it has been said somewhere.",
        ],
        scaffolds: {
          unknown: [
            "Whom do you argue with in the shower? What about?",
            "Perhaps it calls itself tired, or disappointed. What happened before you felt that?",
          ],
        },
      },
      {
        name: "sentence",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What would you like to say to them, if it had no consequences at all?",
          "The one sentence that is stuck in your throat: how does it go?",
        ],
        reflections: [
          "{answer}. It stays in this room.",
          "{answer}. There it is, and nothing has broken.",
          "It stays in this room, and nothing has broken.",
        ],
        scaffolds: {
          unknown: [
            "Begin with “You had no right to …” and see how it ends.",
            "Or with “I am not your …”. What comes?",
          ],
        },
      },
      {
        name: "force",
        expects: { kind: "text" },
        prompts: [
          "Now the sentence may be quiet. Where is the force: arms, jaw, belly, face? What is it like?",
          "Feel for the anger in your body. Where is it, and which way does it want to go?",
        ],
        reflections: [
          "{answer}. That is energy, made for setting limits.",
          "{answer}. It may be as big as it is; it is only yours in here.",
          "It may be as big as it is.",
        ],
        scaffolds: {
          unknown: [
            "Close your teeth lightly, then let go. Press your feet into the floor. Where does something answer?",
            "Heat, pressure, trembling, a wish to push? Which is nearest?",
          ],
        },
      },
      {
        name: "run",
        expects: { kind: "text" },
        prompts: [
          "Press your hands together or your feet into the floor as hard as the anger wants, for ten seconds, and release. Then let what is left move as it likes for a minute. What happened to it?",
          "Give it a wall: push your palms against a wall or a table edge, slowly, then let go and stand still. What is there now?",
        ],
        reflections: [
          "{answer}. It moved, and nobody was hurt by it.",
          "{answer}. Anger that may pass through does not have to hit anything.",
          "Anger that may pass through does not have to hit anything.",
        ],
        scaffolds: {
          unknown: [
            "Is there more heat or less, more weight, perhaps tears? All of that is common.",
            "If your body would rather not: just shake out both hands. What do you notice?",
          ],
        },
      },
      {
        name: "under",
        expects: { kind: "text" },
        prompts: [
          "If there is something softer below the anger, what is it? Hurt, fear, helplessness, being overlooked?",
          "What was touched in you that mattered so much?",
        ],
        reflections: [
          "{answer}. That is what the anger has been standing in front of.",
          "{answer}. It makes sense that it needed a guard.",
          "It may also be simply anger. That is allowed.",
        ],
        scaffolds: {
          unknown: [
            "Finish this: “It hurt me that …”",
            "If nothing softer is there, that may be right as well. Is it a limit that was crossed?",
          ],
        },
      },
      {
        name: "limit",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And the message: what do you need to be different? Say it as a plain request or a limit.",
          "What would a calm and firm person say about this in one sentence, to the one it concerns?",
        ],
        reflections: [
          "{answer}. One can say that without raising one's voice.",
          "{answer}. Whether and when you say it, you decide with a cool head.",
          "Whether and when anything is said, you decide with a cool head.",
        ],
        scaffolds: {
          unknown: [
            "For example: “I want to be asked before you decide that.” Or: “I will not answer after eight.”",
            "What would have to stop? Or begin?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "First there was {sentence}. What it comes down to is {limit}. The first needed to be felt; the second can be said.",
      when: { answered: "limit" },
    },
    "The force needed to be felt. The message can be said, or kept until it is worth saying.",
  ],
  tryThisWeek: [
    "When anger comes, press your feet into the floor before you open your mouth. Ten seconds, and then decide.",
    "Write the letter that you do not send. Tear it up, and keep one line of it.",
    "Say one small no this week, in a friendly voice and without giving reasons.",
  ],
  guidance:
    "Neither venting nor swallowing: feel the force, read the message. Never encourage confrontation, revenge, or cathartic hitting; never coach sending the raw sentence. If the anger answers abuse or control, believe them, ask whether they are safe, name the hotline, and do not urge them to confront or leave. If they talk of harming someone, the exercise ends and safety comes first. Look for a limit or request in plain words. Some anger has nothing softer below it; do not psychologise it away.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Harriet Lerner, The Dance of Anger, 1985",
    "Brad J. Bushman, Does venting anger feed or extinguish the flame?, 2002",
  ],
};

import type { ExerciseStep, Line } from "../../exercises/exercise.ts";

/**
 * Where somebody is led as soon as an exercise carries them off: back into the room, and then to the
 * end of the exercise. It is the last step of every session, and reached by a jump only.
 */
export const backToTheRoom: ExerciseStep = {
  name: "room",
  expects: { kind: "text" },
  aside: true,
  prompts: [
    "Then we go no further inside today. Look up, put both feet on the floor, and press your hands together. Which three things do you see in front of you?",
    "We stop the inner work here. Let your eyes go round the room, slowly, and feel what you are sitting on. Which three things do you see?",
  ],
  reflections: [
    "{answer}. Good. That is here, and so are you.",
    "Good. You are in this room, on this day.",
    "That is enough for today. The parts have been seen, and need nothing more from you now.",
  ],
  scaffolds: {
    unknown: [
      "Take the nearest thing within reach and hold it. Is it cold, rough, heavy?",
      "Say your name, the day, and the place where you are. Which day is it?",
    ],
  },
};

const FLOODED: readonly string[] = [
  "i'm overwhelmed",
  "i am overwhelmed",
  "i feel overwhelmed",
  "i'm flooded",
  "i feel flooded",
  "i'm panicking",
  "i'm shaking",
  "i am shaking",
  "i can't stop crying",
  "i can't breathe",
  "i feel dizzy",
  "i'm dizzy",
  "i feel sick",
  "i'm dissociating",
  "i feel far away",
  "everything is far away",
  "nothing feels real",
  "flashback",
  "i see it happening",
  "the memory comes up",
  "memories are coming up",
];

/** For a step's `jumps`: words that show that somebody is being flooded. */
export const whenFlooded: ExerciseStep["jumps"] = [{ says: FLOODED, to: "room" }];

/** The first thing said to them then, in place of an answer to the answer. */
export const flooded: Line = { text: "You said so in time.", when: { says: FLOODED } };

/** Voices as they could sound. Nobody said this, and every one of them is labelled as a sample. */
export const SAMPLE_TESTIMONIALS = [
  {
    words:
      "At three in the morning I do not want to wake anyone. I write it down here, get one good question back, and can put the phone away.",
    person: "Maya, 29, nurse on night shifts",
  },
  {
    words:
      "I see a counselor every other week. In between I use the thought record, and bring what I found.",
    person: "Daniel, 41, father of two",
  },
  {
    words:
      "It says straight out that it is an AI. That made it easier to say what I had not said to anybody.",
    person: "Priya, 23, student",
  },
] as const;

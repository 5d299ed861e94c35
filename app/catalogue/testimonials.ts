/** Voices as they could sound. Nobody said this, and every one of them is labelled as a sample. */
export const SAMPLE_TESTIMONIALS = [
  {
    words:
      "It's three in the morning and I don't want to wake anyone. I write it down here, get one good question back, and put my phone away.",
    person: "Maya, 29, nurse on night shifts",
  },
  {
    words:
      "I see a counselor every other week. In between, I fill in the thought record and bring it to our next session.",
    person: "Daniel, 41, father of two",
  },
  {
    words:
      "It tells you right away that it's an AI. That made it easier to say things I'd never told anyone.",
    person: "Priya, 23, student",
  },
] as const;

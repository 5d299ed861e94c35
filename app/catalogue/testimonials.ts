/** Voices as they could sound. Nobody said this, and every one of them is labeled as a sample. */
export const SAMPLE_TESTIMONIALS = [
  { words: "It's 3 a.m. I write it down and put my phone away.", person: "Maya, nurse" },
  { words: "I bring my thought record to my counselor.", person: "Daniel, father" },
  { words: "It says it's an AI. That made honesty easier.", person: "Priya, student" },
] as const;

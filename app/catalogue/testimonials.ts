/** Words as they could be said. Nobody said them, and every one of them is labeled as a sample. */
export const SAMPLE_TESTIMONIALS = [
  "I write it down, then sleep.",
  "I show my counselor.",
  "It never pretends to be human.",
] as const;

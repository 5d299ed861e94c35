/** Whether an exercise helped: asked after it, and free to leave open. */
export const HELPED = ["a_little", "a_lot", "not_today"] as const;

export type Helped = (typeof HELPED)[number];

/** How a rating is put into words, on its button and in lists. */
export const HELPED_WORDS: Readonly<Record<Helped, string>> = {
  a_little: "A little",
  a_lot: "A lot",
  not_today: "Not today",
};

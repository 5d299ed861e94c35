/** What somebody says is done already. */
export const DONE_IDS = [
  "done_help",
  "done_there",
  "done_company",
  "done_means",
  "done_away",
] as const;

export type DoneId = (typeof DONE_IDS)[number];

/** What of two dangers at once the other one may be: each is met, whichever leads. */
export type DangerId = "of_abuse" | "of_suicide";

/** How a companion talks with somebody: gently, plainly, or as it does by itself. */
export const TONES = ["balanced", "gentle", "direct"] as const;
export type Tone = (typeof TONES)[number];

/** How long its replies are. */
export const REPLY_LENGTHS = ["short", "balanced", "long"] as const;
export type ReplyLength = (typeof REPLY_LENGTHS)[number];

/** How somebody wants to be talked with. */
export interface Manner {
  tone: Tone;
  replyLength: ReplyLength;
  /** Whether the companion may contradict what they think. */
  challenges: boolean;
  asksQuestions: boolean;
}

export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  balanced: "Balanced",
  gentle: "Gentler",
  direct: "More direct",
};

export const REPLY_LENGTH_LABELS: Readonly<Record<ReplyLength, string>> = {
  balanced: "Medium",
  short: "Shorter",
  long: "Longer",
};

/** "Gentler, shorter replies, no questions": all that somebody chose, in a line. */
export function mannerInWords({ tone, replyLength, challenges, asksQuestions }: Manner): string {
  const chosen = [
    tone === "balanced" ? "" : TONE_LABELS[tone],
    replyLength === "balanced" ? "" : `${REPLY_LENGTH_LABELS[replyLength]} replies`,
    challenges ? "Challenges you" : "",
    asksQuestions ? "" : "No questions",
  ].filter((words) => words !== "");
  if (chosen.length === 0) return TONE_LABELS.balanced;
  const [first = "", ...others] = chosen;
  return [first, ...others.map((words) => words.toLowerCase())].join(", ");
}

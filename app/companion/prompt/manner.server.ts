import type { Manner, ReplyLength, Tone } from "#app/catalogue/manner.ts";

const OF_TONE: Readonly<Record<Tone, string>> = {
  balanced: "",
  gentle:
    "- Gentler: soft words, plenty of room. Say hard things only when asked, and as a thought, never as a verdict.",
  direct:
    "- More direct: come to the point in the first sentence, say plainly what you think, and leave out cushioning. Stay kind.",
};

const OF_LENGTH: Readonly<Record<ReplyLength, string>> = {
  balanced: "",
  short: "- Shorter: one or two sentences, three at most.",
  long: "- Longer: up to two or three short paragraphs, where there is enough to say. Still no lists.",
};

const CHALLENGES =
  "- They want to be challenged: where they draw a hard conclusion or go round in circles, hold one other view or the evidence against it, once and kindly, and let them disagree. Never about grief, about what others did to them, about who they are, or when they're overwhelmed: stay with them then.";

/** How the person asked to be talked with, in their settings; empty where they asked for nothing. */
export function mannerPart({ tone, replyLength, challenges }: Omit<Manner, "asksQuestions">) {
  const wishes = [OF_TONE[tone], OF_LENGTH[replyLength], challenges ? CHALLENGES : ""].filter(
    (wish) => wish !== "",
  );
  if (wishes.length === 0) return "";
  const head =
    "How this person wants you to talk, chosen in their settings. It comes before your own manner and style, and after all that you never do:";
  return [head, ...wishes].join("\n");
}

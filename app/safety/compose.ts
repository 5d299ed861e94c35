import type { Part, Spoken } from "#app/content/safety-script.ts";
import { freshWording, joined, NOTHING_SAID, say, type Said } from "./said.ts";
import { QUESTIONS, type QuestionId } from "./scripts/questions.ts";
import type { WrittenAnswerInput } from "./written-answer-input.ts";

interface Words {
  question: QuestionId | null;
  reply: Spoken;
  /** Which wordings may be said; without it all. */
  isFit?: (words: string) => boolean;
}

/** The parts of an answer as they are said, each line in a wording that is new where one is left. */
export function compose(
  parts: readonly Part[],
  { question, reply, isFit }: Words,
  { language, region, turn, previous }: WrittenAnswerInput,
): Said {
  const briefly = parts.includes("reply");
  const seed = turn + (previous.at(-1)?.lines.length ?? 0);
  const asked = question === null ? null : QUESTIONS[question].ask;
  const pieces = parts.map((part, index) => {
    const line = part === "reply" ? reply : part === "question" ? asked : part;
    if (line === null) return NOTHING_SAID;
    const wording = freshWording(line, seed + index, { language, replies: previous }, isFit);
    return say(line, wording, { language, region, briefly });
  });
  return joined(...pieces);
}

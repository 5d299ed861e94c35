import type { WrittenAnswerInput } from "../written-answer-input.ts";
import type { Situation } from "#app/content/safety-script.ts";

/** Whether somebody says that they are a minor by the button for it, or by what stands on it typed in full. */
export function saysUnder18({
  words,
  choice,
}: Pick<WrittenAnswerInput, "words" | "choice">): boolean {
  return choice ? choice === "age.under18" : words?.says.has("under_18") === true;
}

const OF_A_MINOR: Partial<Readonly<Record<Situation, Situation>>> = {
  abuse: "young_abuse",
  assault: "young_abuse",
  abuse_imminent: "young_abuse_imminent",
};

/** What a situation is for a minor: who is there for adults that are hurt isn't there for them. */
export function ofAMinor(situation: Situation): Situation {
  return OF_A_MINOR[situation] ?? situation;
}

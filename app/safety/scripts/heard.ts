import { HEARD } from "#app/content/safety.ts";
import type { Region } from "#app/content/help-lines.ts";
import type { Kind, Language } from "#app/safety/assessment.ts";
import type { QuestionId } from "./questions.ts";
import { say, type Said } from "#app/safety/said.ts";

const ABOUT: Partial<Readonly<Record<QuestionId, keyof typeof HEARD>>> = {
  hurting_self: "injury",
  eating_now: "body",
  hurt_someone: "harm",
  voices: "voices",
  afraid_of_someone: "abuse",
  they_in_danger: "other",
  medical_now: "body",
  taken_what: "body",
  afraid_to_act: "child",
};

interface HeardOptions {
  language: Language;
  region: Region;
  seed: number;
  /** Of the danger that is asked about. */
  kind: Kind;
}

/** Said in the place of an empty word while this question is open; what is not named is about the writer's life. */
export function heardInDanger(
  question: QuestionId,
  { language, region, seed, kind }: HeardOptions,
): Said {
  const isHurt = question === "they_in_danger" && kind === "abuse_or_violence";
  return say(HEARD[isHurt ? "hurt" : (ABOUT[question] ?? "self")], seed, { language, region });
}

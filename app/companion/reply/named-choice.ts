import { guideWordings } from "#app/content/guide.ts";
import type { StandingChoices } from "./choices.ts";

/** The id of the button whose label somebody wrote, in either language; null where it is none's. */
export function namedChoice(words: string, answers: StandingChoices["answers"]): string | null {
  const written = bareWords(words);
  if (written === "") return null;
  const named = answers.find(({ id = "", label }) =>
    [label, ...labelsOf(id)].some((each) => bareWords(each) === written),
  );
  return named?.id ?? nearQuestion(written.split(" "), answers);
}

/** This share of what was written is the question itself, so that no other word can turn it around. */
const NEAR_SHARE = 0.6;
const LEAST_WORDS = 4;

/** A written question that stands in it whole, among few other words. */
function nearQuestion(
  written: readonly string[],
  answers: StandingChoices["answers"],
): string | null {
  const near = answers.find(({ id = "", label }) => {
    if (!id.startsWith("asked")) return false;
    const asked = bareWords(label).split(" ");
    const rest = written.reduce((at, word) => at + Number(word === asked[at]), 0);
    return (
      asked.length >= LEAST_WORDS && rest === asked.length && rest >= NEAR_SHARE * written.length
    );
  });
  return near?.id ?? null;
}

/** The label of one of the guide's buttons, in both languages. */
function labelsOf(id: string): readonly string[] {
  const key = id.replaceAll(".", "_");
  const subject = id.startsWith("subject.") ? `subjects.${id.slice("subject.".length)}` : null;
  const [, asked, question] = id.startsWith("asked_of.") ? id.split(".") : [];
  const lines = [
    ...(asked && question ? [`subjects.${asked}.asked.${question}.ask`] : []),
    `guide.labels.${key}`,
    ...(subject ? [`${subject}.name`, `${subject}.about`] : []),
  ];
  return lines.flatMap((line) =>
    (["en", "es"] as const).flatMap((language) => guideWordings(line, language)),
  );
}

/** Letters and digits alone, without accents; how long an exercise takes is no part of its name. */
function bareWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\(\d+ min\)$/u, "")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

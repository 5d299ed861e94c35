import { guideWordings } from "#app/content/guide.ts";
import type { StandingChoices } from "./choices.ts";

/** The id of the button whose label somebody wrote, in either language; null where it is none's. */
export function namedChoice(words: string, answers: StandingChoices["answers"]): string | null {
  const written = bareWords(words);
  if (written === "") return null;
  const named = answers.find(({ id = "", label }) =>
    [label, ...labelsOf(id)].some((each) => bareWords(each) === written),
  );
  return named?.id ?? null;
}

/** What stands on a button of the guide's, in both languages. */
function labelsOf(id: string): readonly string[] {
  const key = id.replaceAll(".", "_");
  const subject = id.startsWith("subject.") ? `subjects.${id.slice("subject.".length)}` : null;
  const lines = [
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

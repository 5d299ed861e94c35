import type { Language } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";

/** The language that a message is answered in by what is written beforehand. */
export function languageOf({ language }: Pick<Screening, "language">): Language {
  return language === "es" ? "es" : "en";
}

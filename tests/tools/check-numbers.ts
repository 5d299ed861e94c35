import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HELP_LINES } from "#app/content/help-lines.ts";
import { isPiece } from "#app/content/read-content.ts";
import type { ContentProblem } from "./read-pieces.ts";

/** The table itself, what a demo's person wrote, and model answers that nobody is shown. */
const MAY_SPELL_OUT = ["help-lines/", "demo/", "safety/care-check.yaml"];

const NUMBERS = new Set(
  HELP_LINES.flatMap(({ ways }) => ways.flatMap(({ number }) => number ?? [])),
);
const PATTERN = new RegExp(
  `(?<![\\d,./-])(?:${[...NUMBERS].map((number) => number.replaceAll(/\W+/g, "\\W?")).join("|")})(?![\\d,./-]\\d|\\d)`,
  "gu",
);

/** Help lines that a text names by number: whoever is elsewhere would call them in vain. */
export function numbersIn(text: string): readonly string[] {
  return text.match(PATTERN) ?? [];
}

/** What names a number in place of a need, such as `{emergency}`. */
export function numberFaults(folder: string): readonly ContentProblem[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => isPiece(file) && !MAY_SPELL_OUT.some((place) => file.startsWith(place)))
    .flatMap((file) =>
      numbersIn(readFileSync(path.join(folder, file), "utf8")).map((number) => ({
        file,
        problem: `spells out ${number}: name the need, as {emergency}`,
      })),
    );
}

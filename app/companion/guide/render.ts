import { guideWordings } from "#app/content/guide.ts";
import type { Said, SaidLine } from "#app/safety/said.ts";
import type { Language } from "#app/safety/assessment.ts";
import type { Fill, Fills, GuideChoice, GuideLine } from "./turn.ts";

/** What lines are said with: the language, the name, and the person's own record by its names. */
export interface Saying {
  language: Language;
  firstName: string | null;
  /** What was written, by the id of its message; what was set as a goal under `goal`. */
  record?: ReadonlyMap<string, string>;
}

/** Lines in words, each a paragraph, with their ids as they are kept with a reply. */
export function render(lines: readonly GuideLine[], saying: Saying): Said {
  const said = lines.map(({ id, wording, fill }) => ({
    text: filled(wordingAt(id, wording, saying), fill, saying),
    line: lineAt(id, wording, saying),
  }));
  return { text: said.map(({ text }) => text).join("\n\n"), lines: said.map(({ line }) => line) };
}

/** What stands on a choice. */
export function labelOf({ label, fill }: GuideChoice, saying: Saying): string {
  return typeof label === "number"
    ? String(label)
    : filled(wordingAt(label, 0, saying), fill, saying);
}

function lineAt(id: string, wording: number, { language }: Saying): SaidLine {
  return { id, wording: wording % Math.max(1, guideWordings(id, language).length), language };
}

function wordingAt(id: string, wording: number, { language }: Saying): string {
  const wordings = guideWordings(id, language);
  return wordings[wording % Math.max(1, wordings.length)] ?? "";
}

function filled(text: string, fill: Fills = {}, saying: Saying): string {
  const name = saying.firstName?.trim() ?? "";
  const named = text.replaceAll("{name}", name === "" ? "" : `, ${name}`);
  return Object.entries(fill).reduce(
    (said, [gap, with_]) => said.replaceAll(`{${gap}}`, () => wordsOf(with_, saying)),
    named,
  );
}

function wordsOf(fill: Fill, saying: Saying): string {
  if (typeof fill === "number") return String(fill);
  if ("line" in fill) return wordingAt(fill.line, 0, saying);
  // Their own record, as they wrote it.
  return saying.record?.get(fill.own) ?? "";
}

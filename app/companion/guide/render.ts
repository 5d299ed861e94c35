import { guideWordings } from "#app/content/guide.ts";
import type { Region } from "#app/content/help-lines.ts";
import { fillWording } from "#app/safety/scripts/fill-line.ts";
import type { Said, SaidLine } from "#app/safety/said.ts";
import type { Fill, Fills, GuideChoice, GuideLine } from "./turn.ts";

/** What lines are said with: the language, whose help lines, the name, and the person's own record. */
export interface Saying {
  language: SaidLine["language"];
  region: Region;
  firstName: string | null;
  /** What was written, by the id of its message; what was set as a goal under `goal`. */
  record?: ReadonlyMap<string, string>;
}

/** Lines in words, each a paragraph, with their ids as they are kept with a reply. */
export function render(lines: readonly GuideLine[], saying: Saying): Said {
  const text = lines
    .map(({ id, wording, fill }) => filled(wordingAt(id, wording, saying), fill, saying))
    .join("\n\n");
  return { text, lines: lines.map((line) => lineAt(line, saying)) };
}

/** What stands on a choice. */
export function labelOf({ label, fill }: GuideChoice, saying: Saying): string {
  return typeof label === "number"
    ? String(label)
    : filled(wordingAt(label, 0, saying), fill, saying);
}

function lineAt({ id, wording }: GuideLine, { language }: Saying): SaidLine {
  return { id, wording: wording % Math.max(1, guideWordings(id, language).length), language };
}

function wordingAt(id: string, wording: number, { language }: Saying): string {
  const wordings = guideWordings(id, language);
  return wordings[wording % Math.max(1, wordings.length)] ?? "";
}

function filled(text: string, fill: Fills = {}, saying: Saying): string {
  const name = saying.firstName?.trim() ?? "";
  const ours = fillWording(text, saying.region, saying.language);
  return Object.entries(fill).reduce(
    (said, [gap, with_]) => said.replaceAll(`{${gap}}`, () => wordsOf(with_, saying)),
    ours.replaceAll("{name}", name === "" ? "" : `, ${name}`),
  );
}

function wordsOf(fill: Fill, saying: Saying): string {
  if (typeof fill === "number") return String(fill);
  if ("line" in fill) return wordingAt(fill.line, 0, saying);
  return saying.record?.get(fill.own) ?? "";
}

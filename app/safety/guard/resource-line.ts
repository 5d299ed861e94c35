import { helpLinesFor, type Region } from "#app/content/help-lines.ts";
import { lineNamed } from "#app/content/safety.ts";
import type { Kind, Language } from "../assessment.ts";
import { fillWording, pickVariant, sentencesOf } from "../scripts/wording.ts";
import { reviewedText, type GuardedText } from "./guarded-text.ts";

export interface ResourceOptions {
  region: Region;
  language: Language;
  /** What is open: it decides which line helps. */
  kind: Kind;
  /** What the companion said last, newest last: the same line never stands twice running. */
  previousTexts: readonly string[];
}

/** What to add to a reply to someone at risk: a brief way to help, or nothing where it names one. */
export function resourceLine(text: string, options: ResourceOptions): GuardedText {
  const { region, language, kind, previousTexts } = options;
  if (namesResource(text, region)) return reviewedText("");
  // It was said in full, and then briefly: from there on the panel carries it.
  if (previousTexts.filter((said) => namesResource(said, region)).length >= 2) {
    return reviewedText("");
  }
  const lines = lineNamed(`help-briefly/${kind === "harm_to_others" ? "harm" : "suicide"}`);
  const variants = lines[language].map((line) => fillWording(line, region, language, true));
  const last = new Set(sentencesOf(previousTexts.at(-1) ?? ""));
  const before = new Set(previousTexts.flatMap(sentencesOf));
  const line = pickVariant(variants, previousTexts.length + text.length, last, before);
  return reviewedText(text.trim() === "" ? line : `\n\n${line}`);
}

/** The reply with a resource in it, whatever it was. */
export function withResource(text: GuardedText, options: ResourceOptions): GuardedText {
  return reviewedText(text.trimEnd() + resourceLine(text, options));
}

/** Whether a text names a line of this region for someone in danger, by number or by name. */
function namesResource(text: string, region: Region): boolean {
  const lines = (["suicide", "text_line", "emergency"] as const).flatMap((need) =>
    helpLinesFor(region, need),
  );
  const spoken = text.replaceAll(/[\s-]/g, "").toLowerCase();
  return lines.some((line) =>
    line.ways.some(({ number }) => number !== undefined && namesNumber(spoken, number)),
  );
}

function namesNumber(spoken: string, number: string): boolean {
  const digits = number.replaceAll(/[\s-]/g, "");
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(spoken);
}

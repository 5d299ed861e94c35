import { helpLinesFor, type Region } from "#app/content/help-lines.ts";
import { lineNamed } from "#app/content/safety.ts";
import type { Kind, Language } from "../assessment.ts";
import { freshWording, NOTHING_SAID, say, type ReplyIds, type Said } from "../said.ts";
import { wordingsOf } from "#app/content/line-ids.ts";
import { PLACEHOLDERS } from "../scripts/fill-line.ts";

/** What is known of a reply: its lines, and for what a model's own words named help. */
export type PastReply = Pick<ReplyIds, "lines"> & { namedHelp: Kind | null };

export interface ResourceOptions {
  region: Region;
  language: Language;
  /** What is open: it decides which line helps. */
  kind: Kind;
  /** What the companion said last, newest last: the same line never stands twice running. */
  previous: readonly PastReply[];
}

/** What to add to a reply to someone at risk: a brief way to help, or nothing where it names one. */
export function resourceLine(
  text: string,
  { region, language, kind, previous }: ResourceOptions,
): Said {
  if (namesResource(text, region)) {
    return { text: "", lines: [{ id: NAMED_IN_ITS_WORDS, wording: 0, language }] };
  }
  // It was said in full, and then briefly: from there on the panel carries it.
  if (previous.filter(hasNamedHelp).length >= 2) return NOTHING_SAID;
  const line = lineNamed(`help-briefly/${kind === "harm_to_others" ? "harm" : "suicide"}`);
  const wording = freshWording(line, previous.length, { language, replies: previous });
  return say(line, wording, { language, region, briefly: true });
}

/** The line that a reply has which names help in the words of whoever gave it. */
const NAMED_IN_ITS_WORDS = "help.named";

const LIFELINES: ReadonlySet<string> = new Set(["suicide", "text_line", "emergency"]);

function hasNamedHelp({ lines, namedHelp }: PastReply): boolean {
  const names = lines.flatMap(({ id, wording, language }) => [
    ...(wordingsOf(id, language)[wording] ?? "").matchAll(/\{(\w+)\}/gu),
  ]);
  return (
    namedHelp !== null ||
    lines.some(({ id }) => id === NAMED_IN_ITS_WORDS) ||
    names.some(([, name = ""]) => LIFELINES.has(PLACEHOLDERS[name.toLowerCase()] ?? ""))
  );
}

/** Whether what is being said names a line of this region for someone in danger, by number or by name. */
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

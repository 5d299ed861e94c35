import { helpLinesFor, type Need, type Region } from "#app/content/help-lines.ts";
import type { Language } from "#app/safety/assessment.ts";

/** The names that written texts use for a need, in lower case: `{suicide}`, `{text}`, `{abuse}`. */
export const PLACEHOLDERS: Readonly<Record<string, Need>> = {
  suicide: "suicide",
  suicideinfull: "suicide",
  veterans: "veterans",
  text: "text_line",
  emergency: "emergency",
  poison: "poison",
  abuse: "domestic_abuse",
  sexual: "sexual_assault",
  child: "child_abuse",
  maternal: "maternal",
  eating: "eating",
};

/** Where a region has no page of its own: a directory of those that chat. */
const FIND_A_HELPLINE = "https://findahelpline.com";

/** How to reach the first line for a need, as part of a sentence: "call or text 988". */
export function instruction(
  region: Region,
  need: Need,
  language: Language,
  briefly = false,
): string {
  const line = helpLinesFor(region, need)[0];
  return (briefly ? line?.briefly : undefined)?.[language] ?? line?.how[language] ?? "";
}

/** Puts a region's instructions where a text names a need. A capital begins a sentence. */
export function fillWording(
  text: string,
  region: Region,
  language: Language,
  briefly = false,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name.toLowerCase() === "chat") return begun(name, chatInstruction(region, language));
    const need = PLACEHOLDERS[name.toLowerCase()];
    if (need === undefined) return whole;
    // The crisis line is named at length once; its short form is clear by itself everywhere else.
    const short = name.toLowerCase() === "suicide" || (briefly && need !== "suicide");
    const words = instruction(region, need, language, short);
    return begun(name, words);
  });
}

function begun(name: string, words: string): string {
  return name.charAt(0) === name.charAt(0).toUpperCase()
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
}

/** How to reach a person in writing from any device: "open 988lifeline.org/chat". */
function chatInstruction(region: Region, language: Language): string {
  const lines = [...helpLinesFor(region, "suicide"), ...helpLinesFor(region, "text_line")];
  const page = lines.flatMap(({ ways }) => ways).find(({ kind }) => kind === "chat");
  const address = (page?.href ?? FIND_A_HELPLINE).replace("https://", "").replace(/\/$/, "");
  return language === "es" ? `abre ${address}` : `open ${address}`;
}

/** The sentences of a wording, in one shape, so that two of them can be compared line by line. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!»"])\s+|\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 0);
}

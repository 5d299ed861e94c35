import { detectLanguage } from "#app/safety/detector/language.ts";
import { inQuotes } from "../words/quoting.ts";
import { readMemories } from "../memory/written-rules.ts";

/** How many of the person's own sentences are named. */
const FACTS_NAMED = 3;

/**
 * What was said so far, by fixed rules: the person's own plain statements, and nothing that they did
 * not say. In Spanish for whoever wrote most of it in Spanish. Null where nothing of the kind was said.
 */
export function checkpointByRules(ownTexts: readonly string[]): string | null {
  const spanish = ownTexts.filter((text) => detectLanguage(text) === "es");
  const isSpanish = spanish.length > ownTexts.length / 2;
  const said = readMemories(ownTexts.map((content, index) => ({ id: String(index), content })))
    .slice(0, FACTS_NAMED)
    .map(({ content }) => inQuotes(content));
  const list = new Intl.ListFormat(isSpanish ? "es" : "en", { type: "conjunction" }).format(said);
  if (said.length === 0) return null;
  if (isSpanish) return `Hasta ahora me contaste: ${list}. Si falta algo o no es así, dilo.`;
  return `So far you've told me: ${list}. If something is missing or wrong, just say so.`;
}

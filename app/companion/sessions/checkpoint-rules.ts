import { detectLanguage } from "#app/safety/detector/language.ts";
import { inQuotes } from "../words/quoting.ts";
import { readMemories } from "../memory/written-rules.ts";

/** How many of the person's own sentences are named. */
const FACTS_NAMED = 3;

/**
 * What was said so far, by fixed rules: the person's own plain statements, and nothing that they did
 * not say. In Spanish for whoever wrote most of it in Spanish.
 */
export function checkpointByRules(ownTexts: readonly string[]): string {
  const spanish = ownTexts.filter((text) => detectLanguage(text) === "es");
  const isSpanish = spanish.length > ownTexts.length / 2;
  const said = readMemories(ownTexts.map((content, index) => ({ id: String(index), content })))
    .slice(0, FACTS_NAMED)
    .map(({ content }) => inQuotes(content));
  const list = new Intl.ListFormat(isSpanish ? "es" : "en", { type: "conjunction" }).format(said);
  if (isSpanish) {
    const heard =
      said.length > 0 ? `Hasta ahora me contaste: ${list}.` : "Has empezado a escribir aquí.";
    return `${heard} Si falta algo o no es así, dilo.`;
  }
  const heard =
    said.length > 0 ? `So far you've told me: ${list}.` : "You've started writing here.";
  return `${heard} If something is missing or wrong, just say so.`;
}

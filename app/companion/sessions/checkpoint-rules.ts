import { detectLanguage } from "../guided/language.ts";
import { capitalised, listed } from "./session-note-rules.ts";
import { themesOf } from "./session-themes.ts";
import { listedInSpanish, spanishThemesOf } from "./spanish-session-themes.ts";

/**
 * What was heard so far, by fixed rules: themes that plainly came up, and nothing they cannot know. In
 * Spanish for whoever wrote most of it in Spanish, as the guided companion answers them.
 */
export function checkpointByRules(ownTexts: readonly string[]): string {
  const spanish = ownTexts.filter((text) => detectLanguage(text) === "spanish");
  return spanish.length > ownTexts.length / 2 ? inSpanish(spanish) : inEnglish(ownTexts);
}

function inEnglish(ownTexts: readonly string[]): string {
  const themes = themesOf(ownTexts);
  const [first] = themes;
  const often =
    first && first.count > 1
      ? ` ${capitalised(first.words)} came up in ${first.count} of your messages.`
      : "";
  const heard = first
    ? `What came up so far: ${listed(themes.map(({ words }) => words))}.${often} `
    : "You have begun to write about what is on your mind. No one theme stands out yet. ";
  return `${heard}If something is missing or wrong, say so: you know better what matters.`;
}

function inSpanish(ownTexts: readonly string[]): string {
  const themes = spanishThemesOf(ownTexts);
  const [first] = themes;
  const often =
    first && first.count > 1
      ? ` De ${first.words} hablas en ${first.count} de tus mensajes.`.replace("De el ", "Del ")
      : "";
  const heard = first
    ? `De lo que has hablado hasta ahora: ${listedInSpanish(themes.map(({ words }) => words))}.${often} `
    : "Has empezado a escribir sobre lo que te ronda. Todavía no destaca un tema. ";
  return `${heard}Si falta algo o no es así, dilo: nadie sabe mejor que tú lo que importa.`;
}

import type { SpanishTheme } from "../guided/spanish-themes.ts";
import { spanishThemes } from "../guided/spanish.ts";
import type { CountedTheme } from "./session-themes.ts";

/** How many themes are named. */
const NAMED_THEMES = 3;

/** Stricter than where a theme is only listened for: "solo quiero dormir" is no loneliness. */
const PLAINLY: Readonly<Record<string, RegExp>> = {
  lonely:
    /(?<!\p{L})(?:soledad|(?:me siento|estoy|vivo|tan|muy) sol[ao]|no tengo a nadie|echo de menos)(?!\p{L})/iu,
};

/** What messages in Spanish were about, most often first: as the guided companion reads them. */
export function spanishThemesOf(messages: readonly string[]): CountedTheme[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    const found = spanishThemes.filter(
      ({ id, pattern }) => pattern.test(message) && (PLAINLY[id]?.test(message) ?? true),
    );
    for (const name of namesOf(found)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED_THEMES);
}

// What is part of something more particular is not named beside it.
function namesOf(found: readonly SpanishTheme[]): string[] {
  const covered = new Set(found.flatMap(({ covers }) => covers ?? []));
  return found.flatMap(({ id, name }) => (name === undefined || covered.has(id) ? [] : [name]));
}

/** Names in a sentence. One with an "y" of its own gets no second one beside it. */
export function listedInSpanish(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  const before = names.slice(0, -1);
  if (before.length === 0) return last;
  if (last.includes(" y ")) return [...before, last].join(", ");
  const and = before.some((name) => name.includes(" y ")) ? ", y " : " y ";
  return `${before.join(", ")}${and}${last}`;
}

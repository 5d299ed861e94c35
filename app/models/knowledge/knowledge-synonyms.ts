import { KNOWLEDGE_WORDS } from "#app/content/knowledge-words.ts";

const groupsOf = new Map<string, readonly string[]>();
for (const group of KNOWLEDGE_WORDS.synonyms) for (const word of group) groupsOf.set(word, group);

/** The words of the field that mean the same as these, without these themselves. */
export function synonymsOf(words: readonly string[]): string[] {
  const given = new Set(words);
  const found = words.flatMap((word) => groupsOf.get(word) ?? []);
  return [...new Set(found)].filter((word) => !given.has(word));
}

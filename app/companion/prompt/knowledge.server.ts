import { searchKnowledge } from "#app/models/knowledge.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { intentOf } from "../guided/intents.ts";

/** A piece of an approved article that a reply may draw on. */
export interface KnowledgePassage {
  id: string;
  title: string;
  text: string;
  /** Author, title and year. */
  source: string;
}

/** What the model is given at most, and how much of each. */
const PASSAGES = 3;
const PASSAGE_MAX_LENGTH = 1_800;
/** An article is only about a message where its title or tags say so at least this plainly (bm25). */
const TOPICAL_FLOOR = -0.75;
/** Among this many of the best hits the plain ones are looked for. */
const HITS_LOOKED_AT = 8;
/** Shorter messages ("tired", "bad day again") are met, not answered with an article. */
const MIN_WORDS = 4;

/**
 * The approved articles that a message is plainly about, best first: none for small talk, for a few
 * words, or in a language that the articles are not in. Not to be asked for while risk is open.
 */
export async function knowledgeFor(
  message: string,
  language: Screening["language"],
): Promise<KnowledgePassage[]> {
  if (language !== "en") return [];
  const words = message.match(/[\p{L}'’]+/gu)?.length ?? 0;
  if (words < MIN_WORDS) return [];
  const hits = await searchKnowledge(message, HITS_LOOKED_AT);
  const plain = hits.filter(({ topicalScore }) => topicalScore <= TOPICAL_FLOOR);
  // Looked at last: few messages come so far.
  if (plain.length === 0 || intentOf(message) !== null) return [];
  return plain
    .slice(0, PASSAGES)
    .map(({ id, title, text, source }) => ({ id, title, text: beginningOf(text), source }));
}

function beginningOf(text: string): string {
  if (text.length <= PASSAGE_MAX_LENGTH) return text;
  const cut = text.slice(0, PASSAGE_MAX_LENGTH);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("\n"));
  return end > PASSAGE_MAX_LENGTH / 2 ? cut.slice(0, end + 1) : cut;
}

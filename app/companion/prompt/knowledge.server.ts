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
/** Among this many of the best hits those are looked for that are about the same thing. */
const HITS_LOOKED_AT = 8;
/** Shorter messages ("tired", "bad day again") are met, not answered with an article. */
const MIN_WORDS = 4;

/**
 * The approved articles that are about the same thing as a message, best first: none for small talk,
 * for a few words, or in a language that the articles are not in. Words that an article happens to
 * share with a message ("moved" of a job review, "moves" of grief) are not enough: one of its tags has
 * to stand in the message as it is written, or its title, where nobody tagged it. Not to be asked for
 * while risk is open.
 */
export async function knowledgeFor(
  message: string,
  language: Screening["language"],
): Promise<KnowledgePassage[]> {
  if (language !== "en") return [];
  if (wordsOf(message).length < MIN_WORDS) return [];
  const hits = await searchKnowledge(message, HITS_LOOKED_AT);
  const said = ` ${wordsOf(message).join(" ")} `;
  const same = hits.filter(({ title, tags }) =>
    (tags.length > 0 ? tags : [title]).some((tag) => said.includes(` ${wordsOf(tag).join(" ")} `)),
  );
  // Looked at last: few messages come so far.
  if (same.length === 0 || intentOf(message) !== null) return [];
  return same
    .slice(0, PASSAGES)
    .map(({ id, title, text, source }) => ({ id, title, text: beginningOf(text), source }));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

function beginningOf(text: string): string {
  if (text.length <= PASSAGE_MAX_LENGTH) return text;
  const cut = text.slice(0, PASSAGE_MAX_LENGTH);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("\n"));
  return end > PASSAGE_MAX_LENGTH / 2 ? cut.slice(0, end + 1) : cut;
}

import { longPattern } from "#app/config/long-pattern.ts";
import { articles } from "#app/content/articles.ts";
import { findGuideSubject } from "#app/content/guide.ts";
import {
  findArticles,
  searchKnowledge,
  type KnowledgeHit,
} from "#app/models/knowledge/knowledge.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";

/** A piece of an approved article that a reply may draw on. */
export interface KnowledgePassage {
  id: string;
  title: string;
  text: string;
  /** Author, title and year. */
  source: string;
}

/** What the model is given at most, each whole. */
const PASSAGES = 3;
/** Among this many of the best hits those are looked for that are about the same thing. */
const HITS_LOOKED_AT = 8;
/** Shorter messages ("tired", "bad day again") are met, not answered with an article. */
const MIN_WORDS = 4;

/** The articles that the product brings along: their subject has to be near, too. */
const OWN: ReadonlySet<string> = new Set(articles.map(({ id }) => id));
const NEAR_SUBJECT = 0.1;
const SURE_SUBJECT = 0.7;

/** What of a message decides which articles it is given. */
export type Asking = Pick<Screening, "text" | "subjects" | "language">;

/**
 * The approved articles that are about the same thing as a message, best first: none for small talk,
 * for a few words, or in a language that the articles are not in. Words that an article happens to
 * share with a message are not enough ("the divorce lawyer next door has a neon sign"): its tags decide, and
 * of the product's own articles the subjects, too, that the message was read as. Not to be asked for while
 * risk is open.
 */
export async function knowledgeFor({
  text,
  subjects,
  language,
}: Asking): Promise<KnowledgePassage[]> {
  if (language !== "en") return [];
  const said = wordsOf(text);
  if (said.length < MIN_WORDS) return [];
  const near = articlesNear(subjects);
  const hits = await searchKnowledge(text, HITS_LOOKED_AT);
  const tagged = hits.filter(
    (hit) => isTaggedBy(said, hit) && (!OWN.has(hit.id) || near.has(hit.id)),
  );
  const [sure] = await findArticles(articleOf(subjects));
  return [...(sure ? [sure] : []), ...tagged.filter(({ id }) => id !== sure?.id)]
    .slice(0, PASSAGES)
    .map(({ id, title, text: words, source }) => ({ id, title, text: words, source }));
}

/** The article of the subject that a message is surely about. */
function articleOf([first]: Asking["subjects"]): readonly string[] {
  const isSure = first !== undefined && first.score >= SURE_SUBJECT;
  return isSure ? [findGuideSubject(first.id)?.article ?? ""] : [];
}

function articlesNear(subjects: Asking["subjects"]): ReadonlySet<string> {
  const near = subjects.filter(({ score }) => score >= NEAR_SUBJECT);
  return new Set(near.flatMap(({ id }) => findGuideSubject(id)?.article ?? []));
}

/** Why an approved entry isn't given with a message that it was found by. */
export type NotGiven = "few-words" | "other-subject" | "no-tag" | "one-word" | "others-fit-better";

/** Why a message isn't given an entry that stands among its results: the rules of `knowledgeFor`. */
export function whyNotGiven(
  { text, subjects }: Omit<Asking, "language">,
  hit: Pick<KnowledgeHit, "id" | "tags" | "title">,
): NotGiven {
  const said = wordsOf(text);
  if (said.length < MIN_WORDS) return "few-words";
  if (OWN.has(hit.id) && !articlesNear(subjects).has(hit.id)) return "other-subject";
  if (!isTaggedBy(said, hit)) return standingTags(said, hit).length > 0 ? "one-word" : "no-tag";
  return "others-fit-better";
}

/** A word that stands alone may be about anything; before it stands what makes it one's own matter. */
const OWN_MATTER = longPattern("u")` (?:
    about|my|feel|feeling|have|had|having|with|
    (?:i'm|im|am|feel|feeling)(?: so| really| very| always| still)?|(?:can't|cannot) stop|keep|
    deal with|dealing with|cope with|help with|how to
  ) $`;

/**
 * Whether a message is about what an entry is tagged with: a phrase of its tags stands in it as it was
 * tagged, or two of its words, or one that is said to be the writer's own matter ("about grief", "my
 * anxiety"). Without tags the title stands for one.
 */
function isTaggedBy(said: readonly string[], hit: Pick<KnowledgeHit, "tags" | "title">): boolean {
  const text = ` ${said.join(" ")} `;
  const standing = standingTags(said, hit);
  if (standing.length >= 2 || standing.some((words) => words.length >= 2)) return true;
  const [only] = standing.map(([word = ""]) => text.indexOf(` ${word} `));
  return only !== undefined && OWN_MATTER.test(text.slice(0, only + 1));
}

/** The tags that stand in a message word for word, each as its words. */
function standingTags(
  said: readonly string[],
  { tags, title }: Pick<KnowledgeHit, "tags" | "title">,
): readonly (readonly string[])[] {
  const text = ` ${said.join(" ")} `;
  return (tags.length > 0 ? tags : [title])
    .map((tag) => wordsOf(tag))
    .filter((words) => words.length > 0 && text.includes(` ${words.join(" ")} `));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

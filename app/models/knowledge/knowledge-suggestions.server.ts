import { database } from "#db/client.ts";
import { sql } from "drizzle-orm";
import type { KnowledgeWording } from "./knowledge-wording.ts";

const MAX_SUGGESTED = 12;
/** Tags that entries in use share are the product's own vocabulary; so many of them are looked for. */
const MAX_KNOWN_TAGS = 5_000;
/** Of a long text so much is read. */
const READ_CHARACTERS = 40_000;
const MIN_TAG_LENGTH = 3;

/** What an entry could be found by: words of its own that other entries are known by, too. */
export interface Suggestions {
  tags: readonly string[];
  techniques: readonly string[];
}

/**
 * Tags and techniques that stand in an entry's title or text word for word and that it hasn't got: a
 * page of a website comes with none, and without a tag the companion is never given it. Those of the
 * title first, then the ones that stand there most often. `techniques` are those that the product knows.
 */
export async function suggestFor(
  wording: KnowledgeWording,
  techniques: readonly string[],
): Promise<Suggestions> {
  const rows = await database().all<{ tag: string }>(sql`
    select distinct lower(tag.value) as tag from knowledge_items as item, json_each(item.tags) as tag
    where item.is_active = 1 limit ${MAX_KNOWN_TAGS}`);
  return {
    tags: foundIn(
      wording,
      rows.map(({ tag }) => tag).filter((tag) => tag.length >= MIN_TAG_LENGTH),
      wording.tags,
    ),
    techniques: foundIn(wording, techniques, wording.techniques),
  };
}

function foundIn(
  { title, content }: KnowledgeWording,
  known: readonly string[],
  has: readonly string[],
): string[] {
  const [inTitle, inText] = [plain(title), plain(content.slice(0, READ_CHARACTERS))];
  const own = new Set(has.map(plain));
  const ranked = [...new Set(known)].flatMap((name) => {
    const words = plain(name);
    if (words.trim() === "" || own.has(words)) return [];
    const count = inText.split(words).length - 1;
    const rank = (inTitle.includes(words) ? 1_000 : 0) + count;
    // Said once in passing it is about something else.
    return rank > 1 ? [{ name, rank }] : [];
  });
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_SUGGESTED)
    .map(({ name }) => name);
}

/** Small letters with one space between words and around them. */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

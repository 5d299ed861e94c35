import { digestOf } from "#app/models/storage/identifier.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";

const MAX_KNOWN = 10_000;
/** What was found of tags before, the oldest first: by a digest, since the words are somebody's own. */
const known = new Map<string, boolean>();

/** The tags that may be shown beside figures: one that is about danger is never counted up to anybody. */
export async function fitTags(tags: readonly string[]): Promise<ReadonlySet<string>> {
  // Mostly nothing is found in all of them together, which takes a tenth of the time.
  if (await isHarmless(tags.join("\n"))) return new Set(tags);
  const harmless = await Promise.all(tags.map(isHarmless));
  return new Set(tags.filter((_, place) => harmless[place]));
}

/** Screened once: people look at the same tags again and again. */
async function isHarmless(text: string): Promise<boolean> {
  const digest = digestOf(text);
  const before = known.get(digest);
  if (before !== undefined) return before;
  const { assessment } = await screenText(text);
  const found = !asksAboutDanger(assessment.tier);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(digest, found);
  return found;
}

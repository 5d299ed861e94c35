import { and, eq, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { integralGuideContent as pages, knowledgeVersions as versions } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { flagsOf } from "./knowledge-flags.server.ts";
import { pageColumns, wordingOfPage, type KnowledgeWording } from "./knowledge-wording.ts";

/** A page of a website as it was read. */
export interface CrawledPage {
  url: string;
  title: string;
  content: string;
  summary: string;
  tags: readonly string[];
  techniques: readonly string[];
}

const CONTENT_TYPE = "article";

/**
 * Keeps a page that was read. A new one waits for its review; one that waits takes the new words; of
 * one that an admin approved or retired the new words wait beside it, for nothing changes unseen what
 * the companion says. Tags that an admin gave stay. What says the same is only noted as read.
 */
export async function keepCrawledPage(
  page: CrawledPage,
  now = Date.now(),
): Promise<"added" | "changed" | "unchanged"> {
  const [known] = await database().select().from(pages).where(eq(pages.url, page.url));
  const wording = wordingOf(page);
  if (!known) {
    const row = { id: newId(), url: page.url, ...pageColumns(wording), flags: flagsOf(wording) };
    await database()
      .insert(pages)
      .values({ ...row, lastScraped: now, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    return "added";
  }
  const before = wordingOfPage(known);
  const wanted = known.version > 1 ? { ...wording, tags: before.tags } : wording;
  const read = database().update(pages).set({ lastScraped: now }).where(eq(pages.id, known.id));
  if (isSame(before, wanted) || (await isProposedAlready(known.id, wanted))) {
    await read;
    return "unchanged";
  }
  const next = known.version + 1;
  if (known.reviewedAt !== null || known.isActive) {
    await database().batch([
      database()
        .delete(versions)
        .where(and(eq(versions.entryId, known.id), eq(versions.isProposed, true))),
      database()
        .insert(versions)
        .values({
          entryId: known.id,
          version: next,
          wording: wanted,
          isProposed: true,
          flags: flagsOf(wanted),
          at: now,
        }),
      read,
    ]);
    return "changed";
  }
  const changed = { ...pageColumns(wanted), flags: flagsOf(wanted), version: next };
  await database().batch([
    database()
      .insert(versions)
      .values([
        { entryId: known.id, version: known.version, wording: before, at: known.updatedAt },
        { entryId: known.id, version: next, wording: wanted, at: now },
      ])
      .onConflictDoNothing(),
    database()
      .update(pages)
      .set({ ...changed, lastScraped: now, updatedAt: now })
      .where(and(eq(pages.id, known.id), eq(pages.version, known.version))),
  ]);
  return "changed";
}

async function isProposedAlready(entryId: string, wanted: KnowledgeWording): Promise<boolean> {
  const [proposed] = await database()
    .select({ wording: versions.wording })
    .from(versions)
    .where(and(eq(versions.entryId, entryId), eq(versions.isProposed, sql`1`)));
  return proposed !== undefined && isSame(proposed.wording, wanted);
}

function isSame(one: KnowledgeWording, other: KnowledgeWording): boolean {
  return (
    one.title === other.title &&
    one.content === other.content &&
    one.summary === other.summary &&
    one.tags.join("\n") === other.tags.join("\n") &&
    one.techniques.join("\n") === other.techniques.join("\n")
  );
}

function wordingOf({ url, ...page }: CrawledPage): KnowledgeWording {
  return { ...page, category: CONTENT_TYPE, modality: "", source: url };
}

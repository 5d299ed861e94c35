import { articles } from "#app/content/articles.ts";
import { sql } from "drizzle-orm";
import { database } from "../client.ts";
import { knowledgeItems } from "../schema.ts";

/**
 * Puts the product's own articles in place, approved. One that an admin has changed or withdrawn
 * stays as it is; the others take the wording of this version.
 */
export async function seedKnowledge(now = Date.now()): Promise<void> {
  const rows = articles.map(({ id, title, content, category, modality, tags, source }) => ({
    id,
    title,
    content,
    category,
    modality,
    tags,
    source,
    isActive: true,
    createdAt: now,
    updatedAt: now,
  }));
  await database()
    .insert(knowledgeItems)
    .values(rows)
    .onConflictDoUpdate({
      target: knowledgeItems.id,
      set: {
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        category: sql`excluded.category`,
        modality: sql`excluded.modality`,
        tags: sql`excluded.tags`,
        source: sql`excluded.source`,
      },
      setWhere: sql`${knowledgeItems.updatedAt} = ${knowledgeItems.createdAt}
        and (${knowledgeItems.content} <> excluded.content or ${knowledgeItems.tags} <> excluded.tags
          or ${knowledgeItems.title} <> excluded.title or ${knowledgeItems.source} <> excluded.source)`,
    });
}

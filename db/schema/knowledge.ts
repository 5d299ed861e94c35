import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A page that was read for the companion. Nothing of it is used before an admin approves it. */
export const integralGuideContent = sqliteTable(
  "integral_guide_content",
  {
    /** What the search knows it by, beside the id that people see. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    url: text().notNull().unique(),
    title: text().notNull(),
    content: text().notNull(),
    contentType: text().notNull(),
    tags: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    summary: text(),
    techniques: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    lastScraped: integer(),
    isActive: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index("integral_guide_content_active").on(table.isActive, table.seq)],
);

export const KNOWLEDGE_CATEGORIES = [
  "technique",
  "theory",
  "case_study",
  "exercise",
  "script",
] as const;

/** An article that was written, added or uploaded. Inactive until an admin approves it. */
export const knowledgeItems = sqliteTable(
  "knowledge_items",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    /** Null where only a text was added: the id stands in its place. */
    title: text(),
    content: text().notNull(),
    category: text({ enum: KNOWLEDGE_CATEGORIES }).notNull(),
    modality: text().notNull(),
    tags: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Author, title, year. */
    source: text(),
    isActive: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index("knowledge_items_active").on(table.isActive, table.seq)],
);

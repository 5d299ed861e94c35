import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { BY_LETTER } from "../letterwise-scripts.ts";

/** What both kinds of entries say about where they stand. */
const standing = () => ({
  /** Whether the companion may draw on it. */
  isActive: integer({ mode: "boolean" }).notNull().default(false),
  /** When an admin last approved or retired it; null while it waits for the first look. */
  reviewedAt: integer(),
  /** Where its words look like instructions to a model: which fields, and what they look like. */
  flags: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  /** Counts its wordings; the ones before this are kept beside it. */
  version: integer().notNull().default(1),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

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
    ...standing(),
  },
  (table) => [
    index("integral_guide_content_active").on(table.isActive, table.seq),
    index("integral_guide_content_review").on(table.isActive, table.reviewedAt, table.seq),
    index("integral_guide_content_by_letter")
      .on(table.seq)
      .where(sql.raw(`is_active and (title glob '${BY_LETTER}' or content glob '${BY_LETTER}')`)),
    index("integral_guide_content_flagged")
      .on(table.seq)
      .where(sql`flags <> '[]'`),
  ],
);

/** An article that was written, added or uploaded. Inactive until an admin approves it. */
export const knowledgeItems = sqliteTable(
  "knowledge_items",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    /** Null where only a text was added: the id stands in its place. */
    title: text(),
    content: text().notNull(),
    category: text({ enum: ["technique", "theory", "case_study", "exercise", "script"] }).notNull(),
    modality: text().notNull(),
    tags: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Author, title, year. */
    source: text(),
    /** The upload that brought it. */
    uploadId: text(),
    /** While the upload that brings it is not done: nobody sees it, and it may go again. */
    isArriving: integer({ mode: "boolean" }).notNull().default(false),
    ...standing(),
  },
  (table) => [
    index("knowledge_items_active").on(table.isActive, table.seq),
    index("knowledge_items_review").on(table.isActive, table.reviewedAt, table.seq),
    index("knowledge_items_by_letter")
      .on(table.seq)
      .where(sql.raw(`is_active and (title glob '${BY_LETTER}' or content glob '${BY_LETTER}')`)),
    index("knowledge_items_flagged")
      .on(table.seq)
      .where(sql`flags <> '[]'`),
    index("knowledge_items_upload").on(table.uploadId),
  ],
);

/** The wording of an entry at one time. */
export interface KnowledgeWording {
  title: string;
  content: string;
  /** Of an item its category, of a page its content type. */
  category: string;
  modality: string;
  tags: readonly string[];
  techniques: readonly string[];
  summary: string;
  source: string;
}

/** Wordings that an entry had before, and of a page what a later reading of it proposes. */
export const knowledgeVersions = sqliteTable(
  "knowledge_versions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entryId: text().notNull(),
    version: integer().notNull(),
    wording: text({ mode: "json" }).$type<KnowledgeWording>().notNull(),
    /** Not in use yet: what a page says now, where an admin had approved what it said before. */
    isProposed: integer({ mode: "boolean" }).notNull().default(false),
    /** What proposed words look like, for whoever decides on them. */
    flags: text({ mode: "json" })
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Who wrote it; null where no admin did. */
    adminId: text(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex("knowledge_versions_entry").on(table.entryId, table.version)],
);

/** Many items at once: read and checked, then shown, then stored all or none. */
export const knowledgeUploads = sqliteTable(
  "knowledge_uploads",
  {
    id: text().primaryKey(),
    adminId: text().notNull(),
    status: text({ enum: ["checked", "waiting", "storing", "done", "failed"] }).notNull(),
    /** How many items it has, and how many of them are stored. */
    total: integer().notNull(),
    stored: integer().notNull().default(0),
    /** Which process stores it, and until when it has said so. */
    leaseBy: text(),
    leaseUntil: integer(),
    createdAt: integer().notNull(),
    finishedAt: integer(),
  },
  (table) => [index("knowledge_uploads_status").on(table.status, table.createdAt)],
);

/** The items of an upload that are not stored yet, some hundreds in a row. */
export const knowledgeUploadParts = sqliteTable(
  "knowledge_upload_parts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uploadId: text()
      .notNull()
      .references(() => knowledgeUploads.id, { onDelete: "cascade" }),
    items: text().notNull(),
  },
  (table) => [index("knowledge_upload_parts_upload").on(table.uploadId, table.id)],
);

/** One reading of a website. */
export const knowledgeCrawls = sqliteTable(
  "knowledge_crawls",
  {
    id: text().primaryKey(),
    adminId: text().notNull(),
    url: text().notNull(),
    maxPages: integer().notNull(),
    delayMs: integer().notNull(),
    status: text({ enum: ["waiting", "running", "done", "cancelled", "failed"] }).notNull(),
    /** Why it failed, or why it ended before it was through, as a code. */
    reason: text(),
    /** Which process reads, and until when it has said so. */
    leaseBy: text(),
    leaseUntil: integer(),
    /** How often a process has died over it. */
    deaths: integer().notNull().default(0),
    createdAt: integer().notNull(),
    startedAt: integer(),
    finishedAt: integer(),
  },
  (table) => [index("knowledge_crawls_status").on(table.status, table.createdAt)],
);

/** The pages of a reading: what waits, what was read, and what was left out and why. */
export const knowledgeCrawlPages = sqliteTable(
  "knowledge_crawl_pages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    crawlId: text()
      .notNull()
      .references(() => knowledgeCrawls.id, { onDelete: "cascade" }),
    /** Canonical: no page twice. */
    url: text().notNull(),
    status: text({ enum: ["queued", "added", "changed", "unchanged", "skipped"] }).notNull(),
    /** Why it was left out, as a code. */
    reason: text(),
    /** How many links away from the first page. */
    depth: integer().notNull().default(0),
    at: integer(),
  },
  (table) => [
    uniqueIndex("knowledge_crawl_pages_url").on(table.crawlId, table.url),
    index("knowledge_crawl_pages_status").on(table.crawlId, table.status, table.id),
  ],
);

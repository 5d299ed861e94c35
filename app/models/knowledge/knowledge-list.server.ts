import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  integralGuideContent as pages,
  knowledgeItems as items,
  knowledgeVersions as versions,
} from "#db/schema.ts";
import type { EntryKind, EntryStatus } from "./knowledge-entries.server.ts";

const TABLES = { item: items, page: pages } as const;

/** An entry's status; "changed" where its page says something else by now. */
export type ListStatus = EntryStatus | "changed";

export const ENTRIES_PAGE_SIZE = 25;
const EXCERPT_LENGTH = 220;

/** An entry as lists show it. */
export interface ListedEntry {
  seq: number;
  id: string;
  title: string;
  excerpt: string;
  source: string;
  flags: readonly string[];
  version: number;
  createdAt: number;
}

export interface EntryFilter {
  kind: EntryKind;
  status: ListStatus;
  isFlagged?: boolean;
  /** Words that stand in its title, id or source. */
  words?: string;
  /** The last entry of the page before. */
  after?: number | null;
}

/** One page of entries: those that wait from the oldest on, the others from the newest. */
export async function listEntries(
  filter: EntryFilter,
): Promise<{ entries: ListedEntry[]; next: number | null }> {
  const { kind, status, isFlagged = false, words = "", after = null } = filter;
  const table = TABLES[kind];
  const order = status === "waiting" || status === "changed" ? asc(table.seq) : desc(table.seq);
  const beyond = status === "waiting" || status === "changed" ? gt : lt;
  const where = and(
    hasStatus(kind, status),
    isFlagged ? sql`${status === "changed" ? proposedFlags() : table.flags} <> '[]'` : undefined,
    words === "" ? undefined : hasWords(kind, words),
    after === null ? undefined : beyond(table.seq, after),
  );
  const listed = {
    seq: table.seq,
    id: table.id,
    excerpt: sql<string>`substr(${table.content}, 1, ${EXCERPT_LENGTH})`,
    flags: status === "changed" ? proposedFlags() : table.flags,
    version: table.version,
    createdAt: table.createdAt,
  };
  const limit = ENTRIES_PAGE_SIZE + 1;
  const rows =
    kind === "item"
      ? await database()
          .select({
            ...listed,
            title: sql<string>`coalesce(nullif(${items.title}, ''), ${items.id})`,
            source: sql<string>`coalesce(${items.source}, '')`,
          })
          .from(items)
          .where(where)
          .orderBy(order)
          .limit(limit)
      : await database()
          .select({ ...listed, title: pages.title, source: pages.url })
          .from(pages)
          .where(where)
          .orderBy(order)
          .limit(limit);
  const entries = rows.slice(0, ENTRIES_PAGE_SIZE);
  return { entries, next: rows.length > limit - 1 ? (entries.at(-1)?.seq ?? null) : null };
}

/** How many entries there are, by kind and where they stand. */
export async function countEntries(): Promise<Record<EntryKind, Record<ListStatus, number>>> {
  const count = (kind: EntryKind, status: ListStatus) =>
    database()
      .select({ count: sql<number>`count(*)` })
      .from(TABLES[kind])
      .where(hasStatus(kind, status));
  const rows = await database().batch([
    count("item", "waiting"),
    count("item", "active"),
    count("item", "retired"),
    count("page", "waiting"),
    count("page", "active"),
    count("page", "retired"),
    count("page", "changed"),
  ]);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = rows.map(([row]) => row?.count ?? 0);
  return {
    item: { waiting: a, active: b, retired: c, changed: 0 },
    page: { waiting: d, active: e, retired: f, changed: g },
  };
}

function hasStatus(kind: EntryKind, status: ListStatus): SQL | undefined {
  const table = TABLES[kind];
  if (status === "changed") {
    return kind === "page"
      ? inArray(
          pages.id,
          database().select({ id: versions.entryId }).from(versions).where(isProposed),
        )
      : sql`0`;
  }
  if (status === "active") return eq(table.isActive, true);
  return and(
    eq(table.isActive, false),
    status === "waiting" ? isNull(table.reviewedAt) : isNotNull(table.reviewedAt),
    kind === "item" ? eq(items.isArriving, false) : undefined,
  );
}

const isProposed = eq(versions.isProposed, true);

/** What the words that a later reading proposes look like: noted with them when they were read. */
function proposedFlags() {
  return sql<string[]>`(select flags from knowledge_versions
    where entry_id = integral_guide_content.id and is_proposed = 1 limit 1)`.mapWith(
    versions.flags,
  );
}

function hasWords(kind: EntryKind, words: string): SQL | undefined {
  const table = TABLES[kind];
  const columns =
    kind === "item" ? [items.title, items.source, items.id] : [pages.title, pages.url];
  const pattern = `%${words.replaceAll(/[%_\\]/gu, "\\$&")}%`;
  return or(
    ...columns.map((column) => sql`${column} like ${pattern} escape '\\'`),
    sql`${table.id} = ${words}`,
  );
}

import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { knowledgeCrawlPages as crawlPages, knowledgeCrawls as crawls } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { auditStatement } from "#app/models/storage/audit-log.server.ts";
import { thisProcess } from "#app/models/storage/process-leases.server.ts";

/** A process that reads a website and hasn't said so for this long is gone. */
const LEASE_MS = 30_000;
/** Whoever reads a website says so at least every ten seconds. */
const SILENT_MS = 15_000;
/** So many pages may wait for each that will be read: an endless site ends. */
const QUEUED_FOR_EACH = 10;
const MAX_DEPTH = 50;
/** The process may have died for another reason than this website, so the website gets one more try. */
const MAX_DEATHS = 1;

export type Crawl = typeof crawls.$inferSelect;
export type CrawlPageStatus = (typeof crawlPages.$inferSelect)["status"];

export interface NewCrawl {
  url: string;
  maxPages: number;
  delayMs: number;
}

/** One page of one crawl. */
export interface CrawlPageKey {
  crawlId: string;
  pageId: number;
}

/** How many pages of a crawl are how far, and why some were left out. */
export interface CrawlProgress {
  counts: Readonly<Record<CrawlPageStatus, number>>;
  reasons: readonly { reason: string; count: number }[];
}

/** Asks for a website to be read, once for each `id`; the crawl's id. */
export async function askForCrawl(
  adminId: string,
  { url, maxPages, delayMs }: NewCrawl,
  id = newId(),
  now = Date.now(),
): Promise<string> {
  if (await findCrawl(id)) return id;
  await database().batch([
    database()
      .insert(crawls)
      .values({ id, adminId, url, maxPages, delayMs, status: "waiting", createdAt: now }),
    database().insert(crawlPages).values({ crawlId: id, url, status: "queued" }),
    auditStatement({ adminId, eventId: id, action: "start_crawl", at: now }),
  ]);
  return id;
}

/** Ends a crawl; what was read stays. Nothing happens to one that has ended. */
export async function cancelCrawl(adminId: string, crawlId: string): Promise<void> {
  const now = Date.now();
  const [canceled] = await database()
    .update(crawls)
    .set({ status: "cancelled", finishedAt: now, leaseBy: null, leaseUntil: null })
    .where(and(eq(crawls.id, crawlId), inArray(crawls.status, ["waiting", "running"])))
    .returning({ id: crawls.id });
  if (canceled)
    await auditStatement({ adminId, eventId: crawlId, action: "cancel_crawl", at: now });
}

/** A crawl, or null. */
export async function findCrawl(crawlId: string): Promise<Crawl | null> {
  const [crawl] = await database().select().from(crawls).where(eq(crawls.id, crawlId));
  return crawl ?? null;
}

/** The crawls of late, the newest first. */
export function recentCrawls(): Promise<Crawl[]> {
  return database().select().from(crawls).orderBy(desc(crawls.createdAt)).limit(10);
}

/** How far a crawl is. */
export async function crawlProgress(crawlId: string): Promise<CrawlProgress> {
  const rows = await database()
    .select({
      status: crawlPages.status,
      reason: crawlPages.reason,
      count: sql<number>`count(*)`,
    })
    .from(crawlPages)
    .where(eq(crawlPages.crawlId, crawlId))
    .groupBy(crawlPages.status, crawlPages.reason);
  const count = (status: CrawlPageStatus) =>
    rows.filter((row) => row.status === status).reduce((sum, row) => sum + row.count, 0);
  const counts = {
    queued: count("queued"),
    added: count("added"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    skipped: count("skipped"),
  };
  const reasons = rows.flatMap(({ reason, count: times }) =>
    reason === null ? [] : [{ reason, count: times }],
  );
  return { counts, reasons: reasons.toSorted((a, b) => b.count - a.count) };
}

/** Pages of a crawl that were left out, the newest first. */
export function skippedPages(crawlId: string, limit: number) {
  return database()
    .select({ url: crawlPages.url, reason: crawlPages.reason })
    .from(crawlPages)
    .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, "skipped")))
    .orderBy(desc(crawlPages.id))
    .limit(limit);
}

/**
 * Takes on the crawl that has waited longest. A crawl whose process died is taken on once more, and
 * after a second death left alone. All machines together read one website at a time: returns null while
 * one is being read, or if none waits.
 */
export async function claimCrawl(now = Date.now()): Promise<Crawl | null> {
  await database()
    .update(crawls)
    .set({ status: "failed", reason: "died", finishedAt: now, leaseBy: null, leaseUntil: null })
    .where(
      and(eq(crawls.status, "running"), lt(crawls.leaseUntil, now), gte(crawls.deaths, MAX_DEATHS)),
    );
  const isLeft = and(eq(crawls.status, "running"), lt(crawls.leaseUntil, now));
  const [claimed] = await database()
    .update(crawls)
    .set({
      status: "running",
      leaseBy: thisProcess.id,
      leaseUntil: now + LEASE_MS,
      deaths: sql`${crawls.deaths} + (${crawls.status} = 'running')`,
      startedAt: sql`coalesce(${crawls.startedAt}, ${now})`,
    })
    .where(
      and(
        sql`${crawls.id} = (
          select id from knowledge_crawls
          where status = 'waiting' or (status = 'running' and lease_until < ${now})
          order by created_at limit 1)`,
        or(eq(crawls.status, "waiting"), isLeft),
        sql`not exists (
          select 1 from knowledge_crawls where status = 'running' and lease_until >= ${now})`,
      ),
    )
    .returning();
  return claimed ?? null;
}

/** Whether nobody has read on for a while: its process is gone, and another takes it on soon. */
export function isStalled({ status, leaseUntil }: Crawl, now = Date.now()): boolean {
  return status === "running" && (leaseUntil ?? 0) < now + LEASE_MS - SILENT_MS;
}

/** Says that it's still being read; false where it was canceled, or another process has it. */
export async function renewCrawl(crawlId: string, now = Date.now()): Promise<boolean> {
  const renewed = await database()
    .update(crawls)
    .set({ leaseUntil: now + LEASE_MS })
    .where(isMine(crawlId))
    .returning({ id: crawls.id });
  return renewed.length > 0;
}

/** Puts the crawl of this process back, which leaves in good order: another takes it on at once. */
export async function putBackCrawls(): Promise<void> {
  await database()
    .update(crawls)
    .set({ status: "waiting", leaseBy: null, leaseUntil: null })
    .where(and(eq(crawls.status, "running"), eq(crawls.leaseBy, thisProcess.id)));
}

/** Ends a crawl of this process. */
export async function endCrawl(
  crawlId: string,
  status: "done" | "failed",
  reason: string | null = null,
): Promise<void> {
  await database()
    .update(crawls)
    .set({ status, reason, finishedAt: Date.now(), leaseBy: null, leaseUntil: null })
    .where(isMine(crawlId));
}

/** The page to read next; null where none waits. */
export async function nextCrawlPage(crawlId: string) {
  const [page] = await database()
    .select({ id: crawlPages.id, url: crawlPages.url, depth: crawlPages.depth })
    .from(crawlPages)
    .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, "queued")))
    .orderBy(asc(crawlPages.id))
    .limit(1);
  return page ?? null;
}

/** How many pages of a crawl were asked for: what robots.txt forbids wasn't. */
export async function countVisited(crawlId: string): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`count(*)` })
    .from(crawlPages)
    .where(
      and(
        eq(crawlPages.crawlId, crawlId),
        sql`${crawlPages.status} <> 'queued'`,
        gt(crawlPages.at, 0),
      ),
    );
  return row?.count ?? 0;
}

/** Has pages wait that a page leads to, each once, as deep and as many as a crawl goes. */
export async function queuePages(
  { id, maxPages }: Pick<Crawl, "id" | "maxPages">,
  urls: readonly string[],
  depth: number,
): Promise<void> {
  if (urls.length === 0 || depth > MAX_DEPTH) return;
  await database().run(sql`
    insert or ignore into knowledge_crawl_pages (crawl_id, url, status, depth)
    select ${id}, value, 'queued', ${depth} from json_each(${JSON.stringify(urls)})
    where (select count(*) from knowledge_crawl_pages where crawl_id = ${id})
      < ${maxPages * QUEUED_FOR_EACH}`);
}

/** Whether a page was read already under one of these addresses. */
export async function wasReadBefore(
  { crawlId, pageId }: CrawlPageKey,
  urls: readonly string[],
): Promise<boolean> {
  const [known] = await database().all<{ id: number }>(sql`
    select id from knowledge_crawl_pages where crawl_id = ${crawlId} and id <> ${pageId}
      and status <> 'queued' and url in (select value from json_each(${JSON.stringify(urls)}))
    limit 1`);
  return known !== undefined;
}

/**
 * Notes what came of a page, and that it needs no reading under its other addresses. `at` is null where
 * the website was never asked for it.
 */
export async function notePage(
  { crawlId, pageId }: CrawlPageKey,
  outcome: { status: Exclude<CrawlPageStatus, "queued">; reason: string | null; at: number | null },
  urls: readonly string[] = [],
): Promise<void> {
  await database().batch([
    database().update(crawlPages).set(outcome).where(eq(crawlPages.id, pageId)),
    database().run(sql`
      insert into knowledge_crawl_pages (crawl_id, url, status, reason)
      select ${crawlId}, value, 'skipped', 'duplicate' from json_each(${JSON.stringify(urls)})
      where true
      on conflict (crawl_id, url) do update set status = 'skipped', reason = 'duplicate'
        where knowledge_crawl_pages.status = 'queued'`),
  ]);
}

function isMine(crawlId: string) {
  return and(
    eq(crawls.id, crawlId),
    eq(crawls.status, "running"),
    eq(crawls.leaseBy, thisProcess.id),
  );
}

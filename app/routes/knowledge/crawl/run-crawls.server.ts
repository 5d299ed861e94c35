import { setTimeout as wait } from "node:timers/promises";
import { isShuttingDown } from "#app/config/lifecycle.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import {
  claimCrawl,
  countVisited,
  crawlProgress,
  endCrawl,
  nextCrawlPage,
  notePage,
  queuePages,
  renewCrawl,
  wasReadBefore,
  type Crawl,
} from "#app/models/knowledge/knowledge-crawls.server.ts";
import { keepCrawledPage } from "#app/models/knowledge/knowledge-pages.server.ts";
import {
  CrawlError,
  isDocument,
  openWebsite,
  type PageVisit,
  type Website,
} from "#app/services/crawler.server.ts";

/** A long pause is waited in pieces, so that a canceled crawl ends soon and the lease holds. */
const PAUSE_PIECE_MS = 5_000;
const RENEW_EVERY_MS = 10_000;
const NAMED_FOR_EACH = 2;

let running: Promise<void> | null = null;

/** Reads the websites that wait, one after the other. Whoever asks meanwhile shares the work that runs. */
export function runCrawls(): Promise<void> {
  running ??= runAll().finally(() => (running = null));
  return running;
}

/** The same behind an answer that doesn't wait for it. */
export function runCrawlsSoon(): void {
  runCrawls().catch((error: unknown) => {
    log().error(errorFields(error), "crawls were not looked for");
  });
}

async function runAll(): Promise<void> {
  while (!isShuttingDown()) {
    const crawl = await claimCrawl();
    if (!crawl) return;
    await run(crawl);
  }
}

async function run(crawl: Crawl): Promise<void> {
  const stopper = new AbortController();
  const renewal = setInterval(() => void keepOrStop(crawl.id, stopper), RENEW_EVERY_MS).unref();
  try {
    const website = await openWebsite(crawl.url, stopper.signal);
    try {
      await readAll(crawl, website, stopper.signal);
    } finally {
      await website.close();
    }
  } catch (error) {
    // Canceled, or put back for the next process: nothing failed.
    if (stopper.signal.aborted) return;
    const reason = error instanceof CrawlError ? error.reason : "failed";
    log().warn({ crawlId: crawl.id, reason, ...errorFields(error) }, "a crawl failed");
    await endCrawl(crawl.id, "failed", reason);
  } finally {
    clearInterval(renewal);
  }
}

/** A website may take its time with each of its files: the crawl is ours as long as the process lives. */
async function keepOrStop(crawlId: string, stopper: AbortController): Promise<void> {
  try {
    if (!(await renewCrawl(crawlId))) stopper.abort();
  } catch (error) {
    log().warn(errorFields(error), "the lease of a crawl was not renewed");
  }
}

async function readAll(crawl: Crawl, website: Website, signal: AbortSignal): Promise<void> {
  let visited = await countVisited(crawl.id);
  const pauseMs = Math.max(crawl.delayMs, website.delayMs);
  if (visited === 0) {
    await queuePages(crawl, await website.named(NAMED_FOR_EACH * crawl.maxPages, signal), 1);
  }
  while (visited < crawl.maxPages && (await renewCrawl(crawl.id))) {
    const page = await nextCrawlPage(crawl.id);
    if (!page) break;
    const key = { crawlId: crawl.id, pageId: page.id };
    if (!(await website.isAllowed(page.url))) {
      await notePage(key, { status: "skipped", reason: "robots", at: null });
      continue;
    }
    // Nobody has to be asked for it to know that it's no page.
    if (isDocument(page.url)) {
      await notePage(key, { status: "skipped", reason: "type", at: null });
      continue;
    }
    const visit = await website.visit(page.url, signal);
    // Canceled meanwhile: what comes late changes nothing.
    if (!(await renewCrawl(crawl.id))) return;
    await queuePages(crawl, visit.links, page.depth + 1);
    await keep(key, page.url, visit);
    visited += 1;
    if (!(await pause(crawl.id, pauseMs))) return;
  }
  await endWhole(crawl, visited);
}

async function keep(
  key: { crawlId: string; pageId: number },
  asked: string,
  { page, reason }: PageVisit,
): Promise<void> {
  const at = Date.now();
  if (!page) return notePage(key, { status: "skipped", reason, at });
  const { urls, ...words } = page;
  const others = urls.filter((url) => url !== asked);
  if (await wasReadBefore(key, others)) {
    return notePage(key, { status: "skipped", reason: "duplicate", at });
  }
  const status = await keepCrawledPage({ ...words, url: urls[0] ?? asked });
  await notePage(key, { status, reason: null, at }, others);
}

/** Waits between two pages; false where the crawl was canceled meanwhile. */
async function pause(crawlId: string, pauseMs: number): Promise<boolean> {
  for (let left = pauseMs; left > 0; left -= PAUSE_PIECE_MS) {
    await wait(Math.min(left, PAUSE_PIECE_MS), undefined, { ref: false });
    if (left > PAUSE_PIECE_MS && !(await renewCrawl(crawlId))) return false;
  }
  return true;
}

/** A website of which not even the first page could be read was not read. */
async function endWhole({ id }: Crawl, visited: number): Promise<void> {
  const { counts, reasons } = await crawlProgress(id);
  const isRead = counts.added + counts.changed + counts.unchanged > 0;
  const isNothing = !isRead && visited <= 1;
  await endCrawl(
    id,
    isNothing ? "failed" : "done",
    isNothing ? (reasons[0]?.reason ?? null) : null,
  );
}

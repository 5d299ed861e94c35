import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./ask.ts";
import { median, percentile, type Figure } from "./figures.ts";
import type { KnowledgeReaders } from "./knowledge-fill.ts";
import { beside, formHeaders, timed, tokenIn } from "./knowledge.ts";
import { forkOwn, memoryOf, stop, told } from "./processes.ts";
import { startProduct } from "./product.ts";

const PACE = { words: 5, perSecond: 10 };
const PAGES = 500;
const MAX_S = 60;
/** Of the memory after a fifth of the pages. */
const MAX_GROWTH = 1.15;
const MIB = 1024 * 1024;
const CONSOLE = "/knowledge-management";

/** A website of five hundred pages read without a pause, and somebody else's page beside it. */
export async function measureCrawl(): Promise<Figure[]> {
  const allowed = { CRAWL_ALLOW_HOSTS: "localhost" };
  const product = await startProduct("http://127.0.0.1:9", PACE, 1, allowed);
  const website = forkOwn("website.ts", [String(PAGES)], product.env);
  try {
    const filling = forkOwn("knowledge-fill.ts", ["0"], product.env);
    const { admin, other } = await told<KnowledgeReaders>(filling, "readers");
    await stop(filling);
    const site = `http://localhost:${await told<number>(website, "port")}/`;
    const startedAt = performance.now();
    const memory = { early: 0, late: 0 };
    const reading = crawl(product.url, admin, site, (read) => {
      const now = memoryOf(product.server) / MIB;
      if (read >= PAGES / 5 && memory.early === 0) memory.early = now;
      memory.late = now;
    });
    const meanwhile = await beside(product.url, other, reading);
    return [
      {
        name: `a website of ${PAGES} pages read`,
        ours: (performance.now() - startedAt) / 1_000,
        unit: "s",
        atMost: MAX_S,
        note: `another person's home meanwhile: median ${median(meanwhile).toFixed(1)} ms, p95 ${percentile(meanwhile, 0.95).toFixed(1)} ms`,
      },
      {
        name: "memory at its last page, to that after a fifth of them",
        ours: memory.late,
        yardstick: memory.early,
        unit: "MB",
        timesAtMost: MAX_GROWTH,
      },
    ];
  } finally {
    await Promise.all([product.server, website].map(stop));
  }
}

async function crawl(url: string, cookie: string, site: string, onPages: (read: number) => void) {
  const form = await timed(`${url}${CONSOLE}`, cookie);
  const asked = { websiteUrl: site, maxPages: String(PAGES), delay: "0" };
  const body = new URLSearchParams({ formToken: tokenIn(form.body), ...asked });
  const headers = formHeaders(url, cookie);
  const started = await ask(`${url}${CONSOLE}`, { method: "POST", headers }, body);
  const path = started.headers.location ?? "";
  for (;;) {
    const { body: shown } = await timed(`${url}${path}`, cookie);
    const read = Number(/<dt>New pages<\/dt><dd>(\d+)/.exec(shown)?.[1]);
    onPages(read);
    if (shown.includes("Website Crawled Successfully")) {
      if (read < PAGES) throw new Error(`${PAGES - read} pages are missing`);
      return;
    }
    if (shown.includes("Crawl Failed")) throw new Error("the crawl failed");
    await wait(100);
  }
}

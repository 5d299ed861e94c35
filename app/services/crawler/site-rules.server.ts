import robotsParser from "robots-parser";
import { CrawlError } from "./crawl-error.ts";
import type { FetchedPage, PageFetcher } from "./fetch-page.server.ts";
import { isNoPage, isSameSite, pageAddress } from "./page-address.ts";

const MAX_SITEMAPS = 10;
const MAX_DELAY_MS = 60_000;

/** What a website asks of those who read it by themselves. */
export interface SiteRules {
  isAllowed(url: string): boolean;
  /** Milliseconds between two pages; 0 where it doesn't say. */
  delayMs: number;
  sitemaps: readonly string[];
}

/**
 * Reads robots.txt as RFC 9309 has it: without one everything may be read, with one that can't be had
 * nothing. Throws a CrawlError ("robots-unreachable") in the latter case.
 */
export async function readSiteRules(
  origin: string,
  agent: string,
  fetcher: PageFetcher,
  signal: AbortSignal,
): Promise<SiteRules> {
  const url = new URL("/robots.txt", origin).href;
  const answer = await fetcher.fetch(url, signal).catch((error: unknown) => {
    if (!(error instanceof CrawlError)) throw error;
    if (error.reason === "private-address" || error.reason === "no-such-site") throw error;
    throw new CrawlError("robots-unreachable", { cause: error });
  });
  if (answer.status >= 500) throw new CrawlError("robots-unreachable");
  const robots = robotsParser(url, answer.status < 300 ? answer.text : "");
  const delay = robots.getCrawlDelay(agent) ?? 0;
  const declared = robots.getSitemaps();
  return {
    isAllowed: (page) => robots.isAllowed(page, agent) ?? true,
    delayMs: Math.min(delay * 1_000, MAX_DELAY_MS),
    sitemaps: declared.length > 0 ? declared : [new URL("/sitemap.xml", origin).href],
  };
}

/** The pages of the same website that its sitemaps name, up to a limit. What can't be read is left out. */
export async function readSitemaps(
  { sitemaps }: SiteRules,
  origin: string,
  { fetcher, signal, limit }: { fetcher: PageFetcher; signal: AbortSignal; limit: number },
): Promise<string[]> {
  const waiting = [...sitemaps];
  const pages = new Set<string>();
  for (let read = 0; read < MAX_SITEMAPS && pages.size < limit; read += 1) {
    const next = waiting.shift();
    if (next === undefined) break;
    const url = pageAddress(next, origin);
    if (url === null || !isSameSite(url, origin)) continue;
    const answer = await fetchOrNull(url, fetcher, signal);
    if (answer === null || answer.status >= 300) continue;
    const isIndex = /<sitemapindex[\s>]/iu.test(answer.text);
    for (const [, found = ""] of answer.text.matchAll(/<loc>\s*([^<]{1,1500}?)\s*<\/loc>/giu)) {
      const address = pageAddress(found.replaceAll("&amp;", "&"), url);
      if (address === null || !isSameSite(address, origin)) continue;
      if (isIndex) waiting.push(address);
      else if (!isNoPage(address)) pages.add(address);
      if (pages.size >= limit || waiting.length > MAX_SITEMAPS) break;
    }
  }
  return [...pages];
}

async function fetchOrNull(
  url: string,
  fetcher: PageFetcher,
  signal: AbortSignal,
): Promise<FetchedPage | null> {
  try {
    return await fetcher.fetch(url, signal);
  } catch (error) {
    if (error instanceof CrawlError) return null;
    throw error;
  }
}

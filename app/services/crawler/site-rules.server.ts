import { CrawlError } from "./crawl-error.ts";
import type { PageFetcher } from "./fetch-page.server.ts";
import { isSameSite, pageAddress } from "./page-address.ts";
import type { Robots } from "./site-files.ts";
import type { SiteReader } from "./site-reader.server.ts";

const MAX_SITEMAPS = 10;
const MAX_DELAY_MS = 60_000;

/** What a website asks of those who read it by themselves. */
export interface SiteRules {
  /** Throws a CrawlError ("robots-unreachable") where its rules take too long to follow. */
  isAllowed(url: string): Promise<boolean>;
  /** Milliseconds between two pages; 0 where it doesn't say. */
  delayMs: number;
  sitemaps: readonly string[];
}

/** What a website is read with. */
export interface SiteTools {
  fetcher: PageFetcher;
  reader: SiteReader;
  signal: AbortSignal;
}

/**
 * Reads robots.txt as RFC 9309 has it: without one everything may be read, with one that can't be had
 * or read nothing. Throws a CrawlError ("robots-unreachable") in the latter case.
 */
export async function readSiteRules(
  origin: string,
  agent: string,
  { fetcher, reader, signal }: SiteTools,
): Promise<SiteRules> {
  const url = new URL("/robots.txt", origin).href;
  const answer = await fetcher.fetch(url, signal).catch((error: unknown) => {
    if (!(error instanceof CrawlError)) throw error;
    if (error.reason === "private-address" || error.reason === "no-such-site") throw error;
    throw new CrawlError("robots-unreachable", { cause: error });
  });
  if (answer.status >= 500) throw new CrawlError("robots-unreachable");
  const robots: Robots = { url, text: answer.status < 300 ? answer.text : "", agent };
  const { delay, sitemaps } = await asRobots(reader.read("robots", robots));
  return {
    isAllowed: (page) => asRobots(reader.read("allowed", { robots, page })),
    delayMs: Math.min((delay ?? 0) * 1_000, MAX_DELAY_MS),
    sitemaps: sitemaps.length > 0 ? sitemaps : [new URL("/sitemap.xml", origin).href],
  };
}

async function asRobots<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    throw new CrawlError("robots-unreachable", { cause: error });
  }
}

/** The pages of the same website that its sitemaps name, up to a limit. What can't be read is left out. */
export async function readSitemaps(
  { sitemaps }: SiteRules,
  site: string,
  { fetcher, reader, signal, limit }: SiteTools & { limit: number },
): Promise<string[]> {
  const waiting = [...sitemaps];
  const pages = new Set<string>();
  for (let read = 0; read < MAX_SITEMAPS && pages.size < limit; read += 1) {
    const next = waiting.shift();
    if (next === undefined) break;
    const url = pageAddress(next, site);
    if (url === null || !isSameSite(url, site)) continue;
    const answer = await orNull(fetcher.fetch(url, signal));
    if (answer === null || answer.status >= 300) continue;
    const named = await orNull(reader.read("sitemap", { url, text: answer.text, site, limit }));
    for (const page of named?.pages ?? []) if (pages.size < limit) pages.add(page);
    waiting.push(...(named?.sitemaps ?? []));
  }
  return [...pages];
}

async function orNull<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CrawlError) return null;
    throw error;
  }
}

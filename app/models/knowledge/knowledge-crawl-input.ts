import type { NewCrawl } from "./knowledge-crawls.server.ts";

export const MAX_PAGES = 1_000;
/** Where none is given, or it is no number. */
const FALLBACK_PAGES = 25;
export const DEFAULT_DELAY_MS = 1_000;
export const MAX_DELAY_MS = 60_000;
const ADDRESS_MAX_LENGTH = 1_500;

/** What somebody gave to have a website read. */
interface GivenCrawl {
  websiteUrl?: string | undefined;
  maxPages?: unknown;
  delay?: unknown;
}

/** Why nothing is read: the address, or a number outside of what can be done. */
export type CrawlProblem = "missing" | "bad-address" | "bad-pages" | "bad-delay";

/**
 * What is to be read, or why nothing is. Without a protocol an address is taken to be a safe one; what
 * is no number means the fallback.
 */
export function crawlInput({
  websiteUrl = "",
  maxPages,
  delay,
}: GivenCrawl): { problem: CrawlProblem } | { problem: null; crawl: NewCrawl } {
  const typed = websiteUrl.trim();
  if (typed === "") return { problem: "missing" };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/iu.test(typed) ? typed : `https://${typed}`);
  const isReadable =
    url !== null && /^https?:$/u.test(url.protocol) && !url.username && !url.password;
  if (!isReadable || url.href.length > ADDRESS_MAX_LENGTH) return { problem: "bad-address" };
  const pages = wholeOf(maxPages) ?? FALLBACK_PAGES;
  if (pages < 1 || pages > MAX_PAGES) return { problem: "bad-pages" };
  const delayMs = wholeOf(delay) ?? DEFAULT_DELAY_MS;
  if (delayMs < 0 || delayMs > MAX_DELAY_MS) return { problem: "bad-delay" };
  url.hash = "";
  return { problem: null, crawl: { url: url.href, maxPages: pages, delayMs } };
}

function wholeOf(given: unknown): number | null {
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
}

import type { NewCrawl } from "./knowledge-crawls.server.ts";

export const MAX_PAGES = 1_000;
/** Where none is given, or it is no number. */
const FALLBACK_PAGES = 25;
export const DEFAULT_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;
const ADDRESS_MAX_LENGTH = 1_500;

/** What somebody gave to have a website read. */
interface GivenCrawl {
  websiteUrl?: string | undefined;
  maxPages?: unknown;
  delay?: unknown;
}

/** What is to be read, or why nothing is. Without a protocol an address is taken to be a safe one. */
export function crawlInput({
  websiteUrl = "",
  maxPages,
  delay,
}: GivenCrawl): { problem: "missing" | "bad-address" } | { problem: null; crawl: NewCrawl } {
  const typed = websiteUrl.trim();
  if (typed === "") return { problem: "missing" };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/iu.test(typed) ? typed : `https://${typed}`);
  const isReadable =
    url !== null && /^https?:$/u.test(url.protocol) && !url.username && !url.password;
  if (!isReadable || url.href.length > ADDRESS_MAX_LENGTH) return { problem: "bad-address" };
  url.hash = "";
  return {
    problem: null,
    crawl: {
      url: url.href,
      maxPages: within(wholeOf(maxPages) ?? FALLBACK_PAGES, 1, MAX_PAGES),
      delayMs: within(wholeOf(delay) ?? DEFAULT_DELAY_MS, 0, MAX_DELAY_MS),
    },
  };
}

function wholeOf(given: unknown): number | null {
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

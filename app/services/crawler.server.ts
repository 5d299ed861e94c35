import { environment } from "#app/config/environment.server.ts";
import { CrawlError } from "./crawler/crawl-error.ts";
import type { FetchedPage, PageFetcher } from "./crawler/fetch-page.server.ts";
import { isLogin, pageAddress } from "./crawler/page-address.ts";
import type { PageText } from "./crawler/page-text.ts";
import { SiteReader } from "./crawler/site-reader.server.ts";
import { readSiteRules, readSitemaps, type SiteRules } from "./crawler/site-rules.server.ts";

export { CrawlError, type SkipReason } from "./crawler/crawl-error.ts";
export { isDocument, pageAddress } from "./crawler/page-address.ts";

/** Shorter texts say too little to know anything by. Characters. */
const MIN_TEXT = 200;

/** A page that was read. */
export interface ReadPage {
  /** Where it was found in the end, and what it says that its address is. */
  urls: readonly string[];
  title: string;
  content: string;
  summary: string;
  tags: readonly string[];
  techniques: readonly string[];
}

/** What came of one page: what it says, or why it isn't used; and where it leads. */
export interface PageVisit {
  page: ReadPage | null;
  reason: CrawlError["reason"] | null;
  links: readonly string[];
}

/** One website, as a well-behaved visitor reads it. */
export interface Website {
  /** Milliseconds that it asks for between two pages. */
  delayMs: number;
  /** Throws a CrawlError where its rules take too long to follow. */
  isAllowed(url: string): Promise<boolean>;
  /** Pages that it names by itself, at most `limit`. */
  named(limit: number, signal: AbortSignal): Promise<string[]>;
  /** Reads one page. Never throws a CrawlError: why a page isn't used is part of the answer. */
  visit(url: string, signal: AbortSignal): Promise<PageVisit>;
  close(): Promise<void>;
}

/**
 * Opens a website for reading: only http and https, only addresses of the open network (checked when
 * the connection is made) or hosts of CRAWL_ALLOW_HOSTS, and only what its robots.txt allows. Throws a
 * CrawlError where it can't be read at all.
 */
export async function openWebsite(start: string, signal: AbortSignal): Promise<Website> {
  const { appName, appUrl, crawlAllowHosts } = environment();
  const agent = appName.replaceAll(/[^A-Za-z]/gu, "") || "Aliwell";
  const userAgent = `${agent}/1.0 (+${appUrl})`;
  // The network library takes a tenth of a second to load, which most servers never need.
  const { pageFetcher } = await import("./crawler/fetch-page.server.ts");
  const fetcher = pageFetcher({ userAgent, allowHosts: crawlAllowHosts });
  const reader = new SiteReader();
  const close = async () => {
    await Promise.all([fetcher.close(), reader.close()]);
  };
  try {
    const rules = await readSiteRules(start, agent, { fetcher, reader, signal });
    return {
      delayMs: rules.delayMs,
      isAllowed: rules.isAllowed,
      named: (limit, within) =>
        readSitemaps(rules, start, { fetcher, reader, signal: within, limit }),
      visit: (url, within) => visit(url, { start, fetcher, reader, rules, signal: within }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Visitor {
  start: string;
  fetcher: PageFetcher;
  reader: SiteReader;
  rules: SiteRules;
  signal: AbortSignal;
}

async function visit(url: string, visitor: Visitor): Promise<PageVisit> {
  const nothing = (reason: CrawlError["reason"]) => ({ page: null, reason, links: [] });
  try {
    const answer = await visitor.fetcher.fetch(url, visitor.signal);
    const refused = await refusalOf(url, answer, visitor.rules);
    return refused ? nothing(refused) : await readAnswer(answer, visitor);
  } catch (error) {
    if (error instanceof CrawlError) return nothing(error.reason);
    throw error;
  }
}

async function refusalOf(
  asked: string,
  answer: FetchedPage,
  rules: SiteRules,
): Promise<CrawlError["reason"] | null> {
  const { status, url, contentType } = answer;
  if (status === 401 || status === 403) return "login";
  if (status === 404 || status === 410) return "not-found";
  if (status < 200 || status >= 300) return "status";
  if (url !== asked && isLogin(url) && !isLogin(asked)) return "login";
  if (!(await rules.isAllowed(url))) return "robots";
  if (!/^(?:text\/html|application\/xhtml\+xml|text\/plain)$/u.test(contentType)) return "type";
  return null;
}

async function readAnswer(answer: FetchedPage, { reader }: Visitor): Promise<PageVisit> {
  const { url, text, contentType, robotsHeader } = answer;
  if (contentType === "text/plain") return plainText(url, text);
  const read = await reader.read("page", { url, html: text });
  const robots = `${robotsHeader},${read.robots.toLowerCase()}`;
  const links = /\b(?:nofollow|none)\b/u.test(robots) ? [] : read.links;
  const visited = { page: null, links };
  if (/\b(?:noindex|none)\b/u.test(robots)) return { ...visited, reason: "noindex" };
  if (read.isLoginWall) return { ...visited, reason: "login" };
  if (read.text.length < MIN_TEXT) return { ...visited, reason: "too-little-text" };
  return { ...visited, reason: null, page: readPage(url, read) };
}

function readPage(url: string, read: PageText): ReadPage {
  const { title, text, summary, tags, techniques, canonical } = read;
  const own = canonical === null ? null : pageAddress(canonical, url);
  // A page may speak for its own website alone.
  const urls = own && new URL(own).origin === new URL(url).origin ? [own, url] : [url];
  return {
    urls: [...new Set(urls)],
    title: title || url,
    content: text,
    summary,
    tags,
    techniques,
  };
}

function plainText(url: string, text: string): PageVisit {
  const content = text.replaceAll("\u0000", "").trim().slice(0, 20_000);
  if (content.length < MIN_TEXT) return { page: null, reason: "too-little-text", links: [] };
  const [title = url] = content.split("\n", 1);
  const page = {
    title: title.trim().slice(0, 200),
    content,
    summary: "",
    tags: [],
    techniques: [],
  };
  return { page: { urls: [url], ...page }, reason: null, links: [] };
}

import { Parser } from "htmlparser2";
import robotsParser from "robots-parser";
import { isNoPage, isSameSite, pageAddress } from "./page-address.ts";

/** As much of a robots.txt as a visitor has to read (RFC 9309, 2.5). Characters. */
const MAX_ROBOTS = 500 * 1_024;
const MAX_SITEMAPS_NAMED = 100;
/** No address that is longer is read. Characters. */
const MAX_LOCATION = 4_000;

/** A robots.txt, and who asks by it. */
export interface Robots {
  url: string;
  text: string;
  agent: string;
}

/** What a robots.txt says about the whole website. */
export interface RobotsFacts {
  /** Seconds between two pages; null where it doesn't say. */
  delay: number | null;
  sitemaps: readonly string[];
}

/** A sitemap, and of which website pages are taken from it. */
export interface Sitemap {
  url: string;
  text: string;
  site: string;
  limit: number;
}

/** What a sitemap names: pages, or further sitemaps. */
export interface SitemapAddresses {
  pages: readonly string[];
  sitemaps: readonly string[];
}

let parsed: { text: string; robots: ReturnType<typeof robotsParser> } | null = null;

/** What a robots.txt says about the whole website. */
export function robotsFacts(file: Robots): RobotsFacts {
  const robots = robotsOf(file);
  return {
    delay: robots.getCrawlDelay(file.agent) ?? null,
    sitemaps: robots.getSitemaps().slice(0, MAX_SITEMAPS_NAMED),
  };
}

/** Whether a robots.txt lets this page be read. */
export function robotsAllow(file: Robots, page: string): boolean {
  return robotsOf(file).isAllowed(page, file.agent) ?? true;
}

// It's asked again with each page: read anew each time, a long one would take longer than the pages.
function robotsOf({ url, text }: Robots) {
  if (parsed?.text !== text) {
    parsed = { text, robots: robotsParser(url, text.slice(0, MAX_ROBOTS)) };
  }
  return parsed.robots;
}

/** The pages or further sitemaps of the same website that a sitemap names, each once. */
export function sitemapAddresses({ url, text, site, limit }: Sitemap): SitemapAddresses {
  const pages = new Set<string>();
  const sitemaps = new Set<string>();
  for (const { parent, location } of locationsOf(text)) {
    const address = pageAddress(location, url);
    if (address === null || !isSameSite(address, site)) continue;
    if (parent === "sitemap") sitemaps.add(address);
    else if (!isNoPage(address)) pages.add(address);
    if (pages.size >= limit || sitemaps.size >= MAX_SITEMAPS_NAMED) break;
  }
  return { pages: [...pages], sitemaps: [...sitemaps] };
}

/** Every `<loc>` of a `<url>` or `<sitemap>`, under whatever prefix the file gives its own elements. */
function locationsOf(text: string): { parent: string; location: string }[] {
  const found: { parent: string; location: string }[] = [];
  const open: string[] = [];
  let prefix: string | null = null;
  let location: string | null = null;
  const parser = new Parser(
    {
      onopentagname(name) {
        prefix ??= name.includes(":") ? name.slice(0, name.indexOf(":") + 1) : "";
        open.push(name.startsWith(prefix) ? name.slice(prefix.length) : name);
        const isNamed = open.at(-1) === "loc" && /^(?:url|sitemap)$/u.test(open.at(-2) ?? "");
        location = isNamed ? "" : null;
      },
      ontext(words) {
        if (location !== null && location.length <= MAX_LOCATION) location += words;
      },
      onclosetag() {
        open.pop();
        if (location !== null) found.push({ parent: open.at(-1) ?? "", location });
        location = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

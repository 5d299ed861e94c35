import { performance } from "node:perf_hooks";
import { afterAll, expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";
import { sitemapAddresses } from "./site-files.ts";
import { SiteReader } from "./site-reader.server.ts";

const SITE = "https://site.test/";
const reader = new SiteReader();
afterAll(() => reader.close());

function sitemap(text: string, limit = 100) {
  return sitemapAddresses({ url: `${SITE}sitemap.xml`, text, site: SITE, limit });
}

test("a sitemap names the pages of its own website, each once", () => {
  const named = sitemap(`<?xml version="1.0"?>
    <urlset xmlns="x" xmlns:image="y">
      <url><loc> https://site.test/a?x=1&amp;y=2 </loc>
        <image:image><image:loc>https://site.test/picture</image:loc></image:image></url>
      <url><loc><![CDATA[/b]]></loc><lastmod>2026-01-01</lastmod></url>
      <url><loc>/b</loc></url><url><loc>https://elsewhere.test/</loc></url>
      <url><loc>/file.png</loc></url><loc>/loose</loc>
    </urlset>`);
  expect(named.pages).toEqual(["https://site.test/a?x=1&y=2", "https://site.test/b"]);
  expect(named.sitemaps).toEqual([]);
});

test("an index names further sitemaps, also with a prefix of its own", () => {
  const named = sitemap(
    `<s:sitemapindex><s:sitemap><s:loc>/more.xml</s:loc></s:sitemap></s:sitemapindex>`,
  );
  expect(named).toEqual({ pages: [], sitemaps: ["https://site.test/more.xml"] });
});

test("no more is taken than is asked for", () => {
  const text = `<urlset>${"<url><loc>/a</loc></url>".repeat(5)}<url><loc>/b</loc></url><url><loc>/c</loc></url>`;
  expect(sitemap(text, 2).pages).toHaveLength(2);
});

test.each([
  ["an address that never begins", `<urlset><url><loc>${" ".repeat(4_000_000)}`],
  ["addresses that never end", `<urlset>${"<url><loc>".repeat(400_000)}`],
  ["no element at all", "<".repeat(4_000_000)],
  [
    "entities that stand for entities",
    `<!DOCTYPE a [${'<!ENTITY a "&b;&b;">'.repeat(99_999)}]><a>&a;`,
  ],
])("a sitemap with %s holds up nobody", async (_, text) => {
  const blocked = await blockedWhile(
    reader.read("sitemap", { url: SITE, text, site: SITE, limit: 10 }).catch(() => null),
  );
  expect(blocked).toBeLessThan(500);
});

test("a robots.txt of a great many rules holds up nobody, and its own words are kept to", async () => {
  const rule = `Disallow: /${"*a".repeat(100)}$\n`;
  const text = `User-agent: *\nCrawl-delay: 2\nDisallow: /private\n${rule.repeat(20_000)}`;
  const robots = { url: `${SITE}robots.txt`, text, agent: "Aliwell" };
  const page = `${SITE}${"a".repeat(1_400)}`;
  const facts = reader.read("robots", robots);
  expect(await blockedWhile(facts)).toBeLessThan(500);
  expect(await facts).toEqual({ delay: 2, sitemaps: [] });
  const asked = reader.read("allowed", { robots, page }).catch(() => null);
  expect(await blockedWhile(asked)).toBeLessThan(500);
  const hidden = reader.read("allowed", {
    robots: { ...robots, text: "User-agent: *\nDisallow: /private" },
    page: `${SITE}private`,
  });
  expect(await hidden).toBe(false);
}, 30_000);

test("an address of any length is looked at in no time", () => {
  const start = performance.now();
  const long = Array.from({ length: 100_000 }, (_, index) => `utm_${index}=1`).join("&");
  expect(pageAddress(`/?${long}`, SITE)).toBeNull();
  expect(performance.now() - start).toBeLessThan(200);
});

/** The longest time, in milliseconds, that this thread could do nothing else until then. */
async function blockedWhile(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(beat, 5);
  await work;
  beat();
  clearInterval(timer);
  return longest;
}

import { expect, test } from "vitest";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const PUBLIC = ["/", "/pricing", "/auth", "/privacy", "/health-data", "/eula", "/about-ai"];

async function textOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.raw(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

test("a public page can be found, and says what it is where somebody shares it", async () => {
  const visitor = new Visitor();
  for (const path of [...PUBLIC, "/safety", "/crisis"]) {
    const { html } = await visitor.get(path);
    expect(attributeAt(html, 'meta[name="robots"]', "content"), path).toBeNull();
    expect(attributeAt(html, 'meta[name="description"]', "content")?.length).toBeGreaterThan(20);
    const image = attributeAt(html, 'meta[property="og:image"]', "content") ?? "";
    expect(URL.canParse(image)).toBe(true);
    expect(new URL(attributeAt(html, 'link[rel="canonical"]', "href") ?? "").pathname).toBe(path);
  }
});

test("nothing that is somebody's own can be found", async () => {
  const { visitor } = await newMember({ onboardingComplete: true, ...PREMIUM });
  for (const path of [
    "/home",
    "/you",
    "/chat",
    "/memory",
    "/safety-plan",
    "/exercises",
    "/progress",
  ]) {
    const { html } = await visitor.get(path);
    expect(attributeAt(html, 'meta[name="robots"]', "content"), path).toBe("noindex");
    expect(attributeAt(html, 'meta[property="og:image"]', "content")).toBeNull();
  }
});

test("search engines are told the public pages and kept from the others", async () => {
  const visitor = new Visitor();
  const robots = await textOf(visitor, "/robots.txt");
  expect(robots).toContain("Disallow: /chat");
  const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const map = await textOf(visitor, new URL(sitemap).pathname);
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(PUBLIC));
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
});

test("the app can be put on a home screen, under the operator's name for it", async () => {
  const visitor = new Visitor();
  const { html } = await visitor.get("/auth");
  const path = attributeAt(html, 'link[rel="manifest"]', "href") ?? "";
  const manifest = JSON.parse(await textOf(visitor, path));
  expect(manifest).toMatchObject({ name: "Aliwell", display: "standalone", start_url: "/home" });
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the page for when there is no connection has the help lines, for everybody", async () => {
  const offline = await new Visitor().get("/offline");
  expect(offline.status).toBe(200);
  expect(offline.html).toContain('href="tel:988"');
  expect(textsAt(offline.html, "#crisis-panel a[href^='http']")).toEqual([]);
});

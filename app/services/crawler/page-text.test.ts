import { afterAll, expect, test } from "vitest";
import { articlePage } from "#tests/setup/website.ts";
import { isLogin, isNoPage, isSameSite, pageAddress } from "./page-address.ts";
import { readPageText } from "./page-text.ts";
import { SiteReader } from "./site-reader.server.ts";

const reader = new SiteReader();
const read = (html: string, timeoutMs?: number) =>
  reader.read("page", { url: "https://site.test/", html }, timeoutMs);
afterAll(() => reader.close());

test("an address has one form, however it was written", () => {
  const base = "https://site.test/a/b";
  expect(pageAddress("../c?b=2&a=1&utm_source=x&fbclid=y#part", base)).toBe(
    "https://site.test/c?a=1&b=2",
  );
  expect(pageAddress("HTTPS://Site.Test:443/a", base)).toBe("https://site.test/a");
  for (const bad of [
    "mailto:a@b.c",
    "javascript:alert(1)",
    "file:///etc",
    "http://u:p@x/",
    "http://",
  ]) {
    expect(pageAddress(bad, base), bad).toBeNull();
  }
  expect(pageAddress(`/${"a".repeat(2_000)}`, base)).toBeNull();
  expect(isNoPage("https://site.test/a.PDF?x=1")).toBe(true);
  expect(isNoPage("https://site.test/a.html")).toBe(false);
  expect(isLogin("https://site.test/user/login?to=/a")).toBe(true);
  expect(isLogin("https://site.test/blogging-in-peace")).toBe(false);
  expect(isSameSite("http://www.site.test/", "https://site.test/")).toBe(true);
  expect(isSameSite("https://site.test/", "https://site.test.evil.test/")).toBe(false);
});

test("what is to be read of a page is its text, without what stands around it", async () => {
  const html = articlePage("Sleep and stimulus control", "Go to bed only when sleepy.", [
    "/next",
    "x",
  ])
    .replace(
      "</head>",
      '<meta name="keywords" content="Sleep, insomnia, ,A"><link rel="canonical" href="/sleep"></head>',
    )
    .replace(
      "</article>",
      "<script>alert('x')</script><ul><li>One</li><li>Two</li></ul></article>",
    );
  const page = await read(html);
  expect(page).toMatchObject({
    title: "Sleep and stimulus control",
    tags: ["sleep", "insomnia"],
    techniques: ["stimulus control"],
    links: ["https://site.test/next", "https://site.test/x"],
    canonical: "/sleep",
    isLoginWall: false,
  });
  expect(page.text).toContain("Go to bed only when sleepy.\n\n");
  expect(page.text).toContain("One\n\nTwo");
  expect(page.text).not.toMatch(/alert|<|\/next/);
});

test("a form to sign in with nothing beside it is a wall", () => {
  const wall = '<body><form><input name="u"><input type="password"></form><p>Sign in</p></body>';
  expect(readPageText(`<html>${wall}</html>`).isLoginWall).toBe(true);
});

test.each([
  ["nothing", ""],
  ["no markup", "just words"],
  ["half a tag", "<p>a<b <c"],
  ["a list of tags that never end", "<div>".repeat(50_000)],
  ["bytes", "\u0000\uFFFD<\u0001"],
])("%s does no harm", async (_, html) => {
  const answer = await read(html, 1_000).catch((error: unknown) => error);
  expect(answer).toSatisfy(
    (each: object) => "text" in each || ("reason" in each && each.reason === "unreadable"),
  );
});

test("a page that takes too long is given up, and the next one is read", async () => {
  await expect(read(articlePage("Slow", "x"), 0)).rejects.toMatchObject({
    reason: "unreadable",
  });
  expect((await read(articlePage("Next", "Here."))).text).toContain("Here.");
});

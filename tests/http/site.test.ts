import { expect, test } from "vitest";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const LEGAL = ["/privacy", "/health-data", "/eula", "/about-ai"];
const VISITED = ["/", "/pricing", ...LEGAL];

test.each(VISITED)("%s carries no script, and one stylesheet", async (path) => {
  const { html, status } = await new Visitor().get(path);
  expect(status).toBe(200);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("modulepreload");
  const stylesheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(stylesheets.map(([, href]) => href)).toEqual([
    expect.stringMatching(/\/site-[\w-]+\.css/),
  ]);
});

test.each(VISITED)(
  "%s says what it is to those who search and to those who hear it",
  async (path) => {
    const { html } = await new Visitor().get(path);
    expect(attributeAt(html, "html", "lang")).toBe("en");
    const [title = ""] = textsAt(html, "title");
    expect(title).toContain("Aliwell");
    const description = attributeAt(html, 'meta[name="description"]', "content") ?? "";
    expect(description.length).toBeGreaterThan(50);
    for (const landmark of ["header nav", "main", "footer nav", "h1"]) {
      expect(textsAt(html, landmark).length).toBeGreaterThan(0);
    }
    expect(textsAt(html, "h1")).toHaveLength(1);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  },
);

test("every link of these pages leads to a page, and every anchor to a part of one", async () => {
  const visitor = new Visitor();
  const targets = new Set<string>();
  for (const path of VISITED) {
    const { html } = await visitor.get(path);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
      if (href.startsWith("#")) expect(html).toContain(`id="${href.slice(1)}"`);
      else if (href.startsWith("/")) targets.add(href);
      else expect(href).toMatch(/^(mailto|tel|sms):/);
    }
  }
  expect(targets.size).toBeGreaterThan(8);
  for (const target of targets)
    expect([target, (await visitor.get(target)).status]).toEqual([target, 200]);
});

test("a visitor finds on the landing what it is, what it costs, and the ways in", async () => {
  const { html, text } = await new Visitor().get("/");
  for (const words of [
    "Personalized Care",
    "Private & Secure",
    "24/7 Available",
    "shows progress",
    "Expert-Guided",
    "Choose Your Healing Path",
    "CBT & DBT",
    "Internal Family Systems",
    "Mindfulness & More",
    "Ready to Begin?",
    "$9.97 a month, or free to try",
  ]) {
    expect(text).toContain(words);
  }
  // One thing to do, and little to read before it.
  expect(textsAt(html, ".button-main")).toEqual(["Get Started", "Get Started"]);
  expect(textsAt(html, "main")[0]?.split(/\s+/).length).toBeLessThan(165);
  expect(html).toContain('href="/auth?mode=register"');
  expect(html).toContain('href="/auth"');
  expect(textsAt(html, "figure .badge")).toEqual(["Example", "Sample", "Sample", "Sample"]);
  expect(textsAt(html, ".faces li")).toEqual(THERAPISTS.map(({ name }) => name));
});

test("someone who is signed in sees their home at the same address, with the page's script", async () => {
  const { visitor } = await newMember();
  const { text, html } = await visitor.get("/");
  expect(text).not.toContain("Choose Your Healing Path");
  expect(html).toContain("<script");
  expect(html).toMatch(/\/styles-[\w-]+\.css/);
});

test("the plans say what they cost, and lead a visitor to an account first", async () => {
  const { html, text } = await new Visitor().get("/pricing");
  expect(text).not.toContain("You can't buy Premium here yet");
  const links = [...html.matchAll(/<a href="([^"]+)" class="button/g)].map(([, to]) => to);
  const checkoutFor = (plan: string) =>
    `/auth?mode=register&amp;next=${encodeURIComponent(`/checkout?plan=${plan}`)}`;
  expect(links).toEqual([
    "/auth",
    "/auth?mode=register",
    checkoutFor("monthly"),
    checkoutFor("yearly"),
    "/auth?mode=register",
  ]);
  expect(textsAt(html, ".button-main")).toEqual(["Start free"]);
  expect(textsAt(html, ".pricing button, .pricing form")).toEqual([]);
  expect(textsAt(html, '.back-link[href="/"]')).toEqual(["Back"]);
  for (const words of [
    "Side by side",
    "$150-300 per session",
    "$600-1200 a month for weekly sessions",
    "a different kind of service, not therapy",
    "Everything Included",
    "Not ready to upgrade?",
  ]) {
    expect(text).toContain(words);
  }
});

test("no page for visitors claims what is not so", async () => {
  for (const path of VISITED) {
    const { text } = await new Visitor().get(path);
    expect(text).not.toMatch(
      /HIPAA|clinically|\btreats\b|\bcures\b|\bdiagnoses\b|100% anonymous|95%|Save 25|\$60 per|months free|\$19\.99|\$8\.31|no payment due|priority support|coming soon|AI therapist/i,
    );
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

test("the privacy policy has ten numbered sections and questions", async () => {
  const { html, text } = await new Visitor().get("/privacy");
  const titles = textsAt(html, ".prose h2");
  expect(titles.slice(0, 10).map((title) => Number.parseInt(title))).toEqual(numbersTo(10));
  expect(titles.slice(10)).toEqual(["Questions"]);
  expect(textsAt(html, ".contents li")).toEqual(titles);
  expect(text).toContain("Last updated June 2025");
  expect(text).toContain("Back to Home");
  for (const cookie of ["session", "browser", "toast", "reset"]) {
    expect(text).toContain(`aliwell_${cookie}`);
  }
});

test("the license has eighteen sections and a contact, and begins with the emergency notice", async () => {
  const { html, text } = await new Visitor().get("/eula");
  const titles = textsAt(html, ".prose h2");
  expect(titles.slice(0, 18).map((title) => Number.parseInt(title))).toEqual(numbersTo(18));
  expect(titles.slice(18)).toEqual(["Contact"]);
  expect(textsAt(html, ".emergency")[0]).toContain("call 911");
  for (const words of ["$100", "Delaware", "New York", "18 or older", "$9.97", "$99.97"]) {
    expect(text).toContain(words);
  }
});

test("without a model the texts say that nothing leaves for one", async () => {
  for (const path of ["/privacy", "/health-data", "/about-ai"]) {
    const { text } = await new Visitor().get(path);
    expect(text).toContain("No model is connected to this copy");
    expect(text).not.toContain("Anthropic");
  }
  expect((await new Visitor().get("/privacy")).text).toContain("This is a demo copy");
});

test("the page on health data says how to withdraw the consent, and to whom to write", async () => {
  const { html, text } = await new Visitor().get("/health-data");
  expect(text).toContain("How to withdraw it");
  expect(html).toContain('href="mailto:support@demo.local"');
});

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi, type TestContext } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Product } from "#tests/e2e/product.ts";
import { isLongRun, sampled } from "#tests/setup/long.ts";
import { documentOf } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const METRICS_TOKEN = "a-token-for-the-metrics";
const TYPED = new Set(["text", "search", "email", "tel", "password", "number", "url", "date"]);
/** What a person's own mails may hold: how they are called, and where they are reached. */
const IN_OWN_MAILS = /^(?:email|firstName|lastName|name)$/u;
const PAGES_EACH = 60;

async function started(
  { onTestFinished }: TestContext,
  variables: Record<string, string>,
): Promise<Product> {
  const product = await Product.start(null, { LOG_LEVEL: "debug", METRICS_TOKEN, ...variables });
  onTestFinished(() => product.remove());
  return product;
}

/** Somebody who goes through the pages and leaves a word of its own in each field of each form. */
class Writer {
  readonly visitor: Visitor;
  readonly secrets = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #name: string;
  forms = 0;

  constructor(url: string, name: string) {
    this.visitor = new Visitor("", url);
    this.#name = name;
  }

  async walk(from: readonly string[]): Promise<void> {
    const next = [...from];
    for (let path = next.shift(); path !== undefined; path = next.shift()) {
      const shape = from.includes(path) ? path : shapeOf(path);
      if (this.#seen.has(shape) || this.#seen.size >= PAGES_EACH) continue;
      this.#seen.add(shape);
      const page = await this.visitor.get(path);
      if (!page.html.includes("<main")) continue;
      const document = documentOf(page.html);
      next.push(...linksIn(document));
      for (const form of document.querySelectorAll("form")) await this.#fillIn(form, path);
    }
  }

  async #fillIn(form: Element, path: string): Promise<void> {
    const action = form.getAttribute("action") ?? path;
    // What ends the walk is left alone.
    if (/logout|\/delete$|sessions\/end/u.test(action)) return;
    const fields = new URLSearchParams();
    for (const control of form.querySelectorAll("input, textarea, select")) {
      const name = control.getAttribute("name");
      if (!name) continue;
      const type = control.tagName === "INPUT" ? (control.getAttribute("type") ?? "text") : "";
      const isTyped = control.tagName === "TEXTAREA" || TYPED.has(type);
      fields.set(name, isTyped ? this.#secretFor(name) : (control.getAttribute("value") ?? ""));
    }
    const submit = form.querySelector("button[name]");
    if (submit) fields.set(submit.getAttribute("name") ?? "", submit.getAttribute("value") ?? "");
    this.forms += 1;
    const isPost = form.getAttribute("method") === "post";
    if (isPost) await this.visitor.post(action, Object.fromEntries(fields));
    else await this.visitor.get(`${action.split("?")[0]}?${fields}`);
  }

  #secretFor(field: string): string {
    const nth = `${this.#name}${this.secrets.size}`;
    // A password that is made of a name is refused.
    const isPassword = /password/iu.test(field);
    const secret = isPassword ? `zebra${nth}thicket${nth}lantern` : `quokka${nth}quokka`;
    this.secrets.set(secret, field);
    return field === "email" ? `${secret}@example.org` : secret;
  }
}

function shapeOf(path: string): string {
  return path.replace(/[?#].*$/u, "").replaceAll(/\/[\w-]{20,}/gu, "/:id");
}

function linksIn(document: Document): string[] {
  return [...document.querySelectorAll("a[href]")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("/") && !href.startsWith("//"));
}

test("nothing that is typed into any field of any form gets into the log, the metrics or a mail", async (context) => {
  const running = await started(context, {});
  const writers: Writer[] = [];
  const starts = {
    visitor: ["/", "/auth", "/auth?mode=register", "/auth/verify-email", "/auth/forgot-password"],
    free: ["/home", "/settings", "/onboarding", "/moods", "/memory", "/safety-plan"],
    premium: ["/home", "/journal", "/progress", "/chat", "/exercises", "/settings", "/moods"],
    admin: ["/admin/crisis-events", "/knowledge-management", "/knowledge-management/add"],
  };
  for (const [name, paths] of sampled(Object.entries(starts), 2)) {
    const writer = new Writer(running.url, name);
    writers.push(writer);
    if (name !== "visitor") {
      const email = `${name}@demo.local`;
      const form = await writer.visitor.get("/auth");
      await writer.visitor.submit(form, { email, password: DEMO_PASSWORD });
    }
    await writer.walk(paths);
  }
  const secrets = new Map(writers.flatMap((writer) => [...writer.secrets]));
  expect(writers.reduce((sum, { forms }) => sum + forms, 0)).toBeGreaterThan(isLongRun ? 80 : 40);
  expect(secrets.size).toBeGreaterThan(isLongRun ? 80 : 40);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${running.url}/metrics`, { headers })).text();
  await running.end("SIGTERM");
  const log = running.log();
  expect(log.split("\n").length).toBeGreaterThan(200);
  const outbox = join(running.dataDir, "outbox");
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  expect(mails.length).toBeGreaterThan(0);
  const found = [...secrets].flatMap(([secret, field]) => [
    ...(log.includes(secret) ? [`${field} in the log`] : []),
    ...(metrics.includes(secret) ? [`${field} in the metrics`] : []),
    ...(!IN_OWN_MAILS.test(field) && mails.some((mail) => mail.includes(secret))
      ? [`${field} in a mail`]
      : []),
  ]);
  expect(found).toEqual([]);
}, 120_000);

test("one id leads from the answer to the reply and to the model that failed behind it", async (context) => {
  const running = await started(context, {
    ANTHROPIC_API_KEY: "sk-ant-test",
    ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
    LOG_LEVEL: "info",
  });
  const visitor = new Visitor("", running.url);
  const email = "premium@demo.local";
  await visitor.submit(await visitor.get("/auth"), { email, password: DEMO_PASSWORD });
  const page = await visitor.get("/chat");
  const form = page.forms.find(({ names }) => names.includes("message"));
  const fields = { ...form?.fields, message: "A quiet day today." };
  const sent = await visitor.send(form?.action ?? page.url, fields);
  const requestId = sent.headers.get("x-request-id") ?? "";
  expect(requestId.length).toBeGreaterThan(15);
  const told = () =>
    running
      .log()
      .split("\n")
      .filter((line) => line.includes(requestId))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  await vi.waitUntil(() => told().includes("a reply ended"), { timeout: 60_000, interval: 100 });
  expect(told()).toEqual(
    expect.arrayContaining(["request", "the model did not answer", "a reply ended"]),
  );
}, 90_000);

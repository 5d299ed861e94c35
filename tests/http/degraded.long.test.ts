import { closeSync, openSync, statSync, writeSync } from "node:fs";
import { expect, test, type TestContext } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Product } from "#tests/e2e/product.ts";
import { prepareShifted } from "#tests/setup/shifted-product.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const AT_ONCE = { timeout: 90_000, concurrent: true };
const DAY_MS = 24 * 60 * 60_000;
const RISKY = "I want to kill myself, the pills are here";
const PAGE_BYTES = 4_096;

async function started(
  { onTestFinished }: TestContext,
  variables: Record<string, string> = {},
): Promise<Product> {
  const product = await Product.start(null, variables);
  onTestFinished(() => product.remove());
  return product;
}

async function signedIn({ url }: Product, email = "free@demo.local"): Promise<Visitor> {
  const visitor = new Visitor("", url);
  await visitor.submit(await visitor.get("/auth"), { email, password: DEMO_PASSWORD });
  return visitor;
}

/** Overwrites all of the database file but its first pages, as a broken disk would. */
function spoil(file: string): void {
  const descriptor = openSync(file, "r+");
  const noise = Buffer.alloc(PAGE_BYTES, 7);
  for (let at = 4 * PAGE_BYTES; at < statSync(file).size; at += PAGE_BYTES) {
    writeSync(descriptor, noise, 0, PAGE_BYTES, at);
  }
  closeSync(descriptor);
}

test(
  "with pages of the database spoiled, help stands, a message in danger is met, and nothing hangs",
  AT_ONCE,
  async (context) => {
    const running = await started(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    await running.end("SIGTERM");
    spoil(running.databaseFile);
    // A database that is damaged from the start is told to the operator, by the setting.
    await expect(running.start()).rejects.toThrow(/DATABASE|DATA_DIR/u);

    const other = await started(context);
    const person = await signedIn(other);
    const chat = await person.get("/chat");
    spoil(other.databaseFile);
    expect((await person.get("/crisis")).text).toContain("988");
    const answer = await person.submit(chat, { message: RISKY });
    expect(answer.html).toContain('id="crisis-panel"');
    // Stored or not, the words are on the page.
    expect(answer.html).toContain(RISKY);
    for (const path of ["/home", "/journal", "/moods", "/exercises"]) {
      const any = await person.get(path);
      expect(any.text.length, path).toBeGreaterThan(40);
      expect(any.html, path).toContain("/crisis");
    }
    expect(page.status).toBe(200);
  },
);

test(
  "a clock that jumps ahead and back signs people out at most; nobody is locked out and nothing is lost",
  AT_ONCE,
  async (context) => {
    const { product: running, shift } = await prepareShifted();
    context.onTestFinished(() => running.remove());
    await running.start();
    const visitor = await signedIn(running);
    await visitor.submit(await visitor.get("/chat"), { message: "before the clock went wrong" });
    for (const ms of [2 * DAY_MS, -3 * DAY_MS, 400 * DAY_MS, 0]) {
      await shift(ms);
      const again = await signedIn(running);
      const said = `said with the clock off by ${ms}`;
      const answer = await again.submit(await again.get("/chat"), { message: said });
      expect(answer.status, String(ms)).toBe(200);
      expect(answer.text).toContain(said);
      const mood = await again.submit(await again.get("/home"), { mood: "calm" });
      expect(mood.status, String(ms)).toBe(200);
    }
    const rows = await running.query(
      "select content from messages where role = 'user' and content like '%the clock%'",
    );
    expect(rows).toHaveLength(5);
  },
);

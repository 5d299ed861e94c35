import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import { expect, test, vi, type TestContext } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Product } from "#tests/e2e/product.ts";
import { copyDatabaseTemplate, ENCRYPTION_KEY } from "#tests/setup/database-template.ts";
import { HRANA_TOKEN, startHranaProcess, type HranaProcess } from "#tests/setup/hrana-process.ts";
import { formWith, Visitor } from "#tests/setup/visitor.ts";

const ALONE = { timeout: 90_000 };
// What /healthz says may be ten seconds old, so these wait most of their time.
const AT_ONCE = { ...ALONE, concurrent: true };
const patiently = { timeout: 30_000, interval: 100 };
const RISKY = "I want to kill myself, the pills are here";

/** A database server of this test alone, on an empty database or on a filled one. */
async function serve({ onTestFinished }: TestContext, isFilled: boolean): Promise<HranaProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "aliwell-server-"));
  if (isFilled) copyDatabaseTemplate(folder);
  const file = path.join(folder, "aliwell.db");
  const server = await startHranaProcess({ file, encryptionKey: ENCRYPTION_KEY, latencyMs: 2 });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return server;
}

async function start(
  { onTestFinished }: TestContext,
  { url }: HranaProcess,
  variables: Record<string, string> = {},
): Promise<Product> {
  const product = await Product.start(null, {
    DATABASE_URL: url,
    DATABASE_AUTH_TOKEN: HRANA_TOKEN,
    SESSION_SECRET: "a-secret-of-the-tests-that-is-long-enough",
    ...variables,
  });
  onTestFinished(() => product.remove());
  return product;
}

async function ask({ url }: HranaProcess, ...statements: string[]): Promise<unknown[]> {
  const client = createClient({ url, authToken: HRANA_TOKEN });
  const results = await client.batch(statements, "write");
  client.close();
  return results.at(-1)?.rows.map((row) => Object.values(row)[0]) ?? [];
}

async function signedIn({ url }: Product): Promise<Visitor> {
  const visitor = new Visitor("", url);
  const page = await visitor.get("/auth");
  await visitor.submit(page, { email: "premium@demo.local", password: DEMO_PASSWORD });
  return visitor;
}

async function statusOf({ url }: Product, place: string): Promise<number> {
  const response = await fetch(new URL(place, url), { headers: { connection: "close" } });
  await response.body?.cancel();
  return response.status;
}

test(
  "three instances that start at once on an empty server migrate it once, and fill it once",
  ALONE,
  async (context) => {
    const server = await serve(context, false);
    await Promise.all(Array.from({ length: 3 }, () => start(context, server)));
    const applied = await ask(server, "select created_at from __drizzle_migrations");
    expect(applied.length).toBeGreaterThan(10);
    expect(new Set(applied).size).toBe(applied.length);
    expect(await ask(server, "select email from users order by email")).toEqual([
      "admin@demo.local",
      "free@demo.local",
      "premium@demo.local",
    ]);
  },
);

test(
  "an instance goes on, and another starts, after a newer version has changed the database",
  ALONE,
  async (context) => {
    const server = await serve(context, true);
    const before = await start(context, server);
    const visitor = await signedIn(before);
    await ask(
      server,
      "alter table users add column shoe_size integer",
      "create table shoes (id text primary key, user_id text references users (id))",
      "insert into __drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
    );
    const after = await start(context, server);
    for (const product of [before, after]) {
      const words = `said to ${product.url}`;
      const here = new Visitor("", product.url);
      for (const [name, value] of visitor.cookies) here.cookies.set(name, value);
      const page = await here.submit(await here.get("/chat"), { message: words });
      expect(page.status).toBe(200);
      expect((await here.get("/chat")).text).toContain(words);
    }
    expect(
      await ask(server, "select count(*) from __drizzle_migrations where hash = 'newer'"),
    ).toEqual([1]);
  },
);

test(
  "with the server out of reach help stands, words are kept, and all goes on once it is back",
  AT_ONCE,
  async (context) => {
    const server = await serve(context, true);
    const product = await start(context, server);
    const visitor = await signedIn(product);
    const page = await visitor.get("/chat");
    server.cut("before");
    await vi.waitUntil(async () => (await statusOf(product, "/healthz")) === 503, patiently);
    expect(await statusOf(product, "/readyz")).toBe(200);
    expect((await visitor.get("/crisis")).text).toContain("988");
    const answer = await visitor.submit(page, { message: RISKY });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('id="crisis-panel"');
    expect(formWith(answer, ["message"]).fields.message).toBe(RISKY);
    server.mend();
    await vi.waitUntil(async () => (await statusOf(product, "/healthz")) === 200, patiently);
    await visitor.submit(answer, { message: RISKY });
    const said = await ask(server, `select content from messages where content = '${RISKY}'`);
    expect(said).toEqual([RISKY]);
  },
);

test(
  "an answer that is lost on its way: what is sent again is there once",
  AT_ONCE,
  async (context) => {
    const server = await serve(context, true);
    const url = `libsql://${new URL(server.url).host}?tls=0`;
    const product = await start(context, server, { DATABASE_URL: url });
    const visitor = await signedIn(product);
    const page = await visitor.get("/chat");
    const words = "the tide came in twice";
    server.cut("after");
    const lost = await visitor.submit(page, { message: words });
    expect(lost.status).toBe(503);
    server.mend();
    await vi.waitUntil(async () => (await visitor.get("/chat")).status === 200, patiently);
    await visitor.submit(page, { message: words });
    const said = await ask(server, `select content from messages where content = '${words}'`);
    expect(said).toEqual([words]);
  },
);

test(
  "a server that is not there, or takes no token, is named in one line",
  ALONE,
  async (context) => {
    const server = await serve(context, true);
    await expect(start(context, server, { DATABASE_AUTH_TOKEN: "another" })).rejects.toThrow(
      "DATABASE_AUTH_TOKEN: expected a token that the server takes",
    );
    await expect(start(context, server, { DATABASE_URL: "http://127.0.0.1:9" })).rejects.toThrow(
      "DATABASE_URL: expected a libSQL server that answers at 127.0.0.1:9",
    );
  },
);

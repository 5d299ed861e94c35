import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, test, vi, type TestContext } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Product } from "#tests/e2e/product.ts";
import { ENCRYPTION_KEY } from "#tests/setup/database-template.ts";
import { holdLock } from "#tests/setup/lock-holder.ts";
import { formWith, Visitor } from "#tests/setup/visitor.ts";

/** A product of this test alone, gone with it. */
async function start({ onTestFinished }: TestContext): Promise<Product> {
  const running = await Product.start(null);
  onTestFinished(() => running.remove());
  return running;
}

async function signedIn({ url }: Product): Promise<Visitor> {
  const visitor = new Visitor("", url);
  const page = await visitor.get("/auth");
  await visitor.submit(page, { email: "free@demo.local", password: DEMO_PASSWORD });
  return visitor;
}

async function say(visitor: Visitor, message: string) {
  return visitor.submit(await visitor.get("/chat"), { message });
}

/** The status that is answered; null where nobody answers. */
async function statusOf({ url }: Product, path: string): Promise<number | null> {
  try {
    const response = await fetch(new URL(path, url), { headers: { connection: "close" } });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

// What /healthz says may be ten seconds old, so each of these waits most of its time: they do it
// side by side.
const AT_ONCE = { timeout: 90_000, concurrent: true };
const patiently = { timeout: 25_000, interval: 200 };

test("stopped cleanly, the database file alone holds every word", AT_ONCE, async (context) => {
  const running = await start(context);
  await say(await signedIn(running), "the heron stood in the reeds");
  const { code, afterMs } = await running.end("SIGTERM");
  expect(code).toBe(0);
  expect(afterMs).toBeLessThan(20_000);
  const log = `${running.databaseFile}-wal`;
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  const copy = join(running.dataDir, "copy.db");
  copyFileSync(running.databaseFile, copy);
  const client = createClient({ url: `file:${copy}`, encryptionKey: ENCRYPTION_KEY });
  const { rows } = await client.execute(
    "select content from messages where content like '%heron%' and role = 'user'",
  );
  client.close();
  expect(rows.map((row) => row.content)).toEqual(["the heron stood in the reeds"]);
});

test(
  "asked to leave, it says so while it still answers, and goes once that was seen",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    expect(await statusOf(running, "/readyz")).toBe(200);
    const left = running.end("SIGTERM");
    await vi.waitUntil(async () => (await statusOf(running, "/readyz")) === 503, patiently);
    expect(await statusOf(running, "/crisis")).toBe(200);
    const { code, afterMs } = await left;
    expect(code).toBe(0);
    // It was seen at once: nobody else is waited for.
    expect(afterMs).toBeLessThan(5_000);
  },
);

test(
  "while another process holds the lock, pages come, a message waits, and the watch is told",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    const file = { path: running.databaseFile, encryptionKey: ENCRYPTION_KEY };
    const { release } = await holdLock(file, 60_000);
    const answered = visitor.submit(page, { message: "saved after the lock" });
    await vi.waitUntil(async () => (await statusOf(running, "/healthz")) === 503, patiently);
    expect((await visitor.get("/chat")).status).toBe(200);
    expect(await statusOf(running, "/readyz")).toBe(200);
    // Nothing was saved yet, and nobody was told that it was.
    expect((await visitor.get("/chat")).text).not.toContain("saved after the lock");
    await release();
    await answered;
    const isSaved = async () => (await visitor.get("/chat")).text.includes("saved after the lock");
    await vi.waitUntil(isSaved, patiently);
    await vi.waitUntil(async () => (await statusOf(running, "/healthz")) === 200, patiently);
  },
);

test(
  "a database file that was removed alerts, and takes no page away",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    renameSync(running.databaseFile, `${running.databaseFile}.gone`);
    await vi.waitUntil(async () => (await statusOf(running, "/healthz")) === 503, patiently);
    expect(await statusOf(running, "/readyz")).toBe(200);
    expect(await statusOf(running, "/crisis")).toBe(200);
    expect((await visitor.get("/chat")).status).toBe(200);
  },
);

function setFileSizeLimit(pid: number, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}

test(
  "on a full disk the watch is told, the help page and the talk so far stand, and with room all goes on",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    await say(visitor, "said before the disk was full");
    // A disk that takes nothing any more: the log can not grow.
    setFileSizeLimit(running.pid, statSync(`${running.databaseFile}-wal`).size);
    await vi.waitUntil(async () => (await statusOf(running, "/healthz")) === 503, patiently);
    expect(await statusOf(running, "/readyz")).toBe(200);
    expect(await statusOf(running, "/crisis")).toBe(200);
    expect((await visitor.get("/chat")).text).toContain("said before the disk was full");
    setFileSizeLimit(running.pid, "unlimited");
    await vi.waitUntil(async () => (await statusOf(running, "/healthz")) === 200, patiently);
    expect((await say(visitor, "said with room again")).text).toContain("said with room again");
  },
);

const RISKY = "I want to kill myself, the pills are here";

test(
  "a message in danger meets help at once while another process holds the lock, and is stored after it",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    const file = { path: running.databaseFile, encryptionKey: ENCRYPTION_KEY };
    const { release } = await holdLock(file, 60_000);
    const answer = await visitor.submit(page, { message: RISKY });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("Not saved yet. We're still trying.");
    expect(answer.html).toContain('id="crisis-panel"');
    expect(answer.text).not.toContain("Upgrade");
    expect(formWith(answer, ["message"]).fields.message).toBe(RISKY);
    await release();
    await vi.waitUntil(async () => (await visitor.get("/chat")).text.includes(RISKY), patiently);
    // Sent once more from that page, it is the same message.
    const again = await visitor.submit(answer, { message: RISKY });
    expect(again.html.split('data-role="user"')).toHaveLength(2);
  },
);

test(
  "a message that waits for longer than five seconds says so, keeps its words, and is not lost",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    const file = { path: running.databaseFile, encryptionKey: ENCRYPTION_KEY };
    const { release } = await holdLock(file, 60_000);
    const answer = await visitor.submit(page, { message: "a long wait for a short line" });
    expect(answer.text).toContain("Not saved yet. We're still trying.");
    expect(formWith(answer, ["message"]).fields.message).toBe("a long wait for a short line");
    await release();
    await vi.waitUntil(
      async () => (await visitor.get("/chat")).text.includes("a long wait for a short line"),
      patiently,
    );
  },
);

test(
  "on a full disk a message in danger meets help, keeps its words, and is stored once there is room",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    setFileSizeLimit(running.pid, statSync(`${running.databaseFile}-wal`).size);
    const answer = await visitor.submit(page, { message: RISKY });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('id="crisis-panel"');
    expect(answer.text).not.toContain("Upgrade");
    expect(formWith(answer, ["message"]).fields.message).toBe(RISKY);
    const plain = await visitor.submit(await visitor.get("/chat"), { message: "and a plain line" });
    expect(plain.text).toContain("Not saved yet");
    expect(formWith(plain, ["message"]).fields.message).toBe("and a plain line");
    setFileSizeLimit(running.pid, "unlimited");
    await vi.waitUntil(async () => (await visitor.get("/chat")).text.includes(RISKY), patiently);
  },
);

test(
  "with a database that can not be read at all, danger meets help, keeps its words, and help stays open",
  AT_ONCE,
  async (context) => {
    const running = await start(context);
    const visitor = await signedIn(running);
    const page = await visitor.get("/chat");
    for (const file of [running.databaseFile, `${running.databaseFile}-wal`]) {
      writeFileSync(file, Buffer.alloc(200 * 1024, 7));
    }
    const answer = await visitor.submit(page, { message: RISKY });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('id="crisis-panel"');
    expect(answer.text).not.toContain("Upgrade");
    expect(formWith(answer, ["message"]).fields.message).toBe(RISKY);
    expect(await statusOf(running, "/crisis")).toBe(200);
  },
);

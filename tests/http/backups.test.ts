import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi, type TestContext } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Product } from "#tests/e2e/product.ts";
import { DELETIONS_NAME } from "#app/services/backups/backup-store.ts";
import { HRANA_TOKEN, startHranaProcess } from "#tests/setup/hrana-process.ts";
import { longTest } from "#tests/setup/long.ts";
import { S3Server } from "#tests/setup/s3-server.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor, type Page } from "#tests/setup/visitor.ts";

const OTHER_KEY = "another key of the tests, long enough for it";

function newFolder({ onTestFinished }: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function started(
  { onTestFinished }: TestContext,
  variables: Record<string, string>,
): Promise<Product> {
  const product = await Product.start(null, variables);
  onTestFinished(() => product.remove());
  return product;
}

async function prepared(
  { onTestFinished }: TestContext,
  variables: Record<string, string> = {},
): Promise<Product> {
  const product = await Product.prepare(variables);
  onTestFinished(() => product.remove());
  return product;
}

async function signedIn({ url }: Product, email = "free@demo.local"): Promise<Visitor> {
  const visitor = new Visitor("", url);
  await visitor.submit(await visitor.get("/auth"), { email, password: DEMO_PASSWORD });
  return visitor;
}

async function say(visitor: Visitor, message: string): Promise<void> {
  await visitor.submit(await visitor.get("/chat"), { message });
}

function backupsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".db"));
}

/** What somebody has here, and takes back or away later. */
async function haveOneOfEach(visitor: Visitor): Promise<{ key: string }> {
  const told = { intent: "add", content: "My heron is called Ida.", kind: "fact" };
  await visitor.submit(await visitor.get("/memory"), told);
  const plan = { text: "I stop feeding the heron." };
  await visitor.submit(await visitor.get("/safety-plan?step=1"), plan);
  const made = await visitor.submit(await visitor.get("/settings/keys"), {
    intent: "make",
    name: "a program",
    scopes: "profile:read",
    password: DEMO_PASSWORD,
  });
  return { key: textsAt(made.html, "code.secret")[0] ?? "no key" };
}

/** Through their own pages; what they say is told there as it is to anybody. */
async function takeEachAway(running: Product, visitor: Visitor): Promise<void> {
  const formToken = tokenOf(await visitor.get("/memory"));
  const [memory] = await running.query("select id from memories where content like '%heron%'");
  await visitor.post(`/memory/${String(memory?.["id"])}`, { formToken, intent: "delete" });
  await visitor.submit(await visitor.get("/safety-plan?step=1"), { text: "" });
  const [key] = await running.query("select id from api_tokens");
  const revoked = { formToken, intent: "revoke", id: String(key?.["id"]) };
  await visitor.post("/settings/keys", revoked);
}

function tokenOf(page: Page): string {
  return page.forms.find(({ fields }) => fields["formToken"])?.fields["formToken"] ?? "";
}

async function askedWith(key: string, { url }: Product): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  return (await fetch(`${url}/api/auth/me`, { headers })).status;
}

/** All at once on a machine that has other things to do, too. */
const AT_ONCE = { timeout: 300_000, concurrent: true };

test(
  "a backup is made while people write, is encrypted, and becomes the product again without who was deleted since",
  AT_ONCE,
  async (context) => {
    const folder = newFolder(context);
    const running = await started(context, { BACKUP_TO: folder });
    const free = await signedIn(running);
    await say(free, "the otter swam upstream");
    const { key } = await haveOneOfEach(free);
    expect(await askedWith(key, running)).toBe(200);
    const premium = await signedIn(running, "premium@demo.local");
    // What a backup leaves behind that is killed, and what one on another machine is just writing.
    const by = (name: object) => Buffer.from(JSON.stringify(name)).toString("base64url");
    const left = `a.db_by_${by({ id: "a", machine: hostname(), pid: 2 ** 30 })}.part`;
    const written = `a.db_by_${by({ id: "a", machine: "another", pid: 2 ** 30 })}.part`;
    for (const draft of [left, written]) writeFileSync(path.join(folder, draft), "half of it");
    const making = running.run("db/backup.ts");
    const writing = Array.from({ length: 10 }, (_, count) => count);
    for (const count of writing) await say(free, `still writing, number ${count}`);
    const made = await making;
    expect(made.out).toMatch(/^aliwell-.*\.db: [\d.]+ MB, \d+ rows, checked$/m);
    expect(readdirSync(folder)).not.toContain(left);
    expect(readdirSync(folder)).toContain(written);
    const [name = ""] = backupsIn(folder);
    expect(readFileSync(path.join(folder, name)).includes("otter")).toBe(false);
    expect(readFileSync(path.join(folder, `${name}.json`), "utf8")).not.toContain("otter");

    const deleted = await premium.submit(await premium.get("/settings/delete"), {
      password: DEMO_PASSWORD,
    });
    expect(deleted.url).toBe("/auth?deleted");
    await takeEachAway(running, free);
    expect(await askedWith(key, running)).toBe(401);
    await running.end("SIGTERM");
    const drill = await running.run("db/drill.ts");
    expect(drill.out).toMatch(/restored in [\d.]+ s, 0 tables differ, 4 deletions replayed/);
    expect(drill.code).toBe(0);

    const restored = await prepared(context);
    const file = path.join(folder, name);
    const wrong = await restored.run("db/restore.ts", [file], {
      DATABASE_ENCRYPTION_KEY: OTHER_KEY,
    });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain("doesn't open: DATABASE_ENCRYPTION_KEY is another one");
    const done = await restored.run("db/restore.ts", [file]);
    expect(done.out).toMatch(/^4 deletions since then were replayed$/m);
    expect(done.out).toContain("Nobody is signed in any longer (2 were)");
    expect(done.out).toContain("1 keys that were revoked since then open nothing");
    expect(done.code).toBe(0);
    const twice = await restored.run("db/restore.ts", [file]);
    expect(twice.out).toContain("expected an empty folder");
    expect(await restored.query("select 1 from users where email like 'premium%'")).toEqual([]);
    await restored.start();
    expect(await askedWith(key, restored)).toBe(401);
    const before = new Visitor("", restored.url);
    for (const [name, value] of free.cookies) before.cookies.set(name, value);
    expect((await before.get("/memory")).url).toMatch(/^\/auth/);
    const back = await signedIn(restored);
    const { text } = await back.get("/chat");
    expect(text).toContain("the otter swam upstream");
    for (const path of ["/memory", "/safety-plan"]) {
      expect((await back.get(path)).text).not.toContain("heron");
    }
  },
);

longTest("a backup that was changed since is found by the drill", AT_ONCE, async (context) => {
  const folder = newFolder(context);
  const running = await started(context, { BACKUP_TO: folder });
  await running.run("db/backup.ts");
  const [name = ""] = backupsIn(folder);
  const facts = path.join(folder, `${name}.json`);
  const told = JSON.parse(readFileSync(facts, "utf8")) as { tables: { users: { rows: number } } };
  told.tables.users.rows += 1;
  writeFileSync(facts, JSON.stringify(told));
  appendFileSync(path.join(folder, DELETIONS_NAME), "half a li\n");
  // As in a container with a read-only root.
  const drill = await running.run("db/drill.ts", [], { TMPDIR: "/proc" });
  expect(drill.out).toMatch(/users .*DIFFERS/);
  expect(drill.out).toContain("1 lines of the list of deletions can't be read");
  expect(drill.code).toBe(1);
  const bytes = readFileSync(path.join(folder, name));
  bytes.fill(7, bytes.length / 2, bytes.length / 2 + 5_000);
  writeFileSync(path.join(folder, name), bytes);
  const broken = await running.run("db/drill.ts");
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/damaged/);
});

longTest(
  "by schedule one goes to a bucket; one that fails is loud, and an admin sees it",
  AT_ONCE,
  async (context) => {
    const server = await S3Server.start();
    let isStopped = false;
    const stop = async () => {
      if (!isStopped) await server.stop();
      isStopped = true;
    };
    context.onTestFinished(stop);
    const schedule = { BACKUP_TO: `s3://${S3Server.bucket}/a`, BACKUP_EVERY: "1h" };
    const settings = { ...schedule, ...server.variables };
    const running = await started(context, settings);
    const runs = () => running.query("select * from backup_runs where ended_at is not null");
    await vi.waitUntil(async () => (await runs()).length > 0, { timeout: 60_000, interval: 200 });
    expect(await runs()).toMatchObject([{ failure: null, bytes: expect.any(Number) }]);
    const admin = await signedIn(running, "admin@demo.local");
    expect((await admin.get("/admin/backups")).text).toMatch(/Last backup .* ago/);
    expect((await (await signedIn(running)).get("/admin/backups")).status).toBe(404);

    await stop();
    const failed = await running.run("db/backup.ts");
    expect(failed.code).toBe(1);
    expect(failed.out).toContain('"level":"error"');
    const page = await admin.get("/admin/backups");
    expect(page.text).toContain("The last backup failed");
  },
);

/** In a process of its own: whoever has asked the file here would keep hold of it. */
async function withoutLease(running: Product): Promise<void> {
  const { code } = await running.run("--input-type=module", [
    "--eval",
    `import Database from "libsql";
    const { DATA_DIR, DATABASE_ENCRYPTION_KEY: encryptionKey } = process.env;
    new Database(DATA_DIR + "/aliwell.db", { encryptionKey }).exec("delete from process_leases");`,
  ]);
  expect(code).toBe(0);
}

/** A server of libSQL that has taken the copy in carries on with what was said. */
async function isServedFrom(file: string, context: TestContext): Promise<void> {
  const server = await startHranaProcess({ file, encryptionKey: "" });
  context.onTestFinished(() => server.stop());
  const moved = await started(context, {
    DATABASE_URL: server.url,
    DATABASE_AUTH_TOKEN: HRANA_TOKEN,
  });
  const person = await signedIn(moved);
  expect((await person.get("/chat")).text).toContain("the badger slept all day");
  await say(person, "and now it lives elsewhere");
  expect((await person.get("/chat")).text).toContain("and now it lives elsewhere");
}

longTest(
  "the database moves to a server by its plain copy, and gets another key while nobody uses it",
  AT_ONCE,
  async (context) => {
    const running = await started(context, {});
    await say(await signedIn(running), "the badger slept all day");
    const plain = path.join(newFolder(context), "plain.db");
    expect((await running.run("db/plain-copy.ts", [plain])).out).toContain("NOT encrypted");
    expect(readFileSync(plain).includes("the badger slept all day")).toBe(true);
    await isServedFrom(plain, context);
    const early = await running.run("db/rekey.ts", [], { NEW_DATABASE_ENCRYPTION_KEY: OTHER_KEY });
    expect(early.out).toContain("the server still runs: stop it first");
    // One that nobody asks anything holds no lease.
    await withoutLease(running);
    const idle = await running.run("db/rekey.ts", [], { NEW_DATABASE_ENCRYPTION_KEY: OTHER_KEY });
    expect(idle.out).toContain("the server still runs: stop it first");
    await running.end("SIGTERM");
    const short = await running.run("db/rekey.ts", [], { NEW_DATABASE_ENCRYPTION_KEY: "short" });
    expect(short.code).toBe(1);
    const done = await running.run("db/rekey.ts", [], { NEW_DATABASE_ENCRYPTION_KEY: OTHER_KEY });
    expect(done.out).toContain("is encrypted with the new key");
    expect(done.code).toBe(0);
    const names = readdirSync(running.dataDir);
    expect(names).toContain("aliwell.db.before-rekey");
    await expect(running.start()).rejects.toThrow(/DATABASE_ENCRYPTION_KEY/);
    running.set({ DATABASE_ENCRYPTION_KEY: OTHER_KEY });
    await running.start();
    const back = await signedIn(running);
    expect((await back.get("/chat")).text).toContain("the badger slept all day");
  },
);

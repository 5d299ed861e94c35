import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { longTest } from "#tests/setup/long.ts";
import { newMember } from "#tests/setup/members.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const run = promisify(execFile);

test("what people write is encrypted in the file, and another key opens nothing", async () => {
  const { visitor, email } = await newMember();
  const page = await visitor.get("/chat");
  await visitor.submit(page, { message: "the heron stood in the reeds" });
  const folder = process.env.DATA_DIR ?? "";
  const files = readdirSync(folder).filter((name) => name.startsWith("aliwell.db"));
  expect(files).toContain("aliwell.db");
  for (const name of files) {
    const bytes = readFileSync(join(folder, name)).toString("latin1");
    expect(bytes).not.toContain("heron stood");
    expect(bytes).not.toContain(email);
    expect(bytes).not.toContain("SQLite format 3");
  }
  const url = `file:${join(folder, "aliwell.db")}`;
  const stranger = createClient({ url, encryptionKey: "another key altogether" });
  await expect(stranger.execute("select count(*) from users")).rejects.toThrow();
  stranger.close();
});

longTest("migrations run twice and side by side, each once", async () => {
  const folder = temporaryFolder("migrate");
  const url = `file:${join(folder, "aliwell.db")}`;
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: url,
    DATABASE_ENCRYPTION_KEY: "k".repeat(40),
  };
  const migrate = () => run(process.execPath, ["db/migrate.ts"], { env });
  await Promise.all([migrate(), migrate(), migrate()]);
  await migrate();
  const client = createClient({ url, encryptionKey: "k".repeat(40) });
  const applied = await client.execute("select created_at from __drizzle_migrations");
  const times = applied.rows.map((row) => row.created_at);
  expect(new Set(times).size).toBe(times.length);
  expect(times.length).toBeGreaterThan(0);
  const mode = await client.execute("pragma journal_mode");
  expect(mode.rows[0]?.journal_mode).toBe("wal");
  const orphan = client.execute(
    "insert into drafts (user_id, conversation, content, tier, updated_at) values ('nobody', 'x', 'x', 'none', 1)",
  );
  await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
  client.close();
});

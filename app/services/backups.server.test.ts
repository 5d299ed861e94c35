import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { S3Server } from "#tests/setup/s3-server.ts";
import { openBackupStore, type BackupStore } from "./backups.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "stores-"));
let server: S3Server;
const stores: Record<string, BackupStore> = {};

beforeAll(async () => {
  server = await S3Server.start();
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
  stores["a folder"] = await openBackupStore(path.join(folder, "place"));
  stores["a bucket"] = await openBackupStore(`s3://${S3Server.bucket}/some/place`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe.each(["a folder", "a bucket"])("%s", (kind) => {
  const store = () => stores[kind] as BackupStore;
  const newFile = (bytes: Buffer) => {
    const file = path.join(folder, `draft-${randomBytes(6).toString("hex")}`);
    writeFileSync(file, bytes);
    return file;
  };

  test("gives back what was put there, byte for byte, under its name", async () => {
    const bytes = randomBytes(3_000_000);
    const draft = newFile(bytes);
    await store().put("one.db", draft);
    expect(existsSync(draft)).toBe(false);
    expect(await store().list()).toContain("one.db");
    const fetched = path.join(folder, `fetched-${kind.replace(" ", "-")}`);
    await store().fetch("one.db", fetched);
    expect(readFileSync(fetched).equals(bytes)).toBe(true);
    await expect(store().fetch("none.db", `${fetched}-none`)).rejects.toMatchObject({
      failure: "missing",
    });
    await store().remove("one.db");
    expect(await store().list()).not.toContain("one.db");
  });

  test("keeps a list of deletions that only grows and is no backup", async () => {
    expect(await store().notes()).toEqual([]);
    await store().note(["first", "second"]);
    await store().note(["third"]);
    expect(await store().notes()).toEqual(["first", "second", "third"]);
    expect(await store().list()).toEqual([]);
  });
});

test("a bucket that isn't there, and a server that doesn't answer, are told by their kind", async () => {
  const other = await openBackupStore("s3://not-there");
  await expect(other.list()).rejects.toMatchObject({ failure: "missing" });
  vi.stubEnv("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:9");
  const gone = await openBackupStore(`s3://${S3Server.bucket}`);
  await expect(gone.list()).rejects.toMatchObject({ failure: "unreachable" });
});

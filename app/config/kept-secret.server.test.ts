import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

let directory = "";

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "kept-secret-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("processes that start at once agree on one secret and leave nothing else behind", async () => {
  const program = `import { keptSecret } from ${JSON.stringify(import.meta.dirname + "/kept-secret.server.ts")};
    process.stdout.write(keptSecret(${JSON.stringify(path.join(directory, "deep"))}, "a.key"));`;
  const run = () =>
    promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", program]);
  const outputs = await Promise.all(Array.from({ length: 6 }, run));
  const secrets = new Set(outputs.map(({ stdout }) => stdout));
  expect([...secrets]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(readdirSync(path.join(directory, "deep"))).toEqual(["a.key"]);
});

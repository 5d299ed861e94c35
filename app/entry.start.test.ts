import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import net from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { portOf } from "#tests/setup/smtp-double.ts";

async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/entry.start.js`], {
    env: { ...process.env, ...settings },
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  const [status, stdout, stderr] = await Promise.all([
    promise,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, stdout, stderr };
}

test("a wrong setting stops the start, each in one line that names it", async () => {
  const { status, stdout, stderr } = await start({ CRISIS_REGION: "XX", LOG_LEVEL: "loud" });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([
    expect.any(String),
    "  CRISIS_REGION: expected one of US, GB, IE, CA, AU, NZ, ES, MX",
    expect.stringMatching(/^ {2}LOG_LEVEL: expected one of/),
  ]);
});

test("a port that is taken stops the start before anything is written", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = net.createServer().listen(0, "127.0.0.1", resolve);
  await promise;
  const port = String(portOf(server));
  const { status, stderr } = await start({ PORT: port });
  server.close();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`Port ${port} on 127.0.0.1 is in use: set PORT to another one.`);
  expect(readdirSync(process.env.DATA_DIR ?? "")).not.toContain("aliwell.db");
});

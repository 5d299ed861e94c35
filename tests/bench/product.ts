import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { ENGINE_OPTIONS, SERVER, SERVER_VARIABLES } from "#app/config/serve.js";
import type { Member } from "./members.ts";
import { modelNamed, type Pace } from "./words.ts";
import { forkOwn, startNode, stop, told, untilAnswered } from "./processes.ts";
import type { Watched } from "./watch.ts";

export const WORK_FOLDER = ".cache/bench";

/** The product as it runs for people, and the members who use it. */
export interface Product {
  url: string;
  server: ChildProcess;
  members: Member[];
  env: Record<string, string>;
}

/**
 * Starts the product in production with a model of this pace and this many signed-in members, and
 * with settings of its own where there are any.
 */
export async function startProduct(
  modelUrl: string,
  pace: Pace,
  memberCount: number,
  changes: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...settings(port),
    ANTHROPIC_BASE_URL: modelUrl,
    ANTHROPIC_MODEL: modelNamed(pace),
    ...changes,
  };
  const filling = forkOwn("members.ts", [String(memberCount)], env);
  const members = await told<Member[]>(filling, "members");
  await stop(filling);
  const profiling = process.env.BENCH_CPU_PROFILE
    ? ["--cpu-prof", `--cpu-prof-dir=${process.env.BENCH_CPU_PROFILE}`]
    : [];
  const server = startNode(
    [...ENGINE_OPTIONS, ...profiling, "--import", "./tests/bench/watch.ts", ...SERVER],
    { ...env, ...SERVER_VARIABLES, NODE_ENV: "production" },
    { logFile: join(env.DATA_DIR, "server.log"), hasChannel: true },
  );
  await untilAnswered(`${url}/healthz`);
  return { url, server, members, env };
}

/** The settings of a run of its own: an empty data folder, on loopback, with no limit on speed. */
export function settings(port: number) {
  mkdirSync(WORK_FOLDER, { recursive: true });
  return {
    APP_MODE: "demo",
    HOST: "127.0.0.1",
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: mkdtempSync(join(WORK_FOLDER, "data-")),
    RATE_LIMITS: "off",
    DAILY_TOKENS_PER_PERSON: "999999999",
    DAILY_TOKENS_TOTAL: "999999999",
    LOG_LEVEL: "info",
    ANTHROPIC_API_KEY: "bench",
  };
}

/** Begins to watch the server anew. */
export function resetMeasurements(server: ChildProcess): void {
  server.send("reset");
}

/** What was seen of the server since it is watched. */
export function readMeasurements(server: ChildProcess): Promise<Watched> {
  const telling = told<Watched>(server, "watched");
  server.send("tell");
  return telling;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address && typeof address === "object" ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

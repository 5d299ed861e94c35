// `npm run fuzz`: starts the built product and sends it posts that no form of ours sends, over every
// route. `-- --seed 7 --count 500` repeats a run, `--from 1234 --count 1` a single post of it.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfChanged } from "#app/config/build.js";
import { ENGINE_OPTIONS, SERVER, SERVER_VARIABLES } from "#app/config/serve.js";
import {
  forkOwn,
  memoryOf,
  startNode,
  stop,
  stopAll,
  told,
  untilAnswered,
} from "#tests/bench/processes.ts";
import { freePort, settings, WORK_FOLDER } from "#tests/bench/product.ts";
import { PATTERNS } from "./patterns.ts";
import type { Kind } from "./people.ts";
import { makeOrdinaryPost, makePost } from "./posts.ts";
import { Random } from "./random.ts";
import { Report } from "./report.ts";
import { Seats } from "./seats.ts";
import { sendPost } from "./send.ts";

const AT_ONCE = 4;
const WARMING_POSTS = 1_500;
/** The engine gives back what it held for work some time after there is none. */
const SETTLE_MS = 60_000;
/** A server that stands still this often is not asked fifty thousand times. */
const MAX_UNANSWERED = 5;
const MAX_FAILURES = 5_000;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    count: { type: "string", default: "50000" },
    from: { type: "string", default: "0" },
    "settle-seconds": { type: "string", default: String(SETTLE_MS / 1_000) },
  },
});
const seed = whole("seed", values.seed);
const count = whole("count", values.count);
const from = whole("from", values.from);
const settleMs = whole("settle-seconds", values["settle-seconds"]) * 1_000;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)));
}
try {
  buildIfChanged();
  console.log(`seed ${seed}, ${count} posts over ${PATTERNS.length} routes`);
  process.exitCode = (await fuzz()) ? 0 : 1;
} finally {
  await stopAll();
  if (existsSync(WORK_FOLDER)) rmSync(WORK_FOLDER, { recursive: true });
}

async function fuzz(): Promise<boolean> {
  const port = await freePort();
  mkdirSync(WORK_FOLDER, { recursive: true });
  // No model: what the product does by itself is tried, and nothing leaves the machine.
  const env = {
    ...settings(port),
    ANTHROPIC_API_KEY: "",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  };
  const filling = forkOwn("../fuzz/people.ts", [], env);
  const cookies = await told<Record<Kind, string[]>>(filling, "cookies");
  await stop(filling);
  const logFile = join(env.DATA_DIR, "server.log");
  const server = startNode(
    [...ENGINE_OPTIONS, ...SERVER],
    { ...env, ...SERVER_VARIABLES },
    { logFile },
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/healthz`);

  const seats = new Seats(origin, cookies);
  await seats.lookAround();
  await sendAll(seats, new Report(), -WARMING_POSTS, 0);
  await wait(settleMs);
  const before = memoryOf(server);
  const startedAt = performance.now();
  const report = new Report();
  await sendAll(seats, report, from, from + count);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${report.sent} posts in ${seconds.toFixed(0)} s`);
  await wait(settleMs);
  const isUp = server.exitCode === null && server.signalCode === null;
  if (!isUp) console.log(`the server ended: ${server.exitCode ?? server.signalCode}`);
  printErrors(logFile);
  return report.print(count, before, isUp ? memoryOf(server) : Number.NaN) && isUp;
}

/** Where the server's own errors came from, as far as its log says. */
function printErrors(logFile: string): void {
  const places = new Map<string, number>();
  for (const line of readFileSync(logFile, "utf8").split("\n")) {
    const [, name] = /"errorName":"([^"]*)"/.exec(line) ?? [];
    const [, frame = "no place of ours"] = /"frames":\["([^"]*)"/.exec(line) ?? [];
    if (name) places.set(`${name} at ${frame}`, (places.get(`${name} at ${frame}`) ?? 0) + 1);
  }
  for (const [place, times] of places) console.log(`  ${times} of ${place}`);
}

/** Sends the posts of these numbers, some at once; those below nothing are as browsers send them. */
async function sendAll(seats: Seats, report: Report, first: number, end: number): Promise<void> {
  let next = first;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < end && isWorthGoingOn(report)) {
        const index = next;
        next += 1;
        await sendOne(seats, report, index);
      }
    }),
  );
}

async function sendOne(seats: Seats, report: Report, index: number): Promise<void> {
  const random = new Random(seed, index);
  const situation = seats.situationFor(random);
  const { seat, origin } = situation;
  const post = index < 0 ? makeOrdinaryPost(random, situation) : makePost(random, situation);
  const answer = await sendPost(origin, post);
  report.note(index, seat.who, post, answer);
  await seats.learn(seat, post, answer);
}

function isWorthGoingOn(report: Report): boolean {
  return report.unanswered < MAX_UNANSWERED && report.failures < MAX_FAILURES;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`--${name} takes a number`);
  return value;
}

import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import { ask } from "./ask.ts";
import { buildBareApp, serveBareApp } from "./bare-page.ts";
import { median, type Figure } from "./figures.ts";
import { memoryOf, startNode, stop, untilAnswered } from "./processes.ts";
import { freePort, settings } from "./product.ts";

const STARTS = 3;
const VISITS = 20;
/** Right after work the engine still holds the room for more; it gives it back when nothing comes. */
const SETTLE_MS = 3_000;
const IDLE_MS = 45_000;
const MIB = 1_024 * 1_024;

/** A database, a detector and a trained model, beside an app of two pages. */
const TIMES_A_BARE_START = 4;

/**
 * How soon `npm start` answers once everything is built, beside the framework's own server with a bare
 * page, and what the server holds when idle.
 */
export async function measureStart(): Promise<Figure[]> {
  const port = await freePort();
  const env = settings(port);
  const url = `http://127.0.0.1:${port}`;
  const begin = () =>
    startNode(["app/entry.start.js"], env, { logFile: join(env.DATA_DIR, "start.log") });
  // The first start makes the database, its secrets and the demonstration accounts.
  const first = begin();
  const firstMs = await untilAnswered(`${url}/healthz`);
  await stop(first);
  const bareApp = buildBareApp("<body></body>", "<body></body>");
  const startMs: number[] = [];
  const bareMs: number[] = [];
  const settled: number[] = [];
  let idle = Number.NaN;
  for (let start = 0; start < STARTS; start += 1) {
    const bare = await serveBareApp(bareApp, 0);
    bareMs.push(bare.startedMs);
    await stop(bare.server);
    const server = begin();
    startMs.push(await untilAnswered(`${url}/healthz`));
    for (let visit = 0; visit < VISITS; visit += 1) await ask(`${url}/auth`, {});
    await wait(SETTLE_MS);
    settled.push(memoryOf(server) / MIB);
    if (start === STARTS - 1) {
      await wait(IDLE_MS - SETTLE_MS);
      idle = memoryOf(server) / MIB;
    }
    await stop(server);
  }
  return [
    {
      name: "from npm start to the first answer, when built",
      ours: median(startMs) / 1_000,
      yardstick: median(bareMs) / 1_000,
      unit: "s",
      timesAtMost: TIMES_A_BARE_START,
      note: `median of ${STARTS} starts; the first of all, with its database, ${(firstMs / 1_000).toFixed(1)} s`,
    },
    {
      name: "memory when idle",
      ours: idle,
      unit: "MB",
      atMost: 150,
      note: `resident, after ${VISITS} pages and ${IDLE_MS / 1_000} s of quiet; after ${SETTLE_MS / 1_000} s it is ${median(settled).toFixed(0)} MB, median of ${STARTS}`,
    },
  ];
}
